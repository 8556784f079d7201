import { listExpiringPoints } from 'contract/loyalty';
import { daysAfter } from 'contract/platform/calendar';
import { beforeAll, describe, expect, it } from 'vitest';
import { days, later } from '../../platform/clock.js';
import type { Uuid } from '../../platform/ids.js';
import { describeShop } from '../../testing/describe-shop.js';
import { moveBalance } from '../../testing/move-balance.js';
import { pointsWarningLetter } from './points-warning-letter.js';
import { toTell, warnOfPointsThatExpire } from './warn-of-points.js';

const today = new Date('2026-11-20T18:00:00Z');
const here = { day: '2026-11-20', timezone: 'America/Chicago' };
const inDays = (count: number) => ({ day: daysAfter(here.day, count), points: 10 });

describe('what a customer is to be told of', () => {
  it.each([
    ['nothing as long as all of it is far away', [31, 36], {}, [], 0],
    ['a month before, with what follows within the week', [29, 36], {}, ['month'], 2],
    ['no more when it was told', [29, 36], { month: 37 }, [], 0],
    ['of a whole day of which only a part was told', [29], { month: 29 }, ['month'], 1],
    ['of what came behind what was told', [20, 29], { month: 25 }, ['month'], 1],
    ['a week before, of that alone', [6, 9, 20], { month: 37 }, ['week'], 2],
    ['a week before, of ten days and no more', [6, 10, 11], { month: 37 }, ['week'], 2],
    ['a month before, of 37 days and no more', [29, 37, 38], {}, ['month'], 2],
    ['of both by one letter, who was never told', [6, 20], {}, ['month', 'week'], 2],
  ] as const)('is %s', (_words, lots, told, aheads, count) => {
    const before = Object.fromEntries(
      Object.entries(told).map(([ahead, until]) => [ahead, later(today, days(until))]),
    );
    const now = toTell(here, lots.map(inDays), before);
    expect([now.aheads, now.expiring.length]).toEqual([aheads, count]);
  });
});

describe('the letter of points that expire', () => {
  const worthOf = (points: number) =>
    pointsWarningLetter(
      { email: 'ada@example.com', first_name: 'Ada' },
      { storeName: 'Lincoln Park', lpEq1: 100 },
      [
        { day: '2026-12-19', points: points - 1 },
        { day: '2026-12-20', points: 1 },
      ],
    ).paragraphs[0]!.match(/They’re worth (\S+)/)?.[1];

  it.each([
    [99, undefined],
    [100, '$1.00'],
    [199, '$1.00'],
    [200, '$2.00'],
  ])('tells that %i points pay %s: whole dollars of all days together', (points, worth) => {
    expect(worthOf(points)).toBe(worth);
  });
});

describeShop('points that are about to expire', (shop) => {
  const lincolnPark = 3;
  beforeAll(async () => {
    await shop.shop.write((tx) =>
      tx.updateTable('store').set({ points_expire_after_days: 365 }).where('id', '=', lincolnPark).execute(),
    );
  });
  const post = (ownerId: Uuid, amount: number, daysAgo: number, storeId = lincolnPark) =>
    moveBalance(shop, { kind: 'points', ownerId, storeId, at: later(shop.clock.now(), -days(daysAgo)) }, [
      amount,
    ]);
  const warn = () => warnOfPointsThatExpire(shop.shop);
  const subjects = async (address: string) => {
    await shop.runJobs();
    return (await shop.letters()).filter(({ to }) => to === address).map(({ subject }) => subject);
  };
  const at = (moment: Date) => shop.clock.set(moment);

  it('are told of a month and a week before, once each, whoever looks and however often', async () => {
    at(today);
    const ada = await shop.customer();
    await post(ada.id, 120, 325);
    await post(ada.id, 500, 20);
    await post(ada.id, 300, 360, 1);
    await warn();
    expect(await subjects(ada.email)).toEqual([]);
    at(later(today, days(10)));
    await Promise.all([warn(), warn(), warn()]);
    await warn();
    const month = '120 points expire on December 30, 2026';
    expect(await subjects(ada.email)).toEqual([month]);
    at(later(today, days(33)));
    await Promise.all([warn(), warn()]);
    expect(await subjects(ada.email)).toEqual([month, month]);
    const [letter] = (await shop.letters()).filter(({ to }) => to === ada.email);
    expect(letter!.text).toMatch(
      /120 points at Cellar Door Lincoln Park expire on December 30, 2026/,
    );
    expect(letter!.text).toContain('https://shop.test/profile/loyalty-points');
    at(later(today, days(39)));
    await warn();
    expect(await subjects(ada.email)).toHaveLength(2);
  });

  it('are not told of when they were spent meanwhile, nor twice for a part that is left', async () => {
    at(today);
    const [ada, bob] = await shop.customers(2);
    await post(ada!.id, 120, 336);
    await post(ada!.id, -120, 1);
    await post(bob!.id, 120, 336);
    await warn();
    await post(bob!.id, -119, 0);
    at(later(today, days(22)));
    await warn();
    expect(await subjects(ada!.email)).toEqual([]);
    expect(await subjects(bob!.email)).toEqual([
      '1 point expires on December 19, 2026',
      '120 points expire on December 19, 2026',
    ]);
  });

  it('stand on the screen by day, for whoever holds them alone', async () => {
    at(today);
    const [ada, bob] = await shop.customers(2);
    await post(ada!.id, 40, 355);
    await post(ada!.id, 60, 355);
    await post(ada!.id, 25, 340);
    await post(ada!.id, -30, 2);
    await post(ada!.id, 99, 300);
    const there = { store_id: lincolnPark, store_name: 'Cellar Door Lincoln Park' };
    expect(await ada!.call(listExpiringPoints, {})).toEqual([
      { ...there, points: 70, expire_on: '2026-11-30' },
      { ...there, points: 25, expire_on: '2026-12-15' },
    ]);
    expect(await bob!.call(listExpiringPoints, {})).toEqual([]);
  });

  it('stand on the screen 37 days ahead, and not before', async () => {
    at(today);
    const ada = await shop.customer();
    await post(ada.id, 40, 365 - 37);
    await post(ada.id, 60, 365 - 38);
    expect(await ada.call(listExpiringPoints, {})).toMatchObject([{ points: 40, expire_on: '2026-12-27' }]);
  });

  it('are told of by the job that looks every six hours', async () => {
    at(today);
    const ada = await shop.customer();
    await post(ada.id, 15, 345);
    await shop.whole.jobs.schedule();
    await shop.runJobs();
    at(later(today, days(1)));
    expect(await subjects(ada.email)).toEqual(['15 points expire on December 10, 2026']);
  });
});
