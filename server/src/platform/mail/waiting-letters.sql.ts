import { sql } from 'kysely';
import type { Db } from '../database/database.js';
import { timeOfId, type Uuid } from '../ids.js';
import { sendLetterJob } from './letter.js';

/** Letters that are written and not sent, and since when the first of them waits. */
export async function selectWaitingLetters(db: Db) {
  const { rows } = await sql<{ waiting: number; first: Uuid | null }>`
    select count(*) as waiting, min(id::text) as first from job
    where kind = ${sendLetterJob.kind} and failed_at is null`.execute(db);
  const { waiting, first } = rows[0]!;
  return { waiting, oldest: first ? new Date(timeOfId(first)) : undefined };
}
