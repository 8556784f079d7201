import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { callerAddress } from './caller-address.js';

const quiet = new Set(['/healthz', '/readyz']);

/** The pattern of a call, else the path: never the query, never what stands in the place of a parameter. */
function routeOf({ routeOptions, url }: FastifyRequest) {
  const pattern = routeOptions.url;
  return pattern && !pattern.endsWith('*') ? pattern : url.split('?', 1)[0]!.slice(0, 200);
}

/** One line for each request. */
export function logRequests(app: FastifyInstance, log: Logger) {
  if (!log.isLevelEnabled('info')) return;
  // The fields below hold no secret; looking for one in each line cost a fifth of a short answer.
  const lines = log.child({}, { redact: [] });
  app.addHook('onResponse', (request, reply, next) => {
    const route = routeOf(request);
    if (!quiet.has(route) || reply.statusCode >= 400)
      lines.info(
        {
          request_id: request.id,
          method: request.method,
          route,
          status: reply.statusCode,
          milliseconds: Math.round(reply.elapsedTime * 10) / 10,
          caller: callerAddress(request.ip),
        },
        'request',
      );
    next();
  });
}
