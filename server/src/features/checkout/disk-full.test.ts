import { listSessions, logIn } from 'contract/auth';
import { getCart } from 'contract/cart';
import { listProducts } from 'contract/catalogue';
import { listOrders } from 'contract/orders';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { hours, minutes } from '../../platform/clock.js';
import { newId } from '../../platform/ids.js';
import { allIsRight } from '../../testing/all-is-right.js';
import { cards, openBuyer, shelfOf, stock } from '../../testing/buyer.js';
import { describeShop } from '../../testing/describe-shop.js';
import { giveCard, leftOf } from '../../testing/give-tenders.js';

const mission = 1;
const barolo = 51;
const comeAgain = { status: 503, code: 'unavailable', headers: { 'retry-after': '2' } };

describeShop('a database whose disk is full', (shop) => {
  const run = (statement: string) => shop.shop.write((tx) => sql.raw(statement).execute(tx));
  beforeAll(() =>
    run(`create function no_room() returns trigger language plpgsql as $$ begin
      raise 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`),
  );
  beforeEach(async () => {
    // The same fault within an hour is counted, not written again.
    shop.clock.advance(hours(1));
    await stock(shop, mission, barolo, 50);
  });

  /** Makes the change fail for lack of room until room is made. */
  async function fills(change: string) {
    await run(`create trigger no_room before ${change} for each statement execute function no_room()`);
    const makeRoom = () => run(`drop trigger if exists no_room on ${change.split(' ').at(-1)}`);
    onTestFinished(async () => void (await makeRoom()));
    return makeRoom;
  }
  const saidInTheLog = () =>
    expect(shop.takeErrors()).toContainEqual(expect.stringContaining('No space left'));

  /** A customer who pays ten dollars by gift card and the rest by another card. */
  async function atCheckout() {
    const buyer = await openBuyer(shop);
    await buyer.put({ product_id: barolo, quantity: 1 });
    await buyer.chooses('shipping', await buyer.lives());
    const giftCard = await giveCard(shop, 1_000);
    await buyer.patch({ redeem_gift_card: giftCard.code });
    const key = newId(shop.clock.now());
    return { buyer, giftCard, buys: () => buyer.buys('card', cards.approves, key) };
  }
  const ordersOf = (customerId: string) =>
    shop.shop.read((db) =>
      db.selectFrom('purchase_order').select('status').where('customer_id', '=', customerId).execute(),
    );

  it.each([
    'insert on idempotency_key',
    'insert on purchase_order',
    'insert on purchase_order_line',
    'insert on stock_hold',
    'insert on ledger_entry',
    'insert on payment',
    'insert on payment_event',
  ])('leaves nothing of an order at the %s, and the next try places it', async (change) => {
    const { buyer, giftCard, buys } = await atCheckout();
    const makeRoom = await fills(change);
    await expect(buys()).rejects.toMatchObject(comeAgain);
    saidInTheLog();
    expect(await ordersOf(buyer.id)).toEqual([]);
    expect(await shelfOf(shop, mission, barolo)).toEqual({ on_hand: 50, held: 0 });
    expect(await leftOf(shop, giftCard.id, 'gift_card')).toBe(1_000);
    await allIsRight(shop);

    await makeRoom();
    expect(await buys()).toMatchObject({ order: { status: 'placed' }, payment: { status: 'paid' } });
    expect(await ordersOf(buyer.id)).toEqual([{ status: 'placed' }]);
    expect(await shelfOf(shop, mission, barolo)).toEqual({ on_hand: 49, held: 0 });
    expect(await leftOf(shop, giftCard.id, 'gift_card')).toBe(0);
    await allIsRight(shop);
  });

  it.each(['sent again', 'looked up later'])(
    'loses no payment that was made and could not be noted: it is %s',
    async (found) => {
      const { buyer, giftCard, buys } = await atCheckout();
      const makeRoom = await fills('update on payment');
      await expect(buys()).rejects.toMatchObject(comeAgain);
      saidInTheLog();
      // The bottles stay reserved until it is known how the payment stands.
      expect(await ordersOf(buyer.id)).toEqual([{ status: 'awaiting_payment' }]);
      expect(await shelfOf(shop, mission, barolo)).toEqual({ on_hand: 50, held: 1 });
      await allIsRight(shop);

      await makeRoom();
      if (found === 'sent again') expect((await buys()).payment.status).toBe('paid');
      shop.clock.advance(minutes(3));
      await shop.whole.jobs.schedule();
      await shop.runJobs();
      expect(await ordersOf(buyer.id)).toEqual([{ status: 'placed' }]);
      expect(await shelfOf(shop, mission, barolo)).toEqual({ on_hand: 49, held: 0 });
      expect(await leftOf(shop, giftCard.id, 'gift_card')).toBe(0);
      await allIsRight(shop);
    },
  );

  it('lets everybody read, refuses to write, and works on as soon as there is room', async () => {
    const { buyer, buys } = await atCheckout();
    const ada = buyer.customer;
    await buys();
    const everyTable = (statement: string) =>
      run(`do $$ declare of_all text; begin
        for of_all in select tablename from pg_tables where schemaname = 'public' loop
          execute format('${statement}', of_all); end loop; end $$`);
    await everyTable(
      'create trigger no_room before insert or update or delete on %I for each statement execute function no_room()',
    );
    // Enough time for each session to be noted as seen once more.
    shop.clock.advance(minutes(2));
    expect((await ada.call(listProducts, { query: { store_id: '1' } })).total_rows).toBeGreaterThan(0);
    expect((await ada.call(listOrders, { query: {} })).data).toHaveLength(1);
    expect((await ada.call(getCart, { query: { store_id: '1' } })).cart_detail).toEqual([]);
    expect(await ada.call(listSessions, {})).toHaveLength(1);
    expect(shop.takeErrors()).toEqual([]);
    await expect(buyer.put({ product_id: barolo, quantity: 1 })).rejects.toMatchObject(comeAgain);
    const credentials = { email: ada.email, password: ada.password };
    await expect(shop.call(logIn, { body: credentials })).rejects.toMatchObject(comeAgain);
    await expect(shop.runJobs()).rejects.toMatchObject({ code: '53100' });
    saidInTheLog();

    await everyTable('drop trigger no_room on %I');
    expect((await shop.call(logIn, { body: credentials })).token).toBeTruthy();
    expect((await shop.letterTo(ada.email)).text).toContain('CA1-');
    await buyer.put({ product_id: barolo, quantity: 1 });
    await allIsRight(shop);
  });
});
