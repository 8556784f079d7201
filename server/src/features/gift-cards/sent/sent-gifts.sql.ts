import type { PageAsked } from 'contract/platform/page';
import type { Db } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';

/** What a customer bought for somebody else; a card that came with a store's compliments was never bought. */
const sentBy = (db: Db, customerId: Uuid) =>
  db
    .selectFrom('gift_card')
    .innerJoin('gift_purchase', 'gift_purchase.id', 'gift_card.id')
    .where('gift_card.buyer_id', '=', customerId)
    .where((is) => is.or([is('gift_card.owner_id', 'is', null), is('gift_card.owner_id', '<>', customerId)]));

export const selectSentGifts = (db: Db, customerId: Uuid, { page, pageSize }: PageAsked) =>
  sentBy(db, customerId)
    .select(['gift_card.id', 'gift_purchase.number', 'gift_card.store_id', 'gift_purchase.design_id'])
    .select(['gift_card.amount', 'gift_purchase.recipient_name', 'gift_purchase.recipient_email'])
    .select(['gift_card.delivery_date', 'gift_card.delivered_at', 'gift_card.cancelled_at'])
    .select(['gift_card.owner_id', 'gift_card.buyer_id'])
    .orderBy('gift_card.delivery_date', 'desc')
    .orderBy('gift_card.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export type SentRow = Awaited<ReturnType<typeof selectSentGifts>>[number];

export const countSentGifts = async (db: Db, customerId: Uuid) => {
  const { count } = await sentBy(db, customerId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};
