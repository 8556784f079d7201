import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Span, within } from '../tracing/span.js';
import { writeTraceParent } from '../tracing/trace-parent.js';
import type { Tracer } from '../tracing/tracer.js';
import { healthPaths } from './health-paths.js';
import type { passedOnBy } from './passed-on.js';

const traceIds = new WeakMap<FastifyRequest, string>();

/** The trace that a request belongs to, for the log. */
export const traceIdOf = (request: FastifyRequest) => traceIds.get(request);

/** Continues a trace that a proxy has begun, or begins one when somebody collects them. */
export function traceRequests(
  app: FastifyInstance,
  tracer: Tracer | undefined,
  passedOn: ReturnType<typeof passedOnBy>,
) {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, reply, next) => {
    const { trace } = passedOn(request.raw);
    const { method } = request;
    const route = request.routeOptions.url ?? 'none';
    const span = healthPaths.has(route) ? undefined : tracer?.begin(`${method} ${route}`, 'server', trace);
    const traceId = span?.traceId ?? trace?.traceId;
    if (traceId) traceIds.set(request, traceId);
    if (span) {
      spans.set(request, span);
      const { traceId, id: spanId } = span;
      reply.header('traceresponse', writeTraceParent({ traceId, spanId, isKept: true }));
    }
    next();
  });
  if (!tracer) return;
  // Reading the body loses track of the request that it belongs to, so this restores it.
  app.addHook('preHandler', (request, _reply, next) => within(spans.get(request), next));
  app.addHook('onResponse', (request, { statusCode }, next) => {
    const span = spans.get(request);
    span?.tell({
      'http.request.method': request.method,
      'http.route': request.routeOptions.url ?? 'none',
      'http.response.status_code': statusCode,
      'cellar_door.request_id': request.id,
    });
    if (statusCode >= 500) span?.fail({ code: statusCode });
    span?.end();
    next();
  });
}
