import { randomBytes } from 'node:crypto';
import { staffResetDead } from 'contract/staff/passwords';
import { later, minutes } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Call } from '../../../platform/http/route.js';
import { enqueue, job } from '../../../platform/jobs/job.js';
import { limit, take } from '../../../platform/limits.js';
import { sealLetter, sendLetter } from '../../../platform/mail/letter.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { emailKey, hashOfToken } from '../../auth/index.js';
import { noteOwn } from '../people/own-account.js';
import { isWorking, selectForStaffLogIn, selectPerson } from '../people/people.sql.js';
import { deleteStaffSessionsOf } from '../sessions/staff-sessions.sql.js';
import type { Staff } from '../staff-context.js';
import { checkNewPassword, tellOfStaffPassword } from './change-password.js';
import { staffResetLetter } from './password-letters.js';
import { putReset, selectReset, setPassword, takeReset } from './passwords.sql.js';

const lasts = minutes(30);
const asksFrom = limit('staff-reset-asked-address', 20, minutes(60));
const asksFor = limit('staff-reset-asked-account', 3, minutes(30));
const resetsFrom = limit('staff-reset-address', 20, minutes(30));

type Payload = { email: string };
export const staffResetLinkJob = job<Payload>('mail-staff-reset-link', 'letters');

/**
 * Answers without looking up the address: neither the words nor the time of the answer tell whether somebody
 * has it.
 */
export async function askForStaffResetBy(shop: Shop, email: string, { address }: Pick<Call, 'address'>) {
  await take(shop, asksFrom, address);
  await take(shop, asksFor, emailKey(email));
  await shop.write((tx) => enqueue(tx, staffResetLinkJob, { email }));
}

export async function mailStaffResetLink(shop: Shop, tx: Transaction, { email }: Payload) {
  const known = await selectForStaffLogIn(tx, email);
  if (!known) return;
  const person = await selectPerson(tx, known.id);
  const token = randomBytes(32).toString('base64url');
  await putReset(tx, {
    person_id: person.id,
    token_hash: hashOfToken(token),
    expires_at: later(tx.now, lasts),
  });
  const letter = sealLetter(shop.secretKey, staffResetLetter(person, shop.staffUrl(), token));
  await sendLetter(tx, letter, { address: person.email, whenFull: 'drop' });
}

type Reset = { token: string; password: string };

/** Does not log in: that takes a second factor, as always. */
export async function resetStaffPasswordBy(staff: Staff, { token, password }: Reset, call: Call) {
  const { shop, passwords } = staff;
  const tokenHash = hashOfToken(token);
  await take(shop, resetsFrom, call.address);
  const person = await shop.read((db) => selectReset(db, tokenHash));
  if (!person) throw refuse(staffResetDead);
  // A password that is refused does not use up the link.
  await checkNewPassword(password, person);
  const hash = await passwords.hash(password);
  await shop.write(async (tx) => {
    if (!(await takeReset(tx, tokenHash)) || !(await isWorking(tx, person.id))) throw refuse(staffResetDead);
    await setPassword(tx, person.id, hash);
    await deleteStaffSessionsOf(tx, person.id);
    await noteOwn(tx, person.id, 'password_reset');
    await tellOfStaffPassword(shop, tx, person);
  });
}
