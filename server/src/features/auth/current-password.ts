import { wrongPassword } from 'contract/auth';
import type { Refusal } from 'contract/platform/endpoint';
import { minutes } from '../../platform/clock.js';
import type { Uuid } from '../../platform/ids.js';
import { forgive, limit, takeWithin } from '../../platform/limits.js';
import { refuse } from '../../platform/refuse.js';
import type { Auth } from './auth-context.js';
import { selectPasswordHash } from './customers.sql.js';

const byAccount = limit('current-password', 10, minutes(30));
/** Every refusal of a change of password names one of its fields, so that the customer sees it. */
const tooOften = 'Current password was entered too often. Please wait a while and try again.';

/**
 * For what a stolen, still open session must not do. Answers with the hash, to be compared again under the lock.
 * `wrong` names the field of the form that asks.
 */
export async function checkCurrentPassword(
  { shop, passwords }: Auth,
  id: Uuid,
  password: string,
  wrong: Refusal = wrongPassword,
) {
  const hash = await shop.write(async (tx) => {
    await takeWithin(tx, byAccount, id, tooOften);
    return selectPasswordHash(tx, id);
  });
  if (!hash || !(await passwords.isRight(password, hash))) throw refuse(wrong);
  await shop.write((tx) => forgive(tx, byAccount, id));
  return hash;
}
