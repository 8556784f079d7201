import type pg from 'pg';

/** The settings that a connection begins with, sent as `options`. */
export const atTheBeginning = {
  TimeZone: 'UTC',
  statement_timeout: '30s',
  lock_timeout: '3s',
  idle_in_transaction_session_timeout: '30s',
};

type Settings = { time_zone: string; unlimited: string | null };

const inForce = {
  name: 'what_holds',
  text: `select current_setting('TimeZone') as time_zone, string_agg(name, ', ') as unlimited
    from (select name from pg_settings where setting = '0' and name in
      ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name) as without`,
};

/**
 * A pooler between the shop and its database may drop the settings that a connection begins with, or hand
 * each transaction to another connection that does not know its named statements. Neither shows before two
 * queries run at once. Returns what is dropped.
 */
export async function droppedBetween(pool: pg.Pool): Promise<string | undefined> {
  const [one, other] = [await pool.connect(), await pool.connect()];
  try {
    await one.query<Settings>(inForce);
    // Takes the connection that has just become free, which knows the statement.
    await other.query('begin');
    const [settings] = (await one.query<Settings>(inForce)).rows;
    await other.query('rollback');
    if (settings!.time_zone !== atTheBeginning.TimeZone) return 'TimeZone';
    return settings!.unlimited ?? undefined;
  } finally {
    one.release();
    other.release();
  }
}
