import { toJsonSchema } from '@valibot/to-json-schema';
import type { Endpoint } from 'contract/platform/endpoint';
import type * as v from 'valibot';
import { type JsonSchema, withoutNull } from '../json-schema.js';

/** The JSON Schema of what is sent, before the receiver's checks and transforms. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    ignoreActions: ['check'],
  });
  return json as JsonSchema;
}

const makeAnswerSchema = ({ shape }: Endpoint): JsonSchema => ({
  type: 'object',
  required: shape.data ? ['message', 'data'] : ['message'],
  properties: { message: { type: 'string' }, ...(shape.data && { data: jsonSchemaOf(shape.data) }) },
});

const made = new WeakMap<Endpoint, JsonSchema>();

/** The envelope of a success. */
export function answerSchemaOf(endpoint: Endpoint) {
  const known = made.get(endpoint) ?? makeAnswerSchema(endpoint);
  made.set(endpoint, known);
  return known;
}

type Part = JsonSchema & { nullable?: boolean };

/** Choices between other things than null stay as they are: they are made by checking. */
function withoutChoiceOfNull(part: Part): Part {
  const { anyOf, oneOf, properties, items, allOf, ...rest } = part;
  const { schema, nullable } = withoutNull(part);
  if (nullable && typeof schema.type === 'string')
    return { ...rest, ...withoutChoiceOfNull(schema), nullable };
  if (anyOf || oneOf) return part;
  const within = (fields: Record<string, Part>) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, withoutChoiceOfNull(field)]));
  return {
    ...rest,
    ...(properties && { properties: within(properties) }),
    ...(items && { items: withoutChoiceOfNull(items) }),
    ...(allOf && { allOf: allOf.map(withoutChoiceOfNull) }),
  };
}

/**
 * The same as it is compiled into what writes the answer: undeclared fields are never sent. What may be null is there
 * no choice of two, because that would be made by checking the whole of it, which takes longer than writing it.
 */
export const writtenSchemaOf = (endpoint: Endpoint) => withoutChoiceOfNull(answerSchemaOf(endpoint));
