import type { Wording } from 'contract/platform/endpoint';
import type { Failure } from 'contract/platform/envelope';
import {
  addressTooLong,
  fault,
  malformed,
  notFound,
  tooLarge,
  tooMany,
  tooSlow,
  unavailable,
  unsupportedType,
} from 'contract/platform/envelope';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refused, refuse } from '../refuse.js';

const byFrameworkCode = new Map([
  ['FST_ERR_CTP_BODY_TOO_LARGE', tooLarge],
  ['FST_REQ_FILE_TOO_LARGE', tooLarge],
  ['FST_FILES_LIMIT', tooLarge],
  ['FST_PARTS_LIMIT', tooLarge],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', unsupportedType],
  ['FST_ERR_CTP_INVALID_TYPE', unsupportedType],
  ['FST_INVALID_MULTIPART_CONTENT_TYPE', unsupportedType],
  ['FST_ERR_MAX_PARAM_LENGTH', addressTooLong],
]);
const byStatus = new Map([
  // A file that may not be read is one that is not there.
  [403, notFound],
  ...[notFound, tooLarge, unsupportedType, addressTooLong, tooSlow, tooMany].map(
    (r) => [r.status, r] as const,
  ),
]);

/** What a database that is away, full or starting says. 08: connection, 53: resources, 57P: stopping. */
const databaseAway = /^(08\w{3}|53\w{3}|57P\w{2}|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT)$/;
const lostInBetween =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|Cannot use a pool after/;

const isDatabaseAway = (error: { code?: string; message?: string }) =>
  databaseAway.test(error.code ?? '') || lostInBetween.test(error.message ?? '');

/** The one place where what was thrown becomes a refusal; everything unknown is a fault. */
function refusedBy(error: unknown): Refused {
  if (error instanceof Refused) return error;
  const {
    code = '',
    statusCode = 500,
    message,
  } = error as { code?: string; statusCode?: number; message?: string };
  const known = byFrameworkCode.get(code) ?? byStatus.get(statusCode);
  if (known) return refuse(known);
  // A caller who hangs up breaks a connection as well, but not the database's.
  if (statusCode >= 400 && statusCode < 500) return refuse(malformed);
  if (isDatabaseAway({ code, ...(message && { message }) })) return refuse(unavailable, { retryAfter: 2 });
  return refuse(fault);
}

export function sendFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  wording: Wording = ({ message }) => message,
) {
  const { refusal, message, errors, retryAfter } = refusedBy(error);
  if (refusal.status >= 500) request.log.error({ err: error }, 'a request failed');
  const failure: Failure = {
    message: wording({ status: refusal.status, message, errors }),
    code: refusal.code,
    ...(errors && { errors }),
    request_id: request.id,
  };
  if (retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfter)));
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(failure);
}
