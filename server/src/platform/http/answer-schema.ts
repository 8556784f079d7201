import { toJsonSchema } from '@valibot/to-json-schema';
import type { Endpoint } from 'contract/platform/endpoint';
import type * as v from 'valibot';

/** The JSON Schema of what is sent, before the receiver's checks and transforms. */
export function jsonSchemaOf(schema: v.GenericSchema): object {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    ignoreActions: ['check'],
  });
  return json;
}

const makeAnswerSchema = ({ shape }: Endpoint) => ({
  type: 'object',
  required: shape.data ? ['message', 'data'] : ['message'],
  properties: { message: { type: 'string' }, ...(shape.data && { data: jsonSchemaOf(shape.data) }) },
});

const made = new WeakMap<Endpoint, ReturnType<typeof makeAnswerSchema>>();

/** The envelope of a success. */
export function answerSchemaOf(endpoint: Endpoint) {
  const known = made.get(endpoint) ?? makeAnswerSchema(endpoint);
  made.set(endpoint, known);
  return known;
}

type Schema = { readonly [keyword: string]: unknown };
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** What may also be null, as a schema writes it. */
function besidesNull({ anyOf }: Schema) {
  const [itself, nothing, ...others]: unknown[] = Array.isArray(anyOf) ? anyOf : [];
  const isChoice = isSchema(itself) && isSchema(nothing) && nothing.type === 'null' && others.length === 0;
  return isChoice && typeof itself.type === 'string' ? itself : undefined;
}

/** Choices between other things than null stay as they are: they are made by checking. */
function withoutChoiceOfNull(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutChoiceOfNull);
  if (!isSchema(schema)) return schema;
  const { anyOf, ...rest } = schema;
  const itself = besidesNull(schema);
  if (itself) return { ...rest, ...(withoutChoiceOfNull(itself) as Schema), nullable: true };
  if (anyOf || schema.oneOf) return schema;
  return Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, withoutChoiceOfNull(part)]));
}

/**
 * The same as it is compiled into what writes the answer: undeclared fields are never sent. What may be null is there
 * no choice of two, because that would be made by checking the whole of it, which takes longer than writing it.
 */
export const writtenSchemaOf = (endpoint: Endpoint) =>
  withoutChoiceOfNull(answerSchemaOf(endpoint)) as Schema;
