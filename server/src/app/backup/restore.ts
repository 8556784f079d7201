import { existsSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { CannotStart } from '../../platform/cannot-start.js';
import { systemClock } from '../../platform/clock.js';
import { takeDataFolder } from '../../platform/data-folder.js';
import { syncFolder } from '../../platform/database/embedded-database.js';
import { processName } from '../../platform/database/process-name.js';
import { cannotReach } from '../../platform/database/start-trouble.js';
import { keptSecretKeyOf, type SecretKey } from '../../platform/secret-key.js';
import type { Settings } from '../../platform/settings.js';
import { type AboutCopy, rowsIn } from './about-copy.js';
import { type Copy, findCopy } from './copies.js';
import { hasTables, shopsIn } from './rows.sql.js';
import { inScratch } from './scratch.js';
import { checkCopy, unpackCopy } from './unpack-copy.js';

type Say = (words: string) => void;
export type RestoreWish = { name: string | undefined; over: boolean };

const usage = `Put a copy back; without a name the newest in BACKUP_DIR:
  npm run restore -- cellar-door-2026-11-22T03-00-00Z.backup
Into the place of a database that has something in it:
  npm run restore -- cellar-door-2026-11-22T03-00-00Z.backup --over`;

export function readRestoreWish(words: readonly string[]): RestoreWish {
  const names = words.filter((word) => word !== '--over');
  const [name] = names;
  if (names.length > 1 || words.length - names.length > 1 || name?.startsWith('-'))
    throw new CannotStart(usage);
  return { name, over: words.includes('--over') };
}

const isFull = (what: string, kept: string) =>
  new CannotStart(`${what} has something in it. Restore into an empty one, or add --over: ${kept}`);

export function mustBeOf({ databaseUrl }: Settings, { kind }: AboutCopy) {
  if (kind === 'embedded' && databaseUrl)
    throw new CannotStart('This is a copy of an embedded database. Restore it without DATABASE_URL.');
  if (kind === 'postgresql' && !databaseUrl)
    throw new CannotStart('This is a copy of a PostgreSQL database. Set DATABASE_URL to an empty one.');
}

/**
 * Deletes everything that an empty database does not have, extensions too, because the copy brings its own.
 */
const clearing = 'drop schema public cascade;\ncreate schema public;';

/** PostgreSQL still lists a process for a moment after it has ended, so only those that stay are counted. */
async function stayingShops(client: pg.Client) {
  for (let looks = 1; ; looks++) {
    const shops = await shopsIn(client);
    if (shops === 0 || looks === 10) return shops;
    await wait(300);
  }
}

/** The SQL that has to run before the copy's. */
async function readyPostgres(url: string, over: boolean) {
  const client = new pg.Client({ connectionString: url, application_name: processName('restore') });
  try {
    await client.connect();
    const shops = await stayingShops(client);
    if (shops > 0)
      throw new CannotStart(
        `The shop has ${shops} connections to this database. Stop each of its processes first.`,
      );
    if (!(await hasTables(client))) return undefined;
    if (!over) throw isFull('The database of DATABASE_URL', 'everything in it is then replaced by the copy.');
    return clearing;
  } catch (error) {
    throw error instanceof CannotStart ? error : cannotReach({ url, connections: 1 }, error);
  } finally {
    await client.end().catch(() => {});
  }
}

const isFilled = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0;

type Task = {
  settings: Settings;
  copy: Pick<Copy, 'file' | 'name'>;
  secretKey: SecretKey;
  over: boolean;
  say: Say;
};

/** Unpacked beside its place and moved there whole; what was there before stays beside it. */
async function restoreEmbedded(
  { settings: { dataFolder }, copy, secretKey, over, say }: Task,
  scratch: string,
) {
  const release = await takeDataFolder(dataFolder);
  try {
    const place = path.join(dataFolder, 'database');
    const before = `${place}.before-${systemClock.now().toISOString().replaceAll(':', '-')}`;
    if (isFilled(place) && !over) throw isFull(place, 'what is there is then kept beside it.');
    const folder = path.join(scratch, 'database');
    await unpackCopy(copy, secretKey, { database: { folder }, files: path.join(dataFolder, 'files') });
    syncFolder(folder);
    if (existsSync(place)) renameSync(place, before);
    renameSync(folder, place);
    syncFolder(dataFolder);
    if (existsSync(before)) say(`What was there lies in ${before}. Remove it when you no longer need it.`);
  } finally {
    await release();
  }
}

async function restorePostgres({ settings, copy, secretKey, over }: Task, url: string) {
  const before = await readyPostgres(url, over);
  const files = path.join(settings.dataFolder, 'files');
  await unpackCopy(copy, secretKey, { database: { url, ...(before && { clearing: before }) }, files });
}

/** Restores a copy, after checking that all of it is sound. */
export async function restore(settings: Settings, say: Say, { name, over }: RestoreWish) {
  const secretKey = keptSecretKeyOf(
    settings,
    'Put back the one that the shop had when the copy was made, or set SECRET_KEY to it: no other opens the copy.',
  );
  const copy = findCopy(settings.backupFolder, name);
  await inScratch(settings.dataFolder, async (scratch) => {
    const { about, files } = await checkCopy(copy, secretKey);
    mustBeOf(settings, about);
    const task = { settings, copy, secretKey, over, say };
    if (settings.databaseUrl) await restorePostgres(task, settings.databaseUrl);
    else await restoreEmbedded(task, scratch);
    say(
      `Restored ${copy.name} of ${about.madeAt.toISOString()}: ${about.rows.length} tables, ${rowsIn(about)} rows, ${files} files.`,
    );
  });
  say(
    'Set SESSION_EPOCH one higher before you start: sessions that were ended since the copy would live again.',
  );
}
