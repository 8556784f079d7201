import { sum } from 'contract/platform/cents';
import { dollars } from 'contract/platform/money';
import type { PromotionFacts } from 'contract/promotions/promotions.staff';
import type { Db } from '../../../platform/database/database.js';
import { checkWorkplace } from '../../stores/index.js';
import { applyPromotions } from '../applying/apply-promotions.js';
import { noLaw, type PromotionLine } from '../applying/promotion.js';
import { asPromotion } from '../as-promotion.js';
import { countLastOrders, type SoldLine, selectLastSold } from './edited-promotions.sql.js';

const looksAt = 500;

const asLine = ({ position, unit_price, quantity, bottles, ...ids }: SoldLine): PromotionLine => ({
  id: `${position}`,
  price: unit_price,
  quantity,
  bottles,
  ids,
  law: noLaw,
  cost: null,
});

function ordersIn(lines: readonly SoldLine[]) {
  const orders = new Map<string, PromotionLine[]>();
  for (const line of lines) {
    const order = orders.get(line.order_id) ?? [];
    order.push(asLine(line));
    orders.set(line.order_id, order);
  }
  return [...orders.values()];
}

const costOf = (lines: readonly PromotionLine[]) => sum(lines.map(({ price, quantity }) => price * quantity));

/** What it would have taken off, had it been the only one. */
export async function previewPromotionAt(db: Db, storeId: number, facts: PromotionFacts) {
  await checkWorkplace(db, storeId);
  const promotion = asPromotion({
    id: 0,
    shown_as: facts.shown_as,
    how: facts.how,
    buys: facts.buys,
    gets: facts.gets,
    by_code: facts.by_code,
    audience: facts.audience,
    memberships: [],
    steps: facts.steps.map(({ from_bottles, off: value }) => ({ from_bottles, value })),
    goods: facts.goods,
  });
  const told = ordersIn(await selectLastSold(db, storeId, looksAt, facts)).map((lines) => ({
    goods: costOf(lines),
    saved: sum([...applyPromotions(lines, [promotion]).values()].flat().map(({ saved }) => saved)),
  }));
  const cheaper = told.filter(({ saved }) => saved > 0);
  return {
    orders: await countLastOrders(db, storeId, looksAt),
    cheaper: cheaper.length,
    saved: dollars(sum(cheaper.map(({ saved }) => saved))),
    goods: dollars(sum(cheaper.map(({ goods }) => goods))),
  };
}
