import { randomBytes } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { CannotStart } from '../../platform/cannot-start.js';
import { type Clock, systemClock } from '../../platform/clock.js';
import { openDatabase } from '../../platform/database/database.js';
import { migrate } from '../../platform/database/migrations.js';
import { cannotReach, type Where } from '../../platform/database/start-trouble.js';
import type { Log } from '../../platform/log.js';
import { keptSecretKeyOf, type SecretKey } from '../../platform/secret-key.js';
import type { Settings } from '../../platform/settings.js';
import { auditWith } from '../audit.js';
import { type AboutCopy, otherCounts, rowsIn } from './about-copy.js';
import { findCopy } from './copies.js';
import { writeProof } from './proof.js';
import { mustBeOf } from './restore.js';
import { countRows } from './rows.sql.js';
import { inScratch } from './scratch.js';
import { checkCopy, unpackCopy } from './unpack-copy.js';

type Parts = { log: Log; say: (words: string) => void; clock?: Clock };

async function onServer(url: string, statement: string) {
  const client = new pg.Client(url);
  try {
    await client.connect();
    await client.query(statement);
  } catch (error) {
    if ((error as { code?: string }).code === '42501')
      throw new CannotStart(
        'The user of DATABASE_URL may not make a database to try the copy in. Let an administrator run: ' +
          `alter role "${decodeURIComponent(new URL(url).username)}" createdb`,
      );
    throw cannotReach({ url, connections: 1 }, error);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Uses a database beside the shop's own, for as long as the work takes. */
async function inScratchDatabase<Result>(url: string, work: (url: string) => Promise<Result>) {
  const name = `cellar_door_proof_${randomBytes(6).toString('hex')}`;
  const scratch = new URL(url);
  scratch.pathname = name;
  await onServer(url, `create database ${name} template template0`);
  try {
    return await work(scratch.href);
  } finally {
    await onServer(url, `drop database if exists ${name} with (force)`);
  }
}

type ScratchDatabase = { url: string } | { folder: string };

const inScratchPlace = <Result>(
  { databaseUrl }: Settings,
  scratch: string,
  work: (database: ScratchDatabase) => Promise<Result>,
) =>
  databaseUrl
    ? inScratchDatabase(databaseUrl, (url) => work({ url }))
    : work({ folder: path.join(scratch, 'database') });

/** What is wrong with the restored copy: missing rows, broken promises. */
async function faultsOf(
  where: Where,
  about: AboutCopy,
  secretKey: SecretKey,
  { log, say, clock }: Required<Parts>,
) {
  const database = await openDatabase(where, clock, log);
  try {
    const differing = otherCounts(about.rows, await countRows(database.pool));
    for (const words of differing) say(`✗ ${words}`);
    // A copy may be older than this version.
    await migrate(database.kysely);
    const broken = await database.read((db) =>
      auditWith(secretKey, db, (words) => {
        if (!words.startsWith('✓')) say(words);
      }),
    );
    return differing.length + broken;
  } finally {
    await database.close();
  }
}

const spoken = (milliseconds: number) => {
  const hours = milliseconds / 3_600_000;
  if (hours < 1) return `${Math.round(hours * 60)} minutes`;
  return hours < 48 ? `${Math.round(hours)} hours` : `${Math.round(hours / 24)} days`;
};

/**
 * Restores a copy where it disturbs nobody, checks whether everything is there and every promise is kept, and
 * returns the number of faults.
 */
export async function prove(settings: Settings, parts: Parts, name?: string): Promise<number> {
  const { log, say, clock = systemClock } = parts;
  const secretKey = keptSecretKeyOf(settings);
  const copy = findCopy(settings.backupFolder, name);
  return inScratch(settings.dataFolder, async (scratch) => {
    const began = performance.now();
    const { about, files } = await checkCopy(copy, secretKey);
    mustBeOf(settings, about);
    const faults = await inScratchPlace(settings, scratch, async (database) => {
      await unpackCopy(copy, secretKey, { database, files: path.join(scratch, 'files') });
      const where = 'url' in database ? { ...database, connections: 2 } : database;
      return faultsOf(where, about, secretKey, { log, say, clock });
    });
    const provenAt = clock.now();
    const took = ((performance.now() - began) / 1000).toFixed(1);
    const age = spoken(provenAt.getTime() - about.madeAt.getTime());
    say(`${copy.name} is ${age} old. It was restored and looked through in ${took} s.`);
    if (faults > 0) {
      say(`Wrong with it: ${faults}, see above. Prove an older one, and keep this one to look into.`);
      return faults;
    }
    const proof = { copy: copy.name, made_at: about.madeAt, proven_at: provenAt };
    await writeProof(settings.backupFolder, proof);
    say(`${rowsIn(about)} rows and ${files} files are there, and every promise is kept.`);
    return 0;
  });
}
