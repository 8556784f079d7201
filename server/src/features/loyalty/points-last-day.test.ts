import { beforeAll, expect, it } from 'vitest';
import { later } from '../../platform/clock.js';
import type { Uuid } from '../../platform/ids.js';
import { describeShop } from '../../testing/describe-shop.js';
import { moveBalance } from '../../testing/move-balance.js';
import { balanceByOwner } from '../ledger/index.js';
import { expireDuePoints } from './expire-points.js';
import { listExpiringPoints } from './expiring-points.js';
import { warnOfPointsThatExpire } from './warn-of-points.js';

describeShop('points on their last day', (shop) => {
  const lincolnPark = 3;
  beforeAll(async () => {
    await shop.shop.write((tx) =>
      tx.updateTable('store').set({ points_expire_after_days: 365 }).where('id', '=', lincolnPark).execute(),
    );
  });
  const earn = (ownerId: Uuid, amount: number, at: Date) =>
    moveBalance(shop, { kind: 'points', ownerId, storeId: lincolnPark, at }, [amount]);
  const subjects = async (address: string) =>
    (await shop.letters()).filter(({ to }) => to === address).map(({ subject }) => subject);

  it.each([
    {
      words: 'a day like any other',
      day: '2026-07-15',
      inWords: 'July 15, 2026',
      came: ['2025-07-15T05:00:00Z', '2025-07-16T05:00:00Z'],
      monthBefore: '2026-06-15T05:00:00Z',
      ends: '2026-07-16T05:00:00Z',
    },
    {
      words: 'the day on which the clock goes forward',
      day: '2026-03-08',
      inWords: 'March 8, 2026',
      came: ['2025-03-08T06:00:00Z', '2025-03-09T06:00:00Z'],
      monthBefore: '2026-02-06T06:00:00Z',
      ends: '2026-03-09T05:00:00Z',
    },
    {
      words: 'the day on which it goes back',
      day: '2026-11-01',
      inWords: 'November 1, 2026',
      came: ['2025-11-01T05:00:00Z', '2025-11-02T05:00:00Z'],
      monthBefore: '2026-10-02T05:00:00Z',
      ends: '2026-11-02T06:00:00Z',
    },
    {
      words: 'a day a year after the one of 23 hours',
      day: '2026-03-09',
      inWords: 'March 9, 2026',
      came: ['2025-03-09T06:00:00Z', '2025-03-10T05:00:00Z'],
      monthBefore: '2026-02-07T06:00:00Z',
      ends: '2026-03-10T05:00:00Z',
    },
  ])('stand and are good to its midnight, on $words', async ({ day, inWords, came, monthBefore, ends }) => {
    const [begins, next] = came.map((moment) => new Date(moment)) as [Date, Date];
    const noticed = async (id: Uuid) =>
      (await shop.shop.read((db) => listExpiringPoints(db, id))).map(({ points, expire_on }) => [
        points,
        expire_on,
      ]);
    const [ada, bob] = await shop.customers(2);
    const held = async () => {
      await expireDuePoints(shop.shop);
      const balances = await shop.shop.read((db) => balanceByOwner(db, 'points', [ada!.id, bob!.id]));
      return [balances.get(ada!.id), balances.get(bob!.id)];
    };
    await earn(ada!.id, 1, later(begins, -1));
    await earn(ada!.id, 10, begins);
    await earn(ada!.id, 20, new Date((begins.getTime() + next.getTime()) / 2));
    await earn(ada!.id, 40, later(next, -1));
    await earn(bob!.id, 7, next);

    shop.clock.set(later(new Date(monthBefore), -1));
    await earn(ada!.id, -1, shop.clock.now());
    await warnOfPointsThatExpire(shop.shop);
    expect(await subjects(ada!.email)).toEqual([]);
    shop.clock.set(new Date(monthBefore));
    await warnOfPointsThatExpire(shop.shop);
    expect(await subjects(ada!.email)).toEqual([`70 points expire on ${inWords}`]);

    shop.clock.set(later(new Date(ends), -1));
    expect(await noticed(ada!.id)).toEqual([[70, day]]);
    expect(await held()).toEqual([70, 7]);
    shop.clock.set(new Date(ends));
    expect(await noticed(ada!.id)).toEqual([]);
    expect(await held()).toEqual([0, 7]);
    expect((await noticed(bob!.id)).map(([points]) => points)).toEqual([7]);
  });
});
