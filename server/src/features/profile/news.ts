import type { Received } from 'contract/platform/endpoint';
import type { chooseNews } from 'contract/profile/news';
import type { Db, Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { lockCustomer, selectWantsNews, updateWantsNews } from '../auth/index.js';

export const getNewsChoiceOf = async (db: Db, customerId: Uuid) => ({
  by_email: await selectWantsNews(db, customerId),
});

type Choice = Received<typeof chooseNews>['body'];

export async function chooseNewsFor(tx: Transaction, customerId: Uuid, { by_email }: Choice) {
  await lockCustomer(tx, customerId, 'update');
  await updateWantsNews(tx, customerId, by_email);
  return getNewsChoiceOf(tx, customerId);
}
