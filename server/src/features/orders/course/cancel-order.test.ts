import { getCart } from 'contract/cart';
import { cancelOrder, getOrder, orderNotCancellable } from 'contract/orders';
import { beforeEach, expect, it } from 'vitest';
import { days, minutes } from '../../../platform/clock.js';
import { allIsRight } from '../../../testing/all-is-right.js';
import { type Buyer, cards, openBuyer, shelfOf, stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { Staff, shown } from '../../../testing/staff.js';
import { putAgain, reopenCart } from '../../cart/index.js';
import { balancesAt, balancesOf } from '../../ledger/index.js';
import { bottlesGivenUp, bottlesHandedOver, doTurnsLast } from '../../lottery/index.js';
import { openPayments } from '../../payments/index.js';
import type { OrderParts } from '../order-parts.js';
import { cancelOrderOf } from './cancel-order.js';

const mission = 1;
const chateauneuf = 50;

describeShop('cancelling an order', (shop) => {
  const staff = new Staff(shop);
  let ada: Buyer;
  let cardsMade = 0;
  beforeEach(async () => {
    await stock(shop, mission, chateauneuf, 50, 4_050);
    ada = await openBuyer(shop);
    await ada.put({ product_id: chateauneuf, quantity: 2 });
    await ada.chooses('pickup');
  });

  const cancel = (id: string, who = ada) => who.customer.call(cancelOrder, { path: { id } });
  const look = (id: string) => ada.customer.call(getOrder, { path: { id } });
  const shelf = async () => (await shelfOf(shop, mission, chateauneuf)).on_hand;
  const paymentOf = async (id: string) => {
    await shop.runJobs();
    const { status, captured, refunded } = await shop.shop.read((db) =>
      db.selectFrom('payment').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow(),
    );
    return { status, captured, refunded };
  };
  const balances = () => shop.shop.read((db) => balancesAt(db, mission, ada.id));
  const bookings = (id: string) =>
    shop.shop.read((db) =>
      db.selectFrom('slot_booking').select('slot_from').where('holder_id', '=', id).execute(),
    );
  const redeemed = async () => {
    const code = await staff.givesCard(ada.id, `7K3D-0M9X-CANC-${1000 + ++cardsMade}`, 2_000);
    await staff.gives(ada.id, 'points', 1_000);
    await staff.gives(ada.id, 'store_credit', 1_500);
    const redeem = { redeem_gift_card: code, redeem_store_credit: 15, redeem_loyalty_point: 1_000 };
    await ada.patch(redeem);
    return (await ada.buys('card', cards.approves)).order;
  };

  it('puts bottles, place and money back, and says so', async () => {
    const { order } = await ada.buys('card', cards.approves);
    expect([await shelf(), (await bookings(order.id)).length]).toEqual([48, 1]);
    expect(await look(order.id)).toMatchObject({ can_cancel: true, can_pay: false, return_until: null });
    shop.clock.advance(minutes(1));
    const after = await cancel(order.id);
    expect(after).toMatchObject({
      status: 'cancelled',
      can_cancel: false,
      given_back: { payment: after.total, points: 0, store_credit: 0, gift_card: 0 },
    });
    expect(after.steps.at(-1)).toMatchObject({ status: 'cancelled', note: 'Canceled at your request.' });
    expect([await shelf(), (await bookings(order.id)).length]).toEqual([50, 0]);
    expect(await paymentOf(order.id)).toEqual({ status: 'cancelled', captured: 0, refunded: 0 });
    const letter = await shop.letterTo(ada.customer.email);
    expect(letter.subject).toBe(`Your order ${order.number} is canceled`);
    expect(letter.text).toContain(`https://shop.test/order-details?order=${order.id}`);
    await allIsRight(shop);
  });

  it('gives points, credit and gift card back to where they came from', async () => {
    const order = await redeemed();
    expect(await balances()).toEqual({ points: 0, store_credit: 0 });
    const { given_back } = await cancel(order.id);
    expect(given_back).toMatchObject({ points: 1_000, store_credit: 1_500, gift_card: 2_000 });
    expect(await balances()).toEqual({ points: 1_000, store_credit: 1_500 });
    await allIsRight(shop);
  });

  it('gives what a card paid that is good no more to the credit', async () => {
    const order = await redeemed();
    await shop.shop.write((tx) =>
      tx
        .updateTable('gift_card')
        .set({ delivery_date: '2026-09-01', expires_on: '2026-11-20' })
        .where('owner_id', '=', ada.id)
        .execute(),
    );
    await cancel(order.id);
    expect(await balances()).toEqual({ points: 1_000, store_credit: 3_500 });
    await allIsRight(shop);
  });

  it('refunds what was taken already', async () => {
    const { order } = await ada.buys('card', cards.approves);
    shop.clock.advance(days(6) + minutes(2));
    await shop.whole.jobs.schedule();
    expect(await paymentOf(order.id)).toMatchObject({ status: 'captured' });
    await cancel(order.id);
    const { status, captured, refunded } = await paymentOf(order.id);
    expect([status, refunded]).toEqual(['refunded', captured]);
    await allIsRight(shop);
  });

  it('owes nothing where nothing was paid yet', async () => {
    const { order } = await ada.buys('at_pickup');
    const { payment, given_back } = await cancel(order.id);
    expect([payment.status, given_back.payment]).toEqual(['ended', 0]);
    await allIsRight(shop);
  });

  it('before it is paid opens the cart again; a payment that is made after all comes back', async () => {
    const { order, payment } = await ada.buys('card', cards.asks);
    expect(await look(order.id)).toMatchObject({ can_cancel: true, can_pay: false });
    expect(await cancel(order.id)).toMatchObject({ status: 'cancelled', given_back: { payment: 0 } });
    const cart = await ada.customer.call(getCart, { query: { store_id: '1' } });
    expect(cart.cart_detail).toMatchObject([{ product_id: chateauneuf, quantity: 2 }]);
    await shop.app.inject({
      method: 'POST',
      url: `${new URL(payment.redirect_url!).pathname}/confirm`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(await paymentOf(order.id)).toEqual({ status: 'cancelled', captured: 0, refunded: 0 });
    expect((await look(order.id)).status).toBe('cancelled');
    await allIsRight(shop);
  });

  it('is refused once it is packed, and of somebody else there is nothing to cancel', async () => {
    const { order } = await ada.buys('card', cards.approves);
    const bob = await openBuyer(shop);
    await expect(cancel(order.id, bob)).rejects.toMatchObject({ status: 404, code: 'order_not_found' });
    await staff.moves(order.number, 'packed');
    expect(await look(order.id)).toMatchObject({ can_cancel: false });
    await expect(cancel(order.id)).rejects.toMatchObject({ code: orderNotCancellable.code });
    await shop.runJobs();
    expect(await paymentOf(order.id)).toMatchObject({ status: 'authorised' });
    await allIsRight(shop);
  });

  it('twice at once, and again after a lost answer, gives everything back once', async () => {
    const order = await redeemed();
    const tries = await Promise.all(Array.from({ length: 6 }, () => cancel(order.id)));
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 'cancelled'));
    expect((await cancel(order.id)).status).toBe('cancelled');
    expect((await look(order.id)).steps.filter(({ status }) => status === 'cancelled')).toHaveLength(1);
    expect(await balances()).toEqual({ points: 1_000, store_credit: 1_500 });
    expect(await shelf()).toBe(50);
    expect(await paymentOf(order.id)).toMatchObject({ status: 'cancelled' });
    await allIsRight(shop);
  });

  it('while it is being packed: one of them wins, and the other is told', async () => {
    for (let round = 0; round < 4; round++) {
      await ada.put({ product_id: chateauneuf, quantity: 1 });
      await ada.chooses('pickup');
      const { order } = await ada.buys('card', cards.approves);
      const [cancelled, packed] = await Promise.allSettled([
        cancel(order.id),
        staff.moves(order.number, 'packed'),
      ]);
      expect([cancelled.status, packed.status].sort()).toEqual(['fulfilled', 'rejected']);
      const refused = cancelled.status === 'rejected' ? cancelled : (packed as PromiseRejectedResult);
      expect(refused.reason).toMatchObject({ status: 409 });
    }
    await shop.runJobs();
    await allIsRight(shop);
  });

  it('by the store against the hand-over: the bottles are gone or the money is back, never both', async () => {
    for (let round = 0; round < 4; round++) {
      await ada.put({ product_id: chateauneuf, quantity: 1 });
      await ada.chooses('pickup');
      const { order } = await ada.buys('card', cards.approves);
      await staff.moves(order.number, 'packed');
      await staff.moves(order.number, 'ready');
      const tries = await Promise.allSettled([
        staff.moves(order.number, 'cancelled'),
        staff.moves(order.number, 'handed_over', shown),
      ]);
      expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const { status } = await look(order.id);
      const payment = await paymentOf(order.id);
      expect(payment.status).toBe(status === 'cancelled' ? 'cancelled' : 'captured');
    }
    await allIsRight(shop);
  });

  it('lets go of a payment that is begun while it waits for the order', async () => {
    const { order } = await ada.buys('card', cards.asks);
    const payments = await openPayments(shop.shop, async () => async () => {});
    let looks = 0;
    const parts: OrderParts = {
      // Another try to pay is written between the first look and the lock of the order.
      payments: { ...payments, ofOrder: async (db, id) => (looks++ === 0 ? [] : payments.ofOrder(db, id)) },
      reopenCart,
      putAgain,
      wonBottles: { givenUp: bottlesGivenUp, handedOver: bottlesHandedOver, doTurnsLast },
    };
    await shop.shop.write((tx) => cancelOrderOf(tx, parts, ada.id, order.id));
    expect(await paymentOf(order.id)).toMatchObject({ status: 'cancelled', captured: 0 });
    await allIsRight(shop);
  });

  it('does not let the credit be spent twice while it comes back', async () => {
    const order = await redeemed();
    await ada.put({ product_id: chateauneuf, quantity: 1 });
    await ada.chooses('pickup');
    const [given, spent] = await Promise.allSettled([
      cancel(order.id),
      ada.patch({ redeem_store_credit: 15 }).then(() => ada.buys('card', cards.approves)),
    ]);
    expect(given.status).toBe('fulfilled');
    const credit = (await balances()).store_credit;
    expect(credit).toBe(spent.status === 'fulfilled' ? 0 : 1_500);
    const accounts = await shop.shop.read((db) => balancesOf(db, 'store_credit', ada.id));
    expect(accounts.every(({ balance }) => balance >= 0)).toBe(true);
    await shop.runJobs();
    await allIsRight(shop);
  });
});
