import { type Endpoint, endpoint } from 'contract/platform/endpoint';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEdge } from '../../testing/test-edge.js';
import { route } from './route.js';

const about = 'Something about orders.';
const path = v.object({ id: v.string() });
const served: Endpoint[] = [
  endpoint('GET', 'orders', { about, open: true }),
  endpoint('POST', 'orders', { about, open: true }),
  endpoint('GET', 'orders/export', { about, open: true }),
  endpoint('PUT', 'orders/{id}', { about, open: true, path }),
  endpoint('DELETE', 'orders/{id}', { about, open: true, path }),
  endpoint('GET', 'orders/{id}/lines', { about, open: true, path }),
];

describe('an address with other methods', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    ({ app } = await openEdge({ routes: served.map((each) => route(each, async () => {})) }));
  });
  afterAll(() => app.close());

  const ask = async (asked: string) => {
    const [method, url] = asked.split(' ');
    const { statusCode, headers } = await app.inject({ method: method as 'GET', url: `/api/${url}` });
    return headers.allow ? `${statusCode}: ${headers.allow}` : `${statusCode}`;
  };

  it.each([
    ['DELETE orders', '405: GET, POST, HEAD'],
    ['OPTIONS orders', '405: GET, POST, HEAD'],
    ['POST orders?page=2', '200'],
    ['GET orders/17', '405: PUT, DELETE'],
    ['HEAD orders/17', '405: PUT, DELETE'],
    ['TRACE orders/17', '405: PUT, DELETE'],
    ['PUT orders/17', '200'],
    ['POST orders/', '405: PUT, DELETE'],
    ['PATCH orders/17/lines', '405: GET, HEAD'],
    ['HEAD orders/17/lines', '200'],
    ['POST orders/%2F/lines', '405: GET, HEAD'],
  ])('%s → %s', async (asked, answer) => {
    expect(await ask(asked)).toBe(answer);
  });

  it.each([
    ['DELETE orders/export', '405: GET, HEAD'],
    ['PUT orders/export', '405: GET, HEAD'],
    ['PATCH orders/export', '405: GET, HEAD'],
    ['OPTIONS orders/export', '405: GET, HEAD'],
    ['GET orders/export', '200'],
  ])('is not taken for an id: %s → %s', async (asked, answer) => {
    expect(await ask(asked)).toBe(answer);
  });

  it.each([
    ['DELETE orders/17/lines/2', '404'],
    ['GET nothing', '404'],
    ['OPTIONS nothing', '405: GET, HEAD, POST, PUT, PATCH, DELETE'],
  ])('no address: %s → %s', async (asked, answer) => {
    expect(await ask(asked)).toBe(answer);
  });
});
