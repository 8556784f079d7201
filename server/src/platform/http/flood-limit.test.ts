import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listStores } from 'contract/stores';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { openEdge } from '../../testing/test-edge.js';
import { minutes, standingClock } from '../clock.js';
import { FloodGate } from './flood-limit.js';
import { route } from './route.js';

const url = '/api/e-com/stores';
const open = async (variables: Record<string, string> = {}) => {
  const clock = standingClock(new Date('2026-11-20T18:00:00Z'));
  const routes = [route(listStores, async () => [])];
  const { app } = await openEdge({ routes, clock, variables: { REQUESTS_PER_MINUTE: '40', ...variables } });
  const askFrom = async (remoteAddress: string, headers: Record<string, string> = {}, where = url) =>
    app.inject({ url: where, remoteAddress, headers });
  const flood = async (from: string, times: number, ...more: [Record<string, string>?, string?]) => {
    const statuses: number[] = [];
    for (let time = 0; time < times; time++) statuses.push((await askFrom(from, ...more)).statusCode);
    return statuses.filter((status) => status === 200).length;
  };
  return { app, clock, askFrom, flood };
};

/** Sends the target as it is: an HTTP client would first change the address to its usual spelling. */
async function statusOf({ server }: FastifyInstance, target: string, from: string) {
  const { port } = server.address() as AddressInfo;
  const asked = request({
    host: '127.0.0.1',
    port,
    path: target,
    headers: { 'x-forwarded-for': from },
  }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode!;
}

describe('one caller with too many requests', () => {
  it('is told when to come again, and is served then', async () => {
    const { app, clock, askFrom, flood } = await open();
    expect(await flood('203.0.113.5', 20)).toBe(10);
    const refused = await askFrom('203.0.113.5');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '2']);
    expect(refused.json()).toMatchObject({ code: 'too_many_requests', message: expect.any(String) });
    clock.advance(1500);
    expect(await flood('203.0.113.5', 3)).toBe(1);
    clock.advance(minutes(1));
    expect(await flood('203.0.113.5', 20)).toBe(10);
    await app.close();
  });

  it('takes nothing from others', async () => {
    const { app, flood } = await open();
    await flood('203.0.113.5', 20);
    expect(await flood('203.0.113.6', 5)).toBe(5);
    await app.close();
  });

  it.each(['/%61pi/e-com/stores', 'http://shop.test/api/e-com/stores', '/api/e-com/%73tores'])(
    'is counted under every spelling of a call, such as %s',
    async (spelling) => {
      const { app, flood } = await open({ TRUSTED_PROXIES: 'loopback' });
      await app.listen({ port: 0, host: '127.0.0.1' });
      const statuses: number[] = [];
      for (let time = 0; time < 12; time++) statuses.push(await statusOf(app, spelling, '203.0.113.5'));
      expect(statuses.filter((status) => status === 200)).toHaveLength(10);
      expect(await flood('127.0.0.1', 1, { 'x-forwarded-for': '203.0.113.5' })).toBe(0);
      await app.close();
    },
  );

  it('may still ask for health', async () => {
    const { app, flood } = await open();
    await flood('203.0.113.5', 20);
    expect(await flood('203.0.113.5', 50, {}, '/healthz')).toBe(50);
    await app.close();
  });

  it('is the same from every address of its IPv6 network, and another beside it', async () => {
    const { app, flood } = await open();
    expect(await flood('2001:db8:1:2::1', 10)).toBe(10);
    expect(await flood('2001:db8:1:2:ffff::9', 5)).toBe(0);
    expect(await flood('2001:db8:1:3::1', 5)).toBe(5);
    expect(await flood('::ffff:203.0.113.9', 10)).toBe(10);
    expect(await flood('203.0.113.9', 5)).toBe(0);
    await app.close();
  });

  it('cannot make up another address, unless a proxy that is trusted says so', async () => {
    const told = (address: string) => ({ 'x-forwarded-for': address });
    const alone = await open();
    expect(await alone.flood('203.0.113.5', 10)).toBe(10);
    expect((await alone.askFrom('203.0.113.5', told('198.51.100.1'))).statusCode).toBe(429);
    await alone.app.close();

    const behind = await open({ TRUSTED_PROXIES: '10.0.0.0/8' });
    expect(await behind.flood('10.1.1.1', 10, told('198.51.100.1'))).toBe(10);
    expect((await behind.askFrom('10.1.1.1', told('198.51.100.2'))).statusCode).toBe(200);
    expect((await behind.askFrom('10.1.1.1', told('6.6.6.6, 198.51.100.1'))).statusCode).toBe(429);
    await behind.app.close();
  });

  it('is one caller behind a trusted proxy that tells ports too', async () => {
    const { app, flood } = await open({ TRUSTED_PROXIES: '10.0.0.0/8' });
    const told = (address: string) => ({ 'x-forwarded-for': address });
    expect(await flood('10.1.1.1', 10, told('198.51.100.1:4001'))).toBe(10);
    for (const form of ['198.51.100.1:4002', '::ffff:198.51.100.1', '[::ffff:c633:6401]:80'])
      expect(await flood('10.1.1.1', 3, told(form)), form).toBe(0);
    expect(await flood('10.1.1.1', 10, told('[2001:db8::1]:4001'))).toBe(10);
    expect(await flood('10.1.1.1', 3, told('[2001:db8::2]:4002'))).toBe(0);
    await app.close();
  });

  it('is not looked for on this machine, nor where the setting is 0', async () => {
    const { app, flood } = await open();
    expect(await flood('127.0.0.1', 50)).toBe(50);
    expect(await flood('::1', 50)).toBe(50);
    await app.close();
    const free = await open({ REQUESTS_PER_MINUTE: '0' });
    expect(await free.flood('203.0.113.5', 500)).toBe(500);
    await free.app.close();
  });

  it('costs no more memory than 50,000 callers, and the oldest is forgotten first', () => {
    const gate = new FloodGate(40);
    for (let caller = 0; caller < 60_000; caller++) gate.wait(String(caller), caller);
    expect(gate.size).toBe(50_000);
  });
});
