import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { orderMeasures } from '../../features/orders/index.js';
import { paymentMeasures } from '../../features/payments/index.js';
import { stockMeasures } from '../../features/stock/index.js';
import type { Database } from '../../platform/database/database.js';
import type { JobRunner } from '../../platform/jobs/job-runner.js';
import { type Measure, readMeasures } from '../../platform/metrics/measure.js';
import { measureDatabase } from '../../platform/metrics/measure-database.js';
import { measureJobs } from '../../platform/metrics/measure-jobs.js';
import { measureRequests } from '../../platform/metrics/measure-requests.js';
import type { Passwords } from '../../platform/passwords.js';
import type { Settings } from '../../platform/settings.js';
import { measureAudits } from '../audits/measure-audits.js';
import { measureBackups } from '../backup/measure-backups.js';
import { measureMachine } from './measure-machine.js';

const allMeasures: readonly Measure[] = [...orderMeasures, ...paymentMeasures, ...stockMeasures];

type Measured = {
  readonly servers: readonly FastifyInstance[];
  readonly database: Database;
  readonly jobs: Pick<JobRunner, 'lanes'>;
  readonly passwords: Pick<Passwords, 'waiting'>;
};

/** Everything that the operator's Prometheus reads. */
export function measureShop(settings: Settings, { servers, database, jobs, passwords }: Measured) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureRequests(servers, registry);
  measureDatabase(database, registry);
  measureJobs(database, jobs, registry);
  readMeasures(database, allMeasures, registry);
  measureMachine(settings, passwords, registry);
  measureBackups(registry, settings.backupFolder);
  measureAudits(registry, settings.dataFolder);
  return registry;
}
