import type pg from 'pg';

type Client = Pick<pg.ClientBase, 'query'>;

/** Names as SQL takes them: quoted where that is needed. */
export async function selectTableNames(client: Client): Promise<string[]> {
  const { rows } = await client.query(
    `select oid::regclass::text as name from pg_class
      where relkind in ('r', 'm') and relnamespace = 'public'::regnamespace order by 1`,
  );
  return rows.map(({ name }) => String(name));
}

/** As text, because that takes in what is stored apart from its row. */
export async function readRows(client: Client, table: string): Promise<number> {
  const { rows } = await client.query(`select count(each::text) as rows from ${table} as each`);
  return Number(rows[0].rows);
}

export type IndexOfTable = { readonly name: string; readonly table: string; readonly isTree: boolean };

export async function selectIndexes(client: Client): Promise<IndexOfTable[]> {
  const { rows } = await client.query(
    `select indexrelid::regclass::text as name, indrelid::regclass::text as "table", amname = 'btree' as "isTree"
       from pg_index
       join pg_class on pg_class.oid = indexrelid
       join pg_am on pg_am.oid = relam
      where relnamespace = 'public'::regnamespace and indisvalid order by 1`,
  );
  return rows as IndexOfTable[];
}

/** Whether this user may have the extension; the caller's rollback takes it away again. */
export async function bringIndexChecks(client: Client): Promise<boolean> {
  await client.query('savepoint index_checks');
  try {
    await client.query('create extension if not exists amcheck');
    return true;
  } catch {
    await client.query('rollback to savepoint index_checks');
    return false;
  }
}

/** Its order is looked at, and that it names each row of its table. */
export const checkIndex = (client: Client, name: string) =>
  client.query('select bt_index_check($1::regclass, true)', [name]);

/** Everything that the shop keeps as a file. */
export async function selectFileIds(client: Client): Promise<string[]> {
  const { rows } = await client.query('select id from upload union select id from picture order by 1');
  return rows.map(({ id }) => String(id));
}
