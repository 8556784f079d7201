import type { Endpoint, Refusal } from 'contract/platform/endpoint';
import { malformed, notFound, wrongFields } from 'contract/platform/envelope';
import * as v from 'valibot';
import { BoundedMap } from '../bounded-map.js';
import { refuse } from '../refuse.js';
import { inPlainWords, isMissing } from '../words-of-issues.js';

type Issue = v.BaseIssue<unknown>;

type Schema = {
  entries?: Record<string, Schema>;
  item?: Schema;
  wrapped?: Schema;
  pipe?: Schema[];
  message?: unknown;
};

/**
 * For a missing field, the library's complaint comes from the object; our words for it are in the schema of
 * the field.
 */
function wordsOfMissing(schema: Schema, path: Issue['path']) {
  let at: Schema | undefined = schema;
  for (const { key } of path ?? []) {
    while (at?.wrapped) at = at.wrapped;
    const name = String(key);
    at = at?.entries && Object.hasOwn(at.entries, name) ? at.entries[name] : at?.item;
  }
  const words = at?.message ?? at?.pipe?.[0]?.message;
  return typeof words === 'string' ? words : undefined;
}

const mostErrors = 30;

/** The first complaint about each field, under the field's path. */
function errorsIn(schema: v.GenericSchema, issues: readonly Issue[]) {
  const errors = new Map<string, string>();
  for (const issue of issues) {
    const field = v.getDotPath(issue as v.GenericIssue);
    if (!field || errors.has(field) || errors.size === mostErrors) continue;
    const ofField = isMissing(issue) ? wordsOfMissing(schema as Schema, issue.path) : undefined;
    errors.set(field, ofField ?? issue.message);
  }
  return Object.fromEntries(errors);
}

function parse(schema: v.GenericSchema | undefined, value: unknown, otherwise: Refusal) {
  if (!schema) return undefined;
  const parsed = v.safeParse(schema, value, inPlainWords);
  if (parsed.success) return parsed.output;
  const errors = errorsIn(schema, parsed.issues);
  throw Object.keys(errors).length > 0 ? refuse(otherwise, { errors }) : refuse(malformed);
}

type Asking = {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly url: string;
};

const mostRemembered = 1000;
const longestRemembered = 300;

/** Parses a call's query; a query with the same words as a recent one is not parsed again. */
function queryParser(schema: v.GenericSchema | undefined) {
  const parsed = new BoundedMap<string, unknown>(mostRemembered);
  return ({ query, url }: Pick<Asking, 'query' | 'url'>) => {
    if (!schema) return undefined;
    const known = parsed.get(url);
    if (known) return known;
    const asked = parse(schema, query, malformed);
    if (url.length <= longestRemembered) parsed.set(url, Object.freeze(asked));
    return asked;
  };
}

/** An id that cannot exist is answered like one that does not: both are "not found". */
export function parserOf({ shape }: Endpoint) {
  const parseQuery = queryParser(shape.query);
  return (asking: Asking) => ({
    path: shape.path && parsePath(shape.path, asking.params),
    query: parseQuery(asking),
    body: shape.multipart ? undefined : parse(shape.body, asking.body, wrongFields),
  });
}

function parsePath(schema: v.GenericSchema, params: unknown) {
  const parsed = v.safeParse(schema, params);
  if (!parsed.success) throw refuse(notFound);
  return parsed.output;
}
