import { closeAccount } from 'contract/auth';
import { addCartLine, changeCartLines, getCart } from 'contract/cart';
import { claimBottle, giveUpBottle, listLotteryTickets } from 'contract/lottery';
import { getLotteryRecord } from 'contract/lottery-record';
import { beforeEach, expect, it } from 'vitest';
import { hours } from '../../../platform/clock.js';
import { allIsRight } from '../../../testing/all-is-right.js';
import { type Buyer, stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import type { TestCustomer } from '../../../testing/test-customer.js';
import { claims, drawTestLottery, tendAfter, ticketIn } from '../../../testing/test-lottery.js';
import { openLottery } from '../index.js';

const lincolnPark = 3;
const ordinary = 50;

describeShop(
  'a bottle that was won',
  (shop) => {
    let id: number;
    let ada: Buyer;
    let bob: Buyer;
    let alternate: TestCustomer;

    const standing = async (customer: TestCustomer) => (await ticketIn(customer, id)).standing;
    const status = async (customer: TestCustomer) =>
      (await customer.call(listLotteryTickets, { query: {} })).data[0]!.status;
    const cartOf = ({ customer }: Buyer) =>
      customer.call(getCart, { query: { store_id: String(lincolnPark) } });
    const giveUp = async ({ customer }: Buyer) =>
      customer.call(giveUpBottle, { path: { id: (await ticketIn(customer, id)).id } });

    beforeEach(async () => {
      const drawn = await drawTestLottery(shop);
      id = drawn.id;
      [ada, bob] = drawn.winners as [Buyer, Buyer];
      [alternate] = drawn.alternates as [TestCustomer];
    });

    it('is put into the cart at the price of the lottery, marked, once however often it is claimed', async () => {
      const { id: ticketId, claim_until } = await ticketIn(ada.customer, id);
      await claims(ada, id);
      const cart = await claims(ada, id);
      expect(cart).toMatchObject({ store_id: lincolnPark, totals: { pieces: 1, lines: 18_000 } });
      expect(cart.cart_detail).toMatchObject([
        {
          quantity: 1,
          most: 1,
          unit_price: 18_000,
          problems: [],
          lottery: { ticket_id: ticketId, lottery_id: id, claim_until },
        },
      ]);
      expect([await standing(ada.customer), await status(ada.customer)]).toEqual(['claimed', 1]);
      await allIsRight(shop);
    });

    it('is put into the cart once when two tabs claim it at once', async () => {
      const { id: ticketId } = await ticketIn(ada.customer, id);
      const ends = await Promise.all(
        Array.from({ length: 8 }, () => ada.customer.call(claimBottle, { path: { id: ticketId } })),
      );
      for (const cart of ends) expect(cart.cart_detail).toHaveLength(1);
      await allIsRight(shop);
    });

    it('belongs to its winner alone', async () => {
      const path = { id: (await ticketIn(ada.customer, id)).id };
      await expect(bob.customer.call(claimBottle, { path })).rejects.toMatchObject({
        code: 'ticket_not_found',
      });
      await expect(bob.customer.call(giveUpBottle, { path })).rejects.toMatchObject({
        code: 'ticket_not_found',
      });
      const notHers = { id: (await ticketIn(alternate, id)).id };
      await expect(alternate.call(claimBottle, { path: notHers })).rejects.toMatchObject({ code: 'not_won' });
    });

    it('stays one bottle in the cart: it is neither changed nor taken out, and everything else is', async () => {
      await claims(ada, id);
      await stock(shop, lincolnPark, ordinary, 10);
      await ada.put({ product_id: ordinary, quantity: 1 });
      const { cart_detail } = await cartOf(ada);
      const won = cart_detail.find(({ lottery }) => lottery !== null)!;
      const other = cart_detail.find(({ lottery }) => lottery === null)!;
      for (const quantity of [0, 2])
        await expect(
          ada.customer.call(changeCartLines, {
            path: { id: ada.cartId },
            body: {
              cart_detail: [
                { id: won.id, quantity },
                { id: other.id, quantity: 3 },
              ],
            },
          }),
        ).rejects.toMatchObject({ code: 'line_locked' });
      const product = { store_id: lincolnPark, product_id: won.product_id!, quantity: 1 };
      await expect(ada.customer.call(addCartLine, { body: product })).rejects.toMatchObject({
        code: 'by_lottery_only',
      });
      const changed = await ada.customer.call(changeCartLines, {
        path: { id: ada.cartId },
        body: { cart_detail: [{ id: other.id, quantity: 0 }] },
      });
      expect(changed.cart_detail.map((line) => [line.id, line.quantity])).toEqual([[won.id, 1]]);
    });

    it('lies beside one of the same that is bought as usual', async () => {
      const { cart_detail } = await claims(ada, id);
      const product_id = cart_detail[0]!.product_id!;
      await shop.shop.write((tx) =>
        tx.updateTable('product').set({ allocation: 'none' }).where('id', '=', product_id).execute(),
      );
      await ada.put({ product_id, quantity: 1 });
      await ada.put({ product_id, quantity: 1 });
      const usual = async () => (await cartOf(ada)).cart_detail.find(({ lottery }) => lottery === null)!;
      expect((await cartOf(ada)).cart_detail).toHaveLength(2);
      expect(await usual()).toMatchObject({ quantity: 2, product_id });
      expect((await usual()).unit_price).not.toBe(18_000);
      await allIsRight(shop);
      await shop.shop.write((tx) =>
        tx.updateTable('product').set({ allocation: 'lottery' }).where('id', '=', product_id).execute(),
      );
      expect((await usual()).problems).toMatchObject([{ code: 'by_lottery_only' }]);
    });

    it('passes to the next ticket when its winner gives it up, for good', async () => {
      await claims(ada, id);
      expect((await giveUp(ada)).cart_detail).toEqual([]);
      expect([await standing(ada.customer), await status(ada.customer)]).toEqual(['lapsed', 0]);
      await expect(claims(ada, id)).rejects.toMatchObject({ code: 'claim_over' });
      await tendAfter(shop, 0);
      expect(await standing(alternate)).toBe('won');
      await giveUp(bob);
      await tendAfter(shop, 0);
      expect(await standing(bob.customer)).toBe('lapsed');
      await allIsRight(shop);
    });

    it('is given up without being claimed: the next ticket has it at the next round, the cart is as it was', async () => {
      await stock(shop, lincolnPark, ordinary, 10);
      await ada.put({ product_id: ordinary, quantity: 1 });
      expect((await giveUp(ada)).cart_detail).toMatchObject([{ product_id: ordinary, quantity: 1 }]);
      expect([await standing(ada.customer), await status(ada.customer)]).toEqual(['lapsed', 0]);
      await expect(claims(ada, id)).rejects.toMatchObject({ code: 'claim_over' });
      await expect(giveUp(ada)).rejects.toMatchObject({ code: 'claim_over' });
      await tendAfter(shop, 0);
      expect(await standing(alternate)).toBe('won');
      expect(await standing(bob.customer)).toBe('won');
      expect((await shop.letterTo(alternate.email)).subject).toMatch(/^It is your turn/);
      await allIsRight(shop);
    });

    it('leaves the cart and passes on when it is not bought in time, and its winner is told', async () => {
      await claims(ada, id);
      shop.clock.advance(hours(48));
      await expect(claims(ada, id)).rejects.toMatchObject({ code: 'claim_over' });
      await tendAfter(shop, 0);
      expect((await cartOf(ada)).cart_detail).toEqual([]);
      expect([await standing(ada.customer), await status(ada.customer)]).toEqual(['lapsed', 0]);
      expect(await standing(alternate)).toBe('won');
      const { email } = ada.customer;
      expect((await shop.letterTo(email)).subject).toMatch(/^Your time to buy has run out/);
      await allIsRight(shop);
    });

    it('is either claimed or lapsed when both happen at once, and given to one', async () => {
      const { id: ticketId, claim_until } = await ticketIn(ada.customer, id);
      shop.clock.set(new Date(Date.parse(claim_until!) - 1));
      const claim = () => ada.customer.call(claimBottle, { path: { id: ticketId } });
      const lapse = () => openLottery(shop.shop).tend(id);
      const early = Array.from({ length: 10 }, claim);
      await Promise.race(early);
      shop.clock.advance(1);
      const ends = await Promise.allSettled([...early, lapse(), lapse(), claim()]);
      for (const end of ends)
        if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'claim_over' });
      await lapse();
      expect(await standing(ada.customer)).toBe('lapsed');
      expect((await cartOf(ada)).cart_detail).toEqual([]);
      const { turns } = await shop.call(getLotteryRecord, { path: { id: String(id) } });
      expect(turns.map((turn) => turn.standing)).toEqual(['lapsed', 'lapsed', 'won']);
      await allIsRight(shop);
    });

    it.each(['claimed', 'not claimed'])('passes on, %s, when its winner closes the account', async (is) => {
      if (is === 'claimed') await claims(ada, id);
      await ada.customer.call(closeAccount, { body: { password: ada.customer.password } });
      await tendAfter(shop, 0);
      expect(await standing(alternate)).toBe('won');
      await allIsRight(shop);
    });
  },
  { SESSION_DAYS: '365' },
);
