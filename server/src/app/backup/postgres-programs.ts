import { type ChildProcess, spawn } from 'node:child_process';
import { pipeline } from 'node:stream/promises';
import { CannotStart } from '../../platform/cannot-start.js';
import { processName } from '../../platform/database/process-name.js';

type Bytes = AsyncIterable<Uint8Array>;

/** Keeps the password out of the list of processes. */
function reach(url: string) {
  const target = new URL(url);
  const password = decodeURIComponent(target.password);
  target.password = '';
  return {
    database: target.href,
    env: {
      ...process.env,
      ...(password && { PGPASSWORD: password }),
      PGAPPNAME: processName('backup'),
      PGCONNECT_TIMEOUT: '10',
      PGOPTIONS: '-c client_min_messages=warning',
    },
  };
}

const longestComplaint = 2_000;

/** How a program ended, with its complaints. */
function endOf(program: ChildProcess, name: string) {
  let complaint = '';
  program.stderr!.on('data', (text) => {
    complaint = (complaint + text).slice(-longestComplaint);
  });
  return new Promise<{ isWell: boolean; complaint: string }>((ended, failed) => {
    program.once('error', () =>
      failed(
        new CannotStart(
          `${name} cannot be started. Install PostgreSQL's programs, of the server's version or a newer one ` +
            '(postgresql-client), where this command runs.',
        ),
      ),
    );
    program.once('close', (code) => ended({ isWell: code === 0, complaint: complaint.trim() }));
  });
}

/** Everything in a database as SQL, as it was at the moment of the snapshot. */
export async function* dumpSql(url: string, snapshot: string): AsyncGenerator<Buffer> {
  const { database, env } = reach(url);
  const flags = ['--no-owner', '--no-privileges', `--snapshot=${snapshot}`, `--dbname=${database}`];
  const program = spawn('pg_dump', flags, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const end = endOf(program, 'pg_dump');
  end.catch(() => {});
  try {
    yield* program.stdout;
    const { isWell, complaint } = await end;
    if (!isWell) throw new CannotStart(`The database could not be read: ${complaint}`);
  } finally {
    program.kill();
  }
}

async function* inOneTransaction(before: string, script: Bytes) {
  yield Buffer.from(`begin;\n${before}\n`);
  yield* script;
  // A script that ends without this word has changed nothing.
  yield Buffer.from('\ncommit;\n');
}

/** Runs a script as a whole or not at all. */
export async function runSql(url: string, script: Bytes, before = ''): Promise<void> {
  const { database, env } = reach(url);
  const flags = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', `--dbname=${database}`];
  const program = spawn('psql', flags, { env, stdio: ['pipe', 'ignore', 'pipe'] });
  const end = endOf(program, 'psql');
  const [fed, ended] = await Promise.allSettled([
    pipeline(inOneTransaction(before, script), program.stdin),
    end,
  ]);
  if (ended.status === 'rejected') throw ended.reason;
  if (fed.status === 'rejected' && fed.reason instanceof CannotStart) throw fed.reason;
  if (!ended.value.isWell)
    throw new CannotStart(
      `The database did not take the copy and is as it was before: ${ended.value.complaint}`,
    );
  if (fed.status === 'rejected') throw fed.reason;
}
