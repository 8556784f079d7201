import { sql } from 'kysely';
import { later } from '../clock.js';
import type { Db, Transaction } from '../database/database.js';
import { newId, type Uuid } from '../ids.js';

export type TakenJob = { id: Uuid; kind: string; payload: object; attempts: number };

/** Takes due jobs and hides them from other processes until `lease` milliseconds have passed. */
export async function takeDueJobs(tx: Transaction, kinds: string[], most: number, lease: number) {
  // Materialized, because otherwise the limit could apply to each row separately.
  const jobs = tx
    .with(
      (cte) => cte('due').materialized(),
      (db) =>
        db
          .selectFrom('job')
          .select('id')
          .where('kind', 'in', kinds)
          .where('failed_at', 'is', null)
          .where('run_at', '<=', tx.now)
          .where((is) => is.or([is('taken_until', 'is', null), is('taken_until', '<=', tx.now)]))
          .orderBy('run_at')
          .orderBy('id')
          .limit(most)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('job')
    .set({ taken_until: later(tx.now, lease), attempts: sql`attempts + 1` })
    .where('id', 'in', (db) => db.selectFrom('due').select('due.id'))
    .returning(['id', 'kind', 'payload', 'attempts', 'run_at'])
    .execute();
  return (await jobs).sort(byTurn) as TakenJob[];
}

type Turn = { run_at: Date; id: string };
/** When two jobs are due at the same moment, the one that was written first goes first. */
const byTurn = (a: Turn, b: Turn) => a.run_at.getTime() - b.run_at.getTime() || (a.id < b.id ? -1 : 1);

/** The kinds of which something is due now. */
export async function selectDueKinds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('job')
    .select('kind')
    .distinct()
    .where('failed_at', 'is', null)
    .where('run_at', '<=', db.now)
    .where((is) => is.or([is('taken_until', 'is', null), is('taken_until', '<=', db.now)]))
    .execute();
  return rows.map(({ kind }) => kind);
}

/**
 * For each kind: how many are due and how many have failed for good, since when the oldest is due, and when
 * the first was asked for.
 */
export async function selectJobCounts(db: Db) {
  const { rows } = await sql<{
    kind: string;
    due: number;
    failed: number;
    due_since: Date | null;
    first: string;
  }>`
    select kind, count(*) filter (where failed_at is null and run_at <= ${db.now}) as due,
      count(*) filter (where failed_at is not null) as failed,
      min(run_at) filter (where failed_at is null and run_at <= ${db.now}) as due_since,
      min(id::text) filter (where failed_at is null) as first
    from job group by kind`.execute(db);
  return rows;
}

/** Extends the lease of a taken job; false when another process has it. */
export async function renewLease(tx: Transaction, { id, attempts }: TakenJob, lease: number) {
  const { numUpdatedRows } = await tx
    .updateTable('job')
    .set({ taken_until: later(tx.now, lease) })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Jobs that were taken but not begun count as not taken. */
export async function giveBackJobs(tx: Transaction, jobs: readonly TakenJob[]) {
  for (const { id, attempts } of jobs)
    await tx
      .updateTable('job')
      .set({ taken_until: null, attempts: attempts - 1 })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .execute();
}

/** False when another process has taken the job since: then this one's work does not count. */
export async function deleteJob(tx: Transaction, { id, attempts }: TakenJob) {
  const { numDeletedRows } = await tx
    .deleteFrom('job')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function rescheduleJob(tx: Transaction, { id, attempts }: TakenJob, runAt: Date) {
  const { numUpdatedRows } = await tx
    .updateTable('job')
    .set({ run_at: runAt, attempts: 0, taken_until: null, last_error: null })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const postponeJob = (tx: Transaction, job: TakenJob, runAt: Date, error: string) =>
  tx
    .updateTable('job')
    .set({ run_at: runAt, taken_until: null, last_error: error })
    .where('id', '=', job.id)
    .where('attempts', '=', job.attempts)
    .execute();

export const failJob = (tx: Transaction, job: TakenJob, error: string) =>
  tx
    .updateTable('job')
    .set({ failed_at: tx.now, taken_until: null, last_error: error })
    .where('id', '=', job.id)
    .where('attempts', '=', job.attempts)
    .execute();

export const deleteJobsFailedBefore = (tx: Transaction, moment: Date) =>
  tx.deleteFrom('job').where('failed_at', '<', moment).execute();

export const insertScheduledJob = (tx: Transaction, kind: string) =>
  tx
    .insertInto('job')
    .values({ id: newId(tx.now), kind, payload: '{}', unique_key: `scheduled:${kind}`, run_at: tx.now })
    .onConflict((same) => same.column('unique_key').doNothing())
    .execute();

/** The jobs that were given up, by kind, with the latest error of each kind. */
export async function selectFailedJobs(db: Db) {
  const { rows } = await sql<{ kind: string; count: number; latest: Date; error: string | null }>`
    select kind, count(*) as count, max(failed_at) as latest,
      (array_agg(last_error order by failed_at desc))[1] as error
    from job where failed_at is not null group by kind order by max(failed_at) desc`.execute(db);
  return rows;
}

/** Starts them over with as many attempts as at first. Returns how many. */
export async function retryFailedJobs(tx: Transaction, kind: string) {
  const { numUpdatedRows } = await tx
    .updateTable('job')
    .set({ failed_at: null, attempts: 0, taken_until: null, run_at: tx.now })
    .where('kind', '=', kind)
    .where('failed_at', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
