import { rmSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StaffAskers } from '../features/staff/sessions/staff-askers.js';
import { systemClock } from '../platform/clock.js';
import { createLog } from '../platform/log.js';
import { readSettings } from '../platform/settings.js';
import type { Shop } from '../platform/shop.js';
import { webBuildOf } from '../testing/test-edge.js';
import { buildStaffApp } from './build.js';

const script = 'export const wine = "Barolo";'.repeat(100);
const folder = webBuildOf({
  'index.html': '<!doctype html><title>Staff</title>',
  'mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/index-4f3a.js': script,
  'assets/index-4f3a.js.br': brotliCompressSync(script).toString('latin1'),
  'home-preview.html': '<!doctype html><title>Preview</title>',
  'pages.json': JSON.stringify([{ path: '/home-preview', page: 'home-preview.html' }]),
  'csp.json': JSON.stringify({ styles: ['sha256-def='] }),
});

describe("the staff's application", () => {
  let app: FastifyInstance;
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

  beforeAll(async () => {
    const settings = readSettings({ DEMO: '1' });
    const shop = {
      settings,
      log: createLog('silent'),
      clock: systemClock,
      staffUrl: () => 'https://staff.test',
    } as unknown as Shop;
    app = await buildStaffApp(shop, { routes: [], askers: new StaffAskers(shop), serve: () => {} }, folder);
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it.each(['/', '/login', '/invitation?token=abc', '/no/such/page'])(
    'opens %s with its page',
    async (url) => {
      const { statusCode, body, headers } = await get(url);
      expect([statusCode, body]).toEqual([200, '<!doctype html><title>Staff</title>']);
      expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
    },
  );

  it('sends its forms to nobody else and runs nothing that is written into the page', async () => {
    const policy = String((await get('/')).headers['content-security-policy']).split('; ');
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("script-src 'self'");
    expect(policy.find((rule) => rule.startsWith('style-src'))).toContain("'sha256-def='");
    expect(policy.join()).not.toMatch(/unsafe|\*|stripe/);
  });

  it('may use the camera, for the codes of bottles, and nothing else of the device', async () => {
    const powers = String((await get('/')).headers['permissions-policy']).split(', ');
    expect(powers).toContain('camera=(self)');
    expect(powers.filter((power) => !power.endsWith('=()'))).toEqual(['camera=(self)']);
  });

  it('shows a page of its own in its frames, and itself in nobody’s', async () => {
    const rulesOf = async (url: string) => {
      const { body, headers } = await get(url);
      const policy = String(headers['content-security-policy']).split('; ');
      const framing = policy.filter((rule) => rule.startsWith('frame-'));
      return [body, headers['x-frame-options'], ...framing];
    };
    expect(await rulesOf('/home-preview')).toEqual([
      '<!doctype html><title>Preview</title>',
      'SAMEORIGIN',
      "frame-src 'none'",
      "frame-ancestors 'self'",
    ]);
    expect(await rulesOf('/home')).toEqual([
      '<!doctype html><title>Staff</title>',
      'DENY',
      "frame-src 'self'",
      "frame-ancestors 'none'",
    ]);
  });

  it('sends what was built compressed and for a year, and what is no page as nothing', async () => {
    const { headers } = await get('/assets/index-4f3a.js', { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await get('/mark.svg')).headers['cache-control']).toBe('public, max-age=3600');
    for (const nothing of ['/assets/none.js', '/csp.json', '/demo/mail', '/api/staff/me'])
      expect([nothing, (await get(nothing)).statusCode]).toEqual([nothing, 404]);
  });
});
