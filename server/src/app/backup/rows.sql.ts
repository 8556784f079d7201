import type pg from 'pg';

type Database = Pick<pg.Client, 'query'>;

async function tablesOf(database: Database): Promise<string[]> {
  const { rows } = await database.query(
    "select tablename from pg_tables where schemaname = 'public' order by tablename",
  );
  return rows.map(({ tablename }) => String(tablename));
}

export const hasTables = async (database: Database) => (await tablesOf(database)).length > 0;

/** How many rows each table has. */
export async function countRows(database: Database): Promise<[table: string, rows: number][]> {
  const counts: [string, number][] = [];
  for (const table of await tablesOf(database)) {
    const { rows } = await database.query(`select count(*) from public."${table}"`);
    counts.push([table, Number(rows[0].count)]);
  }
  return counts;
}

export async function versionOf(database: Database): Promise<string> {
  const { rows } = await database.query('show server_version');
  return String(rows[0].server_version);
}

/** How many connections a running shop holds. */
export async function shopsIn(database: Database): Promise<number> {
  const { rows } = await database.query(
    `select count(*) from pg_stat_activity
      where datname = current_database() and application_name like 'cellar-door shop %'`,
  );
  return Number(rows[0].count);
}
