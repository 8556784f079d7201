import { randomUUID } from 'node:crypto';
import { getCart } from 'contract/cart';
import { getLottery, listLotteryTickets } from 'contract/lottery';
import { tooFewBottles } from 'contract/lottery/lotteries.staff';
import { getLotteryRecord } from 'contract/lottery-record';
import { cancelOrder, getOrder, payOrder, reorder } from 'contract/orders';
import { beforeEach, expect, it } from 'vitest';
import { hours, later, minutes } from '../../platform/clock.js';
import { allIsRight } from '../../testing/all-is-right.js';
import { type Buyer, cards, shelfOf, stock } from '../../testing/buyer.js';
import { describeShop } from '../../testing/describe-shop.js';
import { inCash, otherName, Staff } from '../../testing/staff.js';
import type { TestCustomer } from '../../testing/test-customer.js';
import { claims, drawTestLottery, tendAfter, ticketIn } from '../../testing/test-lottery.js';
import { openLottery } from '../lottery/index.js';

const lincolnPark = 3;
const ordinary = 50;

describeShop(
  'buying a bottle that was won',
  (shop) => {
    let id: number;
    let ada: Buyer;
    let bob: Buyer;
    let alternate: TestCustomer;
    let product: number;
    const staff = new Staff(shop);

    const standing = async ({ customer }: Buyer) => (await ticketIn(customer, id)).standing;
    const status = async ({ customer }: Buyer) =>
      (await customer.call(listLotteryTickets, { query: {} })).data[0]!.status;
    const linesOf = async ({ customer }: Buyer) =>
      (await customer.call(getCart, { query: { store_id: String(lincolnPark) } })).cart_detail;
    const shelf = () => shelfOf(shop, lincolnPark, product);
    const orderOf = ({ customer }: Buyer, orderId: string) =>
      customer.call(getOrder, { path: { id: orderId } });
    const recordOf = () => shop.call(getLotteryRecord, { path: { id: String(id) } });

    /** Takes the winner up to the payment. */
    const ready = async (winner: Buyer) => {
      await claims(winner, id);
      await winner.chooses('pickup');
      return winner;
    };

    beforeEach(async () => {
      const drawn = await drawTestLottery(shop);
      id = drawn.id;
      [ada, bob] = drawn.winners as [Buyer, Buyer];
      [alternate] = drawn.alternates as [TestCustomer];
      const drawnFor = await ada.customer.call(getLottery, { path: { id: String(id) } });
      product = drawnFor.product!.id;
    });

    it('is an order like any other: at its price, taxed, from the shelf, in the ledger', async () => {
      await ready(ada);
      const before = await shelf();
      const { order, payment } = await ada.buys('card', cards.approves);
      expect([order.status, payment.status]).toEqual(['placed', 'paid']);
      const details = await orderOf(ada, order.id);
      expect(details.lines).toMatchObject([
        { product_id: product, quantity: 1, unit_price: 18_000, lottery_id: id },
      ]);
      expect(details.tax).toBeGreaterThan(0);
      expect(details.paid_by_payment).toBe(18_000 + details.tax);
      expect(await shelf()).toEqual({ on_hand: before.on_hand - 1, held: before.held - 1 });
      expect([await standing(ada), await status(ada)]).toEqual(['paid', 1]);
      expect(await linesOf(ada)).toEqual([]);
      await allIsRight(shop);

      await expect(claims(ada, id)).rejects.toMatchObject({ code: 'already_bought' });
      shop.clock.advance(hours(72));
      await tendAfter(shop, 0);
      expect(await standing(ada)).toBe('paid');
      expect(await standing(bob)).toBe('lapsed');
      await allIsRight(shop);
    });

    it('is bought beside another bottle, with a gift card, credit and points, and all of it comes back', async () => {
      await stock(shop, lincolnPark, ordinary, 10);
      await staff.gives(ada.id, 'points', 5_000, lincolnPark);
      await staff.gives(ada.id, 'store_credit', 2_000, lincolnPark);
      const code = await staff.givesCard(ada.id, `WINE-${id}`, 3_000, lincolnPark);
      await ready(ada);
      await ada.put({ product_id: ordinary, quantity: 2 });
      await ada.chooses('pickup');
      await ada.patch({ redeem_gift_card: code, redeem_store_credit: 20, redeem_loyalty_point: 1_000 });
      const { order } = await ada.buys('card', cards.approves);
      const details = await orderOf(ada, order.id);
      expect(details.lines.map((line) => line.lottery_id).sort()).toEqual([id, null].sort());
      expect(details).toMatchObject({
        lines_total: 26_000,
        paid_by_gift_card: 3_000,
        paid_by_store_credit: 2_000,
        paid_by_points: 1_000,
      });
      await allIsRight(shop);
      await ada.customer.call(cancelOrder, { path: { id: order.id } });
      await shop.runJobs();
      expect((await orderOf(ada, order.id)).given_back).toMatchObject({ gift_card: 3_000, points: 1_000 });
      expect((await shelfOf(shop, lincolnPark, ordinary)).on_hand).toBe(10);
      await allIsRight(shop);
    });

    it('waits for its payment however often a card is declined', async () => {
      await ready(ada);
      const { order } = await ada.buys('card', cards.declines);
      expect(await standing(ada)).toBe('paid');
      await ada.customer.call(
        payOrder,
        { path: { id: order.id }, body: { payment: { method: 'card', card: cards.approves } } },
        { 'idempotency-key': randomUUID() },
      );
      expect((await orderOf(ada, order.id)).status).toBe('placed');
      expect([await standing(ada), await status(ada)]).toEqual(['paid', 1]);
      await allIsRight(shop);
    });

    it('lies in the cart again when its order is not paid in time, as long as the turn lasts', async () => {
      await stock(shop, lincolnPark, ordinary, 10);
      await ready(ada);
      await ada.put({ product_id: ordinary, quantity: 1 });
      await ada.chooses('pickup');
      const free = await shelf();
      const { order } = await ada.buys('card', cards.declines);
      expect(await shelf()).toEqual(free);
      await tendAfter(shop, minutes(11));
      await shop.whole.jobs.schedule();
      await tendAfter(shop, minutes(1));
      expect((await orderOf(ada, order.id)).status).toBe('cancelled');
      expect((await shop.letterTo(ada.customer.email)).text).toContain('stays there until your time is up');
      expect((await linesOf(ada)).map(({ lottery }) => lottery?.lottery_id ?? null).sort()).toEqual(
        [id, null].sort(),
      );
      expect([await standing(ada), await status(ada)]).toEqual(['claimed', 1]);
      expect(await shelf()).toEqual(free);
      await allIsRight(shop);

      const cart = await claims(ada, id);
      ada.cartId = cart.id!;
      await ada.chooses('pickup');
      expect((await ada.buys('card', cards.approves)).order.status).toBe('placed');
      await allIsRight(shop);
    });

    it('that was ordered in time may be paid as long as its order is held, and then passes on', async () => {
      await ready(ada);
      const { claim_until } = await ticketIn(ada.customer, id);
      shop.clock.set(new Date(Date.parse(claim_until!) - minutes(1)));
      await ada.chooses('pickup');
      const { order } = await ada.buys('card', cards.declines);
      await tendAfter(shop, minutes(5));
      expect(await standing(ada)).toBe('paid');
      const { hold_until } = await orderOf(ada, order.id);
      await ada.customer.call(
        payOrder,
        { path: { id: order.id }, body: { payment: { method: 'card', card: cards.declines } } },
        { 'idempotency-key': randomUUID() },
      );
      expect((await orderOf(ada, order.id)).hold_until).toBe(hold_until);
      await tendAfter(shop, minutes(6));
      await tendAfter(shop, minutes(1));
      expect((await orderOf(ada, order.id)).status).toBe('cancelled');
      expect(await linesOf(ada)).toEqual([]);
      expect([await standing(ada), await status(ada)]).toEqual(['lapsed', 0]);
      expect((await ticketIn(alternate, id)).standing).toBe('won');
      const letters = (await shop.letters()).filter(({ to }) => to === ada.customer.email);
      expect(
        letters.filter(({ subject }) => subject.startsWith('Your time to buy has run out')),
      ).toHaveLength(1);
      await allIsRight(shop);
    });

    it('is not ordered any more when the turn is over', async () => {
      await ready(ada);
      const { claim_until } = await ticketIn(ada.customer, id);
      shop.clock.set(new Date(Date.parse(claim_until!) - minutes(1)));
      await ada.chooses('pickup');
      shop.clock.advance(minutes(1));
      await expect(ada.buys('card', cards.approves)).rejects.toMatchObject({ code: 'claim_over' });
      await allIsRight(shop);
    });

    it('passes to the next ticket when its order is cancelled, and what was paid goes back', async () => {
      await ready(ada);
      const before = await shelf();
      const { order } = await ada.buys('card', cards.approves);
      shop.clock.advance(minutes(1));
      await ada.customer.call(cancelOrder, { path: { id: order.id } });
      await shop.runJobs();
      expect((await shop.letterTo(ada.customer.email)).text).toContain('passes to the next ticket');
      expect([await standing(ada), await status(ada)]).toEqual(['lapsed', 0]);
      expect(await linesOf(ada)).toEqual([]);
      expect(await shelf()).toEqual(before);
      await tendAfter(shop, 0);
      expect((await ticketIn(alternate, id)).standing).toBe('won');
      await allIsRight(shop);
    });

    it('goes back into the cart when an order that was not paid yet is cancelled', async () => {
      await ready(ada);
      const { order } = await ada.buys('card', cards.declines);
      await ada.customer.call(cancelOrder, { path: { id: order.id } });
      expect(await standing(ada)).toBe('claimed');
      expect(await linesOf(ada)).toMatchObject([{ lottery: { lottery_id: id } }]);
      await allIsRight(shop);
    });

    it('reads Delivered when it is handed over, and the last one settles the lottery', async () => {
      for (const winner of [ada, bob]) {
        await ready(winner);
        const { order } = await winner.buys('at_pickup');
        expect(order.status).toBe('placed');
        await staff.handsOver(order.number, 'ready', inCash);
        expect([await standing(winner), await status(winner)]).toEqual(['handed_over', 7]);
        await allIsRight(shop);
      }
      await tendAfter(shop, 0);
      const { lottery } = await recordOf();
      expect(lottery.state).toBe('settled');
      expect((await ticketIn(alternate, id)).standing).toBe('lost');
      await allIsRight(shop);
    });

    it('is handed to nobody else: an ID in another name passes it on, and what was paid goes back', async () => {
      expect((await shop.letterTo(ada.customer.email)).text.replaceAll(/\s+/g, ' ')).toContain(
        'bring a government-issued photo ID in the name of your account',
      );
      await ready(ada);
      const { order } = await ada.buys('card', cards.approves);
      await staff.moves(order.number, 'packed');
      await staff.moves(order.number, 'ready');
      expect(await staff.moves(order.number, 'handed_over', otherName)).toMatchObject({
        status: 'cancelled',
        id_checked: otherName,
      });
      await tendAfter(shop, 0);
      expect([await standing(ada), await status(ada)]).toEqual(['lapsed', 0]);
      expect((await ticketIn(alternate, id)).standing).toBe('won');
      const { total, given_back } = await orderOf(ada, order.id);
      expect(given_back).toMatchObject({ payment: total });
      await allIsRight(shop);
    });

    it('is on the shelf again when nobody of the ranking is left', async () => {
      const held = (await shelf()).held;
      const { id: small, winners } = await drawTestLottery(shop, 1);
      expect((await shelf()).held).toBe(held + 2);
      await claims(winners[0]!, small);
      shop.clock.advance(hours(48));
      await tendAfter(shop, 0);
      const { lottery } = await shop.call(getLotteryRecord, { path: { id: String(small) } });
      expect(lottery.state).toBe('settled');
      expect((await shelf()).held).toBeLessThanOrEqual(held);
      await allIsRight(shop);
    });

    it('is not put into a cart by ordering it again', async () => {
      await ready(ada);
      const { order } = await ada.buys('at_pickup');
      await staff.handsOver(order.number, 'ready', inCash);
      const again = await ada.customer.call(
        reorder,
        { path: { id: order.id } },
        { 'idempotency-key': randomUUID() },
      );
      expect(again.added).toEqual([]);
      expect(again.left_out).toMatchObject([{ reason: 'Sold by lottery only' }]);
    });

    it('is not ordered by somebody whose licence has run out', async () => {
      await ready(ada);
      await shop.shop.write((tx) =>
        tx
          .updateTable('customer')
          .set({ license_exp_date: '2026-01-01' })
          .where('id', '=', ada.customer.id)
          .execute(),
      );
      await expect(ada.buys('at_pickup')).rejects.toMatchObject({ code: 'refused_by_rule' });
      expect(await standing(ada)).toBe('claimed');
    });

    it('is bought once when two tabs pay at once, and either bought or lapsed', async () => {
      await ready(ada);
      const { claim_until } = await ticketIn(ada.customer, id);
      shop.clock.set(new Date(Date.parse(claim_until!) - minutes(1)));
      await ada.chooses('pickup');
      shop.clock.set(new Date(Date.parse(claim_until!) - 1));
      const early = Array.from({ length: 6 }, () => ada.buys('at_pickup'));
      await Promise.race(early.map((one) => one.catch(() => undefined)));
      shop.clock.advance(1);
      const lapses = [openLottery(shop.shop).tend(id), openLottery(shop.shop).tend(id)];
      const ends = await Promise.allSettled([...early, ada.buys('at_pickup')]);
      await Promise.all(lapses);
      const bought = ends.filter((end) => end.status === 'fulfilled').length;
      expect(bought).toBeLessThanOrEqual(1);
      for (const end of ends)
        if (end.status === 'rejected')
          expect(['cart_ordered', 'claim_over', 'cart_empty']).toContain(
            (end.reason as { code: string }).code,
          );
      expect(await standing(ada)).toBe(bought === 1 ? 'paid' : 'lapsed');
      await allIsRight(shop);
    });

    it('is bought by each of its winners at once, beside the same other bottles, while turns are passed on', async () => {
      await stock(shop, lincolnPark, ordinary, 10);
      const { id: other, winners: all } = await drawTestLottery(shop, 6, { bottles: 5 });
      for (const winner of all) {
        await claims(winner, other);
        await winner.put({ product_id: ordinary, quantity: 1 });
        await winner.chooses('pickup');
      }
      const tend = () => openLottery(shop.shop).tend(other);
      const orders = await Promise.all([...all.map((winner) => winner.buys('card', cards.declines)), tend()]);
      await allIsRight(shop);
      const placed = orders.slice(0, all.length) as Awaited<ReturnType<Buyer['buys']>>[];
      await Promise.all([
        ...placed.map(({ order }, index) =>
          all[index]!.customer.call(cancelOrder, { path: { id: order.id } }),
        ),
        tend(),
      ]);
      for (const winner of all) expect(await linesOf(winner)).toHaveLength(2);
      expect((await shelfOf(shop, lincolnPark, ordinary)).held).toBe(0);
      await allIsRight(shop);
    });

    it('is set aside as soon as it is announced: nobody else can have it, and no more is announced than there is', async () => {
      const before = await shelf();
      const free = before.on_hand - before.held;
      const announcing = (bottles: number) =>
        shop.shop.write((tx) =>
          openLottery(shop.shop).announce(tx, {
            store_id: lincolnPark,
            product_id: product,
            name: 'All that there is',
            bottles,
            price: 18_000,
            opens_at: later(tx.now, hours(1)),
            closes_at: later(tx.now, hours(2)),
            ticket_prefix: 'CH1',
            rules: 'One ticket for each person.',
            release: 'all',
          }),
        );
      await expect(announcing(free + 1)).rejects.toMatchObject({ refusal: tooFewBottles });
      await announcing(free);
      expect(await shelf()).toEqual({ on_hand: before.on_hand, held: before.on_hand });
      await shop.shop.write((tx) =>
        tx.updateTable('product').set({ allocation: 'none' }).where('id', '=', product).execute(),
      );
      await expect(ada.put({ product_id: product, quantity: 1 })).rejects.toMatchObject({
        code: 'not_enough_left',
      });
      await ready(ada);
      expect((await ada.buys('at_pickup')).order.status).toBe('placed');
      await allIsRight(shop);
      await shop.shop.write((tx) =>
        tx.updateTable('product').set({ allocation: 'lottery' }).where('id', '=', product).execute(),
      );
    });
  },
  { SESSION_DAYS: '365' },
);
