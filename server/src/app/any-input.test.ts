import type { Endpoint } from 'contract/platform/endpoint';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { minutes } from '../platform/clock.js';
import { jsonSchemaOf } from '../platform/http/answer-schema.js';
import { describeShop, describeShopOnBoth } from '../testing/describe-shop.js';
import { cookieOf, fromHere, openTestPerson } from '../testing/test-staff.js';
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

/** Valid fields, some of them replaced, removed or joined by others. */
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

const bodyOf = ({ method, shape }: Endpoint) =>
  method === 'GET'
    ? fc.constant(undefined)
    : fc.oneof(spoilt(goodOf(shape.body), anything), fc.constant(goodOf(shape.body)), anything);

const callsOf = (endpoint: Endpoint) => {
  const { shape } = endpoint;
  return fc.record({
    path: fc.oneof(fc.constant(goodOf(shape.path)), spoilt(goodOf(shape.path), strange)),
    query: fc.oneof(fc.constant(goodOf(shape.query)), spoilt(goodOf(shape.query), strange)),
    body: bodyOf(endpoint),
    caller: fc.ipV4(),
  });
};

const text = (value: unknown) => encodeURIComponent(Buffer.from(String(value ?? 'x')).toString());

const addressOf = ({ path }: Endpoint, params: Fields, query: Fields) => {
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => text(params[name]) || 'x');
  const asked = Object.entries(query).map(([name, value]) => `${text(name)}=${text(value)}`);
  return `/api/${place}?${asked.join('&')}`;
};

const inside = /Invalid (type|key|length|value)|Expected|node_modules|select |insert /;

/** What is wrong with an answer, if it is not an envelope or tells what a stranger should not know. */
function faultsOf({ statusCode, body }: { statusCode: number; body: string }) {
  const { message, code, request_id: request } = JSON.parse(body) as Fields;
  const isRefusal = statusCode >= 400;
  return [
    typeof message !== 'string' && 'no message',
    statusCode >= 500 && 'a fault',
    isRefusal && !(typeof code === 'string' && /^[a-z_]+$/.test(code)) && 'no code',
    isRefusal && typeof request !== 'string' && 'no number of the request',
    isRefusal && inside.test(body) && 'more than a stranger should know',
  ].filter(Boolean);
}

const given = minutes(Number(process.env.FUZZ_MINUTES ?? 0));
/** Strangers, customers and staff, each on two databases. */
const shares = 3 * 2;

/** Of each call, wherever the tests run. */
const few = 200;

/** How often each status was the answer. */
const answered = new Map<number, number>();

type Tries = { headers?: Record<string, string>; calls: number };

/**
 * Without headers, it asks as a stranger. It makes a few attempts, which are the same every time. `npm run
 * fuzz` gives all calls together a number of minutes, and each at least a few attempts, which differ every
 * time.
 */
async function takesAnything(app: FastifyInstance, endpoint: Endpoint, { headers = {}, calls }: Tries) {
  const { method } = endpoint;
  const takes = fc.asyncProperty(callsOf(endpoint), async ({ path, query, body, caller }) => {
    const answer = await app.inject({
      method,
      url: addressOf(endpoint, path, query),
      remoteAddress: caller,
      headers: { ...headers, ...(method !== 'GET' && { 'content-type': 'application/json' }) },
      ...(method !== 'GET' && { payload: JSON.stringify(body) }),
    });
    answered.set(answer.statusCode, (answered.get(answer.statusCode) ?? 0) + 1);
    // This answer is a file that exists; a refusal would be an envelope here too.
    if (endpoint.shape.file && answer.statusCode === 200) return;
    // One comparison of many: eighty thousand answers are looked at.
    expect(faultsOf(answer), `${method} ${endpoint.path}: ${answer.statusCode} ${answer.body}`).toEqual([]);
  });
  const until = performance.now() + given / shares / calls;
  do await fc.assert(takes, { numRuns: few, ...(given === 0 && { seed: 104_001 }) });
  while (performance.now() < until);
}

/** What is refused is refused before a database is asked; `npm run fuzz` has the time to ask both. */
const describeTries = given > 0 ? describeShopOnBoth : describeShop;

describeTries('any input', (shop) => {
  it('gets an answer in an envelope from every open call, and never a fault', async () => {
    const open = shop.whole.routes.map(({ endpoint }) => endpoint).filter(({ shape }) => shape.open);
    expect(open.length).toBeGreaterThan(0);
    for (const endpoint of open) await takesAnything(shop.app, endpoint, { calls: open.length });
  });

  it('gets one from every other call of a customer who is logged in', async () => {
    const closed = shop.whole.routes.map(({ endpoint }) => endpoint).filter(({ shape }) => !shape.open);
    for (const endpoint of closed) {
      // Some calls end the session.
      const ada = await shop.customer();
      await takesAnything(shop.app, endpoint, { headers: ada.headers, calls: closed.length });
    }
  });

  it('gets one from every call of the staff, too, also of an owner who is logged in', async () => {
    const { staffRoutes } = shop.whole;
    for (const { endpoint } of staffRoutes) {
      const owner = await openTestPerson(shop, { role: 'owner', store_id: null });
      const headers = { ...fromHere, ...cookieOf(owner.token) };
      await takesAnything(shop.whole.staffApp!, endpoint, { headers, calls: staffRoutes.length });
    }
  });

  afterAll(() => {
    const told = [...answered].toSorted(([one], [other]) => one - other);
    const words = told.map(([status, times]) => `${times} × ${status}`).join(', ');
    if (given > 0) process.stdout.write(`Answered: ${words}\n`);
    answered.clear();
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
