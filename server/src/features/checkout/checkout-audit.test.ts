import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { audit } from '../../app/audit.js';
import { hours, later } from '../../platform/clock.js';
import { allIsRight } from '../../testing/all-is-right.js';
import { cards, openBuyer, stock } from '../../testing/buyer.js';
import { describeShop } from '../../testing/describe-shop.js';

const mission = 1;
const chateauneuf = 50;

/** Thrown to undo a change after looking at it. */
class LookedAt extends Error {}

describeShop('the audit of what was bought', (shop) => {
  let orderId: string;
  beforeAll(async () => {
    await stock(shop, mission, chateauneuf, 50);
    const ada = await openBuyer(shop);
    await ada.put({ product_id: chateauneuf, quantity: 2 });
    await ada.chooses('pickup');
    orderId = (await ada.buys('card', cards.approves)).order.id;
  });

  /** What the audit reports after `harm` is done to the database. */
  async function toldAfter(...harm: string[]) {
    const lines: string[] = [];
    const looking = shop.shop.write(async (tx) => {
      for (const statement of harm) await sql.raw(statement.replaceAll(':order', `'${orderId}'`)).execute(tx);
      const anHourLater = Object.assign(tx, { now: later(tx.now, hours(1)) });
      await audit(anHourLater, (words) => void lines.push(words));
      throw new LookedAt();
    });
    await expect(looking).rejects.toThrow(LookedAt);
    return lines.filter((line) => line.startsWith('✗')).map((line) => line.slice(2));
  }

  it('finds nothing wrong with an order that was placed and paid', () => allIsRight(shop));

  it.each([
    [
      'a line that costs something else',
      [
        'update purchase_order_line set unit_price = unit_price + 1, line_total = line_total + quantity where order_id = :order',
      ],
      'An order is its lines less savings, with fee and tax, and all of it is paid for',
    ],
    [
      'a tax that is not that of its lines',
      ['update purchase_order_line set tax = tax + 1 where order_id = :order'],
      'An order is its lines less savings, with fee and tax, and all of it is paid for',
    ],
    [
      'an offer that took nothing off its line',
      [
        "insert into promotion (name, shown_as, how, starts_at) values ('Five off', 'Five off', 'amount', now())",
        "insert into purchase_order_promotion select :order, 0, max(id), 0, 'Five off', 500 from promotion",
      ],
      'What a line saves is what offers took off, besides what its set saves, as long as nothing was left out',
    ],
    [
      'a tender that nobody gave',
      [
        'update purchase_order set paid_by_payment = paid_by_payment - 5, paid_by_store_credit = 5 where id = :order',
      ],
      'What an order is paid with is what the ledger has taken for it',
    ],
    [
      'a bottle that was sold and is still on the shelf',
      ['update store_product set sold = sold - 1 where store_id = 1 and product_id = 50'],
      'What is reserved is promised to somebody, what is sold is in orders, and the rest is on the shelf',
    ],
    [
      'a set of which nobody knows what it held when it was sold',
      ['update purchase_order_line set product_id = null, wine_set_id = 1 where order_id = :order'],
      'What an order holds was reserved for it, its sets as the parts that they were sold with',
    ],
    [
      'a bottle in an order for which another was reserved',
      ['update purchase_order_line set product_id = 51 where order_id = :order'],
      'What an order holds was reserved for it, its sets as the parts that they were sold with',
    ],
    [
      'a bottle that is reserved for nobody',
      ['update store_product set held = 1 where store_id = 1 and product_id = 50'],
      'What is reserved is promised to somebody, what is sold is in orders, and the rest is on the shelf',
    ],
    [
      'a reservation that stays after the order was placed',
      [
        "update stock_hold set state = 'held' where order_id = :order",
        'update store_product set held = 2, sold = 0 where store_id = 1 and product_id = 50',
      ],
      'Goods are reserved as long as an order waits, sold when it is placed, and free when it is over',
    ],
    [
      'that nothing keeps a cart from being ordered twice',
      ['alter table purchase_order drop constraint purchase_order_cart_id_key'],
      'One cart gives one order, and whatever was ordered has one',
    ],
    [
      'a cart that was ordered and has no order',
      [
        "update cart set status = 'ordered' where status = 'open'",
        "insert into cart (id, customer_id, store_id, status, created_at, updated_at) select gen_random_uuid(), customer_id, store_id, 'ordered', now(), now() from purchase_order where id = :order",
      ],
      'One cart gives one order, and whatever was ordered has one',
    ],
    [
      'money for an order that has ended',
      [
        "update purchase_order set status = 'cancelled' where id = :order",
        'update stock_hold set returned = quantity where order_id = :order',
        'update store_product set sold = 0 where store_id = 1 and product_id = 50',
      ],
      'Money that was taken or promised has its order, or goes back within 15 minutes',
    ],
    [
      'a payment for another sum than its order has to pay',
      [
        'alter table payment disable trigger payment_goes_on',
        'update payment set amount = 100, told_authorised = 100 where order_id = :order',
      ],
      'A payment asks for what its order has to pay',
    ],
    [
      'somebody under 21',
      ["update purchase_order set born_on = sold_on - interval '20 years 364 days' where id = :order"],
      'Nobody under 21, or without a licence on the store-local day, has bought anything',
    ],
    [
      'a licence that had expired',
      ['update purchase_order set licence_until = sold_on - 1 where id = :order'],
      'Nobody under 21, or without a licence on the store-local day, has bought anything',
    ],
    [
      'an order that waits for ever',
      [
        "update purchase_order set status = 'awaiting_payment', hold_until = created_at where id = :order",
        "update stock_hold set state = 'held' where order_id = :order",
        'update store_product set held = 2, sold = 0 where store_id = 1 and product_id = 50',
      ],
      'No order waits for a payment longer than its goods are kept',
    ],
  ])('tells %s', async (_, harm, promise) => {
    expect(await toldAfter(...harm)).toContain(promise);
  });
});
