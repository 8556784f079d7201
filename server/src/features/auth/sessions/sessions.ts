import type { Customer, LoggedIn, Session } from 'contract/auth';
import { days, later } from '../../../platform/clock.js';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Customer as Asker } from '../../../platform/http/route.js';
import { newId, type Uuid } from '../../../platform/ids.js';
import type { Auth } from '../auth-context.js';
import type { CustomerRow } from '../customers.sql.js';
import { noteSecurityEvent, type Origin } from '../security-events/security-events.js';
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

/** Logs in. The token names a row of `session`: when the row is gone, the token is worth nothing. */
export async function openSession(
  auth: Auth,
  tx: Transaction,
  customer: CustomerRow,
  kind: 'log-in' | 'sign-up',
  origin: Origin,
): Promise<LoggedIn> {
  const id = newId(tx.now);
  const until = later(tx.now, days(auth.shop.settings.sessionDays));
  await insertSession(tx, { id, customer_id: customer.id, device: origin.device, expires_at: until });
  await noteSecurityEvent(tx, origin, { customerId: customer.id, kind, sessionId: id });
  const displaced = await deleteSessionsBeyond(tx, customer.id, mostSessions);
  tx.afterCommit(() => auth.askers.forget(customer.id, displaced));
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

/** False when the customer has no such session, or it has ended already. */
export async function endSessionWithin(auth: Auth, tx: Transaction, customerId: Uuid, id: Uuid) {
  const ended = await deleteSession(tx, customerId, id);
  tx.afterCommit(() => auth.askers.forget(customerId, ended));
  return ended.length > 0;
}

/** Ends all sessions of the customer but `except`. */
export async function endSessions(auth: Auth, tx: Transaction, customerId: Uuid, except: Uuid | null) {
  const ended = await deleteSessions(tx, customerId, except);
  tx.afterCommit(() => auth.askers.forget(customerId, ended));
}
