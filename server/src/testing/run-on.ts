import pg from 'pg';

/**
 * Runs one statement on a server, outside of any shop; on the database `postgres`, unless another one is
 * named.
 */
export async function runOn(server: string, statement: string, database = 'postgres') {
  const client = new pg.Client(`${server}/${database}`);
  await client.connect();
  await client.query(statement);
  await client.end();
}
