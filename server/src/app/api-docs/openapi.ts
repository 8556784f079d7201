import type { Endpoint, Refusal } from 'contract/platform/endpoint';
import {
  accountClosed,
  failure,
  malformed,
  notLoggedIn,
  tokenExpired,
  tooLarge,
  tooMany,
  unavailable,
  unsupportedType,
  wrongFields,
} from 'contract/platform/envelope';
import { answerSchemaOf, jsonSchemaOf } from '../../platform/http/answer-schema.js';
import { chapterOf, chapters } from './api-groups.js';
import { fieldsOf } from './json-schema.js';

type About = { publicUrl: string };

/** Every refusal that a call can give: its own, and those that all calls of its kind share. */
export function refusalsOf({ shape }: Endpoint): Refusal[] {
  const all = [
    ...(shape.refusals ?? []),
    malformed,
    ...(shape.open ? [] : [notLoggedIn, tokenExpired, accountClosed]),
    ...(shape.body || shape.multipart ? [tooLarge, unsupportedType] : []),
    ...(shape.body ? [wrongFields] : []),
    tooMany,
    unavailable,
  ];
  return [...new Map(all.map((refusal) => [`${refusal.code} ${refusal.message}`, refusal])).values()];
}

export const needsKey = ({ shape }: Endpoint) =>
  shape.refusals?.some(({ code }) => code === 'idempotency_key_missing') ?? false;

const json = (schema: object) => ({ 'application/json': { schema } });

function parametersOf(endpoint: Endpoint) {
  const { path, query } = endpoint.shape;
  const inPlace = (place: 'path' | 'query', schema: typeof path) =>
    (schema ? fieldsOf(jsonSchemaOf(schema)) : []).map((field) => ({
      name: field.name,
      in: place,
      required: place === 'path' || field.required,
      schema: field.schema,
    }));
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'The same key and body have one effect and one answer, however often they are sent.',
    schema: { type: 'string', minLength: 8, maxLength: 200 },
  };
  return [...inPlace('path', path), ...inPlace('query', query), ...(needsKey(endpoint) ? [key] : [])];
}

function requestBodyOf({ shape }: Endpoint) {
  const file = {
    type: 'object',
    required: ['file'],
    properties: { file: { type: 'string', format: 'binary' } },
  };
  if (shape.multipart) return { required: true, content: { 'multipart/form-data': { schema: file } } };
  return shape.body && { required: true, content: json(jsonSchemaOf(shape.body)) };
}

function responsesOf(endpoint: Endpoint) {
  const byStatus = new Map<number, Refusal[]>();
  for (const refusal of refusalsOf(endpoint))
    byStatus.set(refusal.status, [...(byStatus.get(refusal.status) ?? []), refusal]);
  const responses: Record<string, object> = {
    [endpoint.shape.status ?? 200]: {
      description: endpoint.shape.says ?? 'OK',
      content: json(answerSchemaOf(endpoint)),
    },
  };
  for (const [status, refusals] of byStatus)
    responses[status] = {
      description: refusals.map(({ code, message }) => `\`${code}\`: ${message}`).join('\n\n'),
      content: json({
        allOf: [
          { $ref: '#/components/schemas/Failure' },
          { properties: { code: { enum: [...new Set(refusals.map(({ code }) => code))] } } },
        ],
      }),
    };
  return responses;
}

const operationOf = (endpoint: Endpoint) => {
  const parameters = parametersOf(endpoint);
  const requestBody = requestBodyOf(endpoint);
  return {
    tags: [chapterOf(endpoint)],
    summary: endpoint.shape.about,
    ...(endpoint.shape.open && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: responsesOf(endpoint),
  };
};

/** The contract, in the form of OpenAPI 3.1. */
export function openApiOf(endpoints: readonly Endpoint[], { publicUrl }: About) {
  const paths = new Map<string, Record<string, object>>();
  for (const endpoint of endpoints) {
    const path = `/api/${endpoint.path}`;
    paths.set(path, { ...paths.get(path), [endpoint.method.toLowerCase()]: operationOf(endpoint) });
  }
  const used = new Set(endpoints.map(chapterOf));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cellar Door',
      version: '1',
      description:
        'The API of the shop. Every answer is an envelope: `message` and `data`, or `message` and `code`.',
    },
    servers: [{ url: publicUrl }],
    security: [{ token: [] }],
    tags: chapters.filter(([name]) => used.has(name)).map(([name]) => ({ name })),
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The token that a log-in answers.' },
      },
      schemas: { Failure: jsonSchemaOf(failure) },
    },
  };
}
