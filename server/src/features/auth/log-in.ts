import { type LoggedIn, wrongLogIn } from 'contract/auth';
import { days } from '../../platform/clock.js';
import type { Call } from '../../platform/http/route.js';
import { levelsOf } from '../../platform/limits.js';
import { refuse } from '../../platform/refuse.js';
import type { Auth } from './auth-context.js';
import { lockCustomer, selectForLogIn } from './customers.sql.js';
import { emailKey } from './derived-keys.js';
import { rememberAddress } from './familiar-addresses.sql.js';
import type { Attempt } from './log-in-limits.js';
import { openSession } from './sessions.js';

/** Of a password that nobody knows: who has no account waits as long as who has one. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$FnMgJurR1QhU/T8j4YmgyA$NlU718kUdIyrDMgL9M+mjASCnz1LhajhfWCsAxBVOs0';

type LogIn = { email: string; password: string };
type From = Pick<Call, 'address' | 'userAgent'>;

export async function logInCustomer(auth: Auth, asked: LogIn, call: From): Promise<LoggedIn> {
  const attempt = auth.logInLimits.begin(call.address, emailKey(asked.email));
  try {
    return await tryLogIn(auth, asked, call, attempt);
  } finally {
    attempt.end();
  }
}

async function tryLogIn(auth: Auth, { email, password }: LogIn, call: From, attempt: Attempt) {
  const { shop, passwords } = auth;
  const addressHash = auth.addressHash(call.address);
  const { known, levels } = await shop.read(async (db) => ({
    levels: await levelsOf(db, attempt.buckets),
    known: await selectForLogIn(db, email, addressHash),
  }));
  attempt.check(levels, Boolean(known?.last_used_at));
  const isRight = await passwords.isRight(password, known?.password_hash ?? nobodysHash);
  if (!known || !isRight) {
    await shop.write((tx) => attempt.countAsWrong(tx));
    throw refuse(wrongLogIn);
  }
  return shop.write(async (tx) => {
    const customer = await lockCustomer(tx, known.id, 'share');
    // Changed, or closed, while the password was compared.
    if (customer.password_hash !== known.password_hash) throw refuse(wrongLogIn);
    await attempt.pardon(tx);
    const isRemembered = tx.now.getTime() - (known.last_used_at?.getTime() ?? 0) < days(1);
    if (!isRemembered) await rememberAddress(tx, customer.id, addressHash);
    return openSession(auth, tx, customer, call.userAgent);
  });
}
