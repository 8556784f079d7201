import { emailInUse, type LoggedIn, passwordTooCommon, type signUpBody, underAge } from 'contract/auth';
import { isOfAge } from 'contract/auth/age';
import { utcDay } from 'contract/platform/calendar';
import type * as v from 'valibot';
import { minutes } from '../../../platform/clock.js';
import type { Call } from '../../../platform/http/route.js';
import { newId } from '../../../platform/ids.js';
import { limit, take } from '../../../platform/limits.js';
import { refuse } from '../../../platform/refuse.js';
import type { Auth } from '../auth-context.js';
import { insertCustomer, isEmailInUse, selectCustomer } from '../customers.sql.js';
import { emailKey } from '../derived-keys.js';
import { askToConfirm } from '../email/confirm-email.js';
import { refuseEasy } from '../passwords/common-passwords.js';
import { originOf } from '../security-events/security-events.js';
import { openSession } from '../sessions/sessions.js';
import { rememberAddress } from './familiar-addresses.sql.js';
import { rememberDevice } from './known-devices.js';

const byAddress = limit('sign-up-address', 60, minutes(60));
const byAccount = limit('sign-up-account', 10, minutes(60));

type SignUp = v.InferOutput<typeof signUpBody>;
type From = Pick<Call, 'address' | 'userAgent' | 'deviceMark' | 'keepDeviceMark'>;

export async function signUpCustomer(auth: Auth, asked: SignUp, call: From): Promise<LoggedIn> {
  const { shop, passwords } = auth;
  const { first_name, last_name, email, dob, marketing } = asked;
  // No store is chosen yet, so we take the day in UTC. A sale checks the age again, on the store's own day.
  if (!isOfAge(dob, utcDay(shop.clock.now()))) throw refuse(underAge);
  await refuseEasy(asked.password, asked, passwordTooCommon, 'Password');
  await take(shop, byAddress, call.address);
  await take(shop, byAccount, emailKey(email));
  if (await shop.read((db) => isEmailInUse(db, email))) throw refuse(emailInUse);
  const password_hash = await passwords.hash(asked.password);
  return shop.write(async (tx) => {
    const id = newId(tx.now);
    const phone = asked.phone ?? '';
    const customer = { id, first_name, last_name, email, phone, dob, password_hash, marketing };
    if (!(await insertCustomer(tx, customer))) throw refuse(emailInUse);
    await askToConfirm(shop, tx, { id, email });
    await rememberAddress(tx, id, auth.addressHash(call.address));
    await rememberDevice(auth, tx, id, call);
    return openSession(auth, tx, await selectCustomer(tx, id), 'sign-up', originOf(auth, call));
  });
}
