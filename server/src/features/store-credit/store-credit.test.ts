import { closeAccount } from 'contract/auth';
import { listCreditEntries, listStoreCredits } from 'contract/store-credit';
import { expect, it } from 'vitest';
import type { Uuid } from '../../platform/ids.js';
import { describeShop } from '../../testing/describe-shop.js';
import { moveBalance } from '../../testing/move-balance.js';

describeShop('store credit', (shop) => {
  const give = (ownerId: Uuid, storeId: number, amounts: number[]) =>
    moveBalance(shop, { kind: 'store_credit', ownerId, storeId }, amounts);

  it('stands at each store, in dollars, with its name and picture', async () => {
    const ada = await shop.customer();
    expect(await ada.call(listStoreCredits, {})).toEqual([]);
    await give(ada.id, 3, [2_599, -1]);
    const answer = await shop.app.inject({ url: '/api/e-com/customer/store-credits', headers: ada.headers });
    expect(answer.json()).toEqual({
      message: 'OK',
      data: [
        {
          store_id: 3,
          store_name: 'Cellar Door Lincoln Park',
          image_id: 'store-lincoln-park',
          credit: 25.98,
        },
      ],
    });
  });

  it('has a statement in pages, the newest first', async () => {
    const ada = await shop.customer();
    await give(ada.id, 1, [...Array.from({ length: 11 }, () => 150), -1_000]);
    const asked = { path: { store_id: '1' }, query: { page: '1', pageSize: '10' } };
    const { data, ...page } = await ada.call(listCreditEntries, asked);
    expect(page).toMatchObject({ balance: 650, total_rows: 12, total_pages: 2 });
    expect(data.slice(0, 2)).toMatchObject([
      { reason: 'Paid towards an order', amount: -1_000, balance: 650, date: '2026-11-20' },
      { reason: 'A thank-you from the store', amount: 150, balance: 1_650 },
    ]);
  });

  it('of somebody else answers like that of a store that is not there', async () => {
    const [ada, bob] = await shop.customers(2);
    await give(ada!.id, 3, [100]);
    for (const store_id of ['3', '4', '999'])
      await expect(bob!.call(listCreditEntries, { path: { store_id }, query: {} })).rejects.toMatchObject({
        status: 404,
        code: 'credit_not_found',
      });
  });

  it('ends with the account', async () => {
    const ada = await shop.customer();
    await give(ada.id, 3, [100]);
    await ada.call(closeAccount, { body: { password: ada.password } });
    const left = await shop.shop.read((db) =>
      db.selectFrom('ledger_account').select('balance').where('owner_id', '=', ada.id).execute(),
    );
    expect(left).toEqual([{ balance: 0 }]);
  });
});
