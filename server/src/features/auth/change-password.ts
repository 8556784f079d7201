import {
  type changePassword,
  sameNewPassword,
  tooCommonNewPassword,
  wrongOldPassword,
} from 'contract/auth-change-password';
import { isSamePassword } from 'contract/auth-passwords';
import type { Asked } from 'contract/platform/endpoint';
import { hours } from '../../platform/clock.js';
import type { Customer as Asker } from '../../platform/http/route.js';
import { limit, takeWithin } from '../../platform/limits.js';
import { refuse } from '../../platform/refuse.js';
import type { Auth } from './auth-context.js';
import { isTooCommon } from './common-passwords.js';
import { checkCurrentPassword } from './current-password.js';
import { lockCustomer } from './customers.sql.js';
import { changePasswordTo } from './reset-password.js';

/** Each change writes a letter, also to an address that is not the customer's own. */
const byAccount = limit('change-password', 10, hours(1));
const tooOften = 'New password was set too often just now. Please wait a while and try again.';

type Change = Asked<typeof changePassword>['body'];

/** The session that asks stays; of two changes at once by the same password the second is refused. */
export async function changePasswordOf(auth: Auth, asker: Asker, { old_password, new_password }: Change) {
  if (isSamePassword(old_password, new_password)) throw refuse(sameNewPassword);
  if (await isTooCommon(new_password)) throw refuse(tooCommonNewPassword);
  const current = await checkCurrentPassword(auth, asker.id, old_password, wrongOldPassword);
  const hash = await auth.passwords.hash(new_password);
  await auth.shop.write(async (tx) => {
    const customer = await lockCustomer(tx, asker.id, 'update');
    if (!customer.email || customer.password_hash !== current) throw refuse(wrongOldPassword);
    await takeWithin(tx, byAccount, asker.id, tooOften);
    await changePasswordTo(auth, tx, { ...customer, email: customer.email }, hash, asker.sessionId);
  });
}
