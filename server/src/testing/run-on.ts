import pg from 'pg';

/** One statement to a server, outside of any shop; about databases themselves unless one is named. */
export async function runOn(server: string, statement: string, database = 'postgres') {
  const client = new pg.Client(`${server}/${database}`);
  await client.connect();
  await client.query(statement);
  await client.end();
}
