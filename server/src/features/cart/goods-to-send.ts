import { sharedOut } from 'contract/platform/cents';
import type { GoodsKind } from 'contract/settings/rule-values';
import type { Goods } from '../catalogue/index.js';
import { goodsKindOf } from '../fulfilment/index.js';
import { centsOf, type JudgedLine, partsOf, totalOf } from './judge-lines.js';

/** What the rules of sale see of a line: a set is its parts. Money in cents, after what a set saves. */
type Sent = {
  readonly lineId: string;
  readonly goods: GoodsKind;
  readonly bottles: number;
  readonly millilitres: number;
  readonly amount: number;
  /** How much less it costs than before a reduction, or than the parts of a set cost. */
  readonly saved: number;
};

function sentAs(line: JudgedLine, goods: Goods): Sent[] {
  const { products, stock } = goods;
  if (line.price === null) return [];
  const known = (partsOf(line, goods) ?? []).flatMap(({ product_id, quantity }) => {
    const product = products.get(product_id);
    const shelf = stock.get(product_id);
    return product && shelf ? [{ product, shelf, count: quantity }] : [];
  });
  const weights = known.map(({ product, count }) => centsOf(product.price) * count);
  const amounts = sharedOut(totalOf(line), weights);
  return known.map(({ product, shelf, count }, part) => {
    const before = centsOf(product.compare_at ?? product.price) * count * line.quantity;
    const bottles = line.quantity * count * product.pack_count;
    return {
      lineId: line.id,
      goods: goodsKindOf(product.department, shelf.category),
      bottles,
      millilitres: bottles * (product.size_ml ?? 0),
      amount: amounts[part]!,
      // A lottery's price is the bottle's price, not a reduced one.
      saved: line.ticket_id === null ? Math.max(0, before - amounts[part]!) : 0,
    };
  });
}

export const goodsToSend = (lines: readonly JudgedLine[], goods: Goods) =>
  lines.flatMap((line) => sentAs(line, goods));
