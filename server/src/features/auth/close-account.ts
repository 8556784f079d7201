import { wrongPassword } from 'contract/auth';
import type { Transaction } from '../../platform/database/database.js';
import type { Customer as Asker, Call } from '../../platform/http/route.js';
import { sendLetter } from '../../platform/mail/letter.js';
import { refuse } from '../../platform/refuse.js';
import type { Auth } from './auth-context.js';
import { accountClosedLetter } from './auth-letters.js';
import { type CustomerRow, emptyCustomer, lockCustomerRow } from './customers.sql.js';
import { forgetAddressesOf } from './log-in/familiar-addresses.sql.js';
import { forgetDevicesOf } from './log-in/known-devices.sql.js';
import { deleteOneTimeTokens } from './one-time-tokens.sql.js';
import { checkCurrentPassword } from './passwords/current-password.js';
import { noteSecurityEvent } from './security-events/security-events.js';
import { emptySecurityEventsOf } from './security-events/security-events.sql.js';
import { endSessions } from './sessions/sessions.js';

type From = Pick<Call, 'address' | 'userAgent'>;
/** The event of the closing itself tells nothing about the person either. */
const nowhere = { device: '', address_hash: '' };

/**
 * Closes the account for good. Its e-mail address may open a new one. The tokens of the closed account answer
 * 410 until they expire.
 */
export async function closeAccountOf(auth: Auth, asker: Asker, password: string, call: From) {
  const customerId = asker.id;
  const hash = await checkCurrentPassword(auth, asker, password, call);
  await auth.shop.write(async (tx) => {
    const customer = await lockCustomerRow(tx, customerId, 'update');
    if (!customer.email || customer.password_hash !== hash) throw refuse(wrongPassword);
    await closeWithin(auth, tx, { ...customer, email: customer.email });
  });
}

type Open = Pick<CustomerRow, 'id' | 'first_name' | 'email_confirmed_at'> & { email: string };

/** In the transaction that has locked the customer's row. */
export async function closeWithin(auth: Auth, tx: Transaction, customer: Open) {
  const { id } = customer;
  await auth.about.beforeClosing(tx, id);
  // An address that nobody has confirmed may be a stranger's, who never had this account.
  if (customer.email_confirmed_at) await sendLetter(tx, accountClosedLetter(customer));
  await endSessions(auth, tx, id, null);
  await deleteOneTimeTokens(tx, id);
  await forgetAddressesOf(tx, id);
  await forgetDevicesOf(tx, id);
  await emptyCustomer(tx, id);
  await emptySecurityEventsOf(tx, id);
  await noteSecurityEvent(tx, nowhere, { customerId: id, kind: 'close-account' });
}
