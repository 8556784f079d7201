import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

const durations = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Measures every request, log-ins and orders among them, by its route and its status. */
export function measureRequests(servers: readonly FastifyInstance[], registry: Registry) {
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by its route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: durations,
    registers: [registry],
  });
  for (const server of servers)
    server.addHook('onResponse', (request, reply, next) => {
      const route = request.routeOptions.url ?? 'none';
      const labels = { method: request.method, route, status: String(reply.statusCode) };
      requests.observe(labels, reply.elapsedTime / 1000);
      next();
    });
}
