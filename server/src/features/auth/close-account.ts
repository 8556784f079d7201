import { wrongPassword } from 'contract/auth';
import type { Uuid } from '../../platform/ids.js';
import { sendLetter } from '../../platform/mail/letter.js';
import { refuse } from '../../platform/refuse.js';
import type { Auth } from './auth-context.js';
import { accountClosedLetter } from './auth-letters.js';
import { checkCurrentPassword } from './current-password.js';
import { emptyCustomer, lockCustomer } from './customers.sql.js';
import { forgetAddressesOf } from './familiar-addresses.sql.js';
import { deleteOneTimeTokens } from './one-time-tokens.sql.js';
import { endSessions } from './sessions.js';

/** For good: the address may open a new account, and this one's tokens answer 410 until they expire. */
export async function closeAccountOf(auth: Auth, customerId: Uuid, password: string) {
  const hash = await checkCurrentPassword(auth, customerId, password);
  await auth.shop.write(async (tx) => {
    const customer = await lockCustomer(tx, customerId, 'update');
    if (!customer.email || customer.password_hash !== hash) throw refuse(wrongPassword);
    await auth.about.beforeClosing(tx, customerId);
    await sendLetter(tx, accountClosedLetter({ ...customer, email: customer.email }));
    await endSessions(auth, tx, customerId, null);
    await deleteOneTimeTokens(tx, customerId);
    await forgetAddressesOf(tx, customerId);
    await emptyCustomer(tx, customerId);
  });
}
