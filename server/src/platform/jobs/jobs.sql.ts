import { sql } from 'kysely';
import { later } from '../clock.js';
import type { Transaction } from '../database/database.js';
import { newId, type Uuid } from '../ids.js';

export type TakenJob = { id: Uuid; kind: string; payload: object; attempts: number };

/** Takes what is due and hides it from the other processes until `hold` milliseconds have passed. */
export async function takeDueJobs(tx: Transaction, kinds: string[], most: number, hold: number) {
  // Materialized: taken apart for each row, the limit would hold for each row.
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
          .limit(most)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('job')
    .set({ taken_until: later(tx.now, hold), attempts: sql`attempts + 1` })
    .where('id', 'in', (db) => db.selectFrom('due').select('due.id'))
    .returning(['id', 'kind', 'payload', 'attempts', 'run_at'])
    .execute();
  return (await jobs).sort((a, b) => a.run_at.getTime() - b.run_at.getTime()) as TakenJob[];
}

/** Keeps a taken job for as long again; false when another process has it. */
export async function holdJob(tx: Transaction, { id, attempts }: TakenJob, hold: number) {
  const { numUpdatedRows } = await tx
    .updateTable('job')
    .set({ taken_until: later(tx.now, hold) })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What was taken and not begun counts as not taken. */
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
