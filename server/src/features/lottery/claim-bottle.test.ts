import { enterLottery, getLottery, listLotteryTickets } from 'contract/lottery';
import { getLotteryRecord } from 'contract/lottery-record';
import { beforeEach, expect, it } from 'vitest';
import { days, hours, minutes } from '../../platform/clock.js';
import type { Transaction } from '../../platform/database/database.js';
import { newId, type Uuid } from '../../platform/ids.js';
import { describeShop } from '../../testing/describe-shop.js';
import type { TestCustomer } from '../../testing/test-customer.js';
import { entrants, openTestLottery, tendAfter } from '../../testing/test-lottery.js';
import { claimBottleFor } from './claim-bottle.js';
import { passTurnsOn } from './give-turns.js';
import { openLottery } from './index.js';
import type { ReservedLines, WonBottle } from './won-bottle.js';

describeShop(
  'the bottle that was won',
  (shop) => {
    /** Stands for the cart: it notes which bottles it was told to keep. */
    const kept = new Map<Uuid, WonBottle>();
    const lines: ReservedLines = {
      put: async (_tx, won) => {
        kept.set(won.ticketId, won);
        return {} as Awaited<ReturnType<ReservedLines['put']>>;
      },
      takeOut: async (_tx, ticketId) => void kept.delete(ticketId),
    };
    let id: number;
    let winners: TestCustomer[];
    let alternate: TestCustomer;

    const ticketOf = async (customer: TestCustomer) =>
      (await customer.call(getLottery, { path: { id: String(id) } })).ticket!;
    const standing = async (customer: TestCustomer) => (await ticketOf(customer)).standing;
    const status = async (customer: TestCustomer) =>
      (await customer.call(listLotteryTickets, { query: {} })).data[0]!.status;
    const claim = async (customer: TestCustomer) => {
      const ticket = await ticketOf(customer);
      return shop.shop.write((tx) => claimBottleFor(tx, lines, customer.id, ticket.id));
    };
    const tend = () => shop.shop.write((tx) => passTurnsOn(tx, id, lines));
    const lottery = () => openLottery(shop.shop);

    /** An order as checkout writes one, as far as a ticket needs it. */
    async function order(tx: Transaction, customerId: Uuid) {
      const orderId = newId(tx.now);
      const sums = { lines_total: 0, savings: 0, fee: 0, tax: 0, total: 0 };
      const paid = { paid_by_gift_card: 0, paid_by_store_credit: 0, paid_by_points: 0, paid_by_payment: 0 };
      const about = { store_id: 3, customer_id: customerId, status: 'placed', fulfilment: 'pickup' } as const;
      await tx
        .insertInto('purchase_order')
        .values({
          id: orderId,
          number: orderId,
          ...about,
          ...sums,
          ...paid,
          points_redeemed: 0,
          created_at: tx.now,
        })
        .execute();
      return orderId;
    }
    const buy = async (customer: TestCustomer) => {
      const { id: ticketId } = await ticketOf(customer);
      return shop.shop.write(async (tx) => {
        const orderId = await order(tx, customer.id);
        await lottery().bottleBought(tx, customer.id, ticketId, orderId);
        return orderId;
      });
    };

    beforeEach(async () => {
      kept.clear();
      const customers = await entrants(shop, 3);
      id = await openTestLottery(shop);
      const tickets = new Map<string, TestCustomer>();
      for (const customer of customers)
        tickets.set((await customer.call(enterLottery, { path: { id: String(id) } })).ticket_no, customer);
      await tendAfter(shop, days(3));
      await tendAfter(shop, minutes(10));
      const { turns } = await shop.call(getLotteryRecord, { path: { id: String(id) } });
      winners = turns.map(({ ticket_no }) => tickets.get(ticket_no)!);
      alternate = customers.find((customer) => !winners.includes(customer))!;
    });

    it('is put into the cart at the price of the lottery, once however often it is claimed', async () => {
      const [ada] = winners as [TestCustomer];
      await claim(ada);
      await claim(ada);
      const { id: ticketId } = await ticketOf(ada);
      expect([...kept.values()]).toEqual([
        { ticketId, customerId: ada.id, storeId: 3, productId: expect.any(Number), price: 18_000 },
      ]);
      expect([await standing(ada), await status(ada)]).toEqual(['claimed', 1]);
    });

    it('belongs to its winner alone', async () => {
      const [ada, bob] = winners as [TestCustomer, TestCustomer];
      const { id: ticketId } = await ticketOf(ada);
      const asBob = shop.shop.write((tx) => claimBottleFor(tx, lines, bob.id, ticketId));
      await expect(asBob).rejects.toMatchObject({ refusal: { code: 'ticket_not_found' } });
      await expect(claim(alternate)).rejects.toMatchObject({ refusal: { code: 'not_won' } });
    });

    it('leaves the cart and passes on when it is not bought in time', async () => {
      const [ada, bob] = winners as [TestCustomer, TestCustomer];
      await claim(ada);
      await claim(bob);
      await buy(bob);
      shop.clock.advance(hours(48));
      await expect(claim(ada)).rejects.toMatchObject({ refusal: { code: 'claim_over' } });
      await tend();
      expect([...kept.keys()]).toEqual([(await ticketOf(bob)).id]);
      expect([await standing(ada), await status(ada)]).toEqual(['lapsed', 0]);
      expect([await standing(bob), await status(bob)]).toEqual(['paid', 1]);
      expect(await standing(alternate)).toBe('won');
      await expect(claim(bob)).rejects.toMatchObject({ refusal: { code: 'already_bought' } });
    });

    it('is either claimed or lapsed when both happen at once, and given to one', async () => {
      const [ada] = winners as [TestCustomer];
      const { claim_until } = await ticketOf(ada);
      shop.clock.set(new Date(Date.parse(claim_until!) - 1));
      const claims = Array.from({ length: 10 }, () => claim(ada));
      shop.clock.advance(1);
      const ends = await Promise.allSettled([...claims, tend(), tend(), claim(ada)]);
      for (const end of ends)
        if (end.status === 'rejected') expect(end.reason).toMatchObject({ refusal: { code: 'claim_over' } });
      await tend();
      expect([await standing(ada), kept.has((await ticketOf(ada)).id)]).toEqual(['lapsed', false]);
      const { turns } = await shop.call(getLotteryRecord, { path: { id: String(id) } });
      expect(turns.map((turn) => turn.standing)).toEqual(['lapsed', 'lapsed', 'won']);
    });

    it('goes back into the cart when it was never paid, and to the next when the order is cancelled', async () => {
      const [ada, bob] = winners as [TestCustomer, TestCustomer];
      await claim(ada);
      await claim(bob);
      const [adas, bobs] = [await buy(ada), await buy(bob)];
      await shop.shop.write((tx) => lottery().bottleGivenUp(tx, adas, 'cart'));
      await shop.shop.write((tx) => lottery().bottleGivenUp(tx, bobs, 'nothing'));
      await shop.shop.write((tx) => lottery().bottleGivenUp(tx, bobs, 'nothing'));
      expect([await standing(ada), await standing(bob), await standing(alternate)]).toEqual([
        'claimed',
        'lapsed',
        'won',
      ]);
    });

    it('settles the lottery when the last one is handed over', async () => {
      for (const winner of winners) {
        await claim(winner);
        const orderId = await buy(winner);
        await tend();
        await shop.shop.write((tx) => lottery().bottleHandedOver(tx, orderId));
        expect([await standing(winner), await status(winner)]).toEqual(['handed_over', 7]);
      }
      expect(await standing(alternate)).toBe('alternate');
      await tend();
      expect([await standing(alternate), await status(alternate)]).toEqual(['lost', 0]);
      expect(await shop.call(getLotteryRecord, { path: { id: String(id) } })).toMatchObject({
        lottery: { state: 'settled' },
      });
    });
  },
  { SESSION_DAYS: '365' },
);
