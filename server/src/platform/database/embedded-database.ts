import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { CannotStart } from '../cannot-start.js';
import type { Log } from '../log.js';
import { EmbeddedListeners } from './embedded-listeners.js';
import { EmbeddedServer } from './embedded-server.js';
import type { Hear } from './listen.js';
import { damaged, embeddedTrouble } from './start-trouble.js';

const cannotCreate = (folder: string) =>
  new CannotStart(
    `The database could not be created in ${path.dirname(folder)}. See that the disk has room and may be written to, ` +
      'or let DATA_DIR name another folder.',
  );

export function syncFolder(folder: string) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = openSync(path.join(entry.parentPath, entry.name), 'r');
    fsyncSync(file);
    closeSync(file);
  }
  const itself = openSync(folder, 'r');
  fsyncSync(itself);
  closeSync(itself);
}

const isEmpty = (folder: string) =>
  !existsSync(folder) || (statSync(folder).isDirectory() && readdirSync(folder).length === 0);

async function startIn(folder: string, log: Log, otherwise: CannotStart) {
  const server = new EmbeddedServer(folder, log);
  await server.start().catch(() => {
    throw embeddedTrouble(folder, otherwise);
  });
  return server;
}

/**
 * Made beside its place and moved there whole, so that a first start that is cut off leaves nothing half
 * made.
 */
async function createIn(folder: string, log: Log) {
  const aside = `${folder}.new`;
  rmSync(aside, { recursive: true, force: true });
  const server = await startIn(aside, log, cannotCreate(folder));
  await server.close();
  // PGlite makes files that every user of the machine may read and write.
  chmodSync(aside, 0o700);
  syncFolder(aside);
  if (existsSync(folder)) rmdirSync(folder);
  renameSync(aside, folder);
  syncFolder(path.dirname(folder));
}

type Progress = (words: string) => void;

/**
 * PGlite in a worker thread, reached by the same driver and the same wire protocol as a PostgreSQL server.
 */
export async function openEmbeddedDatabase(folder: string, log: Log, progress: Progress = () => {}) {
  if (isEmpty(folder)) {
    progress('Creating the database: this happens once and takes a few seconds');
    await createIn(folder, log);
  }
  // Without this file the database would treat the folder as new and start over in it.
  if (!existsSync(path.join(folder, 'PG_VERSION'))) throw damaged({ folder });
  const server = await startIn(folder, log, damaged({ folder }));
  const listeners = new EmbeddedListeners();
  const pool = new pg.Pool({
    // There is only one connection: using the pool inside an open transaction gives an error instead of
    // hanging.
    max: 1,
    pipeline: true,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    user: 'postgres',
    database: 'postgres',
    stream: () => server.connect() as never,
    onConnect: (client) => listeners.listenOn(client),
  });
  return {
    pool,
    server,
    hear: (channel: string, hear: Hear) => listeners.add(pool, channel, hear),
    close: async () => {
      if (!pool.ending) await pool.end();
      await server.close();
    },
  };
}
