import { type LineProblem, limitInWords, mostPerLine } from 'contract/cart';
import type { ProductCard, WineSetCard } from 'contract/catalogue/cards';
import { money } from 'contract/platform/money';
import * as v from 'valibot';
import { spokenUsd } from '../../platform/money-words.js';
import type { Goods, Wished } from '../catalogue/index.js';
import type { Offers } from '../promotions/index.js';
import type { LineRow } from './cart-lines.sql.js';
import { type AppliedToLine, promotedOff, promotionsOn } from './line-promotions.js';

type Part = { product_id: number; quantity: number };

/** A line with everything there is to say about it today. Money in cents. */
export type JudgedLine = LineRow & {
  product: ProductCard | null;
  wine_set: WineSetCard | null;
  name: string;
  price: number | null;
  /** What one set saves against the price of its parts. */
  saves: number;
  most: number;
  problems: LineProblem[];
  /** What offers take off all pieces together. */
  promotions: readonly AppliedToLine[];
};

/** What a store has, and how much of it this customer may still have. */
export type CartGoods = Goods & {
  /** What this customer has bought before of each bottle with a limit, at every store. */
  readonly bought: ReadonlyMap<number, number>;
  /** How many of one bottle an order may hold at this store. */
  readonly mostPieces: number;
  readonly offers: Offers;
};

/** What all pieces cost together, after what offers take off. */
export const totalOf = (line: Pick<JudgedLine, 'price' | 'quantity' | 'promotions'>) =>
  (line.price ?? 0) * line.quantity - promotedOff(line);

export const centsOf = (dollars: number) => v.parse(money, dollars);

type Named = { product_id: number | null; wine_set_id: number | null };

/** The product or the set of a line; the database allows only lines with exactly one of them. */
export function goodsIn({ product_id, wine_set_id }: Named): Wished {
  if (product_id !== null) return { product_id };
  if (wine_set_id !== null) return { wine_set_id };
  throw new Error('A line names neither a product nor a set.');
}

/** The bottles in one piece of a line; undefined when the store does not carry it. */
export function partsOf(line: Named, { stock, wineSets }: Goods): readonly Part[] | undefined {
  const named = goodsIn(line);
  if ('wine_set_id' in named) return wineSets.get(named.wine_set_id)?.parts;
  return stock.has(named.product_id) ? [{ product_id: named.product_id, quantity: 1 }] : undefined;
}

/** What is left for the lines that follow. A set and a single bottle take from the same stock. */
class Shelf {
  readonly #left: Map<number, number>;
  readonly #allowed: Map<number, number>;
  readonly #inOrder: Map<number, number>;

  constructor({ stock, bought, mostPieces }: CartGoods) {
    this.#left = new Map([...stock].map(([id, { left }]) => [id, left]));
    this.#allowed = new Map(
      [...stock].map(([id, { limit }]) => [
        id,
        limit === null ? Number.POSITIVE_INFINITY : Math.max(0, limit - (bought.get(id) ?? 0)),
      ]),
    );
    this.#inOrder = new Map([...stock.keys()].map((id) => [id, mostPieces]));
  }

  left = (parts: readonly Part[]) => fits(parts, this.#left);
  allowed = (parts: readonly Part[]) => fits(parts, this.#allowed);
  inOrder = (parts: readonly Part[]) => fits(parts, this.#inOrder);

  most = (parts: readonly Part[]) =>
    Math.max(0, Math.min(this.left(parts), this.allowed(parts), this.inOrder(parts)));

  take(parts: readonly Part[], count: number) {
    for (const pool of [this.#left, this.#allowed, this.#inOrder])
      for (const { product_id, quantity } of parts)
        pool.set(product_id, (pool.get(product_id) ?? 0) - count * quantity);
  }
}

const fits = (parts: readonly Part[], pool: ReadonlyMap<number, number>) =>
  Math.min(...parts.map(({ product_id, quantity }) => Math.floor((pool.get(product_id) ?? 0) / quantity)));

export const notCarried = 'No longer carried at this store';

const problem = (code: LineProblem['code'], message: string, blocks = true): LineProblem => ({
  code,
  message,
  blocks,
});

/** The limit of the bottle in a line; for a set, that of its first part with a limit. */
function limitOf(parts: readonly Part[], { stock, bought }: CartGoods) {
  for (const { product_id } of parts) {
    const limit = stock.get(product_id)?.limit ?? null;
    if (limit !== null) return { limit, before: bought.get(product_id) ?? 0 };
  }
  return undefined;
}

/**
 * How many of a line can be had by each bound: the stock, the limit per customer, and the most in one order.
 */
type Bounds = { left: number; allowed: number; inOrder: number };

function scarcity(
  quantity: number,
  { left, allowed, inOrder }: Bounds,
  ofLimit: string,
  most: number,
): LineProblem[] {
  if (left <= 0) return [problem('out_of_stock', 'Out of stock')];
  if (allowed < quantity && allowed <= left && allowed <= inOrder)
    return [problem('limit_per_customer', ofLimit)];
  if (inOrder < quantity && inOrder <= left)
    return [problem('limit_per_order', `One order can include up to ${most} of the same bottle`)];
  return left < quantity ? [problem('only_left', `Only ${left} left`)] : [];
}

const changeOf = (seen: number, price: number) =>
  seen === price
    ? []
    : [problem('price_changed', `Price changed from ${spokenUsd(seen)} to ${spokenUsd(price)}`, false)];

/** What was put into the cart first is served first. */
export function judgeLines(lines: readonly LineRow[], goods: CartGoods): JudgedLine[] {
  const shelf = new Shelf(goods);
  const served = lines.map((line) => serve(line, goods, shelf));
  const promotions = promotionsOn(
    served.map(({ line }) => line),
    goods,
  );
  return served.map(({ line, parts, taken }) => ({
    ...line,
    most: parts ? Math.min(mostPerLine, taken + shelf.most(parts)) : taken,
    promotions: promotions.get(line.id) ?? [],
  }));
}

type Served = { line: Omit<JudgedLine, 'most' | 'promotions'>; parts?: readonly Part[]; taken: number };

function serve(line: LineRow, goods: CartGoods, shelf: Shelf): Served {
  const product = goods.products.get(line.product_id ?? 0) ?? null;
  const wine_set = goods.wineSets.get(line.wine_set_id ?? 0) ?? null;
  const parts = partsOf(line, goods);
  const card = product ?? wine_set;
  if (!card || !parts) {
    const name =
      goods.names.products.get(line.product_id ?? 0) ?? goods.names.wineSets.get(line.wine_set_id ?? 0);
    const gone = [problem('not_carried', notCarried)];
    const shown = { ...line, product: null, wine_set: null, name: name ?? '', price: null, saves: 0 };
    return { line: { ...shown, problems: gone }, taken: 0 };
  }
  const price = centsOf(card.price);
  const name = product ? `${product.brand} ${product.name}` : card.name;
  const saves = wine_set ? Math.max(0, centsOf(wine_set.parts_price) - price) : 0;
  const shown = (problems: LineProblem[], asked = price) => ({
    ...line,
    product,
    wine_set,
    name,
    price: asked,
    saves,
    problems,
  });
  // A won bottle is set aside for its winner, at the price that was announced.
  if (line.ticket_id !== null) return { line: shown([], line.seen_price), taken: 1 };
  if (product?.allocation === 'lottery')
    return { line: shown([problem('by_lottery_only', 'Sold by lottery only')]), taken: 0 };
  const bounds = { left: shelf.left(parts), allowed: shelf.allowed(parts), inOrder: shelf.inOrder(parts) };
  const taken = Math.min(line.quantity, shelf.most(parts));
  shelf.take(parts, taken);
  const limit = limitOf(parts, goods);
  const ofLimit = limit ? limitInWords(limit.limit, limit.before) : '';
  const scarce = scarcity(line.quantity, bounds, ofLimit, goods.mostPieces);
  // A customer who has bought some before is told how many they may still buy, even when the line is within
  // the limit.
  const told = scarce.length === 0 && limit && limit.before > 0;
  const problems = [
    ...scarce,
    ...(told ? [problem('limit_per_customer', ofLimit, false)] : []),
    ...changeOf(line.seen_price, price),
  ];
  return { line: shown(problems), parts, taken };
}
