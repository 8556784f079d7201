import { tooMany } from 'contract/platform/envelope';
import { sql } from 'kysely';
import { days, later, minutes } from './clock.js';
import type { Database, Db, Transaction } from './database/database.js';
import { scheduledJob, within } from './jobs/job.js';
import { refuse } from './refuse.js';

/** A leaky bucket: `most` attempts at once, and then one more each time `most / per` has drained. */
export type Limit = { readonly name: string; readonly most: number; readonly per: number };

export const limit = (name: string, most: number, per: number): Limit => ({ name, most, per });

type Limits = Pick<Database, 'read' | 'write'>;

const keyOf = ({ name }: Limit, whom: string) => `${name}:${whom}`;

const levelNow = ({ most, per }: Limit, now: Date) =>
  sql<number>`greatest(0, rate_limit.level - extract(epoch from (${now}::timestamptz - rate_limit.at)) * ${
    (most / per) * 1000
  }::float8)`;

/** Counts an attempt in the database, so that all processes share the count; false when the bucket is full. */
export async function fits(tx: Transaction, limit: Limit, whom: string): Promise<boolean> {
  const level = levelNow(limit, tx.now);
  const row = await tx
    .insertInto('rate_limit')
    .values({ key: keyOf(limit, whom), level: 1, at: tx.now })
    .onConflict((same) =>
      same
        .column('key')
        .doUpdateSet({ level: sql`${level} + 1`, at: tx.now })
        .where(sql<boolean>`${level} + 1 <= ${limit.most}::float8`),
    )
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

async function levelOf(db: Db, limit: Limit, whom: string): Promise<number> {
  const row = await db
    .selectFrom('rate_limit')
    .select(levelNow(limit, db.now).as('level'))
    .where('key', '=', keyOf(limit, whom))
    .executeTakeFirst();
  return row?.level ?? 0;
}

/** Seconds until one more attempt fits. */
const wait = ({ most, per }: Limit, level: number) => Math.max(1, ((level + 1 - most) * per) / most / 1000);

/** Counts an attempt, with others of one transaction or not at all, and refuses the one too many. */
export async function takeWithin(tx: Transaction, limit: Limit, whom: string, message?: string) {
  if (await fits(tx, limit, whom)) return;
  const retryAfter = wait(limit, await levelOf(tx, limit, whom));
  throw refuse(tooMany, { retryAfter, ...(message && { message }) });
}

/** The same for a single count. Called before the transaction that it guards. */
export const take = (shop: Limits, limit: Limit, whom: string, message?: string): Promise<void> =>
  shop.write((tx) => takeWithin(tx, limit, whom, message));

/** An attempt that turned out well does not count. */
export const giveBack = (tx: Transaction, limit: Limit, whom: string) =>
  tx
    .updateTable('rate_limit')
    .set({ level: sql`greatest(0, level - 1)` })
    .where('key', '=', keyOf(limit, whom))
    .execute();

/** Nor do the attempts before it. */
export const forgive = (tx: Transaction, limit: Limit, whom: string) =>
  tx.deleteFrom('rate_limit').where('key', '=', keyOf(limit, whom)).execute();

/** Whether one more attempt would fit, without counting it. */
export async function hasRoom(shop: Limits, limit: Limit, whom: string): Promise<boolean> {
  return (await shop.read((db) => levelOf(db, limit, whom))) + 1 <= limit.most;
}

const forgetLimits = scheduledJob('forget-limits', minutes(60));

/** No bucket takes longer than a day to drain. */
export const limitWorkers = () => [
  within(forgetLimits, async (tx) => {
    await tx
      .deleteFrom('rate_limit')
      .where('at', '<', later(tx.now, -days(1)))
      .execute();
  }),
];
