import { wrongCode, wrongStaffLogIn } from 'contract/staff';
import { minutes } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Call } from '../../../platform/http/route.js';
import type { Uuid } from '../../../platform/ids.js';
import { count, forgive, levelsOf, limit, take } from '../../../platform/limits.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { type Attempt, emailKey, nobodysHash } from '../../auth/index.js';
import { selectForStaffLogIn } from '../people/people.sql.js';
import type { StaffAsker } from '../sessions/staff-askers.js';
import { openStaffSession } from '../sessions/staff-sessions.js';
import { seeFactor } from '../sessions/staff-sessions.sql.js';
import type { Staff } from '../staff-context.js';
import { takeFactor } from './take-factor.js';

const codesOf = limit('staff-codes', 10, minutes(15));

/** Every attempt is counted before it is looked at: a million guesses at once get no further than ten. */
export const countCode = ({ shop }: Staff, whom: Uuid) => take(shop, codesOf, whom);

type LogIn = { email: string; password: string; code: string };

/** Attempts are counted as for customers, under names of their own: nobody can lock out the owner. */
export async function logInOf(staff: Staff, asked: LogIn, call: Call) {
  const attempt = staff.logInLimits.begin(call.address, `staff:${emailKey(asked.email)}`, undefined);
  try {
    await tryLogIn(staff, asked, call, attempt);
  } finally {
    attempt.end();
  }
}

/**
 * Anyone who comes this far knows the password: they have ten codes from all addresses together, and get no
 * answer to the eleventh.
 */
const isRightCode = async ({ secretKey }: Shop, tx: Transaction, personId: Uuid, code: string) =>
  (await count(tx, codesOf, personId)) && (await takeFactor(tx, secretKey, personId, code)) !== undefined;

const stranger = { address: false, device: false };

/** An address without an account takes as long as one with a wrong password, and gets the same answer. */
async function tryLogIn({ shop, passwords }: Staff, asked: LogIn, call: Call, attempt: Attempt) {
  const { known, levels } = await shop.read(async (db) => ({
    levels: await levelsOf(db, attempt.buckets),
    known: await selectForStaffLogIn(db, asked.email),
  }));
  attempt.check(levels, stranger);
  const isRight = await passwords.isRight(asked.password, known?.password_hash ?? nobodysHash);
  const isIn = await shop.write(async (tx) => {
    if (!known || !isRight || !(await isRightCode(shop, tx, known.id, asked.code))) {
      await attempt.countAsWrong(tx);
      return false;
    }
    await attempt.pardon(tx);
    await forgive(tx, codesOf, known.id);
    await openStaffSession(shop, tx, known.id, call);
    return true;
  });
  if (isIn) return;
  call.log.warn({ caller: call.address }, 'a log-in of staff was refused');
  throw refuse(wrongStaffLogIn);
}

export async function proveFactorOf(staff: Staff, { id, sessionId }: StaffAsker, code: string) {
  await countCode(staff, id);
  const { shop } = staff;
  await shop.write(async (tx) => {
    if (!(await takeFactor(tx, shop.secretKey, id, code))) throw refuse(wrongCode);
    await forgive(tx, codesOf, id);
    await seeFactor(tx, sessionId);
  });
}
