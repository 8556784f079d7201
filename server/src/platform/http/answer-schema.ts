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

/** The envelope of a success. It is compiled into the serializer: undeclared fields are never sent. */
export function answerSchemaOf(endpoint: Endpoint) {
  const known = made.get(endpoint) ?? makeAnswerSchema(endpoint);
  made.set(endpoint, known);
  return known;
}
