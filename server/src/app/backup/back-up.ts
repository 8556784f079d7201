import { rm, stat } from 'node:fs/promises';
import { CannotStart } from '../../platform/cannot-start.js';
import { type Clock, systemClock } from '../../platform/clock.js';
import { makeDataFolder } from '../../platform/data-folder.js';
import type { Log } from '../../platform/log.js';
import { keptSecretKeyOf, type SecretKey } from '../../platform/secret-key.js';
import type { Settings } from '../../platform/settings.js';
import { type AboutCopy, aboutName, rowsIn } from './about-copy.js';
import { type Copy, copiesIn, copyAt, halvesIn, writeCopy } from './copies.js';
import { copyEmbedded } from './copy-embedded.js';
import { type Entry, only } from './entries.js';
import { staleCopies } from './rotation.js';
import { inScratch } from './scratch.js';
import { embeddedDatabase, filesOf, postgresDatabase } from './what-is-there.js';

type Say = (words: string) => void;

type Parts = { log: Log; say: Say; clock?: Clock };

async function databaseOf(settings: Settings, secretKey: SecretKey, { log, say, clock }: Required<Parts>) {
  if (settings.databaseUrl) return postgresDatabase(settings.databaseUrl);
  const { folder, waited } = await copyEmbedded(settings, secretKey, clock);
  if (waited > 0) say(`The shop waited ${Math.ceil(waited)} ms while its database was copied.`);
  return embeddedDatabase(folder, log);
}

/** The database comes first: so the file of each picture in it exists by the time when files are copied. */
async function* contentOf(about: AboutCopy, database: AsyncIterable<Entry>, settings: Settings) {
  yield { name: aboutName, content: only(JSON.stringify(about)) };
  yield* database;
  if (!settings.s3) yield* filesOf(settings.dataFolder);
}

function asWriteTrouble(folder: string, error: unknown) {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT'
    ? new CannotStart(
        `There is no room left in ${folder} for another copy. Make room; nothing half is left there.`,
      )
    : error;
}

async function rotate(folder: string, say: Say) {
  for (const { name, file } of staleCopies(copiesIn(folder))) {
    await rm(file, { force: true });
    say(`Removed ${name}: newer ones stand for its day, week and month.`);
  }
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Writes one more copy of the shop, deletes those that are no longer needed, and reports what it did. */
export async function backUp(settings: Settings, { log, say, clock = systemClock }: Parts): Promise<Copy> {
  const secretKey = keptSecretKeyOf(settings);
  const folder = makeDataFolder(settings.backupFolder);
  return inScratch(settings.dataFolder, async () => {
    for (const half of halvesIn(folder)) await rm(half, { force: true });
    const madeAt = clock.now();
    const began = performance.now();
    const copy = copyAt(folder, madeAt);
    const database = await databaseOf(settings, secretKey, { log, say, clock });
    const about = { ...database.about, madeAt };
    try {
      await writeCopy(copy.file, contentOf(about, database.entries, settings), secretKey);
    } catch (error) {
      throw asWriteTrouble(folder, error);
    } finally {
      await database.close();
    }
    const { size } = await stat(copy.file);
    const took = ((performance.now() - began) / 1000).toFixed(1);
    say(
      `${copy.file}: ${about.rows.length} tables, ${rowsIn(about)} rows, ${megabytes(size)}, in ${took} s.`,
    );
    await rotate(folder, say);
    await sayWhatIsMissing(settings, say);
    return copy;
  });
}

async function sayWhatIsMissing({ s3, dataFolder, backupFolder, databaseUrl }: Settings, say: Say) {
  if (s3) say(`The files in the bucket ${s3.bucket} are not in it: turn on the bucket's versions.`);
  const [data, copies] = await Promise.all([stat(dataFolder), stat(backupFolder)]);
  if (!databaseUrl && data.dev === copies.dev)
    say('It lies on the same disk as the shop. Set BACKUP_DIR to another one, or carry it away.');
  say(
    'The key is not in it. Keep SECRET_KEY (or DATA_DIR/secret-key) in another safe place: nothing else opens it.',
  );
}
