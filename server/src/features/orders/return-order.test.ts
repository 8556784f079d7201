import { randomUUID } from 'node:crypto';
import { cancelOrder, getOrder, orderNotReturnable, returnOrder, tooManyReturned } from 'contract/orders';
import { beforeEach, expect, it } from 'vitest';
import { days, minutes, seconds } from '../../platform/clock.js';
import { allIsRight } from '../../testing/all-is-right.js';
import { type Buyer, cards, openBuyer, shelfOf, stock } from '../../testing/buyer.js';
import { describeShop } from '../../testing/describe-shop.js';
import { Staff } from '../../testing/staff.js';
import { heldAt } from '../ledger/index.js';

const mission = 1;
const [chateauneuf, barolo] = [50, 51];

describeShop('returning bottles', (shop) => {
  const staff = new Staff(shop);
  let ada: Buyer;
  let cardsMade = 0;
  beforeEach(async () => {
    await stock(shop, mission, chateauneuf, 50, 4_050);
    await stock(shop, mission, barolo, 50, 2_033);
    ada = await openBuyer(shop);
  });

  type Lines = { position: number; quantity: number }[];
  const bringsBack = (id: string, lines: Lines, key: string = randomUUID()) =>
    ada.customer.call(returnOrder, { path: { id }, body: { lines } }, { 'idempotency-key': key });
  const look = (id: string) => ada.customer.call(getOrder, { path: { id } });
  const shelf = async (id = chateauneuf) => (await shelfOf(shop, mission, id)).on_hand;
  const held = () => shop.shop.read((db) => heldAt(db, mission, ada.id));
  const refundedOf = async (id: string) => {
    await shop.runJobs();
    const rows = await shop.shop.read((db) =>
      db.selectFrom('payment').select(['captured', 'refunded']).where('order_id', '=', id).execute(),
    );
    return rows[0];
  };
  /** Three of the one and two of the other, in the hands of the customer. */
  const fetched = async (method: 'card' | 'at_pickup' = 'card', redeem = {}) => {
    await ada.put({ product_id: chateauneuf, quantity: 3 });
    shop.clock.advance(seconds(1));
    await ada.put({ product_id: barolo, quantity: 2 });
    await ada.chooses('pickup');
    await ada.patch(redeem);
    const { order } = await ada.buys(method, method === 'card' ? cards.approves : undefined);
    await staff.handsOver(order.number);
    return order.id;
  };

  it('piece by piece gives back exactly what was paid, to the cent', async () => {
    const id = await fetched();
    const { total } = await look(id);
    const pieces: Lines[] = [
      [{ position: 0, quantity: 1 }],
      [
        { position: 0, quantity: 1 },
        { position: 1, quantity: 1 },
      ],
      [{ position: 1, quantity: 1 }],
    ];
    for (const lines of pieces)
      expect(await bringsBack(id, lines)).toMatchObject({ status: 'returned_in_part' });
    const whole = await bringsBack(id, [{ position: 0, quantity: 1 }]);
    expect(whole).toMatchObject({
      status: 'returned',
      return_until: null,
      points_earned: 0,
      given_back: { payment: total },
    });
    expect(await refundedOf(id)).toEqual({ captured: total, refunded: total });
    expect([await shelf(), await shelf(barolo), (await held()).points]).toEqual([50, 50, 0]);
    await allIsRight(shop);
  });

  it('keeps the fee with the store, and gives the payment back first', async () => {
    await staff.gives(ada.id, 'store_credit', 5_000);
    await staff.gives(ada.id, 'points', 2_000);
    const code = await staff.givesCard(ada.id, `7K3D-0M9X-BACK-${1000 + ++cardsMade}`, 3_000);
    await ada.put({ product_id: chateauneuf, quantity: 3 });
    await ada.chooses('shipping', await ada.lives());
    await ada.patch({ redeem_gift_card: code, redeem_store_credit: 50, redeem_loyalty_point: 2_000 });
    const { order } = await ada.buys('card', cards.approves);
    await staff.handsOver(order.number, 'on_its_way');
    const { total, fee, paid_by_payment, points_earned } = await look(order.id);
    expect((await held()).points).toBe(points_earned);

    const one = await bringsBack(order.id, [{ position: 0, quantity: 1 }]);
    expect(one.given_back).toEqual({ payment: 4_399, points: 0, store_credit: 0, gift_card: 0 });
    const all = await bringsBack(order.id, [{ position: 0, quantity: 2 }]);
    expect(all.given_back).toMatchObject({ payment: paid_by_payment, points: 2_000, store_credit: 5_000 });
    expect(paid_by_payment + 2_000 + 5_000 + all.given_back.gift_card).toBe(total - fee);
    expect(await held()).toEqual({ points: 2_000, store_credit: 5_000 });
    await refundedOf(order.id);
    await allIsRight(shop);
  });

  it('takes earned points back; spent ones lessen the refund, at what they were worth', async () => {
    const id = await fetched();
    const { points_earned, total } = await look(id);
    expect(points_earned).toBe(162);
    await ada.put({ product_id: chateauneuf, quantity: 1 });
    await ada.chooses('pickup');
    await ada.patch({ redeem_loyalty_point: 100 });
    await ada.buys('card', cards.approves);
    const { given_back } = await bringsBack(id, [
      { position: 0, quantity: 3 },
      { position: 1, quantity: 2 },
    ]);
    // 100 of 162 points were spent: a dollar.
    expect(given_back.payment).toBe(total - 100);
    expect((await held()).points).toBe(0);
    expect((await refundedOf(id))?.refunded).toBe(total - 100);
    await allIsRight(shop);
  });

  it('is paid back at the counter where it was paid there', async () => {
    const id = await fetched('at_pickup');
    const { total } = await look(id);
    shop.clock.advance(minutes(1));
    const lines = [
      { position: 0, quantity: 3 },
      { position: 1, quantity: 2 },
    ];
    expect((await bringsBack(id, lines)).given_back.payment).toBe(total);
    const letter = await shop.letterTo(ada.customer.email);
    expect(letter.text).toContain('At the counter');
    await allIsRight(shop);
  });

  it('puts the bottles of a set back on the shelf, each of them', async () => {
    await ada.put({ wine_set_id: 1, quantity: 2 });
    await ada.chooses('pickup');
    const { order } = await ada.buys('card', cards.approves);
    await staff.handsOver(order.number);
    const holds = () =>
      shop.shop.read((db) =>
        db
          .selectFrom('stock_hold')
          .select(['quantity', 'returned'])
          .where('order_id', '=', order.id)
          .execute(),
      );
    await bringsBack(order.id, [{ position: 0, quantity: 1 }]);
    for (const { quantity, returned } of await holds()) expect(returned).toBe(quantity / 2);
    const { total, given_back } = await bringsBack(order.id, [{ position: 0, quantity: 1 }]);
    for (const { quantity, returned } of await holds()) expect(returned).toBe(quantity);
    expect(given_back.payment).toBe(total);
    await refundedOf(order.id);
    await allIsRight(shop);
  });

  it('of the same bottle in two tabs gives it back once', async () => {
    const id = await fetched();
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () => bringsBack(id, [{ position: 1, quantity: 2 }])),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of tries)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: tooManyReturned.code });
    expect(await shelf(barolo)).toBe(50);
    const { given_back } = await look(id);
    expect((await refundedOf(id))?.refunded).toBe(given_back.payment);
    await allIsRight(shop);
  });

  it("ends after the store's days, counted on its calendar", async () => {
    const id = await fetched();
    const { return_until } = await look(id);
    expect(return_until).toBe('2026-12-20');
    await shop.shop.write((tx) =>
      tx
        .updateTable('purchase_order')
        .set({ handed_over_at: new Date(shop.clock.now().getTime() - days(30)) })
        .where('id', '=', id)
        .execute(),
    );
    expect((await look(id)).return_until).not.toBeNull();
    await bringsBack(id, [{ position: 0, quantity: 1 }]);
    await shop.shop.write((tx) =>
      tx
        .updateTable('purchase_order')
        .set({ handed_over_at: new Date(shop.clock.now().getTime() - days(31)) })
        .where('id', '=', id)
        .execute(),
    );
    expect((await look(id)).return_until).toBeNull();
    await expect(bringsBack(id, [{ position: 0, quantity: 1 }])).rejects.toMatchObject({
      code: orderNotReturnable.code,
    });
    await refundedOf(id);
    await allIsRight(shop);
  });

  it('is refused of what was not handed over, of what is not there, and of what is somebody else’s', async () => {
    await ada.put({ product_id: chateauneuf, quantity: 1 });
    await ada.chooses('pickup');
    const { order } = await ada.buys('card', cards.approves);
    const one = [{ position: 0, quantity: 1 }];
    await expect(bringsBack(order.id, one)).rejects.toMatchObject({ code: orderNotReturnable.code });
    await staff.handsOver(order.number);
    await expect(bringsBack(order.id, [{ position: 7, quantity: 1 }])).rejects.toMatchObject({
      code: tooManyReturned.code,
    });
    await expect(bringsBack(order.id, [{ position: 0, quantity: 2 }])).rejects.toMatchObject({
      code: tooManyReturned.code,
    });
    const bob = await openBuyer(shop);
    await expect(
      bob.customer.call(
        returnOrder,
        { path: { id: order.id }, body: { lines: one } },
        { 'idempotency-key': randomUUID() },
      ),
    ).rejects.toMatchObject({ status: 404 });
    await expect(ada.customer.call(cancelOrder, { path: { id: order.id } })).rejects.toMatchObject({
      status: 409,
    });
    await allIsRight(shop);
  });

  it('takes a bottle back once, however often it is sent with the same key', async () => {
    const id = await fetched();
    const before = await shelf();
    const [key, one] = [randomUUID(), [{ position: 0, quantity: 1 }]];
    await Promise.all([1, 2, 3].map(() => bringsBack(id, one, key)));
    await bringsBack(id, one, key);
    expect((await look(id)).lines[0]).toMatchObject({ returned: 1 });
    expect(await shelf()).toBe(before + 1);
    await expect(bringsBack(id, [{ position: 1, quantity: 1 }], key)).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
    await expect(bringsBack(id, one, '')).rejects.toMatchObject({ code: 'idempotency_key_missing' });
    await allIsRight(shop);
  });

  it('tells staff and customer when the provider refuses the refund', async () => {
    const id = await fetched();
    await shop.shop.write((tx) =>
      tx
        .updateTable('demo_payment')
        .set((row) => ({ refunded: row.ref('captured') }))
        .where('payment_id', 'in', (db) => db.selectFrom('payment').select('id').where('order_id', '=', id))
        .execute(),
    );
    await bringsBack(id, [{ position: 0, quantity: 1 }]);
    await refundedOf(id);
    const { steps, given_back } = await look(id);
    expect(steps.at(-1)?.note).toContain('was refused by the provider');
    expect(given_back.payment).toBe(0);
    expect(shop.takeErrors()).toEqual([expect.stringContaining('was refused by the provider')]);
  });
});
