import {
  largestShare,
  type PromotionFacts,
  promotionAgainstRule,
} from 'contract/promotions/promotions.staff';
import type { Db } from '../../../platform/database/database.js';
import { refuse } from '../../../platform/refuse.js';
import { goodsKindOf } from '../../fulfilment/index.js';
import { tradingStore } from '../../stores/index.js';
import { type LawInWords, lawFor, lawsOfOffers } from '../law-of-offers.js';
import { selectPromotedKinds } from './edited-promotions.sql.js';

type Facts = Pick<PromotionFacts, 'how' | 'steps' | 'buys' | 'gets' | 'goods' | 'store_ids' | 'by_code'>;

/** Of an amount nobody knows yet how much of a price it is: each bottle in a cart keeps what the law leaves. */
function largestPercent(facts: Facts) {
  if (facts.how === 'amount') return 0;
  return (
    (facts.how === 'percent' ? Math.max(...facts.steps.map(({ off }) => off)) : largestShare(facts)) / 100
  );
}

function against(law: LawInWords, facts: Facts) {
  if (facts.by_code && !law.codes) return law.noCodes;
  if (!facts.by_code && !law.automatic) return law.noOffers;
  if (facts.how === 'buy_get' && !law.buyGet) return law.noBuyGet;
  return law.atMost !== null && largestPercent(facts) > law.atMost ? law.tooMuch : null;
}

/** Refuses what the law of one of its stores does not allow of one of its kinds of goods. */
export async function checkAllowed(db: Db, facts: Facts) {
  const sorted = await selectPromotedKinds(db, facts.goods);
  const kinds = [...new Set(sorted.map(({ department, category }) => goodsKindOf(department, category)))];
  for (const id of facts.store_ids) {
    const laws = await lawsOfOffers(db, id);
    for (const goods of kinds) {
      const words = against(lawFor(laws, goods), facts);
      if (!words) continue;
      const { name } = await tradingStore(db, id);
      throw refuse(promotionAgainstRule, { message: `${name}: ${words}.` });
    }
  }
}
