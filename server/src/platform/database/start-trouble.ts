import { statfsSync } from 'node:fs';
import path from 'node:path';
import { CannotStart } from '../cannot-start.js';
import { DatabaseAway, isDatabaseAway } from './database-away.js';

export type Where =
  | { url: string; replica?: string | undefined; connections: number }
  | { folder: string; progress?: (words: string) => void };

const codeOf = (error: unknown) => (error as { code?: string } | null)?.code ?? '';

function reasonOf(error: unknown) {
  const cause = error instanceof DatabaseAway ? error.cause : error;
  // A name with several addresses fails with one error for each.
  const first = cause instanceof AggregateError ? cause.errors[0] : cause;
  const reason = (first instanceof Error && first.message) || codeOf(error) || 'it gives no reason';
  // Without its full stop, because it stands in the middle of a sentence.
  return reason.replace(/\.$/, '');
}

function nameOf(where: Where) {
  if ('folder' in where) return `The database in ${where.folder}`;
  const { host, pathname } = new URL(where.url);
  return `The database ${pathname.slice(1) || 'without a name'} at ${host}`;
}

/** Errors of a pooler that does not pass on a connection's settings, or does not know named statements. */
const saidByPooler = new Set(['08P01', '26000', '42P05']);

const oldPooler = (where: Where) =>
  new CannotStart(
    `${nameOf(where)} is reached through a pooler that does not pass on what the shop needs. PgBouncer must be version ` +
      '1.21 or newer, with max_prepared_statements = 500 and ignore_startup_parameters = options.',
  );

export const droppedOnTheWay = (where: Where, dropped: string) =>
  new CannotStart(
    `${nameOf(where)} is reached through something that drops what a connection begins with: ${dropped}. ` +
      'Set them on the role: alter role … set TimeZone = UTC, statement_timeout, lock_timeout and ' +
      'idle_in_transaction_session_timeout.',
  );

const diskFull = (where: Where) =>
  new CannotStart(
    `${nameOf(where)} has no room left on its disk. Make room and start again; nothing is lost.`,
  );

const onlyReads = (where: Where) =>
  new CannotStart(
    `${nameOf(where)} may only be read: it is a copy, or default_transaction_read_only is on. ` +
      'Let DATABASE_URL name the one that is written.',
  );

export const cannotReach = (where: Where, error: unknown) =>
  saidByPooler.has(codeOf(error))
    ? oldPooler(where)
    : new CannotStart(`${nameOf(where)} cannot be reached: ${reasonOf(error)}. Check DATABASE_URL.`);

export const tooOld = (where: Where, version: string) =>
  new CannotStart(`${nameOf(where)} is PostgreSQL ${version}. The shop needs version 15 or newer.`);

const fewestBytes = 32 * 1024 * 1024;

function hasNoRoom(folder: string) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < fewestBytes;
  } catch {
    return false;
  }
}

/** When the embedded database cannot write, it ends without a reason, so the disk is looked at. */
export const embeddedTrouble = (folder: string, otherwise: CannotStart) =>
  hasNoRoom(path.dirname(folder)) ? diskFull({ folder }) : otherwise;

export const damaged = (where: Where) =>
  new CannotStart(
    `${nameOf(where)} cannot be opened: it is damaged or was made by another version. ` +
      `Put back a copy, or let ${'folder' in where ? 'DATA_DIR' : 'DATABASE_URL'} name another one.`,
  );

const notAllowed = (where: Where, error: unknown) =>
  new CannotStart(`${nameOf(where)} does not let its user set up the shop: ${reasonOf(error)}.`);

const embeddedStopped = /^The embedded database stopped/;

/** Turns an error between opening and serving into a sentence, if a person can do something about it. */
export function asStartTrouble(where: Where, error: unknown): unknown {
  if (error instanceof CannotStart) return error;
  const code = codeOf(error);
  if (code === '53100' || code === 'ENOSPC') return diskFull(where);
  if (code === '25006') return onlyReads(where);
  if (saidByPooler.has(code)) return oldPooler(where);
  if (/^(XX00[12]|58P01)$/.test(code) || embeddedStopped.test(reasonOf(error)))
    return 'folder' in where ? embeddedTrouble(where.folder, damaged(where)) : damaged(where);
  if (code === '42501') return notAllowed(where, error);
  if (isDatabaseAway(error)) return cannotReach(where, error);
  return error;
}
