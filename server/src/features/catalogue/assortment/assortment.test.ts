import { listProductCards, listProducts } from 'contract/catalogue';
import { carryProduct, listStoreProducts, stopCarrying } from 'contract/catalogue/assortment.staff';
import { getProduct } from 'contract/catalogue/details';
import type { Sent } from 'contract/platform/endpoint';
import { beforeAll, expect, it } from 'vitest';
import { describeShop } from '../../../testing/describe-shop.js';
import type { TestCustomer } from '../../../testing/test-customer.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';

const [mission, other] = [1, 2];
const store_id = `${mission}`;

describeShop("a store's assortment", (shop) => {
  let ada: TestCustomer;
  let manager: TestPerson;
  let clerk: TestPerson;
  beforeAll(async () => {
    ada = await shop.customer();
    manager = await openTestPerson(shop, { role: 'manager', store_id: mission });
    clerk = await openTestPerson(shop, { role: 'clerk', store_id: mission });
  });

  type Query = Sent<typeof listStoreProducts>['query'];
  const list = (query: Query = {}) => clerk.call(listStoreProducts, { path: { store_id }, query });
  const place = (id: number) => ({ store_id, product_id: `${id}` });
  const isSold = async (id: number) =>
    (await ada.call(listProductCards, { query: { store_id, id: `${id}` } })).length === 1;
  const acts = (kind: string, id: number) =>
    shop.shop.read((db) =>
      db
        .selectFrom('staff_act')
        .selectAll()
        .where('kind', '=', kind)
        .where('thing_id', '=', `${id}`)
        .execute(),
    );

  it('is listed by name, a page at a time, with what the store asks', async () => {
    const { data, total_rows } = await list({ pageSize: '20' });
    expect(data).toHaveLength(20);
    const { count } = await shop.shop.read((db) =>
      db
        .selectFrom('product')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    );
    expect(total_rows).toBe(count);
    const carried = (await list({ show: 'carried' })).data;
    for (const product of carried.slice(0, 5)) {
      const [card] = await ada.call(listProductCards, { query: { store_id, id: `${product.id}` } });
      expect(product).toMatchObject({
        brand: card!.brand,
        name: card!.name,
        price: card!.price,
        compare_at: card!.compare_at,
      });
    }
    const pages = await Promise.all(
      (['carried', 'not_carried', 'retired'] as const).map((show) => list({ show })),
    );
    expect(pages.reduce((sum, page) => sum + page.total_rows, 0)).toBe(count);
  });

  it('finds by the beginnings of words of brand, name and vintage, without accents', async () => {
    const names = async (q: string) => (await list({ q })).data.map(({ brand, name }) => `${brand} ${name}`);
    const found = await names('chateauneuf');
    expect(found.length).toBeGreaterThan(0);
    for (const name of found) expect(name).toMatch(/Châteauneuf/);
    const { brand, name, vintage } = (await list({ q: 'chateauneuf' })).data[0]!;
    expect(await names(`${name.slice(0, 6)} ${brand.toUpperCase()} ${vintage ?? ''}`)).toContain(
      `${brand} ${name}`,
    );
    expect(await names('no such bottle')).toEqual([]);
    expect(await names(`' & | ! :* <-> \\`)).toHaveLength((await list()).data.length);
  });

  it('loses what the store stops carrying, at once, and keeps the row', async () => {
    const { id, price } = (await list({ show: 'carried' })).data[0]!;
    expect(await isSold(id)).toBe(true);
    await manager.call(stopCarrying, { path: place(id) });
    expect(await isSold(id)).toBe(false);
    const details = await ada.call(getProduct, { path: { id: `${id}` }, query: { store_id } });
    expect(details.availability[0]).toMatchObject({ store_id: mission, offer: null });
    await manager.call(stopCarrying, { path: place(id) });
    expect(await acts('product_not_carried', id)).toHaveLength(1);

    await manager.call(carryProduct, { path: place(id), body: { price: 12.5, compare_at: 15 } });
    const [card] = await ada.call(listProductCards, { query: { store_id, id: `${id}` } });
    expect(card).toMatchObject({ price: 1250, compare_at: 1500 });
    const told = await acts('product_carried', id);
    expect(told).toHaveLength(1);
    expect(JSON.parse(told[0]!.before!)).toMatchObject({ price_cents: price, carried: false });
    expect(JSON.parse(told[0]!.after!)).toEqual({ price_cents: 1250, compare_at_cents: 1500, carried: true });
  });

  it('is seen by every process, whichever has changed it', async () => {
    const { id, name } = (await list({ show: 'carried' })).data[1]!;
    const found = async () => {
      await shop.seeCatalogue();
      const { data } = await ada.call(listProducts, { query: { store_id, q: name, pageSize: '100' } });
      return data.some((card) => card.id === id);
    };
    const elsewhere = (carried: boolean) =>
      shop.shop.write((tx) =>
        tx
          .updateTable('store_product')
          .set({ carried })
          .where('store_id', '=', mission)
          .where('product_id', '=', id)
          .execute(),
      );
    expect(await found()).toBe(true);
    await elsewhere(false);
    expect(await found()).toBe(false);
    await elsewhere(true);
    expect(await found()).toBe(true);
  });

  it('takes in what the store never had, with none on hand', async () => {
    const { data } = await list({ show: 'not_carried' });
    const { id } = data.find(({ price }) => price === null)!;
    await manager.call(carryProduct, { path: place(id), body: { price: 30, compare_at: null } });
    const [card] = await ada.call(listProductCards, { query: { store_id, id: `${id}` } });
    expect(card).toMatchObject({ price: 3000, stock: 'out' });
  });

  it('is changed by the managers of the store alone, and only with a price above zero', async () => {
    const body = { price: 30, compare_at: null };
    await expect(clerk.call(carryProduct, { path: place(50), body })).rejects.toMatchObject({
      code: 'not_allowed',
      status: 403,
    });
    await expect(
      manager.call(carryProduct, { path: { store_id: `${other}`, product_id: '50' }, body }),
    ).rejects.toMatchObject({ code: 'not_found', status: 404 });
    await expect(manager.call(carryProduct, { path: place(999_999), body })).rejects.toMatchObject({
      code: 'product_not_found',
      status: 404,
    });
    for (const wrong of [
      { price: 0, compare_at: null },
      { price: 30, compare_at: 30 },
      { price: 1_000_001, compare_at: null },
    ])
      await expect(manager.call(carryProduct, { path: place(50), body: wrong })).rejects.toMatchObject({
        code: 'wrong_fields',
        status: 422,
      });
  });
});
