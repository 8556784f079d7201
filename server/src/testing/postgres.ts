import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

const debianFolder = '/usr/lib/postgresql';

/** Where this machine has PostgreSQL's programs, of the newest version. */
export function postgresPrograms(): string | undefined {
  const versions = existsSync(debianFolder)
    ? readdirSync(debianFolder)
        .map(Number)
        .sort((a, b) => b - a)
    : [];
  const folders = [...versions.map((version) => `${debianFolder}/${version}/bin`), ...pathFolders()];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')));
}

const pathFolders = () => (process.env.PATH ?? '').split(':').filter(Boolean);

export function freePort() {
  return new Promise<number>((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => found(port));
    });
  });
}

/** PostgreSQL refuses to run as root: then it runs as the first of these users that exists. */
export function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
    try {
      return { uid: id('-u'), gid: id('-g') };
    } catch {}
  }
  return {};
}

async function untilItAnswers(url: string) {
  for (let attempt = 0; attempt < 1200; attempt++) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      return await client.end();
    } catch {
      await new Promise((later) => setTimeout(later, 50));
    }
  }
  throw new Error('The test PostgreSQL did not start within a minute.');
}

export type TestPostgres = {
  url: string;
  /** The folder of its data. */
  data: string;
  /** Stops it as an administrator does, and starts it again on the same data. */
  halt: () => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

/** The version of this machine's programs, if there are any: they cannot use another version's data. */
export function postgresVersion() {
  const bin = postgresPrograms();
  return bin && /\d+/.exec(execFileSync(path.join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }))![0];
}

function makeCluster(bin: string, place: string, user: { uid?: number; gid?: number }) {
  const flags = ['-D', place, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  execFileSync(path.join(bin, 'initdb'), flags, { ...user, stdio: 'pipe', cwd: path.dirname(place) });
}

function copyCluster(kept: string, place: string, { uid, gid }: { uid?: number; gid?: number }) {
  execFileSync('cp', ['-R', kept, place]);
  if (uid !== undefined) execFileSync('chown', ['-R', `${uid}:${gid}`, place]);
}

type ServerSettings = Readonly<Record<string, string>>;

/** As tests have it: a power cut may take everything. */
const unsafeButFast: ServerSettings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_wal_size: '128MB',
};

/** As PostgreSQL comes: what is committed stands on the disk. */
export const durable: ServerSettings = {};

/** Belongs to PostgreSQL's own user when the tests run as root. */
function makeFolder(within: string, { uid, gid }: { uid?: number; gid?: number }) {
  const folder = mkdtempSync(path.join(within, 'cellar-postgres-'));
  if (uid !== undefined) chownSync(folder, uid, gid!);
  return folder;
}

/** Serves the cluster in the folder's `data`. */
async function serve(
  bin: string,
  folder: string,
  user: { uid?: number; gid?: number },
  how: ServerSettings,
): Promise<TestPostgres> {
  const data = path.join(folder, 'data');
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 300,
    ...how,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const run = () =>
    spawn(path.join(bin, 'postgres'), ['-D', data, ...options], { ...user, stdio: 'ignore', cwd: folder });
  let server = run();
  const url = `postgres://postgres@127.0.0.1:${port}`;
  await untilItAnswers(`${url}/postgres`);
  const halt = async () => {
    const stopped = new Promise((done) => server.once('exit', done));
    // False when it was stopped before.
    if (server.kill('SIGINT')) await stopped;
  };
  return {
    url,
    data,
    halt,
    start: async () => {
      server = run();
      await untilItAnswers(`${url}/postgres`);
    },
    stop: async () => {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A throw-away cluster of this machine's PostgreSQL: a copy of a kept one, or a new one. Undefined when the
 * machine has no PostgreSQL.
 */
export async function startPostgres(
  within = tmpdir(),
  kept?: string,
  how = unsafeButFast,
): Promise<TestPostgres | undefined> {
  const bin = postgresPrograms();
  if (!bin) return undefined;
  const user = unprivilegedUser();
  const folder = makeFolder(within, user);
  const data = path.join(folder, 'data');
  if (kept) copyCluster(kept, data, user);
  else makeCluster(bin, data, user);
  return serve(bin, folder, user, how);
}

/** A replica that follows this one, made as in production. */
export async function startReplica(primary: TestPostgres, within = tmpdir()): Promise<TestPostgres> {
  const bin = postgresPrograms()!;
  const user = unprivilegedUser();
  const folder = makeFolder(within, user);
  const asked = ['--dbname', primary.url, '--pgdata', path.join(folder, 'data')];
  const flags = ['--write-recovery-conf', '--checkpoint=fast', '--no-sync'];
  execFileSync(path.join(bin, 'pg_basebackup'), [...asked, ...flags], {
    ...user,
    stdio: 'pipe',
    cwd: folder,
  });
  return serve(bin, folder, user, unsafeButFast);
}
