import { confirmationLinkDead, emailAlreadyConfirmed, emailInUse } from 'contract/auth';
import { minutes } from '../../platform/clock.js';
import type { Transaction } from '../../platform/database/database.js';
import type { Call } from '../../platform/http/route.js';
import type { Uuid } from '../../platform/ids.js';
import { limit, take } from '../../platform/limits.js';
import { sendLetter } from '../../platform/mail/letter.js';
import { refuse } from '../../platform/refuse.js';
import type { Shop } from '../../platform/shop.js';
import { confirmationLetter } from './auth-letters.js';
import { confirmEmail, isEmailInUse, lockCustomer, moveToPendingEmail } from './customers.sql.js';
import { hashOfToken, issueOneTimeToken } from './one-time-tokens.js';
import { selectOneTimeToken } from './one-time-tokens.sql.js';

const byAddress = limit('verify-email', 30, minutes(30));
const byAccount = limit('resend-verification', 3, minutes(30));

/** Mails a link to this address: the customer's own, or the one that is to take its place. */
export async function askToConfirm(
  shop: Shop,
  tx: Transaction,
  id: Uuid,
  email: string,
  letter = confirmationLetter,
) {
  const token = await issueOneTimeToken(tx, 'confirm-email', { id, email });
  await sendLetter(tx, letter(email, shop.publicUrl(), token));
}

export async function resendVerificationTo(shop: Shop, customerId: Uuid) {
  await take(shop, byAccount, customerId);
  await shop.write(async (tx) => {
    const customer = await lockCustomer(tx, customerId, 'update');
    const waiting = customer.pending_email ?? (customer.email_confirmed_at ? null : customer.email);
    if (!waiting) throw refuse(emailAlreadyConfirmed);
    await askToConfirm(shop, tx, customerId, waiting);
  });
}

/** A second click, or a mail program that looked first, changes nothing: the link works until it expires. */
export async function verifyEmailBy(shop: Shop, token: string, { address }: Pick<Call, 'address'>) {
  await take(shop, byAddress, address);
  await shop.write(async (tx) => {
    const named = await selectOneTimeToken(tx, 'confirm-email', hashOfToken(token));
    if (!named) throw refuse(confirmationLinkDead);
    const customer = await lockCustomer(tx, named.customer_id, 'update');
    if (named.email === customer.email) await confirmEmail(tx, customer.id);
    else if (named.email === customer.pending_email) {
      if (await isEmailInUse(tx, named.email, customer.id)) throw refuse(emailInUse);
      if (!(await moveToPendingEmail(tx, customer.id, named.email))) throw refuse(emailInUse);
    } else throw refuse(confirmationLinkDead);
  });
}
