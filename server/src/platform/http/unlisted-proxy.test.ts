import { listStores } from 'contract/stores';
import { describe, expect, it } from 'vitest';
import { openEdge } from '../../testing/test-edge.js';
import { hours, standingClock } from '../clock.js';
import { route } from './route.js';

const routes = [route(listStores, async () => [])];
const forwarded = { 'x-forwarded-for': '203.0.113.5' };

async function warningsAfter(
  asked: { from: string; headers?: Record<string, string>; times?: number }[],
  variables: Record<string, string> = {},
) {
  const clock = standingClock(new Date('2026-11-20T18:00:00Z'));
  const { app, log } = await openEdge({ routes, clock, variables });
  for (const { from, headers = {}, times = 1 } of asked) {
    for (let time = 0; time < times; time++)
      await app.inject({ url: '/api/e-com/stores', remoteAddress: from, headers });
    clock.advance(hours(1));
  }
  await app.close();
  return log()
    .split('\n')
    .filter((line) => line.includes('TRUSTED_PROXIES'))
    .map((line) => JSON.parse(line));
}

describe('a proxy that the settings do not name', () => {
  it('is told of at its first request, and then by the hour with their number', async () => {
    const from = '127.0.0.1';
    const warnings = await warningsAfter([
      { from, headers: forwarded, times: 5 },
      { from, headers: forwarded, times: 3 },
    ]);
    expect(warnings).toMatchObject([
      { level: 'warn', proxy: '127.0.0.1', requests: 1 },
      { level: 'warn', proxy: '127.0.0.1', requests: 5 },
    ]);
  });

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.7', '172.17.0.1', '192.168.1.1', 'fd00::1'])(
    'is one nearby, such as %s',
    async (from) => {
      expect(await warningsAfter([{ from, headers: forwarded }])).toHaveLength(1);
    },
  );

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip'])('gives itself away by %s', async (header) => {
    const headers = { [header]: 'for=203.0.113.5' };
    expect(await warningsAfter([{ from: '127.0.0.1', headers }])).toHaveLength(1);
  });

  it('is not seen in what somebody far away writes', async () => {
    expect(await warningsAfter([{ from: '203.0.113.9', headers: forwarded }])).toEqual([]);
  });

  it('is not seen where nothing is forwarded, or the settings name it', async () => {
    expect(await warningsAfter([{ from: '127.0.0.1' }])).toEqual([]);
    const named = { TRUSTED_PROXIES: 'loopback' };
    expect(await warningsAfter([{ from: '127.0.0.1', headers: forwarded }], named)).toEqual([]);
    const another = { TRUSTED_PROXIES: '10.0.0.0/8' };
    expect(await warningsAfter([{ from: '127.0.0.1', headers: forwarded }], another)).toHaveLength(1);
  });
});
