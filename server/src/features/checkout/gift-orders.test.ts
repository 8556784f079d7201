import { purchaseOrder } from 'contract/checkout';
import { expect, it } from 'vitest';
import { allIsRight } from '../../testing/all-is-right.js';
import { cards } from '../../testing/buyer.js';
import { describeShop } from '../../testing/describe-shop.js';
import { GiftShop } from '../../testing/gift-shop.js';

describeShop('a gift at the checkout', (shop) => {
  const gifts = new GiftShop(shop);

  it('is paid by card alone, once for a key', async () => {
    const ada = await shop.customer();
    const gift_cart_id = await gifts.cart(ada);
    const buys = (method: 'card' | 'none', key: string) =>
      ada.call(
        purchaseOrder,
        { body: { gift_cart_id, due: 50, payment: { method, card: cards.approves } } },
        { 'idempotency-key': key },
      );
    await expect(buys('none', 'one-of-ada')).rejects.toMatchObject({ code: 'method_not_offered' });
    const { order } = await buys('card', 'one-of-ada');
    expect(order.number).toMatch(/\d/);
    await shop.runJobs();
    expect(await buys('card', 'one-of-ada')).toMatchObject({
      order: { id: order.id, status: 'placed' },
      payment: { status: 'paid' },
    });
    await expect(buys('card', 'another-of-ada')).rejects.toMatchObject({ code: 'gift_cart_bought' });
    await allIsRight(shop);
  });

  it('or a cart: one of the two is named', async () => {
    const ada = await shop.customer();
    const body = { due: 50, payment: { method: 'card' as const } };
    const refused = ada.call(purchaseOrder, { body }, { 'idempotency-key': 'one-of-ada' });
    await expect(refused).rejects.toMatchObject({ status: 422, errors: { cart_id: expect.any(String) } });
  });
});
