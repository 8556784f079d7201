import { accountClosed } from 'contract/platform/envelope';
import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import { type CustomerLock, lockCustomerRow } from './customers.sql.js';

/**
 * Keeps the account from being closed until the transaction ends. Otherwise what the transaction writes about
 * the customer could stay behind after the closing has removed everything else.
 */
export async function lockCustomer(tx: Transaction, id: Uuid, how: CustomerLock) {
  const { email, first_name, dob, license_exp_date } = await lockCustomerRow(tx, id, how);
  if (!email) throw refuse(accountClosed);
  return { first_name, dob, license_exp_date };
}
