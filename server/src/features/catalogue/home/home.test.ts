import { getHome, listMenus } from 'contract/catalogue';
import { beforeAll, expect, it } from 'vitest';
import { statementsOf } from '../../../testing/asked-statements.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { leaveOnHand } from '../../../testing/shelves.js';
import type { TestCustomer } from '../../../testing/test-customer.js';

const mission = 1;
const westLoop = 4;

describeShop('the home of a store', (shop) => {
  let ada: TestCustomer;
  beforeAll(async () => {
    ada = await shop.customer();
  });
  const home = (store: number | string = mission) =>
    ada.call(getHome, { query: { store_id: String(store) } });

  it('shows the departments as the menus count them, each with a picture', async () => {
    const { departments } = await home();
    const menus = await ada.call(listMenus, { query: { store_id: String(mission) } });
    expect(departments.map(({ id, name, slug, count }) => ({ id, name, slug, count }))).toEqual(
      menus.departments.map(({ id, name, slug, count }) => ({ id, name, slug, count })),
    );
    for (const { image_id } of departments) expect(image_id).toEqual(expect.any(String));
  });

  it('shows featured, new and reduced bottles and sets, no bottle twice, what there is first', async () => {
    const { featured, newest, on_sale, wine_sets } = await home();
    const rows = [featured, newest, on_sale];
    expect(rows.map(({ length }) => length)).toEqual([12, 12, 12]);
    expect(new Set(rows.flat().map(({ id }) => id)).size).toBe(36);
    for (const row of [...rows, wine_sets]) {
      const gone = row.map(({ stock }) => stock === 'out');
      expect(gone).toEqual([...gone].sort());
    }
    for (const { price, compare_at } of on_sale) expect(compare_at).toBeGreaterThan(price);
    expect(wine_sets).toHaveLength(6);
    const added = await shop.shop.read((db) =>
      db.selectFrom('product').select(['id', 'added_at', 'featured']).execute(),
    );
    const of = (id: number) => added.find((one) => one.id === id)!;
    expect(featured.every(({ id }) => of(id).featured)).toBe(true);
    const moments = newest.map(({ id }) => of(id).added_at.getTime());
    expect(moments).toEqual(moments.toSorted((a, b) => b - a));
  });

  it('shows the prices of the store that is asked', async () => {
    const { featured } = await home(westLoop);
    const offers = await shop.shop.read((db) =>
      db.selectFrom('store_product').selectAll().where('store_id', '=', westLoop).execute(),
    );
    for (const { id, price } of featured)
      expect(price).toBe(offers.find(({ product_id }) => product_id === id)?.price);
  });

  it('costs eight questions at most, and none as long as nothing changes', async () => {
    await shop.seeCatalogue();
    expect((await statementsOf(() => home(5))).length).toBeLessThanOrEqual(8);
    expect(await statementsOf(() => home(5))).toEqual([]);
  });

  it('moves what is sold out behind what there is', async () => {
    const [first] = (await home()).featured;
    const left = (bottles: number) =>
      shop.shop.write((tx) => leaveOnHand(tx, bottles, { store: mission, products: [first!.id] }));
    await left(0);
    await shop.seeCatalogue();
    expect((await home()).featured.map(({ id }) => id)).not.toContain(first!.id);
    await left(20);
    await shop.seeCatalogue();
    expect((await home()).featured[0]!.id).toBe(first!.id);
  });

  it('is there with little to show', async () => {
    await shop.shop.write(async (tx) => {
      await leaveOnHand(tx, 0, { store: 3 });
      await tx.deleteFrom('store_product').where('store_id', '=', 3).where('product_id', '>', 5).execute();
      await leaveOnHand(tx, 9, { store: 3 });
    });
    await shop.seeCatalogue();
    const { departments, featured, newest, wine_sets } = await home(3);
    expect([departments.length, wine_sets]).toEqual([1, []]);
    expect(featured.length).toBeGreaterThan(0);
    expect(newest.map(({ id }) => id).toSorted()).toEqual(featured.map(({ id }) => id).toSorted());
  });

  it('knows no store that there is not', async () => {
    await expect(home(77)).rejects.toMatchObject({ status: 404, code: 'store_not_found' });
    for (const store of ['', 'x', '-1', '99999999999', '1.5'])
      await expect(home(store)).rejects.toMatchObject({ status: 400 });
  });
});
