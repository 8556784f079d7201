import { listFulfilmentOptions } from 'contract/fulfilment';
import { getOrder } from 'contract/orders';
import { beforeEach, expect, it } from 'vitest';
import { type Buyer, cards, openBuyer, stock } from '../../testing/buyer.js';
import { describeShop } from '../../testing/describe-shop.js';
import { Staff } from '../../testing/staff.js';

const [mission, chateauneuf] = [1, 50];
const days = { from: '2026-11-24', until: '2026-11-25' };

describeShop('the days on which a parcel arrives', (shop) => {
  const staff = new Staff(shop);
  let ada: Buyer;
  beforeEach(async () => {
    // A Friday in San Francisco, a quarter to two: parcels leave at two.
    shop.clock.set(new Date('2026-11-20T21:45:00Z'));
    await stock(shop, mission, chateauneuf, 90, 4_000);
    ada = await openBuyer(shop);
    await ada.put({ product_id: chateauneuf, quantity: 2 });
  });
  const portland = () => ada.lives({ zip_code: '97201', city: 'Portland', state: 'Oregon' });
  const ships = async (card = cards.approves) => {
    await ada.chooses('shipping', await portland());
    return (await ada.buys('card', card)).order;
  };
  const arrivalOf = async (id: string) => (await ada.customer.call(getOrder, { path: { id } })).arrival;

  it('are those of the checkout, as long as it is under way', async () => {
    await ada.chooses('shipping', await portland());
    const { modes } = await ada.customer.call(listFulfilmentOptions, { query: { cart_id: ada.cartId } });
    expect(modes).toContainEqual(expect.objectContaining({ arrival: expect.objectContaining(days) }));
    const { order } = await ada.buys('card', cards.approves);
    shop.clock.set(new Date('2026-11-23T18:00:00Z'));
    expect(await arrivalOf(order.id)).toEqual(days);
    await staff.handsOver(order.number, 'on_its_way');
    expect(await arrivalOf(order.id)).toBeNull();
  });

  it('are told in the letters, without a year', async () => {
    const { number } = await ships();
    expect((await shop.letterTo(ada.customer.email)).text).toContain('Arrives: Tue, Nov 24 – Wed, Nov 25');
    await staff.moves(number, 'packed');
    await staff.moves(number, 'on_its_way');
    const sent = await shop.letterTo(ada.customer.email);
    expect(sent.subject).toBe(`Your order ${number} is on its way`);
    expect(sent.text).toContain('Arrives: Tue, Nov 24 – Wed, Nov 25');
  });

  it('are none before it is paid, and none of a pickup', async () => {
    expect(await arrivalOf((await ships(cards.declines)).id)).toBeNull();
    await ada.put({ product_id: chateauneuf, quantity: 2 });
    await ada.chooses('pickup');
    const { order } = await ada.buys('card', cards.approves);
    expect(await arrivalOf(order.id)).toBeNull();
  });
});
