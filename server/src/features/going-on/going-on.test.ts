import { getGoingOn } from 'contract/going-on';
import { getOrder } from 'contract/orders';
import { expect, it } from 'vitest';
import { hours, minutes, seconds } from '../../platform/clock.js';
import type { Uuid } from '../../platform/ids.js';
import { cards, openBuyer, stock } from '../../testing/buyer.js';
import { describeShop } from '../../testing/describe-shop.js';
import { moveBalance } from '../../testing/move-balance.js';
import type { TestCustomer } from '../../testing/test-customer.js';
import { claims, drawTestLottery, ticketIn } from '../../testing/test-lottery.js';
import { GiftCardCodes, issueGiftCards } from '../gift-cards/index.js';

const mission = 1;
const chateauneuf = 50;
const lincolnPark = { id: 3, jurisdiction: 'IL' };

describeShop('what a customer is in the middle of', (shop) => {
  const seen = (customer: TestCustomer) => customer.call(getGoingOn, {});
  const nothing = { claims: [], unpaid: [], last_order: null, points: [], cards: [], back: [] };

  const issue = (ownerId: Uuid, more: { amount?: number; deliveryDate: string; promotional?: boolean }) =>
    shop.shop.write(async (tx) => {
      const codes = new GiftCardCodes(shop.shop.secretKey);
      const card = {
        store: lincolnPark,
        amount: 2_500,
        buyerId: ownerId,
        ownerId,
        recipientName: 'Ada',
        boughtAt: tx.now,
        deliveredAt: tx.now,
        promotional: true,
        ...more,
      };
      return (await issueGiftCards(tx, codes, [card]))[0]!;
    });

  it('is nothing for somebody new, and told with what the shop’s clock says', async () => {
    const somebody = await shop.customer();
    expect(await seen(somebody)).toEqual({ now: shop.clock.now().toISOString(), ...nothing });
  });

  it('is a bottle that was won, until it is given up or its time is over, and nobody else’s', async () => {
    const { id, winners, alternates } = await drawTestLottery(shop);
    const [ada, bob] = winners;
    const { id: ticket_id, claim_until } = await ticketIn(ada!.customer, id);
    const claim = { ticket_id, lottery_id: id, store_id: 3, store_name: 'Cellar Door Lincoln Park' };
    expect((await seen(ada!.customer)).claims).toMatchObject([{ ...claim, standing: 'won', claim_until }]);
    await claims(ada!, id);
    expect((await seen(ada!.customer)).claims).toMatchObject([{ ...claim, standing: 'claimed' }]);
    expect((await seen(bob!.customer)).claims).not.toMatchObject([{ ticket_id }]);
    expect((await seen(alternates[0]!)).claims).toEqual([]);
    // The lottery is over by the clock, though no job has closed it yet.
    shop.clock.advance(hours(48) - seconds(1));
    expect((await seen(ada!.customer)).claims).toHaveLength(1);
    shop.clock.advance(seconds(1));
    expect((await seen(ada!.customer)).claims).toEqual([]);
  });

  it('is an order that waits for its payment, until its hold ends, and the last order however it went', async () => {
    await stock(shop, mission, chateauneuf, 50, 4_050);
    const ada = await openBuyer(shop);
    await ada.put({ product_id: chateauneuf, quantity: 1 });
    await ada.chooses('pickup');
    const { order } = await ada.buys('card', cards.declines);
    const { hold_until, total } = await ada.customer.call(getOrder, { path: { id: order.id } });
    const last = { id: order.id, number: order.number, store_name: 'Cellar Door Mission' };
    expect(await seen(ada.customer)).toMatchObject({
      unpaid: [{ ...last, total, hold_until }],
      last_order: { ...last, status: 'awaiting_payment', fulfilment: 'pickup' },
    });
    shop.clock.advance(Date.parse(hold_until!) - shop.clock.now().getTime());
    expect(await seen(ada.customer)).toMatchObject({ unpaid: [], last_order: { id: order.id } });
    shop.clock.advance(minutes(1));
  });

  it('is an order that was paid no longer as one to pay', async () => {
    const ada = await openBuyer(shop);
    await ada.put({ product_id: chateauneuf, quantity: 1 });
    await ada.chooses('pickup');
    const { order } = await ada.buys('card', cards.approves);
    expect(await seen(ada.customer)).toMatchObject({
      unpaid: [],
      last_order: { id: order.id, status: 'placed' },
    });
  });

  it('is what points are worth in dollars, where there are any', async () => {
    const ada = await shop.customer();
    await moveBalance(shop, { kind: 'points', ownerId: ada.id, storeId: 3 }, [299]);
    await moveBalance(shop, { kind: 'points', ownerId: ada.id, storeId: 5 }, [70, -70]);
    expect((await seen(ada)).points).toEqual([
      { store_id: 3, store_name: 'Cellar Door Lincoln Park', points: 299, value: 200 },
    ]);
  });

  it('is a gift card with something left that ends within a month', async () => {
    shop.clock.set(new Date('2026-11-20T18:00:00Z'));
    const [ada, bob] = await shop.customers(2);
    const ending = await issue(ada!.id, { deliveryDate: '2026-10-05' });
    await issue(ada!.id, { deliveryDate: '2026-11-20' });
    await issue(ada!.id, { deliveryDate: '2026-09-20' });
    await issue(ada!.id, { deliveryDate: '2026-11-20', promotional: false });
    expect((await seen(ada!)).cards).toEqual([
      {
        id: ending,
        store_name: 'Cellar Door Lincoln Park',
        balance: 2_500,
        remaining_validity_days: 10,
      },
    ]);
    expect((await seen(bob!)).cards).toEqual([]);
  });
});
