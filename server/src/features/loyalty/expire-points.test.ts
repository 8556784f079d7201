import { listPointsEntries } from 'contract/loyalty';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { days, later } from '../../platform/clock.js';
import { newId, type Uuid } from '../../platform/ids.js';
import { describeShop } from '../../testing/describe-shop.js';
import { moveBalance } from '../../testing/move-balance.js';
import { balanceByOwner, postAll } from '../ledger/index.js';
import { expireDuePoints, expiredOf } from './expire-points.js';
import { lotsLeft } from './expiring-points.js';

type Lot = { day: number; left: number };
type DayOfPoints = { wait: number; earned: number; spent: number };

/** Keeps lots one by one: the rule itself, without the arithmetic that the shop uses. */
class Purse {
  readonly #lots: Lot[] = [];

  get balance() {
    return this.#lots.reduce((sum, { left }) => sum + left, 0);
  }

  earn(day: number, points: number) {
    this.#lots.push({ day, left: points });
  }

  spend(points: number) {
    let due = points;
    for (const lot of this.#lots) {
      const taken = Math.min(lot.left, due);
      lot.left -= taken;
      due -= taken;
    }
  }

  leftOfLotsUntil = (day: number) =>
    this.#lots.filter((lot) => lot.day <= day).reduce((sum, { left }) => sum + left, 0);
}

const step = fc.record({ wait: fc.nat(40), earned: fc.nat(300), spent: fc.nat(300) });

it('what has expired is what is left of the lots that are too old, oldest spent first', () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 40 }),
      fc.integer({ min: 1, max: 120 }),
      (steps: DayOfPoints[], lasts) => {
        const purse = new Purse();
        const earnings: [number, number][] = [];
        let day = 0;
        for (const { wait, earned, spent } of steps) {
          day += wait;
          purse.earn(day, earned);
          earnings.push([day, earned]);
          purse.spend(Math.min(spent, purse.balance));
          const cameLately = earnings
            .filter(([at]) => at > day - lasts)
            .reduce((sum, [, points]) => sum + points, 0);
          const expired = expiredOf({ balance: purse.balance, cameLately });
          expect(expired).toBe(purse.leftOfLotsUntil(day - lasts));
          const lots = earnings
            .filter(([at]) => at <= day - lasts)
            .map(([at, amount]) => ({ at: new Date(at), amount }))
            .reverse();
          const left = lotsLeft({ balance: purse.balance, cameLater: cameLately, lots });
          expect(left.reduce((sum, { points }) => sum + points, 0)).toBe(expired);
          expect(left).toEqual(left.toSorted((one, other) => one.at.getTime() - other.at.getTime()));
          purse.spend(expired);
        }
      },
    ),
  );
});

describeShop('points that expire', (shop) => {
  const post = (ownerId: Uuid, amount: number, daysAgo: number, storeId = 3) =>
    moveBalance(shop, { kind: 'points', ownerId, storeId, at: later(shop.clock.now(), -days(daysAgo)) }, [
      amount,
    ]);

  it('are forfeited where the store says so, the oldest first, and the statement tells it once', async () => {
    await shop.shop.write((tx) =>
      tx.updateTable('store').set({ points_expire_after_days: 365 }).where('id', '=', 3).execute(),
    );
    const ada = await shop.customer();
    await post(ada.id, 100, 400);
    await post(ada.id, 50, 366);
    await post(ada.id, 70, 364);
    await post(ada.id, -120, 10);
    await post(ada.id, 500, 900, 1);
    for (let time = 0; time < 2; time++) await expireDuePoints(shop.shop);
    const at = (store_id: string) => ada.call(listPointsEntries, { path: { store_id }, query: {} });
    expect(await at('3')).toMatchObject({
      balance: 70,
      total_rows: 5,
      data: [{ reason: 'Expired', amount: -30, balance: 70 }, {}, {}, {}, {}],
    });
    expect(await at('1')).toMatchObject({ balance: 500, total_rows: 1 });
  });

  it('are forfeited of all who hold some, however many', async () => {
    const holders = Array.from({ length: 201 }, () => newId(shop.clock.now()));
    await shop.shop.write((tx) =>
      postAll(
        tx,
        holders.map((ownerId) => ({
          storeId: 3,
          reason: 'goodwill',
          about: newId(tx.now),
          at: later(tx.now, -days(400)),
          moves: [
            { account: { kind: 'points', ownerId }, amount: 5 },
            { account: { kind: 'points_issued' }, amount: -5 },
          ],
        })),
      ),
    );
    await expireDuePoints(shop.shop);
    const left = await shop.shop.read((db) => balanceByOwner(db, 'points', holders));
    expect([...new Set(left.values())]).toEqual([0]);
  });
});
