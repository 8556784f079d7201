import { emailUnconfirmed } from 'contract/auth/email-unconfirmed';
import { counterClosed } from 'contract/checkout';
import type { Refusal } from 'contract/platform/endpoint';
import type { Db } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { selectCustomer } from '../../auth/index.js';
import { countGivenUp } from './buying-limits.sql.js';

const [mostGivenUp, inDays] = [2, 90];

/** Why this customer cannot pay at the counter; undefined if they can. */
export async function counterRefusal(db: Db, customerId: Uuid): Promise<Refusal | undefined> {
  const { email_confirmed_at } = await selectCustomer(db, customerId);
  if (email_confirmed_at === null) return emailUnconfirmed;
  return (await countGivenUp(db, customerId, inDays)) >= mostGivenUp ? counterClosed : undefined;
}
