import { listShelfLabels } from 'contract/stock/labels.staff';
import { beforeAll, expect, it } from 'vitest';
import { stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';

const [mission, embarcadero] = [1, 2];
const chateauneuf = 50;

describeShop('the labels of a shelf', (shop) => {
  let mia: TestPerson;
  beforeAll(async () => {
    mia = await openTestPerson(shop, { role: 'clerk', store_id: mission });
    await stock(shop, mission, chateauneuf, 5, 4_050);
    await shop.shop.write(async (tx) => {
      await tx.deleteFrom('product_barcode').where('product_id', '=', chateauneuf).execute();
      await tx
        .insertInto('product_barcode')
        .values([
          { code: '00012345678905', product_id: chateauneuf, bottles: 1 },
          { code: '00000000000017', product_id: chateauneuf, bottles: 6 },
        ])
        .execute();
    });
  });

  const labels = (products: string, store = mission) =>
    mia.call(listShelfLabels, { path: { store_id: String(store) }, query: { products } });

  it('tell the price of the store, and the code of one bottle as it is printed on it', async () => {
    expect(await labels(`${chateauneuf},${chateauneuf}`)).toMatchObject([
      { product_id: chateauneuf, price: 4_050, compare_at: null, code: '12345678905', size_ml: 750 },
    ]);
  });

  it('are of one’s own store, and of numbers', async () => {
    await expect(labels(`${chateauneuf}`, embarcadero)).rejects.toMatchObject({ status: 404 });
    await expect(labels('1,x')).rejects.toMatchObject({ status: 400 });
  });
});
