import { tooMany } from 'contract/platform/envelope';
import { sql } from 'kysely';
import { days, later, minutes } from './clock.js';
import type { Database, Db, Transaction } from './database/database.js';
import { scheduledJob, within } from './jobs/job.js';
import { refuse } from './refuse.js';

/**
 * A leaky bucket: `most` attempts at once, and then one more each time `per / most` milliseconds have passed.
 */
export type Limit = { readonly name: string; readonly most: number; readonly per: number };

export const limit = (name: string, most: number, per: number): Limit => ({ name, most, per });

/** One limit's count for one person, address or whatever `whom` names. */
export type Bucket = { readonly limit: Limit; readonly whom: string };

type Limits = Pick<Database, 'read' | 'write'>;

const keyOf = ({ name }: Limit, whom: string) => `${name}:${whom}`;

const levelNow = ({ most, per }: Limit, now: Date) =>
  sql<number>`greatest(0, rate_limit.level - extract(epoch from (${now}::timestamptz - rate_limit.at)) * ${
    (most / per) * 1000
  }::float8)`;

/**
 * Counts an attempt in the database, so that all processes share the count; false when the bucket is full.
 */
export async function count(tx: Transaction, limit: Limit, whom: string): Promise<boolean> {
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

/** How full these buckets are, in the order given, by one query. */
export async function levelsOf(db: Db, buckets: readonly Bucket[]): Promise<number[]> {
  const keys = buckets.map(({ limit, whom }) => keyOf(limit, whom));
  const rows = await db.selectFrom('rate_limit').selectAll().where('key', 'in', keys).execute();
  return buckets.map(({ limit: { most, per } }, i) => {
    const row = rows.find(({ key }) => key === keys[i]);
    return row ? Math.max(0, row.level - ((db.now.getTime() - row.at.getTime()) * most) / per) : 0;
  });
}

/** Seconds until one more attempt fits. */
const wait = ({ most, per }: Limit, level: number) => Math.max(1, ((level + 1 - most) * per) / most / 1000);

export const tooManyFor = (limit: Limit, level: number, message?: string) =>
  refuse(tooMany, { retryAfter: wait(limit, level), ...(message && { message }) });

/** Counts an attempt, and refuses it when there have been too many. */
export async function takeWithin(tx: Transaction, limit: Limit, whom: string, message?: string) {
  if (await count(tx, limit, whom)) return;
  const [level = 0] = await levelsOf(tx, [{ limit, whom }]);
  throw tooManyFor(limit, level, message);
}

/** The same in a transaction of its own, before the transaction that it guards. */
export const take = (shop: Limits, limit: Limit, whom: string, message?: string): Promise<void> =>
  shop.write((tx) => takeWithin(tx, limit, whom, message));

/** Earlier attempts no longer count. */
export const forgive = (tx: Transaction, limit: Limit, whom: string) =>
  tx.deleteFrom('rate_limit').where('key', '=', keyOf(limit, whom)).execute();

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
