import type { Endpoint } from 'contract/platform/endpoint';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerSchemaOf, writtenSchemaOf } from '../platform/http/answer-schema.js';
import { type JsonSchema, withoutNull } from '../platform/json-schema.js';
import { describeShop } from '../testing/describe-shop.js';
import { exampleOf } from './api-docs/example.js';

type Write = (answer: unknown) => string;

/** The schema of the same answers with null wherever that is allowed. */
function nullWhereAllowed(schema: JsonSchema): JsonSchema {
  if (withoutNull(schema).nullable) return { type: 'null' };
  const { properties, items, anyOf, ...rest } = schema;
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, nullWhereAllowed(field)]),
      ),
    }),
    ...(items && { items: nullWhereAllowed(items) }),
    ...(anyOf && { anyOf: anyOf.map(nullWhereAllowed) }),
  };
}

/** The same answer as it would be if somebody forgot to leave out what is nobody's business. */
function withSecrets(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withSecrets);
  if (typeof answer !== 'object' || answer === null) return answer;
  const fields = Object.entries(answer).map(([name, value]) => [name, withSecrets(value)]);
  return Object.fromEntries([...fields, ['password_hash', 'nobody’s business']]);
}

const answersOf = (endpoint: Endpoint) => {
  const schema = answerSchemaOf(endpoint);
  return [exampleOf(schema), exampleOf(nullWhereAllowed(schema))];
};

describeShop('an answer', (shop) => {
  const app = fastify();
  let writerOf: (endpoint: Endpoint) => Write;
  beforeAll(async () => {
    app.get('/', (_request, reply) => {
      writerOf = (endpoint) => reply.compileSerializationSchema(writtenSchemaOf(endpoint)) as Write;
      return reply.send('ready');
    });
    await app.inject('/');
  });
  afterAll(() => app.close());

  const all = () => [...shop.whole.routes, ...shop.whole.staffRoutes].map(({ endpoint }) => endpoint);
  const readable = (endpoint: Endpoint) =>
    answersOf(endpoint).map((answer) => JSON.parse(JSON.stringify(answer)) as unknown);

  it('is written as it is, with null where there is nothing', () => {
    for (const endpoint of all())
      for (const answer of readable(endpoint))
        expect(JSON.parse(writerOf(endpoint)(answer)), endpoint.path).toEqual(answer);
  });

  it('holds nothing that the contract does not name', () => {
    const telling = all().filter((endpoint) =>
      readable(endpoint).some((answer) => writerOf(endpoint)(withSecrets(answer)).includes('nobody')),
    );
    // What a browser passes on to a device, and values that are of another form in each case.
    expect(telling.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST staff/passkey',
      'POST staff/me/passkeys/offer',
      'GET staff/acts',
      'GET staff/rules',
    ]);
  });
});
