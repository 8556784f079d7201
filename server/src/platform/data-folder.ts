import {
  accessSync,
  constants,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CannotStart } from './cannot-start.js';
import { minutes, seconds } from './clock.js';

type Release = () => Promise<void>;

const beat = seconds(1);
const longestSilence = beat * 3;

export class FolderInUse extends CannotStart {}

const inUse = (folder: string) =>
  new FolderInUse(`The data folder ${folder} is in use by another Cellar Door. Stop that one first.`);

/** An abstract socket belongs to one process and disappears with it, even after `kill -9`. */
function lockBySocket(folder: string) {
  return new Promise<Release>((locked, failed) => {
    const server = createServer();
    server.once('error', () => failed(inUse(folder)));
    // A socket's name holds 107 bytes; for a longer path, its end is enough to tell folders apart.
    server.listen(`\0cellar-door:${folder.slice(-90)}`, () => {
      server.unref();
      locked(() => new Promise((released) => server.close(() => released())));
    });
  });
}

/**
 * Identifies who can see this process's socket: the same machine since its last start, and the same
 * container.
 */
function place() {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/net')}`;
  } catch {
    return hostname();
  }
}

const isRunning = (processId: number) => {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Whether somebody keeps touching the file. A file that nobody has touched for a minute is not watched at
 * all.
 */
async function isBeating(file: string) {
  const before = changedAt(file);
  if (Math.abs(Date.now() - before) > minutes(1)) return false;
  for (let waited = 0; waited < longestSilence; waited += 100) {
    await wait(100);
    if (changedAt(file) > before) return true;
  }
  return false;
}

/** The holder may be dead, or live in another container that shares the folder but not the socket. */
async function isHeld(file: string) {
  const [where, processId] = readFileSync(file, 'utf8').split('\n');
  if (where !== place()) return isBeating(file);
  return process.platform === 'linux' ? false : isRunning(Number(processId)) && isBeating(file);
}

async function lockByFile(folder: string): Promise<Release> {
  const file = path.join(folder, 'lock');
  const claim = (flag: 'wx' | 'w') => writeFileSync(file, `${place()}\n${process.pid}\n`, { flag });
  try {
    claim('wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (await isHeld(file)) throw inUse(folder);
    claim('w');
  }
  const beating = setInterval(() => {
    const now = new Date();
    // If the folder is gone or the disk is full, the code that needs them reports it.
    try {
      utimesSync(file, now, now);
    } catch {}
  }, beat);
  beating.unref();
  return async () => {
    clearInterval(beating);
    rmSync(file, { force: true });
  };
}

export function makeDataFolder(folder: string): string {
  try {
    // Other users of this machine may not see the customers' data.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return realpathSync(folder);
  } catch {
    throw new CannotStart(`The data folder ${folder} cannot be written to. Let DATA_DIR name another one.`);
  }
}

/** Takes the folder for this process alone, because two writers in one database folder silently lose rows. */
export async function takeDataFolder(folder: string): Promise<Release> {
  const real = makeDataFolder(folder);
  const leaveSocket = process.platform === 'linux' ? await lockBySocket(real) : async () => {};
  const leaveFile = await lockByFile(real).catch(async (error: unknown) => {
    await leaveSocket();
    throw error;
  });
  return async () => {
    await leaveFile();
    await leaveSocket();
  };
}
