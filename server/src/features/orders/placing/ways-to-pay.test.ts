import { getOrder, listOrderPaymentMethods, orderNotFound } from 'contract/orders';
import { beforeEach, expect, it } from 'vitest';
import { cards, openBuyer, stock } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';

const [mission, barolo] = [1, 51];

describeShop('the ways to pay an order that waits', (shop) => {
  beforeEach(() => stock(shop, mission, barolo, 50, 2_000));

  const declined = async (mode: 'pickup' | 'delivery') => {
    const ada = await openBuyer(shop);
    await ada.put({ product_id: barolo, quantity: 1 });
    await ada.chooses(mode, mode === 'delivery' ? await ada.lives() : undefined);
    const { order } = await ada.buys('card', cards.declines);
    const look = () => ada.customer.call(listOrderPaymentMethods, { path: { id: order.id } });
    return { ada, order, look };
  };

  it('are those of its way home, with the test cards of the demo', async () => {
    const pickup = await declined('pickup');
    const { paid_by_payment } = await pickup.ada.customer.call(getOrder, { path: { id: pickup.order.id } });
    expect(await pickup.look()).toMatchObject({
      due: paid_by_payment,
      methods: ['card', 'at_pickup'],
      gateway: 'demo',
      test_cards: expect.arrayContaining([expect.objectContaining({ number: expect.any(String) })]),
    });
    expect((await (await declined('delivery')).look()).methods).toEqual(['card']);
  });

  it('are none when its bottles are no longer kept, and are nobody else’s to ask', async () => {
    const { order, look } = await declined('pickup');
    const bob = await shop.customer();
    await expect(bob.call(listOrderPaymentMethods, { path: { id: order.id } })).rejects.toMatchObject({
      code: orderNotFound.code,
    });
    shop.clock.advance(11 * 60_000);
    expect((await look()).methods).toEqual([]);
  });
});
