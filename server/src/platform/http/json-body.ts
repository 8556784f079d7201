import { isUtf8 } from 'node:buffer';
import { malformed, unsupportedType } from 'contract/platform/envelope';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../refuse.js';

const rawBodies = new WeakMap<FastifyRequest, Buffer>();

/** The body's bytes as they came, because a signature is computed over them. */
export const rawBodyOf = (request: FastifyRequest) => rawBodies.get(request) ?? Buffer.alloc(0);

const deepest = 16;
const [quote, backslash] = ['"', '\\'].map((sign) => sign.charCodeAt(0));
const opening = new Set(['{', '['].map((sign) => sign.charCodeAt(0)));
const closing = new Set(['}', ']'].map((sign) => sign.charCodeAt(0)));

/** Finds deep nesting before parsing: it uses up the parser's stack, and no call needs it. */
function isTooDeep(json: string) {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at);
    if (inText) {
      if (sign === backslash) at++;
      else if (sign === quote) inText = false;
    } else if (sign === quote) inText = true;
    else if (opening.has(sign) && ++depth > deepest) return true;
    else if (closing.has(sign)) depth--;
  }
  return false;
}

/** PostgreSQL's text cannot hold the null character, so no field may. */
const holdsNull = (json: string) => json.includes('\0') || /(?<!\\)(?:\\\\)*\\u0000/.test(json);

const otherCharset = /;\s*charset\s*=\s*"?(?!utf-?8\b)/i;

/** A body must be plain UTF-8: if it is compressed or encoded otherwise, it would be misread. */
const isReadable = ({ headers }: FastifyRequest) =>
  (headers['content-encoding'] ?? 'identity').toLowerCase() === 'identity' &&
  !otherCharset.test(headers['content-type'] ?? '');

export function acceptJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer;
    rawBodies.set(request, bytes);
    if (!isReadable(request)) return done(refuse(unsupportedType));
    if (!isUtf8(bytes)) return done(refuse(malformed));
    const json = bytes.toString();
    if (json.trim() === '') done(null, undefined);
    else if (isTooDeep(json) || holdsNull(json)) done(refuse(malformed));
    else void parse(request, json, done);
  });
}
