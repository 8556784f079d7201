import { setTimeout as wait } from 'node:timers/promises';
import { closeAccount, logIn } from 'contract/auth';
import { addWish, listWishes, listWishMarks, removeWish } from 'contract/wishlist';
import { beforeEach, expect, it } from 'vitest';
import { minutes } from '../../platform/clock.js';
import { newId, type Uuid } from '../../platform/ids.js';
import { statementsOf } from '../../testing/asked-statements.js';
import { describeShopOnBoth } from '../../testing/describe-shop.js';
import { giveUpShelves } from '../../testing/shelves.js';
import type { TestCustomer } from '../../testing/test-customer.js';
import { removeWishOf } from './wishlist.js';

const mission = 1;
const westLoop = 4;
const chateauneuf = 50;
const barolo = 111;

describeShopOnBoth('the wishlist', (shop) => {
  let ada: TestCustomer;
  beforeEach(async () => {
    ada = await shop.customer();
  });
  const wish = (product_id: number, who = ada) => who.call(addWish, { body: { product_id } });
  const wishSet = (wine_set_id: number, who = ada) => who.call(addWish, { body: { wine_set_id } });
  const list = (store: number | string = mission, who = ada) =>
    who.call(listWishes, { query: { store_id: String(store) } });
  const marks = (who = ada) => who.call(listWishMarks, {});
  const remove = (id: string, who = ada) => who.call(removeWish, { path: { id } });
  const priceOf = async (product_id: number, store_id: number, change?: number) => {
    const shelf = await shop.shop.write((tx) =>
      tx
        .updateTable('store_product')
        .set(({ ref }) => ({ price: change ?? ref('price'), ...(change && { compare_at: null }) }))
        .where('product_id', '=', product_id)
        .where('store_id', '=', store_id)
        .returning('price')
        .executeTakeFirstOrThrow(),
    );
    return shelf.price;
  };
  /** Adds this many wishes, as they collect over the years. */
  const fill = (count: number) =>
    shop.shop.write((tx) =>
      tx
        .insertInto('wish')
        .values(
          Array.from({ length: count }, (_, i) => ({
            id: newId(tx.now),
            customer_id: ada.id,
            product_id: i + 300,
            wine_set_id: null,
            wished_at: tx.now,
          })),
        )
        .execute(),
    );

  it('holds what was wished, the newest first, at the price and stock of the store', async () => {
    await wish(chateauneuf);
    shop.clock.advance(minutes(1));
    await wishSet(1);
    const [set, bottle, ...others] = await list();
    expect(others).toEqual([]);
    expect(set).toMatchObject({ product_id: null, wine_set_id: 1, product: null, dropped_by: null });
    expect(set!.wine_set).toMatchObject({ id: 1, name: set!.name });
    expect(bottle).toMatchObject({ product_id: chateauneuf, wine_set: null, dropped_by: null });
    expect(bottle!.product).toMatchObject({ id: chateauneuf, price: await priceOf(chateauneuf, mission) });
    expect(bottle!.name).toContain('Châteauneuf-du-Pape');
    const [, atWestLoop] = await list(westLoop);
    expect(atWestLoop!.product!.price).toBe(await priceOf(chateauneuf, westLoop));
  });

  it('keeps one wish however often the heart is tapped', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => wish(barolo)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const sets = await Promise.all(Array.from({ length: 10 }, () => wishSet(2)));
    expect(new Set(sets.map(({ id }) => id)).size).toBe(1);
    expect(await list()).toHaveLength(2);
  });

  it('tells the hearts what is wished, and to nobody else', async () => {
    const bob = await shop.customer();
    const { id } = await wish(barolo);
    expect(await marks()).toEqual([{ id, product_id: barolo, wine_set_id: null }]);
    expect([await marks(bob), await list(mission, bob)]).toEqual([[], []]);
  });

  it('tells by how much a bottle or a set is cheaper than when it was wished, store by store', async () => {
    await priceOf(barolo, mission, 8_000);
    await priceOf(barolo, westLoop, 8_200);
    await wish(barolo);
    await wishSet(3);
    await priceOf(barolo, mission, 6_850);
    await priceOf(barolo, westLoop, 9_000);
    const dropOfSet = await shop.shop.write(async (tx) => {
      const offer = tx
        .updateTable('store_wine_set')
        .where('wine_set_id', '=', 3)
        .where('store_id', '=', mission);
      await offer.set(({ eb }) => ({ price: eb('price', '-', 1_500) })).execute();
      return 1_500;
    });
    const drops = async (store: number) =>
      Object.fromEntries((await list(store)).map((one) => [one.product_id ?? 'set', one.dropped_by]));
    expect(await drops(mission)).toEqual({ [barolo]: 1_150, set: dropOfSet });
    expect(await drops(westLoop)).toEqual({ [barolo]: null, set: null });
  });

  it('brings a wish back as it was when its removal is undone at once, and anew after a minute', async () => {
    const before = await priceOf(chateauneuf, mission);
    const { id } = await wish(chateauneuf);
    shop.clock.advance(minutes(60));
    await wish(barolo);
    await priceOf(chateauneuf, mission, before - 500);
    const asItWas = await list();
    expect(asItWas.map(({ product_id, dropped_by }) => [product_id, dropped_by])).toEqual([
      [barolo, null],
      [chateauneuf, 500],
    ]);

    await remove(id);
    expect((await marks()).map(({ product_id }) => product_id)).toEqual([barolo]);
    shop.clock.advance(minutes(1));
    expect((await wish(chateauneuf)).id).toBe(id);
    expect(await list()).toEqual(asItWas);

    await remove(id);
    shop.clock.advance(minutes(1) + 1);
    expect((await wish(chateauneuf)).id).not.toBe(id);
    expect((await list()).map(({ product_id, dropped_by }) => [product_id, dropped_by])).toEqual([
      [chateauneuf, null],
      [barolo, null],
    ]);
    await priceOf(chateauneuf, mission, before);
  });

  it('keeps what is wished again while its removal is being stored', async () => {
    const { id } = await wish(chateauneuf);
    const again = await shop.shop.write(async (tx) => {
      await removeWishOf(tx, ada.id, id as Uuid);
      const wishing = wish(chateauneuf);
      // Without waiting for the removal, it would be answered in this time.
      await Promise.race([wishing, wait(200)]);
      return { wishing };
    });
    await again.wishing;
    expect((await marks()).map(({ product_id }) => product_id)).toEqual([chateauneuf]);
  });

  it('keeps the name of what the store does not carry', async () => {
    await wish(61);
    await wishSet(4);
    await shop.shop.write(async (tx) => {
      await giveUpShelves(tx, { store: mission, products: [61] });
      await tx
        .deleteFrom('store_wine_set')
        .where('store_id', '=', mission)
        .where('wine_set_id', '=', 4)
        .execute();
    });
    for (const { product, wine_set, name, dropped_by } of await list()) {
      expect([product, wine_set, dropped_by]).toEqual([null, null, null]);
      expect(name.length).toBeGreaterThan(3);
    }
  });

  it('costs as many questions for a hundred wishes as for one', async () => {
    await wish(chateauneuf);
    await wishSet(1);
    const forTwo = await statementsOf(list);
    await fill(100);
    const forMany = await statementsOf(async () => expect(await list()).toHaveLength(102));
    expect(forMany).toHaveLength(forTwo.length);
  });

  it('is full at some time, also for ten hearts at once, and what is on it can be wished again', async () => {
    await fill(198);
    const first = await wish(chateauneuf);
    const answers = await Promise.allSettled(Array.from({ length: 10 }, (_, i) => wish(i + 1)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(refused[0]).toMatchObject({ status: 409, code: 'wishlist_full' });
    expect(await wish(chateauneuf)).toEqual(first);
    expect(await list()).toHaveLength(200);
  });

  it('does not let anybody remove what another customer wished', async () => {
    const bob = await shop.customer();
    const { id } = await wish(barolo);
    const missing = { status: 404, code: 'wish_not_found' };
    await expect(remove(id, bob)).rejects.toMatchObject(missing);
    await expect(remove(newId(shop.clock.now()))).rejects.toMatchObject(missing);
    expect(await list()).toHaveLength(1);
    await remove(id);
    expect(await list()).toEqual([]);
    await expect(remove(id)).rejects.toMatchObject(missing);
  });

  it('is counted when its owner logs in, and gone when the account is closed', async () => {
    await wish(barolo);
    await wishSet(1);
    const body = { email: ada.email, password: ada.password };
    const { customer } = await shop.call(logIn, { body });
    expect(customer.wishlist_count).toBe(2);
    await ada.call(closeAccount, { body: { password: ada.password } });
    const left = await shop.shop.read((db) =>
      db.selectFrom('wish').select('id').where('customer_id', '=', ada.id).execute(),
    );
    expect(left).toEqual([]);
  });

  it('holds nothing that there is not', async () => {
    const nothing = { status: 404, code: 'nothing_to_wish' };
    await expect(wish(999_999)).rejects.toMatchObject(nothing);
    await expect(wishSet(999_999)).rejects.toMatchObject(nothing);
    for (const body of [{}, { product_id: 'x' }, { product_id: -1 }, { wine_set_id: 1.5 }, { other: 1 }])
      await expect(ada.call(addWish, { body: body as never })).rejects.toMatchObject({
        status: expect.toSatisfy((status: number) => status === 400 || status === 422),
      });
    await expect(remove('x')).rejects.toMatchObject({ status: 404 });
    await expect(list(77)).rejects.toMatchObject({ status: 404, code: 'store_not_found' });
    await expect(list('x')).rejects.toMatchObject({ status: 400 });
  });
});
