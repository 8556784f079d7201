import { closeSync, constants, cpSync, fsyncSync, openSync } from 'node:fs';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's file system that is replaced below. */
type NodeFileSystem = {
  stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
  realPath(node: unknown): string;
};

let syncs = 0;

function syncToDisk(system: NodeFileSystem, stream: { nfd?: number; node: unknown }) {
  syncs++;
  if (typeof stream.nfd === 'number') {
    fsyncSync(stream.nfd);
    return 0;
  }
  const folder = openSync(system.realPath(stream.node), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
  return 0;
}

/**
 * PGlite's own file system answers a sync without doing it, so that a power cut would lose committed data.
 */
class DurableNodeFS extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>) {
    const made = await super.init(...given);
    made.emscriptenOpts.preRun?.push((module) => {
      const system = (module as unknown as { NODEFS: NodeFileSystem }).NODEFS;
      system.stream_ops.fsync = (stream) => syncToDisk(system, stream);
    });
    return made;
  }
}

/** A simple query in PostgreSQL's wire protocol. */
function query(text: string) {
  const bytes = Buffer.alloc(6 + text.length);
  bytes.write('Q');
  bytes.writeInt32BE(5 + text.length, 1);
  bytes.write(text, 5);
  return new Uint8Array(bytes);
}

const { folder } = workerData as { folder: string };
const { defaultStartParams } = PGlite as unknown as { defaultStartParams: string[] };
const db = await PGlite.create({
  fs: new DurableNodeFS(folder),
  // `-F` is PostgreSQL's "do not sync".
  startParams: [...defaultStartParams.filter((flag) => flag !== '-F'), '-c', 'wal_sync_method=fsync'],
  // The last one is for `npm run audit -- --deep`.
  extensions: { citext, pg_trgm, unaccent, amcheck },
});

let lastHasLeft: Promise<void> = Promise.resolve();

async function rollBack() {
  await db.execProtocolRaw(query('rollback'));
  await db.execProtocolRaw(query('discard all'));
}

/**
 * Each connection has its own port, so that messages for a dead one never reach the next. There is only one
 * session here, so the next connection waits until the last one has left it: otherwise a late rollback would
 * undo what the next one has begun.
 */
function serve(connection: MessagePort) {
  const before = lastHasLeft;
  lastHasLeft = new Promise((left) => {
    let open = true;
    connection.on('message', async (bytes: Uint8Array | 'gone') => {
      if (bytes === 'gone') open = false;
      await before;
      if (bytes === 'gone') {
        await rollBack();
        connection.close();
        return left();
      }
      if (!open) return;
      const answer = (await db.execProtocolRaw(bytes)).slice();
      if (open) connection.postMessage(answer, [answer.buffer]);
    });
  });
}

type Copying = { folder: string; told: MessagePort };

/**
 * While this thread copies, it writes nothing, because each statement runs from beginning to end without a
 * break.
 */
function copy({ folder: to, told }: Copying) {
  const began = performance.now();
  try {
    cpSync(folder, to, {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
      errorOnExist: true,
      force: false,
    });
    told.postMessage(performance.now() - began);
  } catch (error) {
    told.postMessage(error);
  }
}

const port = parentPort!;
port.on('message', async (message: 'close' | 'syncs' | MessagePort | Copying) => {
  if (message === 'close') {
    await db.close();
    port.postMessage('closed');
  } else if (message === 'syncs') port.postMessage(syncs);
  else if ('told' in message) copy(message);
  else serve(message);
});
port.postMessage('ready');
