import { pauseBeforeDraw } from 'server/features/lottery';
import { days, hours, later } from 'server/platform/clock';
import { expect, it } from 'vitest';
import { demoCatalogue } from './catalogue/catalogue.js';
import { demoLotteries } from './lottery-calendar.js';
import { demoStores } from './stores.js';

const { products } = demoCatalogue();

/** In summer, in winter, and over both nights in which the clocks change. */
const starts = ['2026-07-04', '2026-10-31', '2026-12-30', '2027-03-13'];
const moments = starts.flatMap((start) =>
  Array.from({ length: 48 }, (_, hour) => later(new Date(`${start}T00:17:41Z`), hours(hour))),
);
const wall = (storeId: number, moment: Date) =>
  moment.toLocaleTimeString('en-GB', { timeZone: demoStores.find(({ id }) => id === storeId)!.timezone });

it('shows every state, whatever the time of day at which the demo is loaded', () => {
  for (const now of moments) {
    const lotteries = demoLotteries(products, now);
    const count = (state: string) => lotteries.filter((one) => one.state === state).length;
    const counted = ['announced', 'open', 'closed', 'drawn', 'settled'].map(count);
    expect(counted).toEqual([2, 3, 1, 2, 18]);
    for (const { state, announced_at, lottery } of lotteries) {
      const { opens_at, closes_at } = lottery;
      expect(announced_at < now && announced_at < opens_at && opens_at < closes_at).toBe(true);
      expect(opens_at > now).toBe(state === 'announced');
      expect(closes_at > now).toBe(state === 'announced' || state === 'open');
      if (state === 'closed') expect(later(closes_at, pauseBeforeDraw / 2) > now).toBe(true);
      // A winner can still claim for some hours.
      if (state === 'drawn') expect(later(closes_at, hours(48 - 10)) > now).toBe(true);
      if (state === 'settled') expect(later(closes_at, days(18)) < now).toBe(true);
    }
  }
});

it("opens and closes by the store's clock, at ten in the morning or at eight in the evening", () => {
  for (const now of moments)
    for (const { state, announced_at, lottery } of demoLotteries(products, now)) {
      const { store_id, opens_at, closes_at } = lottery;
      expect(wall(store_id, announced_at)).toBe('10:00:00');
      expect(wall(store_id, opens_at)).toBe('10:00:00');
      expect(wall(store_id, closes_at)).toMatch(state === 'closed' ? /:[0-5][05]:00$/ : /^(10|20):00:00$/);
    }
});
