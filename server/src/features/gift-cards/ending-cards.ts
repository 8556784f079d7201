import type { GoingOn } from 'contract/going-on';
import { daysAfter } from 'contract/platform/calendar';
import { dollars } from 'contract/platform/money';
import type { Db } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { balanceByOwner } from '../ledger/index.js';
import { storeDay, storeFronts } from '../stores/index.js';
import { selectEndingCards } from './gift-cards.sql.js';
import { remainingDays } from './validity.js';

/** Customers are told of a card this many days before its end. */
const soon = 30;

/** The cards of this customer that end soon and have something left on them. */
export async function cardsEndingSoon(db: Db, customerId: Uuid): Promise<GoingOn['cards']> {
  const today = storeDay('UTC', db.now);
  const rows = await selectEndingCards(db, customerId, daysAfter(today, -1), daysAfter(today, soon + 1));
  if (rows.length === 0) return [];
  const fronts = await storeFronts(db, [...new Set(rows.map(({ store_id }) => store_id))]);
  const stores = new Map(fronts.map((store) => [store.id, store]));
  const balances = await balanceByOwner(
    db,
    'gift_card',
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, store_id, expires_on }) => {
    const { name, timezone } = stores.get(store_id)!;
    const days = remainingDays(expires_on, storeDay(timezone, db.now));
    const balance = balances.get(id) ?? 0;
    if (days === null || days === 0 || days > soon || balance === 0) return [];
    return [{ id, store_name: name, balance: dollars(balance), remaining_validity_days: days }];
  });
}
