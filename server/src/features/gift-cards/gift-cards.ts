import { giftCardNotFound, unreadableCode } from 'contract/gift-cards';
import { dollars } from 'contract/platform/money';
import { type PageAsked, toPage } from 'contract/platform/page';
import type { Db } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import { balanceByOwner, readStatement } from '../ledger/index.js';
import { storeDay, storeFronts } from '../stores/index.js';
import { masked } from './card-holder.js';
import type { GiftCardCodes } from './gift-card-codes.js';
import { countGiftCards, type GiftCardRow, selectGiftCard, selectGiftCards } from './gift-cards.sql.js';
import { remainingDays } from './validity.js';

type Front = { name: string; timezone: string };

export async function listGiftCards(db: Db, codes: GiftCardCodes, customerId: Uuid, asked: PageAsked) {
  const rows = await selectGiftCards(db, customerId, asked);
  const fronts = await storeFronts(db, [...new Set(rows.map(({ store_id }) => store_id))]);
  const stores = new Map(fronts.map((store) => [store.id, store]));
  const balances = await balanceByOwner(
    db,
    'gift_card',
    rows.map(({ id }) => id),
  );
  const cards = rows.map((row) =>
    asListed(
      row,
      stores.get(row.store_id)!,
      codes.shown(row.sealed_code, row.id),
      balances.get(row.id) ?? 0,
      {
        customerId,
        now: db.now,
      },
    ),
  );
  return toPage(cards, await countGiftCards(db, customerId), asked);
}

type Reader = { customerId: Uuid; now: Date };

function asListed(
  row: GiftCardRow,
  store: Front,
  code: string,
  balance: number,
  { customerId, now }: Reader,
) {
  const isHeld = row.owner_id === customerId;
  const days = remainingDays(row.expires_on, storeDay(store.timezone, now));
  const isGood = row.delivered_at !== null && row.blocked_at === null && days !== 0 && balance > 0;
  return {
    id: row.id,
    gift_card_code: isHeld || code === unreadableCode ? code : masked(code),
    store_name: store.name,
    amount: dollars(row.amount),
    delivery_date: row.delivery_date,
    remaining_validity_days: days,
    status: isGood ? (1 as const) : (0 as const),
    is_gift: Boolean(row.is_gift),
    sent_to: isHeld ? null : row.recipient_name,
    design_id: row.design_id,
  };
}

export async function listGiftCardEntries(db: Db, customerId: Uuid, id: Uuid, asked: PageAsked) {
  const card = await selectGiftCard(db, customerId, id);
  const account = card && ({ kind: 'gift_card', ownerId: card.id, storeId: card.store_id } as const);
  const statement = account && (await readStatement(db, account, asked, dollars));
  if (!statement) throw refuse(giftCardNotFound);
  return statement;
}
