import { getCart, mostPerLine } from 'contract/cart';
import { beforeEach, expect, it } from 'vitest';
import { type Buyer, openBuyer, stock } from '../../testing/buyer.js';
import { describeShop } from '../../testing/describe-shop.js';
import { putAgain } from './put-again.js';

const mission = 1;
const chateauneuf = 50;

describeShop('putting goods into the cart again', (shop) => {
  let ada: Buyer;
  beforeEach(async () => {
    ada = await openBuyer(shop);
    await shop.shop.write((tx) => tx.updateTable('store').set({ most_pieces: 1_000 }).execute());
    await stock(shop, mission, chateauneuf, 1_000);
  });

  const again = (...quantities: number[]) =>
    shop.shop.write((tx) =>
      putAgain(tx, {
        customerId: ada.id,
        storeId: mission,
        lines: quantities.map((quantity) => ({ product_id: chateauneuf, wine_set_id: null, quantity })),
      }),
    );

  it('counts a bottle that was ordered in two lines once', async () => {
    expect(await again(mostPerLine - 20, 30)).toEqual([
      { quantity: mostPerLine - 20 },
      { quantity: 20, reason: 'A cart holds at most 120 of one' },
    ]);
    const { cart_detail } = await ada.customer.call(getCart, { query: { store_id: '1' } });
    expect(cart_detail.map(({ quantity }) => quantity)).toEqual([mostPerLine]);
  });
});
