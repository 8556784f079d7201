import { rmSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEdge, webBuildOf } from '../testing/test-edge.js';

const script = 'export const wine = "Barolo";'.repeat(100);
const folder = webBuildOf({
  'index.html': '<!doctype html><title>The shop</title>',
  'pages/login.html': '<!doctype html><title>Log in</title>',
  'pages/products.html': '<!doctype html><title>Wines</title>',
  'pages/not-found.html': '<!doctype html><title>Not found</title>',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/index-4f3a.js': script,
  'assets/check-draw.worker-4f3a.js': script,
  'assets/index-4f3a.js.br': brotliCompressSync(script).toString('latin1'),
  'csp.json': JSON.stringify({ scripts: ['sha256-abc='], styles: ['sha256-def='] }),
  'pages.json': JSON.stringify([
    { path: '/' },
    { path: '/login', page: 'pages/login.html' },
    { path: '/products/*', page: 'pages/products.html' },
    { path: '/{city}/{store}' },
    { path: '*', page: 'pages/not-found.html' },
  ]),
});

describe('the web application', () => {
  let app: FastifyInstance;
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  const titleAt = async (url: string) => /<title>(.*)<\/title>/.exec((await get(url)).body)?.[1];

  beforeAll(async () => {
    ({ app } = await openEdge({ webFolder: folder }));
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['/', 'The shop'],
    ['/login', 'Log in'],
    ['/login/', 'Log in'],
    ['/login?back=%2Fcart', 'Log in'],
    ['/products/barolo/12', 'Wines'],
    ['/chicago/west-loop', 'The shop'],
    ['/st-%C3%A9milion/w%C3%A9st', 'The shop'],
  ])('opens %s with the page %s', async (url, title) => {
    expect(await titleAt(url)).toBe(title);
    expect((await get(url)).statusCode).toBe(200);
  });

  it('shows the page of an unknown path as one that is not there', async () => {
    const { statusCode, headers } = await get('/no/such/page');
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await titleAt('/no/such/page')).toBe('Not found');
  });

  it('sends a page once and then only says that it has not changed', async () => {
    const { headers } = await get('/login');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await get('/login', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('lets a page run its own scripts and nothing else', async () => {
    const policy = String((await get('/login')).headers['content-security-policy']).split('; ');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'sha256-abc='");
    expect(policy.find((rule) => rule.startsWith('style-src'))).toContain("'sha256-def='");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.join()).not.toMatch(/unsafe|\*/);
  });

  it('lets a worker ask the shop and fetch more of itself, and a script that is no worker nothing', async () => {
    const policyAt = async (url: string) => (await get(url)).headers['content-security-policy'];
    const policy = String(await policyAt('/assets/check-draw.worker-4f3a.js')).split('; ');
    expect(policy).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'self'",
      "require-trusted-types-for 'script'",
    ]);
    expect(await policyAt('/assets/index-4f3a.js')).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it('serves built files for a year, compressed ahead', async () => {
    const plain = await get('/assets/index-4f3a.js');
    expect(plain.body).toBe(script);
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript; charset=utf-8'),
    });
    const small = await get('/assets/index-4f3a.js', { 'accept-encoding': 'gzip, br' });
    expect(small.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript; charset=utf-8'),
      vary: 'accept-encoding',
    });
  });

  it.each([
    '/assets/index-0000.js',
    '/assets/',
    '/assets/../csp.json',
    '/assets/..%2fcsp.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/..%5c..%5cpackage.json',
    '/csp.json',
    '/pages.json',
    '/pages/login.html',
    '/favicon.ico',
    '/.env',
    '/files/a/b',
    '/api/no-such-call',
  ])('has nothing at %s', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found' }]);
  });

  it('knows the single files beside the pages', async () => {
    const { headers } = await get('/favicon.svg');
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
    });
  });

  it('answers HEAD like GET, without a body', async () => {
    for (const url of ['/login', '/assets/index-4f3a.js', '/healthz']) {
      const head = await app.inject({ method: 'HEAD', url });
      expect([head.statusCode, head.body]).toEqual([200, '']);
      expect(head.headers['content-length']).toBe((await get(url)).headers['content-length']);
    }
  });

  it('takes nothing where there are only pages', async () => {
    const answer = await app.inject({ method: 'POST', url: '/login', payload: {} });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(answer.json()).toMatchObject({ code: 'method_not_allowed' });
  });
});

describe('without a built web application', () => {
  it('the API is served, and the log says what is missing', async () => {
    const { app, log } = await openEdge();
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/login')).json()).toMatchObject({ code: 'not_found' });
    expect(log()).toContain('the web application is not built');
    await app.close();
  });
});
