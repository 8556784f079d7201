import { newPasswordTooCommon, resetLinkDead } from 'contract/auth';
import { minutes } from '../../platform/clock.js';
import type { Transaction } from '../../platform/database/database.js';
import type { Call } from '../../platform/http/route.js';
import type { Uuid } from '../../platform/ids.js';
import { enqueue, job } from '../../platform/jobs/job.js';
import { limit, take } from '../../platform/limits.js';
import { sendLetter } from '../../platform/mail/letter.js';
import { refuse } from '../../platform/refuse.js';
import type { Shop } from '../../platform/shop.js';
import type { Auth } from './auth-context.js';
import { passwordChangedLetter, resetLetter } from './auth-letters.js';
import { isTooCommon } from './common-passwords.js';
import { confirmEmail, lockCustomer, selectCustomerByEmail, updatePassword } from './customers.sql.js';
import { emailKey } from './derived-keys.js';
import { rememberAddress } from './familiar-addresses.sql.js';
import { hashOfToken, issueOneTimeToken } from './one-time-tokens.js';
import { selectOneTimeToken, takeOneTimeToken } from './one-time-tokens.sql.js';
import { endSessions } from './sessions.js';

const askByAddress = limit('forgot-password-address', 20, minutes(60));
const askByAccount = limit('forgot-password-account', 3, minutes(30));
const resetByAddress = limit('reset-password-address', 20, minutes(30));

export const resetLinkJob = job<{ email: string }>('mail-reset-link');

type From = Pick<Call, 'address'>;

/** Answers before it looks: neither the words nor the time tell whether there is such an account. */
export async function askForReset(shop: Shop, email: string, { address }: From) {
  await take(shop, askByAddress, address);
  await take(shop, askByAccount, emailKey(email));
  await shop.write((tx) => enqueue(tx, resetLinkJob, { email }));
}

export async function mailResetLink(shop: Shop, tx: Transaction, email: string) {
  const customer = await selectCustomerByEmail(tx, email);
  if (!customer?.email) return;
  // The letter goes to the address on record, never to the one that was typed.
  const known = { ...customer, email: customer.email };
  const token = await issueOneTimeToken(tx, 'reset-password', known);
  await sendLetter(tx, resetLetter(known, shop.publicUrl(), token));
}

/** Every other session ends, and the customer hears of it: whoever knew the old password is out. */
export async function changePasswordTo(
  auth: Auth,
  tx: Transaction,
  customer: { id: Uuid; first_name: string; email: string; email_confirmed_at: Date | null },
  hash: string,
  except: Uuid | null,
) {
  await updatePassword(tx, customer.id, hash);
  await endSessions(auth, tx, customer.id, except);
  await sendLetter(tx, passwordChangedLetter(customer, auth.shop.publicUrl()));
}

type Reset = { token: string; password: string };

export async function resetPasswordBy(auth: Auth, { token, password }: Reset, { address }: From) {
  const { shop, passwords } = auth;
  const tokenHash = hashOfToken(token);
  await take(shop, resetByAddress, address);
  if (!(await shop.read((db) => selectOneTimeToken(db, 'reset-password', tokenHash))))
    throw refuse(resetLinkDead);
  // A password that is refused does not use up the link.
  if (await isTooCommon(password)) throw refuse(newPasswordTooCommon);
  const hash = await passwords.hash(password);
  await shop.write(async (tx) => {
    const named = await selectOneTimeToken(tx, 'reset-password', tokenHash);
    if (!named) throw refuse(resetLinkDead);
    const customer = await lockCustomer(tx, named.customer_id, 'update');
    const taken = await takeOneTimeToken(tx, 'reset-password', tokenHash);
    if (!taken || !customer.email || taken.email !== customer.email) throw refuse(resetLinkDead);
    await changePasswordTo(auth, tx, { ...customer, email: customer.email }, hash, null);
    // Who could read the letter owns the address, and is no stranger to the account.
    await confirmEmail(tx, customer.id);
    await rememberAddress(tx, customer.id, auth.addressHash(address));
  });
}
