import { type LineProblem, mostPerLine } from 'contract/cart';
import type { ProductCard, WineSetCard } from 'contract/catalogue-cards';
import { money } from 'contract/platform/money';
import * as v from 'valibot';
import type { Goods } from '../catalogue/index.js';
import type { LineRow } from './cart.sql.js';

type Part = { product_id: number; quantity: number };

/** A line with what there is to say about it today. Money in cents. */
export type JudgedLine = LineRow & {
  product: ProductCard | null;
  wine_set: WineSetCard | null;
  name: string;
  price: number | null;
  /** What one of them saves against its parts. */
  saves: number;
  most: number;
  problems: LineProblem[];
};

export const centsOf = (dollars: number) => v.parse(money, dollars);

/** $40, $42.50: as a person says it. */
export const spoken = (cents: number) =>
  cents % 100 === 0 ? `$${cents / 100}` : `$${(cents / 100).toFixed(2)}`;

const partsOf = ({ product_id, wine_set_id }: LineRow, goods: Goods): readonly Part[] | undefined => {
  if (product_id !== null) return goods.stock.has(product_id) ? [{ product_id, quantity: 1 }] : undefined;
  return goods.wineSets.get(wine_set_id!)?.parts;
};

/** What is left for those who come after. A set takes its parts from where single bottles are taken. */
class Shelf {
  readonly #left: Map<number, number>;
  readonly #allowed: Map<number, number>;

  constructor(stock: Goods['stock']) {
    this.#left = new Map([...stock].map(([id, { left }]) => [id, left]));
    this.#allowed = new Map([...stock].map(([id, { limit }]) => [id, limit ?? Number.POSITIVE_INFINITY]));
  }

  left = (parts: readonly Part[]) => fits(parts, this.#left);
  allowed = (parts: readonly Part[]) => fits(parts, this.#allowed);

  take(parts: readonly Part[], count: number) {
    for (const pool of [this.#left, this.#allowed])
      for (const { product_id, quantity } of parts)
        pool.set(product_id, (pool.get(product_id) ?? 0) - count * quantity);
  }
}

const fits = (parts: readonly Part[], pool: ReadonlyMap<number, number>) =>
  Math.min(...parts.map(({ product_id, quantity }) => Math.floor((pool.get(product_id) ?? 0) / quantity)));

const problem = (code: LineProblem['code'], message: string, blocks = true): LineProblem => ({
  code,
  message,
  blocks,
});

function scarcity(quantity: number, left: number, allowed: number): LineProblem[] {
  if (left <= 0) return [problem('out_of_stock', 'Out of stock')];
  if (allowed < quantity && allowed <= left)
    return [
      problem(
        'limit_per_customer',
        allowed > 0 ? `Limit ${allowed} per customer` : 'No more than the limit per customer',
      ),
    ];
  return left < quantity ? [problem('only_left', `Only ${left} left`)] : [];
}

const changeOf = (seen: number, price: number) =>
  seen === price
    ? []
    : [problem('price_changed', `Price changed from ${spoken(seen)} to ${spoken(price)}`, false)];

/** Whoever was put into the cart first is served first. */
export function judgeLines(lines: readonly LineRow[], goods: Goods): JudgedLine[] {
  const shelf = new Shelf(goods.stock);
  const served = lines.map((line) => serve(line, goods, shelf));
  return served.map(({ parts, taken, ...line }) => ({
    ...line,
    most: parts
      ? Math.min(mostPerLine, taken + Math.max(0, Math.min(shelf.left(parts), shelf.allowed(parts))))
      : taken,
  }));
}

type Served = Omit<JudgedLine, 'most'> & { parts?: readonly Part[]; taken: number };

function serve(line: LineRow, goods: Goods, shelf: Shelf): Served {
  const product = goods.products.get(line.product_id ?? 0) ?? null;
  const wine_set = goods.wineSets.get(line.wine_set_id ?? 0) ?? null;
  const parts = partsOf(line, goods);
  const card = product ?? wine_set;
  if (!card || !parts) {
    const name =
      goods.names.products.get(line.product_id ?? 0) ?? goods.names.wineSets.get(line.wine_set_id ?? 0);
    const gone = [problem('not_carried', 'No longer carried at this store')];
    return {
      ...line,
      product: null,
      wine_set: null,
      name: name ?? '',
      price: null,
      saves: 0,
      problems: gone,
      taken: 0,
    };
  }
  const price = centsOf(card.price);
  const name = product ? `${product.brand} ${product.name}` : card.name;
  const saves = wine_set ? Math.max(0, centsOf(wine_set.parts_price) - price) : 0;
  const shown = { ...line, product, wine_set, name, price, saves };
  // It is set aside for its winner, at the price that was announced.
  if (line.ticket_id !== null) return { ...shown, price: line.seen_price, problems: [], taken: 1 };
  if (product?.allocation === 'lottery')
    return { ...shown, problems: [problem('by_lottery_only', 'Sold by lottery only')], taken: 0 };
  const [left, allowed] = [shelf.left(parts), shelf.allowed(parts)];
  const taken = Math.max(0, Math.min(line.quantity, left, allowed));
  shelf.take(parts, taken);
  const problems = [...scarcity(line.quantity, left, allowed), ...changeOf(line.seen_price, price)];
  return { ...shown, problems, parts, taken };
}
