import { accountClosed } from 'contract/platform/envelope';
import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import { type CustomerLock, lockCustomer } from './customers.sql.js';

/** Until the transaction ends the account is not closed: what it writes about the customer is not left behind. */
export async function holdCustomer(tx: Transaction, id: Uuid, how: CustomerLock) {
  const { email, first_name } = await lockCustomer(tx, id, how);
  if (!email) throw refuse(accountClosed);
  return { first_name };
}
