import { randomBytes } from 'node:crypto';
import { staffSessionNotFound } from 'contract/staff';
import { later } from '../../../platform/clock.js';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Call } from '../../../platform/http/route.js';
import { staffSessionLasts } from '../../../platform/http/staff-cookie.js';
import { newId, type Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { deviceWords } from '../../auth/index.js';
import { noteAct } from '../record/acts.js';
import type { StaffAsker } from './staff-askers.js';
import { deleteStaffSession, insertStaffSession, selectStaffSessions } from './staff-sessions.sql.js';
import { hashOfStaffToken } from './staff-tokens.js';

type Browser = Pick<Call, 'userAgent' | 'keepStaffSession'>;

const isSecure = (shop: Shop) => shop.staffUrl().startsWith('https:');

/** Opaque: the browser keeps the token, the database its hash. */
export async function openStaffSession(shop: Shop, tx: Transaction, personId: Uuid, call: Browser) {
  const token = randomBytes(32).toString('base64url');
  const id = newId(tx.now);
  await insertStaffSession(tx, {
    id,
    person_id: personId,
    token_hash: hashOfStaffToken(shop.secretKey, token),
    device: deviceWords(call.userAgent),
    created_at: tx.now,
    last_seen_at: tx.now,
    factor_seen_at: tx.now,
    expires_at: later(tx.now, staffSessionLasts),
  });
  await noteAct(tx, { personId, storeId: null, kind: 'logged_in', thing: 'session', thingId: id });
  tx.afterCommit(() => call.keepStaffSession(token, isSecure(shop)));
  return token;
}

export async function listSessionsOfStaff(db: Db, { id, sessionId }: StaffAsker) {
  const sessions = await selectStaffSessions(db, id);
  return sessions.map((session) => ({
    id: session.id,
    device: session.device,
    created_at: session.created_at.toISOString(),
    last_seen_at: session.last_seen_at.toISOString(),
    current: session.id === sessionId,
  }));
}

const noteEnd = (tx: Transaction, personId: Uuid, id: Uuid) =>
  noteAct(tx, { personId, storeId: null, kind: 'session_ended', thing: 'session', thingId: id });

export const endSessionOfStaff = (shop: Shop, asker: StaffAsker, id: Uuid) =>
  shop.write(async (tx) => {
    if (!(await deleteStaffSession(tx, asker.id, id))) throw refuse(staffSessionNotFound);
    await noteEnd(tx, asker.id, id);
  });

/** Logging out twice at the same time is the same as once. */
export const logOutOfStaff = (shop: Shop, { id, sessionId }: StaffAsker, call: Browser) =>
  shop.write(async (tx) => {
    if (await deleteStaffSession(tx, id, sessionId)) await noteEnd(tx, id, sessionId);
    tx.afterCommit(() => call.keepStaffSession(undefined, isSecure(shop)));
  });
