import { cancelOrder } from 'contract/orders';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { allIsRight } from '../../testing/all-is-right.js';
import { cards, openBuyer, shelfOf, stock } from '../../testing/buyer.js';
import { describeShopOnBoth } from '../../testing/describe-shop.js';
import { insertMovements } from './movements.sql.js';

const mission = 1;
const [chateauneuf, barolo] = [50, 51];

describeShopOnBoth('what is on hand', (shop) => {
  const run = (statement: string) => shop.shop.write((tx) => sql.raw(statement).execute(tx));
  const history = (product_id = chateauneuf) =>
    shop.shop.read((db) =>
      db
        .selectFrom('stock_movement')
        .select(['kind', 'quantity', 'on_hand', 'order_id', 'why'])
        .where('store_id', '=', mission)
        .where('product_id', '=', product_id)
        .orderBy('number')
        .execute(),
    );
  const move = (quantity: number, product_id = chateauneuf) =>
    shop.shop.write((tx) =>
      insertMovements(tx, [{ store_id: mission, product_id, kind: 'adjusted', quantity, why: 'Found' }]),
    );

  beforeEach(() => stock(shop, mission, chateauneuf, 50));

  it('began with what the shelf had, and is the sum of its movements', () => allIsRight(shop));

  it('is what the movements leave, each of which says it', async () => {
    expect(await move(4)).toEqual([{ store_id: mission, product_id: chateauneuf, on_hand: 54 }]);
    expect(await move(-9)).toMatchObject([{ on_hand: 45 }]);
    expect(await shelfOf(shop, mission, chateauneuf)).toEqual({ on_hand: 45, held: 0 });
    expect((await history()).slice(-2)).toMatchObject([
      { quantity: 4, on_hand: 54 },
      { quantity: -9, on_hand: 45 },
    ]);
    await allIsRight(shop);
  });

  it('is never less than what is promised, and stands nowhere but on a shelf', async () => {
    await expect(move(-51)).rejects.toThrow('store_product');
    await expect(move(1, 999_999)).rejects.toThrow('does not carry the product 999999');
    expect(await shelfOf(shop, mission, chateauneuf)).toEqual({ on_hand: 50, held: 0 });
  });

  it.each([
    'update store_product set on_hand = on_hand + 1 where store_id = 1 and product_id = 50',
    'delete from store_product where store_id = 1 and product_id = 50',
    `insert into store_product (store_id, product_id, price, on_hand)
     select 1, max(id) + 1, 4000, 1 from product`,
  ])('is changed by nobody else: %s', async (statement) => {
    await expect(run(statement)).rejects.toThrow('Only a movement of stock changes what is on hand');
  });

  it.each([
    'update stock_movement set quantity = 1',
    'delete from stock_movement where store_id = 1',
    'truncate stock_movement',
  ])('has a history that is only added to: %s', async (statement) => {
    await expect(run(statement)).rejects.toThrow('Movements of stock are only added to');
  });

  it.each([
    ['no cause', "'adjusted', 1, null, null"],
    ['an order that is none', "'sold', -1, gen_random_uuid(), null"],
    ['words in the place of an order', "'sold', -1, null, 'Sold'"],
    ['two causes', "'sold', -1, (select id from purchase_order limit 1), 'Sold'"],
    ['the wrong direction', "'broken', 1, null, 'Dropped'"],
    ['nothing', "'adjusted', 0, null, 'Looked'"],
  ])('is not moved by %s', async (_, values) => {
    const insert = `insert into stock_movement (store_id, product_id, at, kind, quantity, order_id, why)
      values (1, 50, now(), ${values})`;
    await expect(run(insert)).rejects.toThrow('violates');
  });

  it('goes down with a sale and up with what comes back', async () => {
    await stock(shop, mission, barolo, 10);
    const ada = await openBuyer(shop);
    await ada.put({ product_id: chateauneuf, quantity: 2 }, { product_id: barolo, quantity: 1 });
    await ada.chooses('pickup');
    const { id } = (await ada.buys('card', cards.approves)).order;
    await ada.customer.call(cancelOrder, { path: { id } });
    expect((await history()).slice(-2)).toEqual([
      { kind: 'sold', quantity: -2, on_hand: 48, order_id: id, why: null },
      { kind: 'came_back', quantity: 2, on_hand: 50, order_id: id, why: null },
    ]);
    expect((await history(barolo)).slice(-2)).toMatchObject([{ on_hand: 9 }, { on_hand: 10 }]);
    await allIsRight(shop);
  });
});
