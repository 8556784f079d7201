import { closeAccount } from 'contract/auth';
import { askForStockAlert, forgetStockAlert, getOwnProductState } from 'contract/catalogue/details';
import { getGoingOn } from 'contract/going-on';
import { beforeEach, expect, it } from 'vitest';
import { days, minutes } from '../../../platform/clock.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { giveUpShelves, leaveOnHand } from '../../../testing/shelves.js';
import type { TestCustomer } from '../../../testing/test-customer.js';
import { backInStockFor } from './stock-alerts.js';

const mission = 1;
const noStore = 77;
const noProduct = 999_999;

describeShop('stock alerts', (shop) => {
  let id = 0;
  /** Sets how many bottles are there, and how many of them are reserved for somebody who is paying. */
  const shelf = (bottles: number, { held = 0, price = 4_000, store_id = mission } = {}) =>
    shop.shop.write(async (tx) => {
      await leaveOnHand(tx, bottles, { store: store_id, products: [id] });
      await tx
        .updateTable('store_product')
        .set({ held, price, compare_at: null })
        .where('store_id', '=', store_id)
        .where('product_id', '=', id)
        .execute();
    });
  const ask = (who: TestCustomer, product = id, store_id = mission) =>
    who.call(askForStockAlert, { path: { id: String(product) }, body: { store_id } });
  const forget = (who: TestCustomer, product = id, store_id = mission) =>
    who.call(forgetStockAlert, { path: { id: String(product) }, query: { store_id: String(store_id) } });
  const waits = async (who: TestCustomer) => {
    const asked = { path: { id: String(id) }, query: { store_id: String(mission) } };
    return (await who.call(getOwnProductState, asked)).stock_alert;
  };
  /** The next round of the job. */
  const aMinuteLater = async () => {
    shop.clock.advance(minutes(1));
    await shop.runJobs();
  };
  const lettersTo = async (who: TestCustomer) => (await shop.letters()).filter(({ to }) => to === who.email);

  beforeEach(async () => {
    const carried = await shop.shop.read((db) =>
      db
        .selectFrom('store_product')
        .innerJoin('store_product as elsewhere', 'elsewhere.product_id', 'store_product.product_id')
        .select('store_product.product_id')
        .where('store_product.store_id', '=', mission)
        .where('elsewhere.store_id', '=', 2)
        .where('store_product.product_id', '>', id)
        .orderBy('store_product.product_id')
        .limit(1)
        .executeTakeFirstOrThrow(),
    );
    id = carried.product_id;
    await shop.shop.write((tx) => tx.deleteFrom('stock_alert').execute());
    await shelf(0);
    await shop.whole.jobs.schedule();
  });

  it('tell those who asked on their home, for a week and while it is there', async () => {
    const [ada, grace] = await shop.customers(2);
    const back = async (who: TestCustomer) => (await who.call(getGoingOn, {})).back;
    await ask(ada!);
    expect(await back(ada!)).toEqual([]);
    await shelf(3, { price: 4_250 });
    await aMinuteLater();
    expect(await back(ada!)).toMatchObject([{ product_id: id, store_id: mission, price: 4_250 }]);
    expect(await back(grace!)).toEqual([]);
    await shelf(3, { held: 3 });
    expect(await back(ada!)).toEqual([]);
    await shelf(2);
    expect(await back(ada!)).toHaveLength(1);
    shop.clock.advance(days(7));
    // No session lives so long.
    expect(await shop.shop.read((db) => backInStockFor(db, ada!.id))).toEqual([]);
    await aMinuteLater();
    const kept = await shop.shop.read((db) => db.selectFrom('back_in_stock').selectAll().execute());
    expect(kept).toEqual([]);
  });

  it('write one letter to each who asked when the product is there again, and no second one', async () => {
    const [ada, grace] = await shop.customers(2);
    await Promise.all([ask(ada!), ask(ada!), ask(grace!)]);
    await aMinuteLater();
    expect([await lettersTo(ada!), await lettersTo(grace!)]).toEqual([[], []]);
    await shelf(3, { price: 4_250 });
    await aMinuteLater();
    await aMinuteLater();
    const [letter, ...others] = await lettersTo(ada!);
    expect(others).toEqual([]);
    expect(letter?.subject).toMatch(/ is back at Cellar Door Mission$/);
    expect(letter?.text).toContain('$42.50');
    expect(letter?.text).toMatch(new RegExp(`https://shop\\.test/products/[a-z0-9-]+/${id}`));
    expect(await lettersTo(grace!)).toHaveLength(1);
    expect(await waits(ada!)).toBe(false);
    await shelf(0);
    await shelf(5);
    await aMinuteLater();
    expect(await lettersTo(ada!)).toHaveLength(1);
  });

  it('wait while what came is promised to somebody who is paying, and when it is gone again', async () => {
    const [ada] = await shop.customers(1);
    await ask(ada!);
    await shelf(2, { held: 2 });
    await aMinuteLater();
    await shelf(2);
    await shelf(2, { held: 2 });
    await aMinuteLater();
    expect(await lettersTo(ada!)).toEqual([]);
    expect(await waits(ada!)).toBe(true);
    await shelf(2, { held: 1 });
    await aMinuteLater();
    expect(await lettersTo(ada!)).toHaveLength(1);
  });

  it('are of one store alone', async () => {
    const [ada] = await shop.customers(1);
    await ask(ada!);
    await shelf(0, { store_id: 2 });
    await shelf(9, { store_id: 2 });
    await aMinuteLater();
    expect(await lettersTo(ada!)).toEqual([]);
  });

  it('are written once, however many processes look', async () => {
    const askers = await shop.customers(20);
    await Promise.all(askers.map((one) => ask(one)));
    await shelf(40);
    shop.clock.advance(minutes(1));
    await Promise.all(Array.from({ length: 4 }, () => shop.whole.jobs.runDue()));
    const letters = await shop.letters();
    for (const { email } of askers) expect(letters.filter(({ to }) => to === email)).toHaveLength(1);
  });

  it('take the letters of a crowd in several rounds', async () => {
    const [ada] = await shop.customers(1);
    const waiting = await shop.shop.write(async (tx) => {
      const products = await tx
        .selectFrom('store_product')
        .select('product_id')
        .where('store_id', '=', mission)
        .limit(250)
        .execute();
      const about = { customer_id: ada!.id, store_id: mission, asked_at: tx.now, is_back: true };
      await leaveOnHand(tx, 9, { store: mission });
      await tx
        .insertInto('stock_alert')
        .values(products.map(({ product_id }) => ({ ...about, product_id })))
        .execute();
      return products.length;
    });
    await aMinuteLater();
    expect(await lettersTo(ada!)).toHaveLength(200);
    await aMinuteLater();
    expect(await lettersTo(ada!)).toHaveLength(waiting);
  });

  it('write to nobody whose address is not confirmed', async () => {
    const bob = await shop.customer({ confirmed: false });
    await ask(bob);
    await shelf(3);
    await aMinuteLater();
    expect(await lettersTo(bob)).toEqual([]);
    expect(await waits(bob)).toBe(false);
  });

  it('are gone with the account', async () => {
    const [ada] = await shop.customers(1);
    await ask(ada!);
    await ada!.call(closeAccount, { body: { password: ada!.password } });
    const left = await shop.shop.read((db) =>
      db.selectFrom('stock_alert').select('product_id').where('customer_id', '=', ada!.id).execute(),
    );
    expect(left).toEqual([]);
  });

  it('are taken back, also twice', async () => {
    const [ada] = await shop.customers(1);
    await ask(ada!);
    expect(await waits(ada!)).toBe(true);
    await Promise.all([forget(ada!), forget(ada!)]);
    await shelf(3);
    await aMinuteLater();
    expect(await lettersTo(ada!)).toEqual([]);
  });

  it('are not needed for what is in stock, nor given for what the store does not carry', async () => {
    const [ada] = await shop.customers(1);
    await shelf(1);
    await expect(ask(ada!)).rejects.toMatchObject({ status: 409, code: 'still_in_stock' });
    await shop.shop.write((tx) => giveUpShelves(tx, { store: mission, products: [id] }));
    await expect(ask(ada!)).rejects.toMatchObject({ status: 404, code: 'not_carried_here' });
  });

  it('know no product and no store that there is not', async () => {
    const [ada] = await shop.customers(1);
    for (const call of [ask, forget]) {
      const noSuchProduct = { status: 404, code: 'product_not_found' };
      await expect(call(ada!, noProduct)).rejects.toMatchObject(noSuchProduct);
      await expect(call(ada!, id, noStore)).rejects.toMatchObject({ status: 404, code: 'store_not_found' });
    }
  });
});
