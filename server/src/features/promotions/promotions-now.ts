import type { Db } from '../../platform/database/database.js';
import { byTradingTerms } from '../stores/index.js';
import type { Promotion } from './applying/promotion.js';
import { asPromotion } from './as-promotion.js';
import { selectPromotionsOn } from './promotions.sql.js';

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
