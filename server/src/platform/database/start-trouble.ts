import { CannotStart } from '../cannot-start.js';

export type Where =
  | { url: string; connections: number }
  | { folder: string; progress?: (words: string) => void };

const codeOf = (error: unknown) => (error as { code?: string } | null)?.code ?? '';

function reasonOf(error: unknown) {
  // A name with several addresses fails with one error for each.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return (first instanceof Error && first.message) || codeOf(error) || 'it gives no reason';
}

function nameOf(where: Where) {
  if ('folder' in where) return `The database in ${where.folder}`;
  const { host, pathname } = new URL(where.url);
  return `The database ${pathname.slice(1) || 'without a name'} at ${host}`;
}

export const cannotReach = (where: Where, error: unknown) =>
  new CannotStart(`${nameOf(where)} cannot be reached: ${reasonOf(error)}. Check DATABASE_URL.`);

export const tooOld = (where: Where, version: string) =>
  new CannotStart(`${nameOf(where)} is PostgreSQL ${version}. The shop needs version 15 or newer.`);

export const damaged = (where: Where) =>
  new CannotStart(
    `${nameOf(where)} cannot be opened: it is damaged or was made by another version. ` +
      `Put back a copy, or let ${'folder' in where ? 'DATA_DIR' : 'DATABASE_URL'} name another one.`,
  );

const notAllowed = (where: Where, error: unknown) =>
  new CannotStart(`${nameOf(where)} does not let its user set up the shop: ${reasonOf(error)}.`);

const embeddedStopped = /^The embedded database stopped/;

/** What goes wrong between opening and serving, as a sentence where a person can do something about it. */
export function asStartTrouble(where: Where, error: unknown): unknown {
  const code = codeOf(error);
  if (/^(XX00[12]|58P01)$/.test(code) || embeddedStopped.test(reasonOf(error))) return damaged(where);
  if (code === '42501') return notAllowed(where, error);
  if (/^(08\w{3}|53300|57P\w{2}|ECONN\w+|EPIPE)$/.test(code)) return cannotReach(where, error);
  return error;
}
