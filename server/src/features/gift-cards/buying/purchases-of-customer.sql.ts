import type { Db } from '../../../platform/database/database.js';
import { isAtStores, isEarlier, type Stretch } from '../../../platform/database/earlier.js';
import type { Uuid } from '../../../platform/ids.js';

/** The gift cards that a customer has paid for. */
export const selectGiftPurchasesBefore = (db: Db, customerId: Uuid, { stores, before, most }: Stretch) =>
  db
    .selectFrom('gift_purchase')
    .innerJoin('store', 'store.id', 'gift_purchase.store_id')
    .select([
      'gift_purchase.id',
      'gift_purchase.number',
      'gift_purchase.amount',
      'gift_purchase.paid_at as at',
      'store.name as store_name',
    ])
    .where('customer_id', '=', customerId)
    .where('paid_at', 'is not', null)
    .where(isAtStores('gift_purchase.store_id', stores))
    .where(isEarlier('gift_purchase.paid_at', 'gift_purchase.id', before))
    .orderBy('gift_purchase.paid_at', 'desc')
    .orderBy('gift_purchase.id', 'desc')
    .limit(most)
    .$narrowType<{ at: Date }>()
    .execute();
