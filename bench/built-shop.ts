import { execFileSync, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const mainHere = fileURLToPath(new URL('../server/dist/main.js', import.meta.url));

export type Where = { folder: string; databaseUrl?: string | undefined };

export type BuiltShop = {
  origin: string;
  /** The origin where its staff are served. */
  staffOrigin: string;
  /** The time from the start of the process to its first answer that it is ready. */
  readyAfter: number;
  megabytes: () => number;
  stop: () => Promise<void>;
};

/** The built server as `npm start` runs it, with the demo, in a process of its own. */
export async function startShop({ folder, databaseUrl }: Where, main = mainHere): Promise<BuiltShop> {
  const from = performance.now();
  const server = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: folder,
      DEMO: '1',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((exited) => {
    server.once('exit', () => exited());
  });
  let said = '';
  const origin = await new Promise<string>((listening, failed) => {
    server.once('exit', () => failed(new Error(`The shop did not start.\n${said}`)));
    server.stdout.on('data', (words: Buffer) => {
      said += String(words);
      const at = /listening on (http\S+)/.exec(said)?.[1];
      if (at) listening(at);
    });
  });
  const { status } = await fetch(`${origin}/readyz`);
  const readyAfter = performance.now() - from;
  if (status !== 200) throw new Error(`The shop is not ready: ${status}.`);
  return {
    origin,
    get staffOrigin() {
      return /Staff at (http\S+)/.exec(said)![1]!;
    },
    readyAfter,
    megabytes: () =>
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)], { encoding: 'utf8' })) / 1024,
    stop: () => {
      server.kill('SIGTERM');
      return gone;
    },
  };
}
