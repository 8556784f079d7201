import { brandBeyond, parcelOf } from './brands.js';
import { goods, type Line, plan, planned } from './lines.js';
import type { Product } from './product.js';
import { commissionOf, demoProducts, drafts, finish, type Trade, trades } from './range.js';
import { slugOf } from './slug.js';
import { tell } from './words/teller.js';

interface Makers {
  indexOf: Map<string, number>;
  count: number;
}

function makersOf(trade: Trade): Makers {
  const names = [...new Set(plan[trade].map(({ producer }) => producer.name))];
  return { indexOf: new Map(names.map((name, index) => [name, index])), count: names.length };
}

/** The same kind of product by another producer, with the demo product's bottle and picture. */
function again(first: Product, line: Line, trade: Trade, makers: Makers, wave: number): Product {
  const index = makers.indexOf.get(line.producer.name) ?? 0;
  const seat = { making: trade, country: first.country, index, count: makers.count };
  const brand = brandBeyond(seat, wave);
  const parcel = parcelOf(trade, line, wave);
  const draft = drafts[trade](commissionOf(line, brand, tell, wave, parcel));
  const { closure, picture } = first;
  const number = wave * planned + line.number;
  const finished = { number, brand, department: trade, draft, closure, staple: false, line };
  return { ...finish(finished), picture };
}

function goodsAgain(first: Product, wave: number): Product {
  const number = wave * planned + first.number;
  const name = `${first.name} No. ${wave + 1}`;
  return { ...first, number, name, slug: `${slugOf(first.brand, name)}-${number}`, featured: false };
}

/**
 * Makes this many products, one after the other: first the 600 of the demo, then waves of 600, with other
 * brands every few waves. Only the demo's own are held in memory.
 */
export function* manyProducts(count: number): Generator<Product> {
  const base = demoProducts(new Set()).map(({ product }) => product);
  yield* base.slice(0, count);
  const makers = { wine: makersOf('wine'), spirits: makersOf('spirits') };
  const others = { beer: makersOf('beer'), sake: makersOf('sake') };
  const all = { ...makers, ...others };
  for (let wave = 1, left = count - base.length; left > 0; wave++) {
    for (const product of waveOf(base, all, wave)) {
      if (left-- <= 0) return;
      yield product;
    }
  }
}

function* waveOf(base: readonly Product[], makers: Record<Trade, Makers>, wave: number): Generator<Product> {
  for (const trade of trades)
    for (const line of plan[trade]) {
      const first = base[line.number - 1];
      if (first) yield again(first, line, trade, makers[trade], wave);
    }
  for (const first of base.slice(planned - goods.length)) yield goodsAgain(first, wave);
}
