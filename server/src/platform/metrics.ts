import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from './database/database.js';

const durations = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

function countRequests(app: FastifyInstance, registry: Registry) {
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by its route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: durations,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, next) => {
    const route = request.routeOptions.url ?? 'none';
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    requests.observe(labels, reply.elapsedTime / 1000);
    next();
  });
}

function countConnections({ pool }: Database, registry: Registry) {
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections to the database, and requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'waited_for' }, pool.waitingCount);
    },
  });
}

function countJobs(database: Database, registry: Registry) {
  const jobs = new Gauge({
    name: 'jobs',
    help: 'Jobs that are due, and jobs that have failed for good.',
    labelNames: ['state'],
    registers: [registry],
    collect: async () => {
      const counted = await database
        .read((db) =>
          sql<{ due: number; failed: number }>`
            select count(*) filter (where failed_at is null and run_at <= ${db.now}) as due,
              count(*) filter (where failed_at is not null) as failed
            from job`.execute(db),
        )
        .catch(() => undefined);
      const row = counted?.rows[0];
      // Without a database there is no number to tell; the rest of the page still stands.
      jobs.reset();
      if (!row) return;
      jobs.set({ state: 'due' }, row.due);
      jobs.set({ state: 'failed' }, row.failed);
    },
  });
}

/** What the operator's Prometheus reads. */
export function measure(app: FastifyInstance, database: Database): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countRequests(app, registry);
  countConnections(database, registry);
  countJobs(database, registry);
  return registry;
}
