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
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.js';
import { isDatabaseAway } from '../database/database-away.js';
import type { Log } from '../log.js';
import { Refused, refuse } from '../refuse.js';
import { RepeatedFaults } from './repeated-faults.js';

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
  // A file that may not be read is answered as not found.
  [403, notFound],
  ...[notFound, tooLarge, unsupportedType, addressTooLong, tooSlow, tooMany].map(
    (r) => [r.status, r] as const,
  ),
]);

/**
 * Node's errors when something that the shop needs cannot be reached: the file store, the payment provider.
 */
const outOfReach = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT']);

/** The only place that turns a thrown error into a refusal; everything unknown is a fault. */
function refusedBy(error: unknown): Refused {
  if (error instanceof Refused) return error;
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number };
  const known = byFrameworkCode.get(code) ?? byStatus.get(statusCode);
  if (known) return refuse(known);
  // A caller who hangs up breaks a connection too, but not the database's.
  if (statusCode >= 400 && statusCode < 500) return refuse(malformed);
  if (isDatabaseAway(error) || outOfReach.has(code)) return refuse(unavailable, { retryAfter: 2 });
  return refuse(fault);
}

type Counting = { readonly faults: RepeatedFaults; readonly clock: Clock };
const counting = new WeakMap<object, Counting>();

/** From now on this server logs each kind of fault once and counts the others. */
export function countRepeatedFaults(app: FastifyInstance, log: Log, clock: Clock) {
  const faults = new RepeatedFaults(log);
  // Stored under the server that handles the connections, because Fastify's parts of a server are instances
  // of their own.
  counting.set(app.server, { faults, clock });
  app.addHook('onResponse', (_request, _reply, next) => {
    faults.tellIfDue(clock.now().getTime());
    next();
  });
  app.addHook('onClose', async () => faults.tell());
}

function isRepeated(error: unknown, status: number, { id, server }: FastifyRequest) {
  const of = counting.get(server.server);
  return of?.faults.takes(error, { status, id, now: of.clock.now().getTime() }) ?? false;
}

export function sendFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  wording: Wording = ({ message }) => message,
) {
  const { refusal, message, errors, retryAfter } = refusedBy(error);
  if (refusal.status >= 500 && !isRepeated(error, refusal.status, request))
    request.log.error({ err: error }, 'a request failed');
  const failure: Failure = {
    message: wording({ status: refusal.status, message, errors }),
    code: refusal.code,
    ...(errors && { errors }),
    request_id: request.id,
  };
  if (retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfter)));
  return reply
    .code(refusal.status)
    .header('cache-control', 'private, no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(failure);
}
