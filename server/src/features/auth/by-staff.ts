import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import type { Auth } from './auth-context.js';
import { setEmailConfirmed } from './customers.sql.js';
import { noteSecurityEvent } from './security-events/security-events.js';
import { endSessions } from './sessions/sessions.js';

/** The event keeps no address, because the place where staff work is not one of the customer's. */
const byStaff = { device: 'Staff', address_hash: '' };

/** Staff do this to an account on behalf of its customer. The caller has checked that they may. */
export async function confirmEmailByStaff(tx: Transaction, customerId: Uuid) {
  await setEmailConfirmed(tx, customerId);
  await noteSecurityEvent(tx, byStaff, { customerId, kind: 'confirm-email' });
}

export async function endSessionsByStaff(auth: Auth, tx: Transaction, customerId: Uuid) {
  await endSessions(auth, tx, customerId, null);
  await noteSecurityEvent(tx, byStaff, { customerId, kind: 'end-session' });
}
