import { openEmbeddedDatabase } from 'server/platform/database/embedded-database';
import { createLog } from 'server/platform/log';

/** Commits one row after the other and prints each when it is answered, until the process is killed. */
const { pool } = await openEmbeddedDatabase(process.argv[2]!, createLog('error'));
await pool.query('create table kept (n integer primary key)');
for (let n = 1; ; n++) {
  await pool.query('insert into kept values ($1)', [n]);
  process.stdout.write(`${n}\n`);
}
