import { minutes } from '../../platform/clock.js';
import type { Transaction } from '../../platform/database/database.js';
import { scheduledJob } from '../../platform/jobs/job.js';
import { balanceByOwner, postAll } from '../ledger/index.js';
import { listAllStores, storeDay } from '../stores/index.js';
import { takeExpiredCards } from './gift-cards.sql.js';

export const expireGiftCards = scheduledJob('expire-gift-cards', minutes(1), 'money and stock');
const mostAtOnce = 200;

/**
 * From the midnight that ends its last day a card is worth nothing: what was left on it belongs to the store.
 */
export async function expireDueCards(tx: Transaction) {
  const stores = await listAllStores(tx);
  const today = stores.map(({ id, timezone }) => ({ storeId: id, day: storeDay(timezone, tx.now) }));
  const expired = await takeExpiredCards(tx, today, mostAtOnce);
  const left = await balanceByOwner(
    tx,
    'gift_card',
    expired.map(({ id }) => id),
  );
  await postAll(
    tx,
    expired
      .map(({ id, store_id }) => ({ id, store_id, amount: left.get(id) ?? 0 }))
      .filter(({ amount }) => amount > 0)
      .map(({ id, store_id, amount }) => ({
        storeId: store_id,
        reason: 'gift_card_expired',
        about: id,
        moves: [
          { account: { kind: 'gift_card', ownerId: id }, amount: -amount },
          { account: { kind: 'breakage' }, amount },
        ],
      })),
  );
}
