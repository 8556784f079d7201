import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Clock } from '../clock.js';
import { callerAddress } from './caller-address.js';
import { healthPaths } from './health-paths.js';
import { traceIdOf } from './trace-requests.js';
import { UnwrittenRequests } from './unwritten-requests.js';

const names = new WeakMap<FastifyRequest, string>();

/** Names a request in the log when its route stands for many pages and files. */
export const nameInLog = (request: FastifyRequest, name: string) => void names.set(request, name);

/** Never the path as it was sent, because a stranger chose it, and what looks like a page may be a key. */
const routeOf = (request: FastifyRequest) => names.get(request) ?? request.routeOptions.url ?? 'none';

/**
 * Logs one line for each request, except in a flood: the further requests of a caller with too many are
 * counted.
 */
export function logRequests(app: FastifyInstance, log: Logger, clock: Clock) {
  if (!log.isLevelEnabled('info')) return;
  // The fields below hold no secret, and searching each line for one cost a fifth of a short answer's time.
  const lines = log.child({}, { redact: [] });
  const unwritten = new UnwrittenRequests(lines);
  app.addHook('onResponse', (request, reply, next) => {
    const route = routeOf(request);
    const status = reply.statusCode;
    if (!healthPaths.has(route) || status >= 400) {
      const caller = callerAddress(request.ip);
      const traceId = traceIdOf(request);
      if (!unwritten.takes(caller, status, clock.now().getTime()))
        lines.info(
          {
            request_id: request.id,
            ...(traceId && { trace_id: traceId }),
            method: request.method,
            route,
            status,
            milliseconds: Math.round(reply.elapsedTime * 10) / 10,
            caller,
          },
          'request',
        );
    }
    next();
  });
  app.addHook('onClose', async () => unwritten.tell());
}
