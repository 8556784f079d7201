import {
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
import type { Worker } from 'node:worker_threads';
import pg from 'pg';
import { CannotStart } from '../cannot-start.js';
import { startWorker } from '../source-worker.js';
import { damaged } from './start-trouble.js';
import { WireSocket } from './wire-socket.js';

const cannotCreate = (folder: string) =>
  new CannotStart(
    `The database could not be created in ${path.dirname(folder)}. See that the disk has room and may be written to, ` +
      'or let DATA_DIR name another folder.',
  );

async function openWorker(folder: string, otherwise = damaged({ folder })) {
  const worker = startWorker('embedded-worker', import.meta.url, {
    workerData: { folder },
    stdout: true,
    stderr: true,
  });
  await new Promise<void>((ready, failed) => {
    worker.once('message', () => ready());
    worker.once('error', failed);
    worker.once('exit', () => failed(new Error('The embedded database stopped while it was starting.')));
  }).catch(async () => {
    await worker.terminate();
    throw otherwise;
  });
  worker.removeAllListeners('exit');
  worker.setMaxListeners(100);
  return worker;
}

const answerOf = <Answer>(
  worker: Worker,
  question: string,
  matches: (message: unknown) => message is Answer,
) =>
  new Promise<Answer>((done) => {
    const listen = (message: unknown) => {
      if (!matches(message)) return;
      worker.off('message', listen);
      done(message);
    };
    worker.on('message', listen);
    worker.postMessage(question);
  });

async function closeWorker(worker: Worker) {
  await answerOf(worker, 'close', (message) => message === 'closed');
  await worker.terminate();
}

function syncFolder(folder: string) {
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

/** Made aside and put in place whole, so that a first start that is cut off leaves nothing half made. */
async function createIn(folder: string) {
  const aside = `${folder}.new`;
  rmSync(aside, { recursive: true, force: true });
  await closeWorker(await openWorker(aside, cannotCreate(folder)));
  syncFolder(aside);
  if (existsSync(folder)) rmdirSync(folder);
  renameSync(aside, folder);
  syncFolder(path.dirname(folder));
}

/** PGlite in a worker thread, reached by the same driver and the same wire protocol as a PostgreSQL server. */
export async function openEmbeddedDatabase(folder: string, progress: (words: string) => void = () => {}) {
  if (isEmpty(folder)) {
    progress('Creating the database: this happens once and takes a few seconds');
    await createIn(folder);
  }
  // Without this file the database would take the folder for a new one and begin again in it.
  if (!existsSync(path.join(folder, 'PG_VERSION'))) throw damaged({ folder });
  const worker = await openWorker(folder);
  const pool = new pg.Pool({
    // There is one connection in there: whoever asks the pool inside an open transaction gets an error, not a hang.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    user: 'postgres',
    database: 'postgres',
    stream: () => new WireSocket(worker) as never,
  });
  return {
    pool,
    /** How often the database has asked the disk to keep what was written. */
    syncs: async () => {
      const told = (message: unknown): message is { syncs: number } =>
        typeof message === 'object' && message !== null && 'syncs' in message;
      return (await answerOf(worker, 'syncs', told)).syncs;
    },
    close: async () => {
      if (!pool.ended) await pool.end();
      await closeWorker(worker);
    },
  };
}
