import { daysAfter } from 'contract/platform/calendar';
import { usualRules } from 'server/features/lottery';
import { momentAt, storeDay } from 'server/features/stores';
import { days, later, minutes } from 'server/platform/clock';
import type { Product } from './catalogue/product.js';
import { demoStores } from './stores.js';

type State = 'announced' | 'open' | 'closed' | 'drawn' | 'settled';

/** The latest closing time of each lottery, in days from now, the newest first. */
const calendar: { state: State; closesIn: number }[] = [
  { state: 'announced', closesIn: 24 },
  { state: 'announced', closesIn: 18 },
  { state: 'open', closesIn: 9 },
  { state: 'open', closesIn: 5 },
  { state: 'open', closesIn: 2 },
  // Closed so recently that it has not been drawn yet.
  { state: 'closed', closesIn: 0 },
  // Their winners have two days to claim: the older claim still has at least ten hours left.
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

/** Stores close their draws in the morning or in the evening, by their own clock. */
function lastClosing(timezone: string, until: Date) {
  const today = storeDay(timezone, until);
  const moments = [daysAfter(today, -1), today].flatMap((day) =>
    closings.map((time) => momentAt(timezone, day, time)),
  );
  return moments.findLast((moment) => moment <= until)!;
}

/** A lottery that closed just now keeps its own time instead. */
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
