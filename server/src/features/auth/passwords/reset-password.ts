import { newPasswordTooCommon, resetLinkDead } from 'contract/auth';
import { minutes } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Call } from '../../../platform/http/route.js';
import type { Uuid } from '../../../platform/ids.js';
import { enqueue, job } from '../../../platform/jobs/job.js';
import { limit, take } from '../../../platform/limits.js';
import { sealLetter, sendLetter } from '../../../platform/mail/letter.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import type { Auth } from '../auth-context.js';
import { passwordChangedLetter, resetLetter } from '../auth-letters.js';
import {
  lockCustomerRow,
  selectCustomer,
  selectCustomerByEmail,
  setEmailConfirmed,
  setPendingEmail,
  updatePassword,
} from '../customers.sql.js';
import { emailKey } from '../derived-keys.js';
import { forgetAddressesOf, rememberAddress } from '../log-in/familiar-addresses.sql.js';
import { rememberDevice } from '../log-in/known-devices.js';
import { forgetDevicesOf } from '../log-in/known-devices.sql.js';
import { hashOfToken, issueOneTimeToken } from '../one-time-tokens.js';
import { deleteOneTimeTokens, selectOneTimeToken, takeOneTimeToken } from '../one-time-tokens.sql.js';
import { noteSecurityEvent, type Origin, originOf } from '../security-events/security-events.js';
import { endSessions } from '../sessions/sessions.js';
import { refuseEasy } from './common-passwords.js';

const askByAddress = limit('ask-for-reset-address', 20, minutes(60));
const askByAccount = limit('ask-for-reset-account', 3, minutes(30));
const resetByAddress = limit('reset-password-address', 20, minutes(30));

type Payload = { email: string; from: Origin };
export const resetLinkJob = job<Payload>('mail-reset-link', 'letters');

type From = Pick<Call, 'address' | 'userAgent' | 'deviceMark' | 'keepDeviceMark'>;

/**
 * Answers without looking up the account: neither the words nor the time of the answer tell whether it
 * exists.
 */
export async function askForResetBy(auth: Auth, email: string, call: From) {
  const { shop } = auth;
  await take(shop, askByAddress, call.address);
  await take(shop, askByAccount, emailKey(email));
  await shop.write((tx) => enqueue(tx, resetLinkJob, { email, from: originOf(auth, call) }));
}

export async function mailResetLink(shop: Shop, tx: Transaction, { email, from }: Payload) {
  const customer = await selectCustomerByEmail(tx, email);
  if (!customer?.email) return;
  // To the address that we have on record. The one that was typed may be spelled differently and belong to
  // somebody else.
  const known = { ...customer, email: customer.email };
  const token = await issueOneTimeToken(tx, 'reset-password', known);
  await noteSecurityEvent(tx, from, { customerId: known.id, kind: 'ask-for-reset' });
  const letter = sealLetter(shop.secretKey, resetLetter(known, shop.publicUrl(), token));
  await sendLetter(tx, letter, { address: known.email, whenFull: 'drop' });
}

type Known = { id: Uuid; first_name: string; email: string; email_confirmed_at: Date | null };

/**
 * Whoever knew the old password is out: every other session ends, an address that waited to be confirmed is
 * dropped, no link that was mailed before works any more, and no address or browser is known to the account
 * any more.
 */
export async function changePasswordTo(
  auth: Auth,
  tx: Transaction,
  customer: Pick<Known, 'id'>,
  hash: string,
  except: Uuid | null,
) {
  await updatePassword(tx, customer.id, hash);
  await setPendingEmail(tx, customer.id, null);
  await deleteOneTimeTokens(tx, customer.id);
  await endSessions(auth, tx, customer.id, except);
  await forgetAddressesOf(tx, customer.id);
  await forgetDevicesOf(tx, customer.id);
}

/**
 * Always written, so that nobody can hush it up by filling the mailbox first. A change of password is limited
 * by itself, and a reset follows a letter that was counted.
 */
export const tellOfNewPassword = (auth: Auth, tx: Transaction, customer: Known) =>
  sendLetter(tx, passwordChangedLetter(customer, auth.shop.publicUrl()));

type Reset = { token: string; password: string };

export async function resetPasswordBy(auth: Auth, { token, password }: Reset, call: From) {
  const { shop, passwords } = auth;
  const tokenHash = hashOfToken(token);
  await take(shop, resetByAddress, call.address);
  const owner = await shop.read(async (db) => {
    const named = await selectOneTimeToken(db, 'reset-password', tokenHash);
    return named && selectCustomer(db, named.customer_id);
  });
  if (!owner) throw refuse(resetLinkDead);
  // A password that is refused does not use up the link.
  await refuseEasy(password, owner, newPasswordTooCommon, 'New password');
  const hash = await passwords.hash(password);
  await shop.write(async (tx) => {
    const named = await selectOneTimeToken(tx, 'reset-password', tokenHash);
    if (!named) throw refuse(resetLinkDead);
    const customer = await lockCustomerRow(tx, named.customer_id, 'update');
    const taken = await takeOneTimeToken(tx, 'reset-password', tokenHash);
    if (!taken || !customer.email || taken.email !== customer.email) throw refuse(resetLinkDead);
    await changePasswordTo(auth, tx, customer, hash, null);
    // Whoever could read the letter owns the address, and may log in from here like the owner.
    await tellOfNewPassword(auth, tx, { ...customer, email: customer.email });
    await setEmailConfirmed(tx, customer.id);
    await rememberAddress(tx, customer.id, auth.addressHash(call.address));
    await rememberDevice(auth, tx, customer.id, call);
    await noteSecurityEvent(tx, originOf(auth, call), { customerId: customer.id, kind: 'reset-password' });
  });
}
