import { type Random, random } from '../pictures/drawing/random.js';
import { demoStores } from '../stores.js';
import type { Range } from './facts/style.js';
import type { Allocation, StoreOffer } from './product.js';

/** Rounds to usual shelf prices: $3.49, $18.99, $64, $245. */
export function shelfPrice(cents: number): number {
  if (cents < 1_500) return Math.max(4, Math.round(cents / 50)) * 50 - 1;
  if (cents < 5_000) return Math.round(cents / 100) * 100 - 1;
  if (cents < 20_000) return Math.round(cents / 100) * 100;
  if (cents < 100_000) return Math.round(cents / 500) * 500;
  return Math.round(cents / 1000) * 1000;
}

/**
 * The price at `place`, from 0 to 1 in the range; equal steps raise it by an equal factor. Takes dollars,
 * returns cents.
 */
export function inRange([least, most]: Range, place: number): number {
  return least * (most / least) ** place * 100;
}

/** How the price depends on the size. Small bottles cost more than their share, and so do magnums. */
export function sizeFactor(sizeMl: number, usualMl: number): number {
  const share = sizeMl / usualMl;
  if (share < 0.4) return share * 1.4;
  if (share < 0.9) return share * 1.1;
  return share > 1.9 && share < 2.1 ? share * 1.06 : share ** 0.88;
}

export const mixedPlace = (place: number, chance: Random) =>
  Math.min(1, Math.max(0, place + chance.between(-0.04, 0.04)));

const carries = [0.9, 0.82, 0.92, 0.8, 0.86];
const level = [1, 1.04, 0.99, 1.01, 1.02];
const discounts = [0.1, 0.12, 0.15, 0.2, 0.25];
const lotteryStores = new Set(demoStores.filter((store) => store.has_lottery).map((store) => store.id));

function stockOf(price: number, allocation: Allocation, chance: Random): number {
  if (allocation.kind === 'lottery') return 2 + Math.floor(chance.next() * 5);
  const draw = chance.next();
  if (draw < 0.06) return 0;
  if (draw < 0.17) return 1 + Math.floor(chance.next() * 5);
  if (allocation.kind === 'limit') return 6 + Math.floor(chance.next() * 13);
  const most = price < 2_000 ? 150 : price < 5_000 ? 80 : price < 15_000 ? 34 : 14;
  return 6 + Math.floor(chance.next() ** 1.6 * most);
}

interface Priced {
  /** Seeds the random numbers, so that one product's offers never change another's. */
  seed: string;
  cents: number;
  allocation: Allocation;
  /** Every store has it, because sets and stories rely on it. */
  staple: boolean;
}

export function offersOf({ seed, cents, allocation, staple }: Priced): StoreOffer[] {
  const chance = random(`${seed} offers`);
  const at = chance.next();
  const offers = demoStores.flatMap(({ id }, i): StoreOffer[] => {
    const carried = staple || chance.chance(carries[i] ?? 1);
    const regular = shelfPrice(cents * (level[i] ?? 1) * chance.between(0.99, 1.01));
    const onSale = allocation.kind === 'none' && chance.chance(0.12);
    const reduced = shelfPrice(regular * (1 - chance.pick(discounts)));
    const stock = stockOf(cents, allocation, chance);
    if (allocation.kind === 'lottery' ? !lotteryStores.has(id) : !carried) return [];
    const sold = onSale && reduced < regular;
    const [price, compareAt] = sold ? [reduced, regular] : [regular, null];
    return [{ storeId: id, price, compareAt, stock: staple ? Math.max(stock, 12) : stock }];
  });
  if (offers.length > 0) return offers;
  const only = demoStores[Math.floor(at * demoStores.length)];
  if (!only) throw new Error('The demo has no store.');
  return [{ storeId: only.id, price: shelfPrice(cents), compareAt: null, stock: 8 }];
}
