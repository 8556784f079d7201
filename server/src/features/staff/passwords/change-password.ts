import { isSamePassword } from 'contract/auth/passwords';
import type { Received } from 'contract/platform/endpoint';
import { staffPasswordTooCommon } from 'contract/staff';
import { type changeOwnPassword, sameOwnPassword, wrongOwnPassword } from 'contract/staff/passwords';
import { minutes } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import { forgive, limit, take } from '../../../platform/limits.js';
import { sendLetter } from '../../../platform/mail/letter.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { refuseEasy } from '../../auth/index.js';
import { noteOwn } from '../people/own-account.js';
import { selectPerson } from '../people/people.sql.js';
import type { StaffAsker } from '../sessions/staff-askers.js';
import { deleteStaffSessionsOf } from '../sessions/staff-sessions.sql.js';
import type { Staff } from '../staff-context.js';
import { staffPasswordChangedLetter } from './password-letters.js';
import { deleteResetOf, replacePassword, selectPasswordHash } from './passwords.sql.js';

/**
 * Counted by session, so that somebody who guesses in a stolen one does not stop others from changing their
 * password.
 */
const guesses = limit('staff-current-password', 10, minutes(15));

type Known = Awaited<ReturnType<typeof selectPerson>>;

export const checkNewPassword = (password: string, { name, email }: Pick<Known, 'name' | 'email'>) =>
  refuseEasy(password, { first_name: name, last_name: '', email }, staffPasswordTooCommon, 'Password');

/** Always written, so that a person who did not make the change learns of it. */
export const tellOfStaffPassword = (shop: Shop, tx: Transaction, person: Known) =>
  sendLetter(tx, staffPasswordChangedLetter(person, shop.staffUrl()));

type Change = Received<typeof changeOwnPassword>['body'];

/** When two changes are sent at once, the second one is refused. */
export async function changeOwnPasswordOf(staff: Staff, asker: StaffAsker, typed: Change) {
  const { shop, passwords } = staff;
  const { current_password, password } = typed;
  if (isSamePassword(current_password, password)) throw refuse(sameOwnPassword);
  const person = await shop.read((db) => selectPerson(db, asker.id));
  await checkNewPassword(password, person);
  await take(shop, guesses, asker.sessionId);
  const before = await shop.read((db) => selectPasswordHash(db, asker.id));
  if (!(await passwords.isRight(current_password, before))) throw refuse(wrongOwnPassword);
  const hash = await passwords.hash(password);
  await shop.write(async (tx) => {
    if (!(await replacePassword(tx, asker.id, before, hash))) throw refuse(wrongOwnPassword);
    await forgive(tx, guesses, asker.sessionId);
    await deleteResetOf(tx, asker.id);
    await deleteStaffSessionsOf(tx, asker.id, asker.sessionId);
    await noteOwn(tx, asker.id, 'password_changed');
    await tellOfStaffPassword(shop, tx, person);
  });
}
