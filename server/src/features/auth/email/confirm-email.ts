import { confirmationLinkDead, emailAlreadyConfirmed, emailInUse } from 'contract/auth';
import { minutes } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Call } from '../../../platform/http/route.js';
import type { Uuid } from '../../../platform/ids.js';
import { limit, take } from '../../../platform/limits.js';
import { sealLetter, sendLetter } from '../../../platform/mail/letter.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import type { Auth } from '../auth-context.js';
import { confirmationLetter, emailChangedLetter, newEmailLetter } from '../auth-letters.js';
import {
  type CustomerRow,
  isEmailInUse,
  lockCustomerRow,
  moveToPendingEmail,
  setEmailConfirmed,
} from '../customers.sql.js';
import { hashOfToken, issueOneTimeToken } from '../one-time-tokens.js';
import { deleteOneTimeTokens, selectOneTimeToken, takeOneTimeToken } from '../one-time-tokens.sql.js';
import { noteSecurityEvent, originOf } from '../security-events/security-events.js';

const byAddress = limit('confirm-email-address', 30, minutes(30));
const byAccount = limit('resend-confirmation', 3, minutes(30));

type Unconfirmed = { id: Uuid; email: string | null; pending_email?: string | null };

/** Mails a confirmation link: to the new address if one is waiting, otherwise to the present one. */
export async function askToConfirm(shop: Shop, tx: Transaction, { id, email, pending_email }: Unconfirmed) {
  const to = pending_email ?? email;
  if (!to) return;
  const token = await issueOneTimeToken(tx, 'confirm-email', { id, email: to });
  const letter = pending_email ? newEmailLetter : confirmationLetter;
  const sealed = sealLetter(shop.secretKey, letter(to, shop.publicUrl(), token));
  await sendLetter(tx, sealed, { address: to, whenFull: 'drop' });
}

export async function resendConfirmationTo(shop: Shop, customerId: Uuid) {
  await take(shop, byAccount, customerId);
  await shop.write(async (tx) => {
    const customer = await lockCustomerRow(tx, customerId, 'update');
    if (!customer.pending_email && customer.email_confirmed_at) throw refuse(emailAlreadyConfirmed);
    await askToConfirm(shop, tx, customer);
  });
}

type From = Pick<Call, 'address' | 'userAgent'>;

/** The link works once. Mail programs that open it without running its script do not use it up. */
export async function confirmEmailBy(auth: Auth, token: string, call: From) {
  const { shop } = auth;
  const hash = hashOfToken(token);
  await take(shop, byAddress, call.address);
  await shop.write(async (tx) => {
    const named = await selectOneTimeToken(tx, 'confirm-email', hash);
    if (!named) throw refuse(confirmationLinkDead);
    const customer = await lockCustomerRow(tx, named.customer_id, 'update');
    const taken = await takeOneTimeToken(tx, 'confirm-email', hash);
    if (!taken || ![customer.email, customer.pending_email].includes(taken.email))
      throw refuse(confirmationLinkDead);
    const isOwn = taken.email === customer.email;
    if (isOwn) await setEmailConfirmed(tx, customer.id);
    else await moveEmail(shop, tx, customer, taken.email);
    const kind = isOwn ? 'confirm-email' : 'change-email';
    await noteSecurityEvent(tx, originOf(auth, call), { customerId: customer.id, kind });
  });
}

/** Replaces the old address. It gets a letter about that if it was confirmed. */
async function moveEmail(shop: Shop, tx: Transaction, customer: CustomerRow, email: string) {
  if (await isEmailInUse(tx, email, customer.id)) throw refuse(emailInUse);
  if (!(await moveToPendingEmail(tx, customer.id, email))) throw refuse(emailInUse);
  await deleteOneTimeTokens(tx, customer.id);
  if (customer.email && customer.email_confirmed_at)
    await sendLetter(tx, emailChangedLetter({ ...customer, email: customer.email }, shop.publicUrl()));
}
