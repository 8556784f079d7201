import { closeAccount } from 'contract/auth';
import { listLoyaltyPoints, listPointsEntries } from 'contract/loyalty';
import { expect, it } from 'vitest';
import type { Uuid } from '../../platform/ids.js';
import { describeShop } from '../../testing/describe-shop.js';
import { moveBalance } from '../../testing/move-balance.js';
import { balanceByOwner } from '../ledger/index.js';

describeShop('loyalty points', (shop) => {
  const earn = (ownerId: Uuid, storeId: number, amounts: number[], at?: Date) =>
    moveBalance(shop, { kind: 'points', ownerId, storeId, ...(at && { at }) }, amounts);
  const missing = { status: 404, code: 'points_not_found' };

  it('stand at each store with its name and picture', async () => {
    const ada = await shop.customer();
    expect(await ada.call(listLoyaltyPoints, {})).toEqual([]);
    await earn(ada.id, 3, [120, 30]);
    await earn(ada.id, 5, [70, -70]);
    expect(await ada.call(listLoyaltyPoints, {})).toEqual([
      {
        store_id: 5,
        store_name: 'Cellar Door Coral Gables',
        image_id: 'store-coral-gables',
        points: 0,
        value: 0,
        points_per_dollar: 1,
        lp_eq_1: 100,
      },
      {
        store_id: 3,
        store_name: 'Cellar Door Lincoln Park',
        image_id: 'store-lincoln-park',
        points: 150,
        value: 100,
        points_per_dollar: 2,
        lp_eq_1: 100,
      },
    ]);
  });

  it('have a statement in pages, the newest first, with what was there after each', async () => {
    const ada = await shop.customer();
    await earn(
      ada.id,
      3,
      Array.from({ length: 23 }, () => 10),
    );
    await earn(ada.id, 3, [-100]);
    const first = await ada.call(listPointsEntries, { path: { store_id: '3' }, query: {} });
    expect(first).toMatchObject({
      store_name: 'Cellar Door Lincoln Park',
      balance: 130,
      page: 1,
      pageSize: 10,
      total_rows: 24,
      total_pages: 3,
    });
    expect(first.data.slice(0, 2)).toMatchObject([
      { reason: 'Redeemed for an order', amount: -100, balance: 130 },
      { reason: 'Earned with an order', amount: 10, balance: 230 },
    ]);
    const last = await ada.call(listPointsEntries, {
      path: { store_id: '3' },
      query: { page: '3', pageSize: '10' },
    });
    expect(last.data.map(({ balance }) => balance)).toEqual([40, 30, 20, 10]);
    const beyond = await ada.call(listPointsEntries, { path: { store_id: '3' }, query: { page: '9' } });
    expect([beyond.data, beyond.total_pages]).toEqual([[], 3]);
  });

  it("date an entry by the store's own calendar", async () => {
    const ada = await shop.customer();
    await earn(ada.id, 1, [10], new Date('2026-11-20T07:30:00Z'));
    await earn(ada.id, 5, [10], new Date('2026-11-20T07:30:00Z'));
    const dateAt = async (store_id: string) =>
      (await ada.call(listPointsEntries, { path: { store_id }, query: {} })).data[0]!.date;
    expect([await dateAt('1'), await dateAt('5')]).toEqual(['2026-11-19', '2026-11-20']);
  });

  it('of somebody else answer like those of a store that is not there', async () => {
    const [ada, bob] = await shop.customers(2);
    await earn(ada!.id, 3, [10]);
    for (const store_id of ['3', '4', '999'])
      await expect(bob!.call(listPointsEntries, { path: { store_id }, query: {} })).rejects.toMatchObject(
        missing,
      );
  });

  it('end with the account', async () => {
    const ada = await shop.customer();
    await earn(ada.id, 3, [10]);
    await earn(ada.id, 4, [15]);
    await ada.call(closeAccount, { body: { password: ada.password } });
    const left = await shop.shop.read((db) => balanceByOwner(db, 'points', [ada.id]));
    expect([...left.values()]).toEqual([0]);
  });
});
