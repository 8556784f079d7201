import { accessSync, constants, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { CannotStart } from './cannot-start.js';

const inUse = (folder: string) =>
  new CannotStart(`The data folder ${folder} is in use by another Cellar Door. Stop that one first.`);

const isRunning = (processId: number) => {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** An abstract socket belongs to its process alone and is gone with it, also after `kill -9`. */
function lockBySocket(folder: string) {
  return new Promise<() => Promise<void>>((locked, failed) => {
    const server: Server = createServer();
    server.once('error', () => failed(inUse(folder)));
    server.listen(`\0cellar-door:${folder}`, () => {
      server.unref();
      locked(() => new Promise((released) => server.close(() => released())));
    });
  });
}

async function lockByFile(folder: string) {
  const file = path.join(folder, 'lock');
  const claim = () => writeFileSync(file, String(process.pid), { flag: 'wx' });
  try {
    claim();
  } catch {
    if (isRunning(Number(readFileSync(file, 'utf8')))) throw inUse(folder);
    rmSync(file, { force: true });
    claim();
  }
  return async () => rmSync(file, { force: true });
}

/** Takes the folder for this process alone: two writers in one database folder lose rows in silence. */
export async function takeDataFolder(folder: string): Promise<() => Promise<void>> {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw new CannotStart(`The data folder ${folder} cannot be written to. Let DATA_DIR name another one.`);
  }
  const real = realpathSync(folder);
  // A socket's name holds 107 bytes; the end of a longer path tells folders apart as well.
  return process.platform === 'linux' ? lockBySocket(real.slice(-90)) : lockByFile(real);
}
