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
  'service-worker.js': 'const built = true;',
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
    '/.git/config',
    '/.git/refs/heads/main',
    '/shop/.git/config',
    '/%2egit/config',
    '/.well-known/',
    '/metrics',
    '/metrics/all',
    '/API/e-com/stores',
    '/Api/nothing',
    '/FILES/one',
    '/DEMO/mail',
    '/files/a/b',
    '/api/no-such-call',
  ])('has nothing at %s', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found' }]);
  });

  it('lets the worker for lost connections never grow old', async () => {
    const { body, headers } = await get('/service-worker.js');
    expect(body).toBe('const built = true;');
    expect(headers['cache-control']).toBe('public, max-age=0');
    expect(String(headers['content-security-policy'])).toContain("connect-src 'self'");
  });

  it('sends another in its place that clears everything and goes, when it is switched off', async () => {
    const off = await openEdge({ webFolder: folder, variables: { SERVICE_WORKER: 'off' } });
    const { body, headers } = await off.app.inject('/service-worker.js');
    expect(body).toContain('registration.unregister()');
    expect(body).toContain('caches.delete');
    expect(body).not.toContain("'fetch'");
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
    });
    await off.app.close();
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
