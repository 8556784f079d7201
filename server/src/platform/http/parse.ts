import type { Endpoint, Refusal } from 'contract/platform/endpoint';
import { malformed, notFound, wrongFields } from 'contract/platform/envelope';
import * as v from 'valibot';
import { refuse } from '../refuse.js';

type Issues = [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]];

/** The first complaint about each field, under the field's path. */
function errorsIn(issues: Issues) {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue);
    if (field) errors[field] ??= issue.message;
  }
  return errors;
}

function parse(schema: v.GenericSchema | undefined, value: unknown, otherwise: Refusal) {
  if (!schema) return undefined;
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const errors = errorsIn(parsed.issues);
  throw Object.keys(errors).length > 0 ? refuse(otherwise, { errors }) : refuse(malformed);
}

type Received = { params: unknown; query: unknown; body: unknown };

/** An id that cannot be one is an id that does not exist: both are "not found". */
export const parseAsked = ({ shape }: Endpoint, { params, query, body }: Received) => ({
  path: shape.path && parsePath(shape.path, params),
  query: parse(shape.query, query, malformed),
  body: shape.multipart ? undefined : parse(shape.body, body, wrongFields),
});

function parsePath(schema: v.GenericSchema, params: unknown) {
  const parsed = v.safeParse(schema, params);
  if (!parsed.success) throw refuse(notFound);
  return parsed.output;
}
