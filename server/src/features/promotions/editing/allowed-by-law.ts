import { type PromotionFacts, promotionAgainstRule } from 'contract/promotions/promotions.staff';
import type { Db } from '../../../platform/database/database.js';
import { refuse } from '../../../platform/refuse.js';
import { goodsKindOf, mayDiscount, openRuleBook, placeOf } from '../../fulfilment/index.js';
import { storeDay, tradingStore } from '../../stores/index.js';
import { selectPromotedKinds } from './edited-promotions.sql.js';

type Facts = Pick<PromotionFacts, 'how' | 'steps' | 'goods' | 'store_ids'>;

/** Of an amount nobody knows yet how much of a price it is: the cart judges it. */
const largestPercent = ({ how, steps }: Facts) =>
  how === 'percent' ? Math.max(...steps.map(({ off }) => off)) : 0;

/** Refuses what the law of one of its stores does not allow of one of its kinds of goods. */
export async function checkAllowed(db: Db, facts: Facts) {
  const saved = largestPercent(facts);
  const sorted = await selectPromotedKinds(db, facts.goods);
  const kinds = [...new Set(sorted.map(({ department, category }) => goodsKindOf(department, category)))];
  for (const id of facts.store_ids) {
    const { name, jurisdiction, zip, timezone } = await tradingStore(db, id);
    const place = await placeOf(db, jurisdiction, zip);
    const book = await openRuleBook(db, [place.state]);
    const day = storeDay(timezone, db.now);
    for (const goods of kinds) {
      const refusal = mayDiscount(book, place, day, { goods, price: 10_000, saved });
      if (refusal)
        throw refuse(promotionAgainstRule, {
          message: `${name}: ${refusal.message}${refusal.rule ? ` (${refusal.rule.source})` : ''}.`,
        });
    }
  }
}
