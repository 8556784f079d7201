import { moveOrderByStaff } from 'contract/orders/orders.staff';
import { listPicks, tickItem } from 'contract/orders/picking.staff';
import { addBarcode } from 'contract/stock/receiving.staff';
import { beforeEach, expect, it } from 'vitest';
import { type Buyer, cards, openBuyer, stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { picksAll } from '../../../testing/picks.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';
import { selectClaim } from '../course/staff-notes.sql.js';

const [mission, embarcadero] = [1, 2];
const [chateauneuf, barolo] = [50, 51];

describeShop('an order that is picked', (shop) => {
  let ada: Buyer;
  let mia: TestPerson;
  let max: TestPerson;
  let order: { id: string; number: string };
  beforeEach(async () => {
    for (const product of [chateauneuf, barolo]) await stock(shop, mission, product, 50);
    ada = await openBuyer(shop);
    await ada.put({ product_id: chateauneuf, quantity: 6 }, { product_id: barolo, quantity: 1 });
    await ada.chooses('pickup');
    order = (await ada.buys('card', cards.approves)).order;
    mia = await openTestPerson(shop, { role: 'clerk', store_id: mission });
    max = await openTestPerson(shop, { role: 'manager', store_id: mission });
  });

  const path = () => ({ number: order.number });
  const picks = (person = mia) => person.call(listPicks, { path: path() });
  const inBag = async () =>
    Object.fromEntries((await picks()).map(({ product_id, picked }) => [product_id, picked]));
  const tick = (person: TestPerson, product_id: number, by = 1) =>
    person.call(tickItem, {
      path: path(),
      body: { position: product_id === chateauneuf ? 0 : 1, product_id, by },
    });
  const pack = (person: TestPerson) =>
    person.call(moveOrderByStaff, { path: path(), body: { status: 'packed' } });

  it('is listed in the order of the shelves, what has no place at the end', async () => {
    const placeAt = (product: number, shelf_place: string) =>
      shop.shop.write((tx) =>
        tx
          .updateTable('store_product')
          .set({ shelf_place })
          .where('store_id', '=', mission)
          .where('product_id', '=', product)
          .execute(),
      );
    const listed = async () => (await picks()).map(({ product_id }) => product_id);
    await placeAt(barolo, 'B 9');
    await placeAt(chateauneuf, '');
    expect(await listed()).toEqual([barolo, chateauneuf]);
    await placeAt(chateauneuf, 'B 10');
    expect(await listed()).toEqual([barolo, chateauneuf]);
    await placeAt(chateauneuf, 'A 12');
    expect(await listed()).toEqual([chateauneuf, barolo]);
  });

  it('comes with the codes of its bottles, and of their cases', async () => {
    const code = '14006381333938';
    await max.call(addBarcode, {
      path: { store_id: `${mission}`, code },
      body: { product_id: chateauneuf, bottles: 6 },
    });
    const item = (await picks()).find(({ product_id }) => product_id === chateauneuf);
    expect(item).toMatchObject({ needed: 6, picked: 0, picked_by: null, barcodes: [{ code, bottles: 6 }] });
  });

  it('is ticked bottle by bottle, and by whoever ticks first it is picked', async () => {
    await tick(mia, chateauneuf);
    await tick(mia, chateauneuf, 2);
    await tick(max, chateauneuf, -1);
    expect(await inBag()).toEqual({ [chateauneuf]: 2, [barolo]: 0 });
    const claim = await shop.shop.read((db) => selectClaim(db, order.id));
    expect(claim?.person_id).toBe(mia.id);
  });

  it('counts both of two who tick at once', async () => {
    await Promise.all([tick(mia, chateauneuf, 2), tick(max, chateauneuf, 3), tick(mia, barolo)]);
    expect(await inBag()).toEqual({ [chateauneuf]: 5, [barolo]: 1 });
  });

  it('never has more in its bag than was ordered, nor less than nothing', async () => {
    const ticks = await Promise.allSettled([tick(mia, barolo), tick(max, barolo)]);
    expect(ticks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const by of [1, -2])
      await expect(tick(mia, barolo, by)).rejects.toMatchObject({ code: 'ticked_already' });
    expect(await inBag()).toMatchObject({ [barolo]: 1 });
  });

  it('is packed when all of it is picked, and then no longer ticked', async () => {
    await tick(mia, chateauneuf, 6);
    await expect(pack(mia)).rejects.toMatchObject({
      code: 'not_all_picked',
      message: `One item of order ${order.number} is not picked yet. Pick what is there, and take off what is missing.`,
    });
    await picksAll(mia, order.number);
    expect(await pack(mia)).toMatchObject({ status: 'packed' });
    await expect(tick(mia, barolo, -1)).rejects.toMatchObject({ code: 'step_not_allowed' });
  });

  it('is not there for whoever works elsewhere', async () => {
    const elsewhere = await openTestPerson(shop, { role: 'owner', store_id: embarcadero });
    await expect(picks(elsewhere)).rejects.toMatchObject({ code: 'order_not_found' });
    await expect(tick(elsewhere, barolo)).rejects.toMatchObject({ code: 'order_not_found' });
  });
});
