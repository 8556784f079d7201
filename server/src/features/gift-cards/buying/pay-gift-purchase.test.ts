import { placeOrder } from 'contract/checkout';
import { payGiftPurchase } from 'contract/gift-cards/purchases';
import type { Sent } from 'contract/platform/endpoint';
import { expect, it } from 'vitest';
import { allIsRight } from '../../../testing/all-is-right.js';
import { cards } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { GiftShop } from '../../../testing/gift-shop.js';

describeShop('a gift that is paid for', (shop) => {
  const gifts = new GiftShop(shop);

  it('is paid by card alone, once for a key', async () => {
    const ada = await shop.customer();
    const id = await gifts.cart(ada);
    const buys = (method: 'card' | 'none', key: string, gift = id) =>
      ada.call(
        payGiftPurchase,
        { path: { id: gift }, body: { due: 50, payment: { method, card: cards.approves } } },
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
    const second = await gifts.cart(ada);
    await expect(buys('card', 'one-of-ada', second)).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
    await expect(buys('card', '', second)).rejects.toMatchObject({ code: 'idempotency_key_missing' });
    await allIsRight(shop);
  });

  it("is somebody else's to pay for as little as to look at", async () => {
    const [ada, bob] = [await shop.customer(), await shop.customer()];
    const id = await gifts.cart(ada);
    const body = { due: 50, payment: { method: 'card' as const, card: cards.approves } };
    const tries = bob.call(payGiftPurchase, { path: { id }, body }, { 'idempotency-key': 'one-of-bob' });
    await expect(tries).rejects.toMatchObject({ code: 'gift_purchase_not_found' });
  });

  it('is no order of a cart: the one call names a cart, the other a gift', async () => {
    const ada = await shop.customer();
    const gift_cart_id = await gifts.cart(ada);
    const body = { gift_cart_id, due: 50, payment: { method: 'card' } } as unknown as Sent<
      typeof placeOrder
    >['body'];
    const refused = ada.call(placeOrder, { body }, { 'idempotency-key': 'one-of-ada' });
    await expect(refused).rejects.toMatchObject({ status: 422, errors: { cart_id: expect.any(String) } });
  });
});
