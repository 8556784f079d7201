import { type changeEmail, emailInUse, stopLinkDead, wrongPassword } from 'contract/auth';
import type { Received } from 'contract/platform/endpoint';
import { hours, minutes } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Customer as Asker, Call } from '../../../platform/http/route.js';
import type { Uuid } from '../../../platform/ids.js';
import { limit, take } from '../../../platform/limits.js';
import { sealLetter, sendLetter } from '../../../platform/mail/letter.js';
import { refuse } from '../../../platform/refuse.js';
import type { Auth } from '../auth-context.js';
import { emailChangeLetter } from '../auth-letters.js';
import { isEmailInUse, lockCustomerRow, setPendingEmail } from '../customers.sql.js';
import { hashOfToken, issueOneTimeToken } from '../one-time-tokens.js';
import { deleteEmailTokens, selectOneTimeToken, takeOneTimeToken } from '../one-time-tokens.sql.js';
import { checkCurrentPassword } from '../passwords/current-password.js';
import { noteSecurityEvent, originOf } from '../security-events/security-events.js';
import { endSessions } from '../sessions/sessions.js';
import { askToConfirm } from './confirm-email.js';

/** Each change sends two letters, and the new address may be a stranger's. */
const byAccount = limit('change-email', 5, hours(1));
const tooOften = 'The email address was changed too often just now. Please wait a while and try again.';
const stopByAddress = limit('stop-email-change-address', 30, minutes(30));

const isSame = (one: string, other: string | null) => one.toLowerCase() === other?.toLowerCase();

/** Drops the address that waits, and the links mailed for it. */
async function dropEmailChange(tx: Transaction, id: Uuid) {
  await setPendingEmail(tx, id, null);
  await deleteEmailTokens(tx, id);
}

/**
 * Saving a profile never changes the e-mail address: changing it takes the password. Saving the present
 * address while a new one waits drops the new one; this takes no password, because it does no harm.
 */
export async function keepEmail(tx: Transaction, id: Uuid, email: string) {
  const customer = await lockCustomerRow(tx, id, 'update');
  if (isSame(email, customer.pending_email ?? customer.email)) return undefined;
  if (!isSame(email, customer.email)) return 'needs_password';
  await dropEmailChange(tx, id);
  return undefined;
}

type From = Pick<Call, 'address' | 'userAgent'>;
type Change = Received<typeof changeEmail>['body'];

/** The new address is used from the moment when the link mailed to it is followed. */
export async function changeEmailOf(auth: Auth, asker: Asker, { email, password }: Change, call: From) {
  const { shop } = auth;
  const hash = await checkCurrentPassword(auth, asker, password, call);
  await take(shop, byAccount, asker.id, tooOften);
  return shop.write(async (tx) => {
    const customer = await lockCustomerRow(tx, asker.id, 'update');
    if (!customer.email || customer.password_hash !== hash) throw refuse(wrongPassword);
    await dropEmailChange(tx, asker.id);
    if (isSame(email, customer.email)) return { pending_email: null };
    if (await isEmailInUse(tx, email, asker.id)) throw refuse(emailInUse);
    await setPendingEmail(tx, asker.id, email);
    await askToConfirm(shop, tx, { ...customer, pending_email: email });
    if (customer.email_confirmed_at) await warn(auth, tx, { ...customer, email: customer.email });
    const event = { customerId: asker.id, kind: 'ask-for-email', sessionId: asker.sessionId } as const;
    await noteSecurityEvent(tx, originOf(auth, call), event);
    return { pending_email: email };
  });
}

type Warned = { id: Uuid; email: string; first_name: string; email_confirmed_at: Date | null };

/**
 * Tells the old address, if it is confirmed. Otherwise it may be a stranger's, who must not end the sessions.
 */
async function warn({ shop }: Auth, tx: Transaction, customer: Warned) {
  const token = await issueOneTimeToken(tx, 'stop-email-change', customer);
  await sendLetter(tx, sealLetter(shop.secretKey, emailChangeLetter(customer, shop.publicUrl(), token)));
}

/**
 * "This wasn't me." Whoever asked for the change has a session and knows the password, so all sessions end,
 * and the page leads on to a new password. The link is dead once the new address is confirmed: a customer may
 * leave an address because somebody else reads it, and that person must not be able to take the account back.
 */
export async function stopEmailChangeBy(auth: Auth, token: string, call: From) {
  const { shop } = auth;
  const hash = hashOfToken(token);
  await take(shop, stopByAddress, call.address);
  await shop.write(async (tx) => {
    const named = await selectOneTimeToken(tx, 'stop-email-change', hash);
    if (!named) throw refuse(stopLinkDead);
    await lockCustomerRow(tx, named.customer_id, 'update');
    if (!(await takeOneTimeToken(tx, 'stop-email-change', hash))) throw refuse(stopLinkDead);
    await dropEmailChange(tx, named.customer_id);
    await endSessions(auth, tx, named.customer_id, null);
    const event = { customerId: named.customer_id, kind: 'stop-email-change' } as const;
    await noteSecurityEvent(tx, originOf(auth, call), event);
  });
}
