import { type LoggedIn, wrongLogIn } from 'contract/auth';
import { days } from '../../../platform/clock.js';
import type { Call } from '../../../platform/http/route.js';
import { levelsOf } from '../../../platform/limits.js';
import { refuse } from '../../../platform/refuse.js';
import type { Auth } from '../auth-context.js';
import { lockCustomerRow, selectForLogIn } from '../customers.sql.js';
import { emailKey } from '../derived-keys.js';
import { noteSecurityEvent, originOf } from '../security-events/security-events.js';
import { openSession } from '../sessions/sessions.js';
import { rememberAddress } from './familiar-addresses.sql.js';
import { deviceHashOf, rememberDevice } from './known-devices.js';
import type { Attempt } from './log-in-limits.js';

/**
 * The hash of a password that nobody knows. It is compared when there is no such account, so that the answer
 * takes as long as for an account that exists.
 */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$FnMgJurR1QhU/T8j4YmgyA$NlU718kUdIyrDMgL9M+mjASCnz1LhajhfWCsAxBVOs0';

type LogIn = { email: string; password: string };
type From = Pick<Call, 'address' | 'userAgent' | 'deviceMark' | 'keepDeviceMark'>;

export async function logInCustomer(auth: Auth, asked: LogIn, call: From): Promise<LoggedIn> {
  const attempt = auth.logInLimits.begin(call.address, emailKey(asked.email), deviceHashOf(call));
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
    known: await selectForLogIn(db, email, addressHash, deviceHashOf(call)),
  }));
  attempt.check(levels, { address: Boolean(known?.last_used_at), device: Boolean(known?.device_hash) });
  const isRight = await passwords.isRight(password, known?.password_hash ?? nobodysHash);
  if (!known || !isRight) {
    await shop.write(async (tx) => {
      await attempt.countAsWrong(tx);
      const event = { customerId: known?.id ?? null, kind: 'log-in', outcome: 'refused' } as const;
      await noteSecurityEvent(tx, originOf(auth, call), event);
    });
    throw refuse(wrongLogIn);
  }
  return shop.write(async (tx) => {
    const customer = await lockCustomerRow(tx, known.id, 'share');
    // The password was changed, or the account closed, while we compared.
    if (customer.password_hash !== known.password_hash) throw refuse(wrongLogIn);
    await attempt.pardon(tx);
    const isRemembered = tx.now.getTime() - (known.last_used_at?.getTime() ?? 0) < days(1);
    if (!isRemembered) await rememberAddress(tx, customer.id, addressHash);
    await rememberDevice(auth, tx, customer.id, call);
    return openSession(auth, tx, customer, 'log-in', originOf(auth, call));
  });
}
