import { listProducts, suggestProducts } from 'contract/catalogue';
import type { Endpoint } from 'contract/platform/endpoint';
import { beforeAll, expect, it } from 'vitest';
import { jsonSchemaOf } from '../platform/http/answer-schema.js';
import { describeShop } from '../testing/describe-shop.js';
import type { TestCustomer } from '../testing/test-customer.js';
import { exampleOf } from './api-docs/example.js';

/** Names that every plain object has by inheritance. */
const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];

type Fields = Record<string, unknown>;
type Part = 'path' | 'query' | 'body';

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/**
 * Copies of the value, one for each text in it, with that text replaced. Numbers stay, because nobody looks
 * them up.
 */
function* withTextReplaced(value: unknown, by: string): Generator<unknown> {
  if (typeof value === 'string') yield by;
  else if (Array.isArray(value))
    for (const changed of withTextReplaced(value[0], by)) yield [changed, ...value.slice(1)];
  else if (isObject(value))
    for (const [name, field] of Object.entries(value))
      for (const changed of withTextReplaced(field, by)) yield { ...value, [name]: changed };
}

const goodOf = ({ shape }: Endpoint, part: Part) =>
  shape[part] ? ((exampleOf(jsonSchemaOf(shape[part])) ?? {}) as Fields) : {};

/** For each endpoint, calls with one of these names as a text, and calls with it as a field. */
function* callsWith(endpoint: Endpoint, name: string) {
  const good = {
    path: goodOf(endpoint, 'path'),
    query: goodOf(endpoint, 'query'),
    body: goodOf(endpoint, 'body'),
  };
  for (const part of ['path', 'query', 'body'] as const)
    for (const changed of withTextReplaced(good[part], name)) yield { ...good, [part]: changed };
  yield { ...good, query: Object.fromEntries([...Object.entries(good.query), [name, name]]) };
  yield { ...good, body: Object.fromEntries([...Object.entries(good.body), [name, { [name]: name }]]) };
}

function addressOf({ path }: Endpoint, params: Fields, query: Fields) {
  const named = new Map(Object.entries(params));
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(named.get(name))));
  const asked = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return `/api/${place}?${new URLSearchParams(asked)}`;
}

describeShop('a text that every object knows', (shop) => {
  let ada: TestCustomer;
  beforeAll(async () => {
    ada = await shop.customer();
  });

  it.each(inherited)('is a text like any other in every field of every call: %s', async (name) => {
    const endings = shop.whole.routes.map(({ endpoint }) => endpoint).filter(({ path }) => endsSession(path));
    expect(endings).toHaveLength(2);
    for (const { endpoint } of shop.whole.routes) {
      if (endings.includes(endpoint)) continue;
      for (const { path, query, body } of callsWith(endpoint, name)) {
        const ask = () =>
          shop.app.inject({
            method: endpoint.method,
            url: addressOf(endpoint, path as Fields, query as Fields),
            headers: {
              ...ada.headers,
              'content-type': 'application/json',
              'idempotency-key': name.repeat(8),
            },
            ...(endpoint.method !== 'GET' && { payload: JSON.stringify(body) }),
          });
        let answer = await ask();
        // Ten wrong passwords end a session, so another customer makes the calls that follow.
        if (answer.statusCode === 401 && !endpoint.shape.open) {
          ada = await shop.customer();
          answer = await ask();
        }
        const asked = `${endpoint.method} ${endpoint.path} ${JSON.stringify({ path, query, body })}`;
        expect(answer.statusCode, asked).toBeLessThan(500);
      }
    }
  });

  it.each(inherited)('may be looked for on the shelves: %s', async (q) => {
    const query = { store_id: '1', q };
    const bob = await shop.customer();
    expect(await bob.call(listProducts, { query })).toMatchObject({ page: 1 });
    expect(await bob.call(suggestProducts, { query })).toHaveProperty('products');
  });
});

/**
 * These would take the customer's token away from the calls that follow; they take no text except a password.
 */
const endsSession = (path: string) => /auth\/(logout|close-account)$/.test(path);
