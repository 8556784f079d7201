import { expect, it } from 'vitest';
import { newId } from '../../platform/ids.js';
import { type Buyer, cards, shelfOf, stock } from '../../testing/buyer.js';
import { giveCard, leftOf } from '../../testing/give-tenders.js';
import { describeTwoProcesses, writersOfOneCustomer } from '../../testing/two-processes.js';

const mission = 1;
const [chateauneuf, barolo] = [50, 51];

function tally(ends: readonly PromiseSettledResult<unknown>[]) {
  const counts: Record<string, number> = {};
  for (const end of ends) {
    const name = end.status === 'fulfilled' ? 'placed' : (end.reason.code ?? String(end.reason));
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

describeTwoProcesses('bought at the same moment', (shop) => {
  /** Customers at the checkout, each at one of the two processes in turn. */
  const queue = (count: number, product_id: number, redeem_gift_card?: string) =>
    shop.turnAbout(count, async (process) => {
      const buyer = await process.buyer();
      await buyer.put({ product_id, quantity: 1 });
      await buyer.chooses('shipping', await buyer.lives());
      if (redeem_gift_card) await buyer.patch({ redeem_gift_card });
      return buyer;
    });
  const allBuy = (buyers: readonly Buyer[]) =>
    Promise.allSettled(
      buyers.map((buyer) => (buyer.due > 0 ? buyer.buys('card', cards.approves) : buyer.buys('none'))),
    );
  const ordersOf = (buyers: readonly Pick<Buyer, 'id'>[]) =>
    shop.shop.read((db) =>
      db
        .selectFrom('purchase_order')
        .select(['customer_id', 'status', 'paid_by_gift_card'])
        .where(
          'customer_id',
          'in',
          buyers.map(({ id }) => id),
        )
        .execute(),
    );
  const shelf = `select from store_product where store_id = ${mission} and product_id = ${chateauneuf} for update`;
  const person = ({ id }: Buyer) => `select from customer where id = '${id}' for update`;

  it('the last twenty bottles go to twenty of sixty people, with a letter for each', async () => {
    await stock(shop, mission, chateauneuf, 20);
    const people = await queue(60, chateauneuf);
    const ends = await shop.heldUp(shelf, people.length, () => allBuy(people));
    expect(tally(ends)).toEqual({ placed: 20, not_enough_left: 40 });
    expect(await shelfOf(shop, mission, chateauneuf)).toEqual({ on_hand: 0, held: 0 });
    const orders = await ordersOf(people);
    expect(orders.map(({ status }) => status)).toEqual(Array(20).fill('placed'));

    await shop.allLettersAreSent();
    const served = new Set(orders.map(({ customer_id }) => customer_id));
    for (const { id, customer } of people)
      expect(shop.lettersTo(customer), customer.email).toHaveLength(served.has(id) ? 1 : 0);
  });

  it('one cart, sent to both with one key, is one order, one payment and one answer', async () => {
    await stock(shop, mission, barolo, 50);
    const [one, other] = shop.both;
    for (let round = 0; round < 3; round++) {
      const here = await one.buyer();
      await here.put({ product_id: barolo, quantity: 1 });
      await here.chooses('shipping', await here.lives());
      const there = other.servesBuyer(here);
      const key = newId(shop.shop.clock.now());
      const senders = [here, there, here, there, here, there, here, there];
      const all = () => Promise.all(senders.map((sender) => sender.buys('card', cards.approves, key)));
      const answers = await shop.heldUp(person(here), senders.length, all, writersOfOneCustomer);
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect(answers[0]).toMatchObject({ order: { status: 'placed' }, payment: { status: 'paid' } });
      expect(await ordersOf([here])).toHaveLength(1);
      const payments = await shop.shop.read((db) =>
        db.selectFrom('payment').select('id').where('order_id', '=', answers[0]!.order.id).execute(),
      );
      expect(payments).toHaveLength(1);
      expect(await shelfOf(shop, mission, barolo)).toEqual({ on_hand: 49 - round, held: 0 });
    }
  });

  it('with one cart and a key of its own at each, one order is placed', async () => {
    await stock(shop, mission, barolo, 50);
    const [one, other] = shop.both;
    const here = await one.buyer();
    await here.put({ product_id: barolo, quantity: 1 });
    await here.chooses('shipping', await here.lives());
    const tabs = [here, other.servesBuyer(here), here, other.servesBuyer(here)];
    const ends = await shop.heldUp(person(here), tabs.length, () => allBuy(tabs), writersOfOneCustomer);
    expect(tally(ends)).toEqual({ placed: 1, cart_ordered: 3 });
    expect(await ordersOf([here])).toHaveLength(1);
  });

  it('one gift card pays as far as it reaches, and never further', async () => {
    await stock(shop, mission, barolo, 50);
    const card = await giveCard(shop, 15_000);
    const people = await queue(12, barolo, card.code);
    expect(people.map(({ due }) => due)).toEqual(Array(people.length).fill(0));
    const account = `select from ledger_account where owner_id = '${card.id}' for update`;
    const ends = await shop.heldUp(account, people.length, () => allBuy(people));
    const orders = await ordersOf(people);
    const price = orders[0]!.paid_by_gift_card;
    const reach = Math.floor(15_000 / price);
    expect(reach).toBeGreaterThan(1);
    expect(orders.map(({ paid_by_gift_card }) => paid_by_gift_card)).toEqual(Array(reach).fill(price));
    const { placed, tender_shrank = 0, total_changed = 0 } = tally(ends);
    expect([placed, tender_shrank + total_changed]).toEqual([reach, people.length - reach]);
    expect(await leftOf(shop, card.id, 'gift_card')).toBe(15_000 - reach * price);
    expect(await shelfOf(shop, mission, barolo)).toEqual({ on_hand: 50 - reach, held: 0 });
  });
});
