import { createReadStream, existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { CannotStart } from '../../platform/cannot-start.js';
import { openEmbeddedDatabase } from '../../platform/database/embedded-database.js';
import { processName } from '../../platform/database/process-name.js';
import { cannotReach } from '../../platform/database/start-trouble.js';
import type { Log } from '../../platform/log.js';
import type { AboutCopy } from './about-copy.js';
import { type Entry, only } from './entries.js';
import { dumpSql } from './postgres-programs.js';
import { countRows, versionOf } from './rows.sql.js';

type Database = { about: Omit<AboutCopy, 'madeAt'>; entries: AsyncIterable<Entry>; close(): Promise<void> };

/** Includes folders, because a database needs even the empty ones. */
async function* everythingIn(folder: string, name: string): AsyncGenerator<Entry> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      yield { name: `${name}${entry.name}/`, content: only('') };
      yield* everythingIn(place, `${name}${entry.name}/`);
    } else if (entry.isFile()) yield { name: name + entry.name, content: createReadStream(place) };
  }
}

/** Uploaded pictures, without those that are being written right now. */
export async function* filesOf(dataFolder: string): AsyncGenerator<Entry> {
  const folder = path.join(dataFolder, 'files');
  if (!existsSync(folder)) return;
  for await (const entry of everythingIn(folder, 'files/')) if (!entry.name.endsWith('.new')) yield entry;
}

/** Opening the copy proves that it opens, and writes into its tables what was only in its log. */
export async function embeddedDatabase(folder: string, log: Log): Promise<Database> {
  const { pool, close } = await openEmbeddedDatabase(folder, log);
  const about = {
    kind: 'embedded' as const,
    version: await versionOf(pool),
    rows: await countRows(pool),
  };
  await close();
  return { about, entries: everythingIn(folder, 'database/'), close: async () => {} };
}

/** Counted and dumped in the same snapshot, while others keep writing. */
export async function postgresDatabase(url: string): Promise<Database> {
  const client = new pg.Client({ connectionString: url, application_name: processName('backup') });
  try {
    await client.connect();
    await client.query('begin isolation level repeatable read, read only');
    for (const deadline of ['statement_timeout', 'idle_in_transaction_session_timeout'])
      await client.query(`set local ${deadline} = 0`);
    const { rows } = await client.query('select pg_export_snapshot() as snapshot');
    const counts = await countRows(client);
    if (counts.length === 0)
      throw new CannotStart('There is nothing in the database of DATABASE_URL: start the shop first.');
    const content = dumpSql(url, String(rows[0].snapshot));
    return {
      about: { kind: 'postgresql', version: await versionOf(client), rows: counts },
      entries: (async function* () {
        yield { name: 'database.sql', content };
      })(),
      close: () => client.end(),
    };
  } catch (error) {
    await client.end().catch(() => {});
    throw error instanceof CannotStart ? error : cannotReach({ url, connections: 1 }, error);
  }
}
