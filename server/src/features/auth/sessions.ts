import { type Customer, type LoggedIn, type Session, sessionNotFound } from 'contract/auth';
import { days, later } from '../../platform/clock.js';
import type { Db, Transaction } from '../../platform/database/database.js';
import type { Customer as Asker } from '../../platform/http/route.js';
import { newId, type Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import type { Auth } from './auth-context.js';
import type { CustomerRow } from './customers.sql.js';
import { deviceWords } from './device-words.js';
import {
  deleteSession,
  deleteSessions,
  deleteSessionsBeyond,
  insertSession,
  type SessionRow,
  selectSessions,
} from './sessions.sql.js';

const mostSessions = 50;

async function asShown({ about }: Auth, db: Db, row: CustomerRow): Promise<Customer> {
  const { id, first_name, last_name, image_url } = row;
  return { id, first_name, last_name, image_url, ...(await about.countsOf(db, id)) };
}

/** Logs in: the token names a session row, and ends with it. */
export async function openSession(
  auth: Auth,
  tx: Transaction,
  customer: CustomerRow,
  userAgent: string,
): Promise<LoggedIn> {
  const id = newId(tx.now);
  const until = later(tx.now, days(auth.shop.settings.sessionDays));
  const device = deviceWords(userAgent);
  await insertSession(tx, { id, customer_id: customer.id, device, expires_at: until });
  const displaced = await deleteSessionsBeyond(tx, customer.id, mostSessions);
  tx.afterCommit(() => auth.askers.forget(displaced));
  const token = await auth.tokens.sign(customer.id, id, tx.now, until);
  return { token, customer: await asShown(auth, tx, customer) };
}

const asListed = (row: SessionRow, current: Uuid): Session => ({
  id: row.id,
  device: row.device,
  created_at: row.created_at.toISOString(),
  last_seen_at: row.last_seen_at.toISOString(),
  current: row.id === current,
});

export async function listSessionsOf(db: Db, asker: Asker): Promise<Session[]> {
  return (await selectSessions(db, asker.id)).map((row) => asListed(row, asker.sessionId));
}

export async function endSessionOf(auth: Auth, tx: Transaction, customerId: Uuid, id: Uuid) {
  const ended = await deleteSession(tx, customerId, id);
  if (ended.length === 0) throw refuse(sessionNotFound);
  tx.afterCommit(() => auth.askers.forget(ended));
}

/** Two log-outs at once are one. */
export async function logOutOf(auth: Auth, tx: Transaction, asker: Asker) {
  const ended = await deleteSession(tx, asker.id, asker.sessionId);
  tx.afterCommit(() => auth.askers.forget(ended));
}

/** All of them, or all but the one that asks for it. */
export async function endSessions(auth: Auth, tx: Transaction, customerId: Uuid, except: Uuid | null) {
  const ended = await deleteSessions(tx, customerId, except);
  tx.afterCommit(() => auth.askers.forget(ended));
}
