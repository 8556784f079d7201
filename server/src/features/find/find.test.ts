import { listStoreProducts } from 'contract/catalogue/assortment.staff';
import { findAnything } from 'contract/desk/find.staff';
import { addBarcode } from 'contract/stock/receiving.staff';
import { beforeAll, expect, it } from 'vitest';
import { cards, openBuyer, stock } from '../../testing/buyer.js';
import { describeShop } from '../../testing/describe-shop.js';
import { openTestPerson, type TestPerson } from '../../testing/test-staff.js';

const [mission, embarcadero] = [1, 2];
const bottle = 50;

describeShop('whatever staff look for', (shop) => {
  let clerk: TestPerson;
  let elsewhere: TestPerson;
  let number: string;
  beforeAll(async () => {
    await stock(shop, mission, bottle, 50, 4_050);
    const buyer = await openBuyer(shop);
    await buyer.put({ product_id: bottle, quantity: 2 });
    await buyer.chooses('pickup');
    number = (await buyer.buys('card', cards.approves)).order.number;
    clerk = await openTestPerson(shop, { role: 'clerk', store_id: mission });
    elsewhere = await openTestPerson(shop, { role: 'owner', store_id: embarcadero });
  });
  const find = (q: string, person = clerk) => person.call(findAnything, { query: { q } });
  const ordersFound = async (q: string, person = clerk) =>
    (await find(q, person)).orders.map((order) => order.number);

  it('is an order by its number, by its digits, and by the beginning of either', async () => {
    const [prefix, digits] = number.split('-') as [string, string];
    expect((await find(number)).orders[0]).toMatchObject({ number, status: 'placed', customer: 'Ada T.' });
    for (const typed of [
      number.toLowerCase(),
      digits,
      `${prefix}-${digits.slice(0, -1)}`,
      digits.slice(0, -1),
    ])
      expect([typed, await ordersFound(typed)]).toEqual([typed, expect.arrayContaining([number])]);
    expect((await ordersFound(digits))[0]).toBe(number);
    expect(await ordersFound(`ZZ9-${digits}`)).toEqual([]);
  });

  it('is a customer, covered for a clerk', async () => {
    const { customers } = await find('Testino');
    expect(customers.length).toBeGreaterThan(0);
    expect(customers.length).toBeLessThanOrEqual(6);
    for (const { email } of customers) expect(email).toMatch(/•/);
  });

  it('is a bottle by its words or by its barcode', async () => {
    const { data } = await clerk.call(listStoreProducts, {
      path: { store_id: `${mission}` },
      query: { q: 'chateauneuf' },
    });
    const { id, brand, name } = data[0]!;
    expect((await find('chateauneuf')).bottles.map((each) => each.id)).toContain(id);
    const code = '036000291452';
    const manager = await openTestPerson(shop, { role: 'manager', store_id: mission });
    const path = { store_id: `${mission}`, code };
    await manager.call(addBarcode, { path, body: { product_id: id, bottles: 1 } });
    expect((await find(code)).bottles).toMatchObject([{ id, brand, name, retired: false }]);
  });

  it('is nothing of another store, and nothing for a single sign', async () => {
    expect(await ordersFound(number, elsewhere)).toEqual([]);
    expect((await find('Testino', elsewhere)).customers).toEqual([]);
    for (const typed of ['c', '', ' % ', "'"])
      expect(await find(typed)).toEqual({ orders: [], customers: [], bottles: [] });
  });
});
