import { sql } from 'kysely';
import type { Db } from '../database/database.js';
import { timeOfId, type Uuid } from '../ids.js';
import { sendLetterJob } from './letter.js';

/** How many letters wait to be sent, and since when the first of them has waited. */
export async function selectWaitingLetters(db: Db) {
  const { rows } = await sql<{ waiting: number; first: Uuid | null }>`
    select count(*) as waiting, min(id::text) as first from job
    where kind = ${sendLetterJob.kind} and failed_at is null`.execute(db);
  const { waiting, first } = rows[0]!;
  return { waiting, oldest: first ? new Date(timeOfId(first)) : undefined };
}
