import type { Db } from '../../platform/database/database.js';
import { pointsTerms } from '../stores/index.js';
import { owedByStore } from './owed.sql.js';

/** The value of points in cents, rounded up in favor of the customer. */
const worth = (points: number, lpEq1: number) => Math.ceil((points * 100) / lpEq1);

/**
 * What each store owes in cards, credit and points, and where a balance differs from the sum of its entries.
 */
export async function liabilitiesByStore(db: Db) {
  const owed = await owedByStore(db);
  const stores = (await pointsTerms(db)).map(({ id, name, lp_eq_1 }) => {
    const of = (kind: string) => owed.find((each) => each.storeId === id && each.kind === kind)?.shown ?? 0;
    const [cards, credit, points] = [of('gift_card'), of('store_credit'), of('points')];
    const pointsWorth = worth(points, lp_eq_1);
    return { storeId: id, name, cards, credit, points, pointsWorth, total: cards + credit + pointsWorth };
  });
  const apart = owed
    .filter(({ shown, posted }) => shown !== posted)
    .map(({ storeId, kind, shown, posted }) => ({
      storeId,
      words: `Store ${storeId} shows ${shown} of ${kind}; the ledger's entries say ${posted}.`,
    }));
  return { stores, apart };
}
