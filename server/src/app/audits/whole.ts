import type pg from 'pg';
import type { FileStore } from '../../platform/files/file.js';
import { isWholePicture } from '../../platform/files/whole-picture.js';
import {
  bringIndexChecks,
  checkIndex,
  readRows,
  selectFileIds,
  selectIndexes,
  selectTableNames,
} from './whole.sql.js';

type Say = (words: string) => void;

/** Goes on after whatever cannot be read; only a database that is gone ends the look. */
async function troubleWith(client: pg.ClientBase, look: () => Promise<unknown>): Promise<string | undefined> {
  await client.query('savepoint look');
  try {
    await look();
  } catch (error) {
    const trouble = (error as Error).message;
    await client.query('rollback to savepoint look').catch(() => {
      throw new Error(`The database stopped while it was read: ${trouble}`);
    });
    return trouble;
  }
  return undefined;
}

function tell(say: Say, promise: string, breaches: readonly string[]) {
  say(`${breaches.length === 0 ? '✓' : '✗'} ${promise}`);
  for (const breach of breaches) say(`    ${breach}`);
  return breaches.length > 0;
}

async function unreadableTables(client: pg.ClientBase) {
  const breaches: string[] = [];
  for (const table of await selectTableNames(client)) {
    const trouble = await troubleWith(client, () => readRows(client, table));
    if (trouble) breaches.push(`${table}: ${trouble}`);
  }
  return breaches;
}

async function wrongIndexes(client: pg.ClientBase) {
  const breaches: string[] = [];
  for (const { name, table } of (await selectIndexes(client)).filter(({ isTree }) => isTree)) {
    const trouble = await troubleWith(client, () => checkIndex(client, name));
    if (trouble) breaches.push(`${name} of ${table}: ${trouble}`);
  }
  return breaches;
}

async function brokenFiles(client: pg.ClientBase, files: FileStore) {
  const breaches: string[] = [];
  for (const id of await selectFileIds(client)) {
    const file = await files.get(id);
    if (!file) breaches.push(`${id} is missing.`);
    else if (!(await isWholePicture(file.bytes))) breaches.push(`${id} is cut off or damaged.`);
  }
  return breaches;
}

const restoring = `Part of the database is damaged. Stop every process of the shop and keep a copy of what is there.
Then put back the newest copy that is sound: \`npm run backup -- prove\` finds it, \`npm run restore\` brings it.
Look at the disk and the memory of this machine before you go on: they are what damages a database.`;

const reindexing = `The tables can be read, so nothing is lost yet. On PostgreSQL let an administrator run
\`reindex index concurrently NAME\` for each; an embedded database is restored: \`npm run backup -- prove\`, then \`npm run restore\`.`;

const bringingFiles = `Put these files back from a backup into DATA_DIR/files, or into the bucket, or upload the pictures again.`;

type Parts = { readonly pool: pg.Pool; readonly files: FileStore; readonly say: Say };

/**
 * Reads all that the promises leave unread: each row with everything in it, each index against its table, each
 * file. Returns how many of the three are damaged, and says what to do.
 */
export async function lookAtAll({ pool, files, say }: Parts): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const isUnreadable = tell(say, 'Every row of every table can be read', await unreadableTables(client));
    const hasChecks = await bringIndexChecks(client);
    const isOutOfStep = hasChecks
      ? tell(say, 'Every index agrees with its table', await wrongIndexes(client))
      : false;
    if (!hasChecks)
      say('– The indexes were not looked at: let an administrator run `create extension amcheck`.');
    const lacksFiles = tell(say, 'Every file is there, and whole', await brokenFiles(client, files));
    await client.query('rollback');
    if (isUnreadable) say(restoring);
    else if (isOutOfStep) say(reindexing);
    if (lacksFiles) say(bringingFiles);
    return [isUnreadable, isOutOfStep, lacksFiles].filter(Boolean).length;
  } finally {
    client.release(true);
  }
}
