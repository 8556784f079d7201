import { usualRules } from '../src/features/lottery/usual-rules.js';
import { daysAfter, momentAt, storeDay } from '../src/features/stores/index.js';
import { days, later, minutes } from '../src/platform/clock.js';
import type { Product } from './catalogue/product.js';
import { demoStores } from './stores.js';

type State = 'announced' | 'open' | 'closed' | 'drawn' | 'settled';

/** The newest first: when each closes at the latest, in days from now. */
const calendar: { state: State; closesIn: number }[] = [
  { state: 'announced', closesIn: 24 },
  { state: 'announced', closesIn: 18 },
  { state: 'open', closesIn: 9 },
  { state: 'open', closesIn: 5 },
  { state: 'open', closesIn: 2 },
  // So shortly ago that nobody has drawn it yet.
  { state: 'closed', closesIn: 0 },
  // Their winners have two days: that of the older one ends in ten hours, or later.
  { state: 'drawn', closesIn: -0.35 },
  { state: 'drawn', closesIn: -1 },
  ...Array.from({ length: 18 }, (_, past) => ({ state: 'settled' as const, closesIn: -20 - past * 27 })),
];

const seasons = ['Winter', 'Spring', 'Summer', 'Autumn'];
const season = (day: Date) =>
  `${seasons[Math.floor(((day.getUTCMonth() + 1) % 12) / 3)]} ${day.getUTCFullYear()}`;

const prefixes: Record<number, string> = { 3: 'CH1', 4: 'CH2', 5: 'MI1' };

const opening = '10:00';
const closings = ['10:00', '20:00'];

/** A store lets its draws end in the morning or in the evening, by the clock on its wall. */
function lastClosing(timezone: string, until: Date) {
  const today = storeDay(timezone, until);
  const moments = [daysAfter(today, -1), today].flatMap((day) =>
    closings.map((time) => momentAt(timezone, day, time)),
  );
  return moments.findLast((moment) => moment <= until)!;
}

/** What has only just closed cannot have done so at one of these hours. */
const justNow = (now: Date) => new Date(now.getTime() - (now.getTime() % minutes(5)));

/** Draws of the last two years, and those that are to come, the oldest first. */
export const demoLotteries = (products: readonly Product[], now: Date) => {
  const allocated = products.filter(({ allocation }) => allocation.kind === 'lottery');
  return calendar
    .map(({ state, closesIn }, index) => {
      const product = allocated[index % allocated.length]!;
      const offer = product.offers[index % product.offers.length]!;
      const { timezone } = demoStores.find(({ id }) => id === offer.storeId)!;
      const atOpening = (before: number) =>
        momentAt(timezone, daysAfter(storeDay(timezone, closes_at), -before), opening);
      const closes_at = state === 'closed' ? justNow(now) : lastClosing(timezone, later(now, days(closesIn)));
      const name = `${product.brand} ${product.name}, ${season(closes_at)}`;
      const id = calendar.length - index;
      const bottles = 2 + (index % 5);
      return {
        id,
        index,
        state,
        announced_at: atOpening(state === 'announced' ? 31 : 17),
        lottery: {
          store_id: offer.storeId,
          product_id: product.number,
          name,
          bottles,
          price: offer.price,
          opens_at: atOpening(10),
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
