import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { deleteNotesOf } from './customers.sql.js';
import { emptyGoodwillOf } from './goodwill.sql.js';

/** What staff have written about a customer goes with the account. */
export async function forgetTalkAbout(tx: Transaction, customerId: Uuid) {
  await deleteNotesOf(tx, customerId);
  await emptyGoodwillOf(tx, customerId);
}
