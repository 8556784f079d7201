import { type LoggedIn, wrongLogIn } from 'contract/auth';
import type { Call } from '../../platform/http/route.js';
import { refuse } from '../../platform/refuse.js';
import type { Auth } from './auth-context.js';
import { lockCustomer, selectForLogIn } from './customers.sql.js';
import { emailKey } from './derived-keys.js';
import { countAgainstAccount, countAttempt, pardonAttempt, uncountAttempt } from './log-in-limits.js';
import { openSession } from './sessions.js';

/** Of a password that nobody knows: who has no account waits as long as who has one. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$FnMgJurR1QhU/T8j4YmgyA$NlU718kUdIyrDMgL9M+mjASCnz1LhajhfWCsAxBVOs0';

type LogIn = { email: string; password: string };
type From = Pick<Call, 'address' | 'userAgent'>;

export async function logInCustomer(auth: Auth, { email, password }: LogIn, call: From): Promise<LoggedIn> {
  const { shop, passwords } = auth;
  const attempt = { address: call.address, account: emailKey(email) };
  const known = await shop.write(async (tx) => {
    await countAttempt(tx, attempt);
    const found = await selectForLogIn(tx, email, auth.addressHash(call.address));
    await countAgainstAccount(tx, attempt, Boolean(found?.last_used_at));
    return found;
  });
  const isRight = await passwords
    .isRight(password, known?.password_hash ?? nobodysHash)
    .catch(async (error: unknown) => {
      await shop.write((tx) => uncountAttempt(tx, attempt));
      throw error;
    });
  if (!known || !isRight) throw refuse(wrongLogIn);
  return shop.write(async (tx) => {
    const customer = await lockCustomer(tx, known.id, 'share');
    // Changed, or closed, while the password was compared.
    if (customer.password_hash !== known.password_hash) throw refuse(wrongLogIn);
    await pardonAttempt(tx, attempt);
    return openSession(auth, tx, customer, call);
  });
}
