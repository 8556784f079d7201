import type { Db } from '../../platform/database/database.js';
import { byTradingTerms } from '../stores/index.js';
import type { GoodsIds, Promotion } from './apply-promotions.js';
import { type PromotionRow, selectPromotionsOn } from './promotions.sql.js';

type Kind = keyof GoodsIds;

function named({ goods }: PromotionRow, takenOut: boolean) {
  const sets = new Map<Kind, Set<number>>();
  for (const { kind, ref, takes_out } of goods)
    if (takes_out === takenOut) sets.set(kind, (sets.get(kind) ?? new Set()).add(ref));
  return sets;
}

const asPromotion = (row: PromotionRow): Promotion => ({
  id: row.id,
  shownAs: row.shown_as,
  how: row.how,
  steps: row.steps.map(({ from_bottles, value }) => ({ bottles: from_bottles, value })),
  within: named(row, false),
  without: named(row, true),
});

type Scheduled = { readonly from: Date; readonly until: Date | null; readonly promotion: Promotion };

const scheduledAt = (db: Db, storeId: number) =>
  byTradingTerms(
    db,
    ['promotions', storeId],
    async (): Promise<readonly Scheduled[]> =>
      (await selectPromotionsOn(db, storeId)).map((row) => ({
        from: row.starts_at,
        until: row.ends_at,
        promotion: asPromotion(row),
      })),
  );

/** What takes something off at a store at this moment. */
export async function promotionsNow(db: Db, storeId: number): Promise<readonly Promotion[]> {
  const scheduled = await scheduledAt(db, storeId);
  return scheduled
    .filter(({ from, until }) => from <= db.now && (until === null || db.now < until))
    .map(({ promotion }) => promotion);
}
