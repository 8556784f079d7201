import { getFeaturedWineSet, getWineSet, listWineSets } from 'contract/catalogue/sets';
import { beforeAll, expect, it } from 'vitest';
import { statementsOf } from '../../../testing/asked-statements.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { giveUpShelves, leaveOnHand } from '../../../testing/shelves.js';
import type { TestCustomer } from '../../../testing/test-customer.js';

const mission = 1;
const coralGables = 3;

describeShop('wine sets', (shop) => {
  let ada: TestCustomer;
  beforeAll(async () => {
    ada = await shop.customer();
  });
  const at = (store: number, query = {}) => ({ query: { store_id: String(store), ...query } });
  const list = (store: number, query = {}) => ada.call(listWineSets, at(store, query));
  const get = (id: number | string, store = mission) =>
    ada.call(getWineSet, { path: { id: String(id) }, ...at(store) });
  const partsOf = (id: number) =>
    shop.shop.read((db) =>
      db.selectFrom('wine_set_part').selectAll().where('wine_set_id', '=', id).orderBy('position').execute(),
    );
  const shelf = (product_id: number, bottles: number) =>
    shop.shop.write((tx) => leaveOnHand(tx, bottles, { store: mission, products: [product_id] }));

  it('come in pages, the featured ones first, each with what its parts cost one by one', async () => {
    const all = await list(mission, { pageSize: '100' });
    expect([all.total_rows, all.data.length]).toEqual([24, 24]);
    const featured = await shop.shop.read((db) =>
      db.selectFrom('wine_set').select('id').where('featured', '=', true).orderBy('id').execute(),
    );
    expect(featured.length).toBeGreaterThan(0);
    expect(all.data.slice(0, featured.length).map(({ id }) => id)).toEqual(featured.map(({ id }) => id));
    for (const { price, parts_price, pieces } of all.data) {
      expect(parts_price).toBeGreaterThan(price);
      expect(pieces).toBeGreaterThan(1);
    }
    const second = await list(mission, { page: '3', pageSize: '10' });
    expect(second).toEqual({ ...all, data: all.data.slice(20), page: 3, pageSize: 10, total_pages: 3 });
    expect(await list(mission, { page: '9' })).toMatchObject({ data: [], total_rows: 24, total_pages: 2 });
  });

  it('cost no more questions for more sets', async () => {
    const asked = (pageSize: string) => statementsOf(() => list(coralGables, { pageSize, page: '1' }));
    const few = await asked('10');
    expect(few.length).toBeLessThan(6);
    expect(await asked('100')).toHaveLength(few.length);
  });

  it('show their bottles at the prices of the store', async () => {
    const set = await get(1, coralGables);
    const parts = await partsOf(1);
    expect(set.parts.map(({ id, quantity }) => [id, quantity])).toEqual(
      parts.map(({ product_id, quantity }) => [product_id, quantity]),
    );
    const prices = await shop.shop.read((db) =>
      db
        .selectFrom('store_product')
        .select(['product_id', 'price'])
        .where('store_id', '=', coralGables)
        .execute(),
    );
    for (const { id, price } of set.parts)
      expect(price).toBe(prices.find(({ product_id }) => product_id === id)?.price);
    expect(set.parts_price).toBe(set.parts.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
    expect(set.pieces).toBe(set.parts.reduce((sum, { quantity }) => sum + quantity, 0));
  });

  it.each([
    [60, 'in_stock', null],
    [11, 'low', 5],
    [3, 'low', 1],
    [1, 'out', null],
    [0, 'out', null],
  ] as const)('of which two bottles of %i on the shelf are needed are %s', async (onHand, stock, left) => {
    const { wine_set_id, product_id } = await shop.shop.write(async (tx) => {
      const part = await tx
        .selectFrom('wine_set_part')
        .selectAll()
        .orderBy('wine_set_id')
        .executeTakeFirstOrThrow();
      const changed = tx.updateTable('wine_set_part').where('wine_set_id', '=', part.wine_set_id);
      await changed.set({ quantity: 1 }).execute();
      await changed.set({ quantity: 2 }).where('product_id', '=', part.product_id).execute();
      return part;
    });
    for (const part of await partsOf(wine_set_id)) await shelf(part.product_id, 100);
    await shelf(product_id, onHand);
    await shop.seeCatalogue();
    expect(await get(wine_set_id)).toMatchObject({ stock, left });
  });

  it('of which the store lacks a bottle, or which it does not offer, are not there', async () => {
    const [first, second] = await shop.shop.read((db) =>
      db.selectFrom('wine_set').select('id').orderBy('id', 'desc').limit(2).execute(),
    );
    const [bottle] = await partsOf(first!.id);
    await shop.shop.write(async (tx) => {
      await giveUpShelves(tx, { store: mission, products: [bottle!.product_id] });
      await tx
        .deleteFrom('store_wine_set')
        .where('store_id', '=', mission)
        .where('wine_set_id', '=', second!.id)
        .execute();
    });
    await shop.seeCatalogue();
    for (const { id } of [first!, second!])
      await expect(get(id)).rejects.toMatchObject({ status: 404, code: 'wine_set_not_found' });
    const { data } = await list(mission, { pageSize: '75' });
    expect(data.filter(({ id }) => id === first!.id || id === second!.id)).toEqual([]);
    expect(await get(second!.id, coralGables)).toMatchObject({ id: second!.id });
  });

  it('have one that the store shows first: the first of the list', async () => {
    const shown = await ada.call(getFeaturedWineSet, at(mission));
    const { data } = await list(mission, { pageSize: '50' });
    expect(data[0]).toMatchObject({ id: shown.id, price: shown.price });
    expect(shown.parts.length).toBeGreaterThan(0);
  });

  it('know no set and no store that there is not', async () => {
    await expect(get(999)).rejects.toMatchObject({ status: 404, code: 'wine_set_not_found' });
    for (const id of ['0', '-1', 'x', '99999999999', '1.5'])
      await expect(get(id)).rejects.toMatchObject({ status: 404 });
    for (const call of [() => list(77), () => get(1, 77), () => ada.call(getFeaturedWineSet, at(77))])
      await expect(call()).rejects.toMatchObject({ status: 404, code: 'store_not_found' });
    await expect(list(mission, { page: 'x' })).rejects.toMatchObject({ status: 400 });
    await expect(list(mission, { pageSize: '1000' })).rejects.toMatchObject({ status: 400 });
  });
});
