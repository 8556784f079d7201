import { listMatchingLabels, listShelfLabels, mostMatchingLabels } from 'contract/stock/labels.staff';
import { listLowShelves, listShelves } from 'contract/stock/stock.staff';
import { sql } from 'kysely';
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

  it('are those of all bottles that match a search, or of all that are low, as the stock shows them', async () => {
    const path = { store_id: String(mission) };
    const seen = async (query: { q?: string }) => {
      const { data, total_rows } = await mia.call(listShelves, {
        path,
        query: { ...query, pageSize: '100' },
      });
      expect(data).toHaveLength(total_rows);
      return data.map(({ product_id }) => product_id).sort();
    };
    const printed = async (query: { q?: string; low?: 'true' }) =>
      (await mia.call(listMatchingLabels, { path, query })).map(({ product_id }) => product_id).sort();
    const pinot = await seen({ q: 'pinot' });
    expect(pinot.length).toBeGreaterThan(1);
    expect(await printed({ q: 'pinot' })).toEqual(pinot);
    expect(await printed({ q: 'zzqqxx' })).toEqual([]);
    const { data: low } = await mia.call(listLowShelves, { path, query: { pageSize: '100' } });
    expect(await printed({ low: 'true' })).toEqual(low.map(({ product_id }) => product_id).sort());
    const { total_rows } = await mia.call(listShelves, { path, query: {} });
    expect(await printed({})).toHaveLength(total_rows);
    await expect(
      mia.call(listMatchingLabels, { path: { store_id: String(embarcadero) }, query: {} }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('are refused in words where nobody would cut them apart', async () => {
    const copies = (table: string, more: string) => sql`
      insert into ${sql.table(table)} select (jsonb_populate_record(one, ${sql.raw(more)})).*
      from ${sql.table(table)} as one, generate_series(1, ${mostMatchingLabels}::int) as nth
      where ${sql.ref(table === 'product' ? 'one.id' : 'one.product_id')} = ${chateauneuf}`;
    await shop.shop.write(async (tx) => {
      const named = `jsonb_build_object('id', 900000 + nth, 'slug', 'copy-' || nth, 'sku', 'COPY-' || nth)`;
      await copies('product', named).execute(tx);
      const empty = `jsonb_build_object('product_id', 900000 + nth, 'on_hand', 0, 'held', 0)`;
      await copies('store_product', empty).execute(tx);
    });
    await shop.seeCatalogue();
    await expect(
      mia.call(listMatchingLabels, { path: { store_id: String(mission) }, query: {} }),
    ).rejects.toMatchObject({ code: 'too_many_labels' });
  });

  it('are of one’s own store, and of numbers', async () => {
    await expect(labels(`${chateauneuf}`, embarcadero)).rejects.toMatchObject({ status: 404 });
    await expect(labels('1,x')).rejects.toMatchObject({ status: 400 });
  });
});
