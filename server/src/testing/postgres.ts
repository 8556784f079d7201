import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

const debianFolder = '/usr/lib/postgresql';

/** Where PostgreSQL's programs are on this machine, the newest first. */
function programs(): string | undefined {
  const versions = existsSync(debianFolder)
    ? readdirSync(debianFolder)
        .map(Number)
        .sort((a, b) => b - a)
    : [];
  const folders = [...versions.map((version) => `${debianFolder}/${version}/bin`), ...pathFolders()];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')));
}

const pathFolders = () => (process.env.PATH ?? '').split(':').filter(Boolean);

function freePort() {
  return new Promise<number>((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => found(port));
    });
  });
}

/** PostgreSQL refuses to run as root: there it runs as the first of these users that exists. */
function unprivilegedUser() {
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
  for (let attempt = 0; attempt < 200; attempt++) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      return await client.end();
    } catch {
      await new Promise((later) => setTimeout(later, 50));
    }
  }
  throw new Error('The test PostgreSQL did not start within ten seconds.');
}

export type TestPostgres = {
  url: string;
  /** Ends it as an administrator does, and starts it again on the same data. */
  halt: () => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A throw-away cluster of this machine's PostgreSQL, or none where there is none. */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  const bin = programs();
  if (!bin) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'cellar-postgres-'));
  const user = unprivilegedUser();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const flags = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  execFileSync(path.join(bin, 'initdb'), flags, { ...user, stdio: 'pipe', cwd: folder });
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 300,
  };
  const unsafeButFast = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };
  const options = Object.entries({ ...settings, ...unsafeButFast }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const run = () =>
    spawn(path.join(bin, 'postgres'), ['-D', data, ...options], { ...user, stdio: 'ignore', cwd: folder });
  let server = run();
  const url = `postgres://postgres@127.0.0.1:${port}`;
  await untilItAnswers(`${url}/postgres`);
  const halt = async () => {
    const stopped = new Promise((done) => server.once('exit', done));
    server.kill('SIGINT');
    await stopped;
  };
  return {
    url,
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
