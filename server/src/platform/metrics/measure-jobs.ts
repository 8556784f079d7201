import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database.js';
import { timeOfId } from '../ids.js';
import type { Job } from '../jobs/job.js';
import type { JobRunner } from '../jobs/job-runner.js';
import { selectJobCounts } from '../jobs/jobs.sql.js';

export type Jobs = Pick<JobRunner, 'lanes'>;
type Counted = Awaited<ReturnType<typeof selectJobCounts>>[number];

const inSeconds = (moment: number) => moment / 1000;

/**
 * A repeating job always has one row: its age is how late it is. The age of any other job is how long it has
 * waited.
 */
function ageOf({ kind, every }: Job<object>, counted: readonly Counted[], now: Date) {
  const row = counted.find((one) => one.kind === kind);
  const since = every ? row?.due_since?.getTime() : row?.first && timeOfId(row.first);
  return since ? Math.max(0, inSeconds(now.getTime() - since)) : 0;
}

export function measureJobs(database: Pick<Database, 'read'>, { lanes }: Jobs, registry: Registry) {
  const registers = [registry];
  const labelNames = ['kind', 'lane'];
  const kinds = lanes.flatMap(({ lane, jobs }) => jobs.map((job) => ({ lane, job })));
  let asking: Promise<{ counted: Counted[]; now: Date } | undefined> | undefined;
  /** One query for both figures; without a database there are no figures. */
  const ask = () =>
    (asking ??= database
      .read(async (db) => ({ counted: await selectJobCounts(db), now: db.now }))
      .catch(() => undefined)
      .finally(() => {
        asking = undefined;
      }));
  const jobs = new Gauge({
    name: 'jobs',
    help: 'Jobs of a kind that are due, and those that have failed for good.',
    labelNames: [...labelNames, 'state'],
    registers,
    collect: async () => {
      const asked = await ask();
      jobs.reset();
      if (!asked) return;
      for (const { lane, job } of kinds) {
        const { kind } = job;
        const counted = asked.counted.find((one) => one.kind === kind);
        for (const state of ['due', 'failed'] as const)
          jobs.set({ kind, lane, state }, counted?.[state] ?? 0);
      }
    },
  });
  const ages = new Gauge({
    name: 'job_oldest_age_seconds',
    help: 'How long the oldest job of a kind has been waiting; of one that comes round, how late it is.',
    labelNames,
    registers,
    collect: async () => {
      const asked = await ask();
      ages.reset();
      if (asked)
        for (const { lane, job } of kinds)
          ages.set({ kind: job.kind, lane }, ageOf(job, asked.counted, asked.now));
    },
  });
  const successes = new Gauge({
    name: 'job_last_success_timestamp_seconds',
    help: 'When this process has last done a job of a kind.',
    labelNames,
    registers,
    collect: () => {
      for (const lane of lanes)
        for (const { kind } of lane.jobs) {
          const done = lane.lastSuccessOf(kind);
          if (done) successes.set({ kind, lane: lane.lane }, inSeconds(done.getTime()));
        }
    },
  });
  const paused = new Gauge({
    name: 'job_lane_paused',
    help: '1 while a lane has failed five times in a row and tries once each 30 seconds.',
    labelNames: ['lane'],
    registers,
    collect: () => {
      for (const { lane, isBroken } of lanes) paused.set({ lane }, Number(isBroken));
    },
  });
}
