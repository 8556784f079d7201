import { endpoint } from 'contract/platform/endpoint';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEdge } from '../../testing/test-edge.js';
import { Prepared } from './prepared.js';
import { route } from './route.js';

const closed = { about: 'Lists wishes.', data: v.array(v.string()) };
const open = { ...closed, open: true } as const;

const routes = [
  route(endpoint('GET', 'own/made', closed), async () => ['Barolo']),
  route(endpoint('GET', 'own/prepared', closed), async () => new Prepared(['Barolo'])),
  route(endpoint('GET', 'open/made', open), async () => ['Barolo']),
  route(endpoint('GET', 'open/prepared', open), async () => new Prepared(['Barolo'])),
];

describe('an answer to a customer', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    ({ app } = await openEdge({ routes }));
  });
  afterAll(() => app.close());

  it.each([
    ['/api/own/made', 'private, no-store'],
    ['/api/own/prepared', 'private, no-cache'],
    ['/api/own/nothing', 'private, no-store'],
    ['/api/open/made', 'no-store'],
    ['/api/open/prepared', 'no-cache'],
  ])('is kept by no cache in between, unlike what everybody reads: %s', async (url, keeping) => {
    const answer = await app.inject({ url, headers: { authorization: 'Bearer a' } });
    expect(answer.headers['cache-control']).toBe(keeping);
    const again = await app.inject({ url, headers: { 'if-none-match': String(answer.headers.etag) } });
    expect(again.headers['cache-control']).toBe(keeping);
  });
});
