import { dollars } from 'contract/platform/money';
import type { Db } from '../../../platform/database/database.js';
import { liabilitiesByStore } from '../../ledger/index.js';
import type { StaffAsker } from '../../staff/index.js';
import { refundsOwed } from '../buying/gift-purchases.sql.js';

/** The same figures as those of the command, for the stores whose books the caller may read. */
export async function liabilitiesFor(db: Db, { roles }: StaffAsker) {
  const read = roles.storesWith('liabilities.see');
  const isTheirs = (storeId: number) => read === 'all' || read.includes(storeId);
  const { stores, apart } = await liabilitiesByStore(db);
  return {
    stores: stores
      .filter(({ storeId }) => isTheirs(storeId))
      .map(({ storeId, name, cards, credit, points, pointsWorth, total }) => ({
        store_id: storeId,
        name,
        gift_cards: dollars(cards),
        credit: dollars(credit),
        points,
        points_worth: dollars(pointsWorth),
        total: dollars(total),
      })),
    apart: apart.filter(({ storeId }) => isTheirs(storeId)).map(({ words }) => words),
    refunds: (await refundsOwed(db))
      .filter(({ storeId }) => isTheirs(storeId))
      .map(({ number, storeId, amount }) => ({ number, store_id: storeId, amount: dollars(amount) })),
  };
}
