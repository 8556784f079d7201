import { emailInUse } from 'contract/auth';
import { hours } from '../../platform/clock.js';
import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { limit, takeWithin } from '../../platform/limits.js';
import { sendLetter } from '../../platform/mail/letter.js';
import { refuse } from '../../platform/refuse.js';
import type { Shop } from '../../platform/shop.js';
import { emailChangeLetter, newEmailLetter } from './auth-letters.js';
import { askToConfirm } from './confirm-email.js';
import { isEmailInUse, lockCustomer, setPendingEmail } from './customers.sql.js';

/** Each change writes letters, one of them to an address that is not the customer's own. */
const byAccount = limit('change-email', 5, hours(1));
const tooOften = 'The email address was changed too often just now. Please wait a while and try again.';

const isSame = (one: string, other: string | null) => one.toLowerCase() === other?.toLowerCase();

/** The new address waits until its link is followed; asking for the old one again ends the waiting. */
export async function askForEmail(shop: Shop, tx: Transaction, id: Uuid, email: string) {
  const customer = await lockCustomer(tx, id, 'update');
  if (isSame(email, customer.pending_email ?? customer.email)) return;
  if (isSame(email, customer.email)) {
    await setPendingEmail(tx, id, null);
    return;
  }
  await takeWithin(tx, byAccount, id, tooOften);
  if (await isEmailInUse(tx, email, id)) throw refuse(emailInUse);
  await setPendingEmail(tx, id, email);
  await askToConfirm(shop, tx, id, email, newEmailLetter);
  if (customer.email && customer.email_confirmed_at)
    await sendLetter(tx, emailChangeLetter({ ...customer, email: customer.email }, shop.publicUrl()));
}
