import type { GiftWay } from 'contract/gift-cards/sent';
import { dollars } from 'contract/platform/money';
import { type PageAsked, toPage } from 'contract/platform/page';
import type { Db } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { storeFronts } from '../../stores/index.js';
import { selectGiftCardDesigns } from '../buying/card-designs.sql.js';
import { isClaimed } from '../card-holder.js';
import { countSentGifts, type SentRow, selectSentGifts } from './sent-gifts.sql.js';

function wayOf(row: SentRow): GiftWay {
  if (row.cancelled_at) return 'cancelled';
  if (!row.delivered_at) return 'waiting';
  return isClaimed(row) ? 'claimed' : 'delivered';
}

export async function listSentGifts(db: Db, customerId: Uuid, asked: PageAsked) {
  const rows = await selectSentGifts(db, customerId, asked);
  const fronts = await storeFronts(db, [...new Set(rows.map(({ store_id }) => store_id))]);
  const stores = new Map(fronts.map((store) => [store.id, store]));
  const designs = new Map((await selectGiftCardDesigns(db)).map((each) => [each.id, each]));
  const gifts = rows.map((row) => {
    const way = wayOf(row);
    return {
      id: row.id,
      number: row.number,
      way,
      store_name: stores.get(row.store_id)!.name,
      design: designs.get(row.design_id)!,
      amount: dollars(row.amount),
      recipient_name: row.recipient_name,
      recipient_email: row.recipient_email,
      delivery_date: row.delivery_date,
      can_cancel: way === 'waiting',
      can_resend: way === 'delivered',
    };
  });
  return toPage(gifts, await countSentGifts(db, customerId), asked);
}
