import { usualRules } from '../src/features/lottery/usual-rules.js';
import { days, later } from '../src/platform/clock.js';
import type { Product } from './catalogue/product.js';

type State = 'announced' | 'open' | 'closed' | 'drawn' | 'settled';

/** The newest first: when each closes, in days from today. */
const calendar: { state: State; closesIn: number }[] = [
  { state: 'announced', closesIn: 24 },
  { state: 'announced', closesIn: 18 },
  { state: 'open', closesIn: 9 },
  { state: 'open', closesIn: 5 },
  { state: 'open', closesIn: 2 },
  // So shortly ago that nobody has drawn it yet.
  { state: 'closed', closesIn: -0.002 },
  { state: 'drawn', closesIn: -0.7 },
  { state: 'drawn', closesIn: -1.4 },
  ...Array.from({ length: 18 }, (_, past) => ({ state: 'settled' as const, closesIn: -20 - past * 27 })),
];

const seasons = ['Winter', 'Spring', 'Summer', 'Autumn'];
const season = (day: Date) =>
  `${seasons[Math.floor(((day.getUTCMonth() + 1) % 12) / 3)]} ${day.getUTCFullYear()}`;

const prefixes: Record<number, string> = { 3: 'CH1', 4: 'CH2', 5: 'MI1' };

/** Draws of the last two years, and those that are to come, the oldest first. */
export const demoLotteries = (products: readonly Product[], now: Date) => {
  const allocated = products.filter(({ allocation }) => allocation.kind === 'lottery');
  return calendar
    .map(({ state, closesIn }, index) => {
      const product = allocated[index % allocated.length]!;
      const offer = product.offers[index % product.offers.length]!;
      const closes_at = later(now, days(closesIn));
      const name = `${product.brand} ${product.name}, ${season(closes_at)}`;
      const id = calendar.length - index;
      const bottles = 2 + (index % 5);
      const opens_at = later(closes_at, -days(10));
      return {
        id,
        index,
        state,
        announced_at: later(opens_at, -days(state === 'announced' ? 21 : 7)),
        lottery: {
          store_id: offer.storeId,
          product_id: product.number,
          name,
          bottles,
          price: offer.price,
          opens_at,
          closes_at,
          ticket_prefix: prefixes[offer.storeId]!,
          rules: usualRules(bottles, `${product.brand} ${product.name}`),
          release: `demo-${id}`,
        },
      };
    })
    .reverse();
};

export type DemoLottery = ReturnType<typeof demoLotteries>[number];
