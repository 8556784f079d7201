import {
  type changePassword,
  sameNewPassword,
  tooCommonNewPassword,
  wrongOldPassword,
} from 'contract/auth/change-password';
import { isSamePassword } from 'contract/auth/passwords';
import type { Received } from 'contract/platform/endpoint';
import { hours } from '../../../platform/clock.js';
import type { Customer as Asker, Call } from '../../../platform/http/route.js';
import { limit, takeWithin } from '../../../platform/limits.js';
import { refuse } from '../../../platform/refuse.js';
import type { Auth } from '../auth-context.js';
import { lockCustomerRow, selectCustomer } from '../customers.sql.js';
import { rememberAddress } from '../log-in/familiar-addresses.sql.js';
import { rememberDevice } from '../log-in/known-devices.js';
import { noteSecurityEvent, originOf } from '../security-events/security-events.js';
import { refuseEasy } from './common-passwords.js';
import { checkCurrentPassword } from './current-password.js';
import { changePasswordTo, tellOfNewPassword } from './reset-password.js';

const byAccount = limit('change-password', 10, hours(1));
const tooOften = 'New password was set too often just now. Please wait a while and try again.';

type Change = Received<typeof changePassword>['body'];

/** Ends every session but the one that asks. When two changes are sent at once, the second one is refused. */
export async function changePasswordOf(
  auth: Auth,
  asker: Asker,
  { old_password, new_password }: Change,
  call: Call,
) {
  if (isSamePassword(old_password, new_password)) throw refuse(sameNewPassword);
  const owner = await auth.shop.read((db) => selectCustomer(db, asker.id));
  await refuseEasy(new_password, owner, tooCommonNewPassword, 'New password');
  const current = await checkCurrentPassword(auth, asker, old_password, call, wrongOldPassword);
  const hash = await auth.passwords.hash(new_password);
  await auth.shop.write(async (tx) => {
    const customer = await lockCustomerRow(tx, asker.id, 'update');
    if (!customer.email || customer.password_hash !== current) throw refuse(wrongOldPassword);
    await takeWithin(tx, byAccount, asker.id, tooOften);
    await changePasswordTo(auth, tx, customer, hash, asker.sessionId);
    if (customer.email_confirmed_at)
      await tellOfNewPassword(auth, tx, { ...customer, email: customer.email });
    // All addresses and browsers have just been forgotten; whoever entered the password is the owner here.
    await rememberAddress(tx, asker.id, auth.addressHash(call.address));
    await rememberDevice(auth, tx, asker.id, call);
    const event = { customerId: asker.id, kind: 'change-password', sessionId: asker.sessionId } as const;
    await noteSecurityEvent(tx, originOf(auth, call), event);
  });
}
