import type { Endpoint } from 'contract/platform/endpoint';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonSchemaOf } from '../platform/http/answer-schema.js';
import { describeShop } from '../testing/describe-shop.js';
import { exampleOf } from './api-docs/example.js';

type Fields = Record<string, unknown>;

const strange = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\ud83c',
    "'; drop table store; --",
    '%',
    '_',
    '\\',
    '🍷'.repeat(50),
    'a'.repeat(5000),
  ),
  fc.constantFrom('-1', '0', '2147483648', '9'.repeat(30), '1e9', 'NaN', 'null', '2000-02-30', '99-99-9999'),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const anything = fc.oneof(
  strange,
  fc.jsonValue({ maxDepth: 3, noUnicodeString: false }),
  fc.double(),
  fc.maxSafeInteger(),
);

/** Good fields, some of them replaced, taken away or joined by others. */
const spoilt = (good: Fields, value: fc.Arbitrary<unknown>) =>
  fc
    .record({
      taken: fc.subarray(Object.keys(good)),
      replaced: fc.dictionary(
        fc.constantFrom(...Object.keys(good), 'other', '__proto__', 'constructor'),
        value,
      ),
    })
    .map(({ taken, replaced }) => {
      const kept = Object.entries(good).filter(([name]) => !taken.includes(name));
      return Object.fromEntries([...kept, ...Object.entries(replaced)]);
    });

const goodOf = (schema: Endpoint['shape']['body']) =>
  schema ? ((exampleOf(jsonSchemaOf(schema)) ?? {}) as Fields) : {};

const callsOf = ({ shape }: Endpoint) =>
  fc.record({
    path: fc.oneof(fc.constant(goodOf(shape.path)), spoilt(goodOf(shape.path), strange)),
    query: fc.oneof(fc.constant(goodOf(shape.query)), spoilt(goodOf(shape.query), strange)),
    body: fc.oneof(spoilt(goodOf(shape.body), anything), fc.constant(goodOf(shape.body)), anything),
    caller: fc.ipV4(),
  });

const text = (value: unknown) => encodeURIComponent(Buffer.from(String(value ?? 'x')).toString());

const addressOf = ({ path }: Endpoint, params: Fields, query: Fields) => {
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => text(params[name]) || 'x');
  const asked = Object.entries(query).map(([name, value]) => `${text(name)}=${text(value)}`);
  return `/api/${place}?${asked.join('&')}`;
};

describeShop('any input', (shop) => {
  it('gets an answer in an envelope from every open call, and never a fault', async () => {
    const open = shop.whole.routes.map(({ endpoint }) => endpoint).filter(({ shape }) => shape.open);
    expect(open.length).toBeGreaterThan(0);
    for (const endpoint of open) {
      const { method } = endpoint;
      await fc.assert(
        fc.asyncProperty(callsOf(endpoint), async ({ path, query, body, caller }) => {
          const answer = await shop.app.inject({
            method,
            url: addressOf(endpoint, path, query),
            remoteAddress: caller,
            ...(method !== 'GET' && {
              payload: JSON.stringify(body),
              headers: { 'content-type': 'application/json' },
            }),
          });
          const { message, code, request_id } = answer.json() as Fields;
          expect(message).toEqual(expect.any(String));
          expect(answer.statusCode, `${method} ${endpoint.path}`).toBeLessThan(500);
          if (answer.statusCode < 400) return;
          expect([code, request_id]).toEqual([expect.stringMatching(/^[a-z_]+$/), expect.any(String)]);
          expect(answer.body).not.toMatch(
            /Invalid (type|key|length|value)|Expected|node_modules|select |insert /,
          );
        }),
        { numRuns: 40 },
      );
    }
  });

  it('is not looked at where a log-in is missing', async () => {
    const closed = shop.whole.routes.map(({ endpoint }) => endpoint).filter(({ shape }) => !shape.open);
    for (const endpoint of closed) {
      const url = addressOf(endpoint, goodOf(endpoint.shape.path), {});
      const { statusCode, body } = await shop.app.inject({ method: endpoint.method, url });
      expect([statusCode, body], endpoint.path).toEqual([
        401,
        expect.stringContaining('"code":"not_logged_in"'),
      ]);
    }
  });
});
