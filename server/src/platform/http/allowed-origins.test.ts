import { listStores } from 'contract/stores';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEdge } from '../../testing/test-edge.js';
import { Prepared } from './prepared.js';
import { route } from './route.js';

const routes = [route(listStores, async () => [])];
const url = '/api/e-com/stores';
const preflight = {
  'access-control-request-method': 'PUT',
  'access-control-request-headers': 'authorization, cache-control, content-type',
};

describe('pages of other origins', () => {
  let app: FastifyInstance;
  const ask = (origin: string, method: 'GET' | 'OPTIONS' = 'GET', more: Record<string, string> = {}) =>
    app.inject({ method, url, headers: { origin, ...more } });

  beforeAll(async () => {
    const variables = { ALLOWED_ORIGINS: 'https://shop.test, https://www.shop.test' };
    ({ app } = await openEdge({ variables, routes }));
  });
  afterAll(() => app.close());

  it('may call when they are named', async () => {
    const { headers, statusCode } = await ask('https://www.shop.test');
    expect(statusCode).toBe(200);
    expect(headers['access-control-allow-origin']).toBe('https://www.shop.test');
    expect(headers['access-control-expose-headers']).toContain('retry-after');
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    expect(String(headers.vary)).toContain('origin');
  });

  it('are told apart in caches also where an answer was made ahead', async () => {
    const prepared = [route(listStores, async () => new Prepared([]))];
    const { app: shop } = await openEdge({
      variables: { ALLOWED_ORIGINS: 'https://shop.test' },
      routes: prepared,
    });
    const { headers } = await shop.inject({ url, headers: { origin: 'https://shop.test' } });
    expect(String(headers.vary).split(', ').sort()).toEqual(['accept-encoding', 'origin']);
    await shop.close();
  });

  it('are asked for ahead of a call with a token', async () => {
    const { headers, statusCode, body } = await ask('https://shop.test', 'OPTIONS', preflight);
    expect([statusCode, body]).toEqual([204, '']);
    expect(headers['access-control-allow-methods']).toContain('PUT');
    expect(headers['access-control-allow-headers']).toContain('authorization');
    expect(headers['access-control-max-age']).toBe('600');
  });

  it('answer no question for methods but that, and that to no others', async () => {
    const bare = await ask('https://shop.test', 'OPTIONS');
    expect([bare.statusCode, bare.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect((await ask('https://evil.test', 'OPTIONS', preflight)).statusCode).toBe(405);
  });

  it.each(['https://evil.test', 'https://shop.test.evil.test', 'http://shop.test', 'null'])(
    'may not call from %s',
    async (origin) => {
      for (const answer of [await ask(origin), await ask(origin, 'OPTIONS', preflight)]) {
        expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
        expect(String(answer.headers.vary)).toContain('origin');
      }
    },
  );

  it('read refusals too', async () => {
    const { headers, statusCode } = await app.inject({
      url: '/api/nothing',
      headers: { origin: 'https://shop.test' },
    });
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([404, 'https://shop.test']);
  });

  it('cannot call at all where none is named', async () => {
    const { app: closed } = await openEdge({ routes });
    const { headers } = await closed.inject({ url, headers: { origin: 'https://shop.test' } });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    await closed.close();
  });
});
