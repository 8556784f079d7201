import { wrongPassword } from 'contract/auth';
import type { Refusal } from 'contract/platform/endpoint';
import { tooMany } from 'contract/platform/envelope';
import type { Customer as Asker, Call } from '../../../platform/http/route.js';
import { refuse } from '../../../platform/refuse.js';
import type { Auth } from '../auth-context.js';
import { selectPasswordHash } from '../customers.sql.js';
import { noteSecurityEvent, originOf } from '../security-events/security-events.js';
import { endSessionWithin } from '../sessions/sessions.js';
import { countWrongPassword, forgiveWrongPasswords } from '../sessions/sessions.sql.js';

const mostWrong = 10;
/** Begins with the name of a field: the form for a new password shows only refusals that name one. */
const tooOften = 'Current password was entered too often. Please log out and log in again.';

const loggedOut =
  'Current password was wrong too many times, so you’ve been logged out. Please log in again.';

type From = Pick<Call, 'address' | 'userAgent'>;

/**
 * Asks for the password again before anything that a stolen session must not do. Answers with the hash: the
 * caller compares it again under the lock of the customer's row. `wrong` names the field of the form that
 * asks.
 *
 * Wrong passwords are counted by session, not by account: a thief ends the stolen session by guessing, and
 * cannot keep the owner from changing the password. Each guess is counted before it is compared, so that
 * guesses sent at the same time do not slip through together.
 */
export async function checkCurrentPassword(
  auth: Auth,
  asker: Asker,
  password: string,
  call: From,
  wrong: Refusal = wrongPassword,
): Promise<string> {
  const { shop, passwords } = auth;
  const { guess, hash } = await shop.write(async (tx) => ({
    guess: await countWrongPassword(tx, asker.sessionId, mostWrong),
    hash: await selectPasswordHash(tx, asker.id),
  }));
  // Ten guesses of this session are being compared right now. It ends unless one of them is right.
  if (guess === undefined) throw refuse(tooMany, { message: tooOften, retryAfter: 1 });
  if (!hash || !(await passwords.isRight(password, hash))) {
    const isLast = guess === mostWrong;
    await noteWrong(auth, asker, call, isLast);
    throw refuse(wrong, isLast ? { message: loggedOut } : {});
  }
  await shop.write((tx) => forgiveWrongPasswords(tx, asker.sessionId));
  return hash;
}

const noteWrong = (auth: Auth, { id, sessionId }: Asker, call: From, isLast: boolean) =>
  auth.shop.write(async (tx) => {
    const origin = originOf(auth, call);
    const about = { customerId: id, sessionId };
    await noteSecurityEvent(tx, origin, { ...about, kind: 'current-password', outcome: 'refused' });
    if (!isLast || !(await endSessionWithin(auth, tx, id, sessionId))) return;
    await noteSecurityEvent(tx, origin, { ...about, kind: 'end-session' });
  });
