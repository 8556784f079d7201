import { updateCart } from 'contract/cart';
import { placeOrder } from 'contract/checkout';
import { listFulfilmentOptions } from 'contract/fulfilment';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { allIsRight } from '../../testing/all-is-right.js';
import { type Buyer, cards, openBuyer, stock } from '../../testing/buyer.js';
import { describeShop } from '../../testing/describe-shop.js';
import { giveUpShelves } from '../../testing/shelves.js';

const mission = 1;
const [chateauneuf, barolo] = [50, 51];

describeShop('an order that cannot be placed', (shop) => {
  let ada: Buyer;
  beforeEach(async () => {
    await stock(shop, mission, chateauneuf, 50, 4_050);
    await stock(shop, mission, barolo, 50, 2_000);
    ada = await openBuyer(shop);
    await ada.put({ product_id: chateauneuf, quantity: 2 });
    await ada.chooses('pickup');
  });

  const changes = (customer: Buyer, about: { dob?: string; license_exp_date?: string | null }) =>
    shop.shop.write((tx) => tx.updateTable('customer').set(about).where('id', '=', customer.id).execute());
  const refused = (code: string, buying = ada.buys('card', cards.approves), message = '') =>
    expect(buying).rejects.toMatchObject({ code, message: expect.stringContaining(message) });
  const nothingHappened = async () => {
    const orders = await shop.shop.read((db) =>
      db.selectFrom('purchase_order').select('id').where('customer_id', '=', ada.id).execute(),
    );
    expect(orders).toEqual([]);
    await allIsRight(shop);
  };

  it('at another price than the one that was seen', async () => {
    await stock(shop, mission, chateauneuf, 50, 4_250);
    await refused('total_changed', undefined, '$92.33');
    await ada.patch({});
    expect(await ada.buys('card', cards.approves)).toMatchObject({ payment: { status: 'paid' } });
  });

  it('when a bottle has gone meanwhile', async () => {
    await stock(shop, mission, chateauneuf, 1, 4_050);
    await refused('not_enough_left', undefined, 'Only 1 left');
    await stock(shop, mission, chateauneuf, 0, 4_050);
    await refused('not_enough_left', undefined, 'Out of stock');
    await nothingHappened();
  });

  it('when the store no longer carries it', async () => {
    await ada.put({ product_id: barolo, quantity: 1 });
    await ada.patch({});
    await shop.shop.write((tx) => giveUpShelves(tx, { store: mission, products: [barolo] }));
    await refused('line_in_the_way', undefined, 'No longer carried');
    await shop.shop.write((tx) =>
      tx
        .insertInto('store_product')
        .values({ store_id: mission, product_id: barolo, price: 2_000, compare_at: null })
        .execute(),
    );
    await stock(shop, mission, barolo, 50, 2_000);
  });

  it('before it is said how the goods come home, and when', async () => {
    await ada.patch({ fulfilment: null });
    await refused('fulfilment_missing');
    await ada.patch({ fulfilment: 'pickup' });
    await refused('slot_missing');
    await ada.patch({ fulfilment: 'shipping' });
    await refused('fulfilment_missing', undefined, 'Choose an address');
    await nothingHappened();
  });

  it('at a time that is not offered, or is taken', async () => {
    const { slot } = await ada.patch({});
    await expect(ada.patch({ slot_id: 'pickup-yesterday' })).rejects.toMatchObject({
      code: 'slot_not_offered',
    });
    await shop.shop.write((tx) =>
      tx
        .insertInto('slot')
        .values({
          store_id: mission,
          mode: 'pickup',
          slot_from: new Date(slot!.from),
          slot_until: new Date(slot!.until),
          places: 1,
        })
        // Other tests of this file may have taken the same time before.
        .onConflict((known) =>
          known.columns(['store_id', 'mode', 'slot_from']).doUpdateSet({ places: sql`slot.taken + 1` }),
        )
        .execute(),
    );
    const grace = await openBuyer(shop);
    await grace.put({ product_id: barolo, quantity: 1 });
    await grace.chooses('pickup');
    expect((await grace.patch({})).slot!.from).toBe(slot!.from);
    await grace.buys('card', cards.approves);
    await refused('slot_full');
    expect(await ada.patch({})).toMatchObject({ fulfilment_problems: [expect.stringContaining('taken')] });
    await nothingHappened();
  });

  it('under 21 on the calendar of the store', async () => {
    await changes(ada, { dob: '2005-11-21' });
    await refused('refused_by_rule', undefined, '21 or older');
    await changes(ada, { dob: '2005-11-20' });
    expect(await ada.buys('card', cards.approves)).toMatchObject({ payment: { status: 'paid' } });
  });

  it.each([
    ['missing', null],
    ['expired', '2026-11-19'],
  ])('with a licence that is %s', async (licence, license_exp_date) => {
    await changes(ada, { license_exp_date });
    expect((await ada.options()).licence).toBe(licence);
    await refused('refused_by_rule', undefined, 'license');
    await nothingHappened();
  });

  it('by shipping where a rule forbids it, and says which rule, and what would work', async () => {
    const kentucky = await ada.lives({ state: 'Kentucky', city: 'Louisville', zip_code: '40202' });
    const { modes } = await ada.options(kentucky);
    expect(modes.find(({ mode }) => mode === 'shipping')).toMatchObject({
      open: false,
      instead: ['pickup'],
      refusals: [
        { code: 'not_sold_this_way', message: "Kentucky law doesn't let us ship wine from California" },
      ],
    });
    const cart = await ada.patch({ fulfilment: 'shipping', address_id: kentucky });
    expect(cart.fulfilment_problems).toEqual(["Kentucky law doesn't let us ship wine from California"]);
    expect(cart.cart_detail[0]!.problems).toEqual([
      {
        code: 'not_handed_over',
        message: "Kentucky law doesn't let us ship wine from California",
        blocks: true,
      },
    ]);
    expect(cart.totals).toMatchObject({ fee: null, tax: null });
    await refused('refused_by_rule', undefined, "Kentucky law doesn't let us ship wine from California");
    await nothingHappened();
  });

  it('into a dry county, with the source of the rule', async () => {
    const dry = await ada.lives({ state: 'Florida', city: 'Mayo', zip_code: '32066' });
    const { modes } = await ada.options(dry);
    expect(modes.find(({ mode }) => mode === 'shipping')).toMatchObject({
      open: false,
      refusals: [{ code: 'dry_area', rule: { state: 'FL', source: expect.any(String) } }],
    });
  });

  it('from a cart, or to an address, of somebody else', async () => {
    const grace = await openBuyer(shop);
    const home = await grace.lives();
    await expect(ada.patch({ address_id: home })).rejects.toMatchObject({ code: 'address_not_found' });
    await expect(ada.options(home)).rejects.toMatchObject({ code: 'address_not_found' });
    const body = { cart_id: ada.cartId, due: ada.due, payment: { method: 'card' as const } };
    const theirs = grace.customer.call(placeOrder, { body }, { 'idempotency-key': 'one-of-grace' });
    await refused('cart_not_found', theirs as ReturnType<Buyer['buys']>);
    const path = { id: ada.cartId };
    await expect(grace.customer.call(updateCart, { path, body: {} })).rejects.toMatchObject({
      code: 'cart_not_found',
    });
    const query = { cart_id: ada.cartId };
    await expect(grace.customer.call(listFulfilmentOptions, { query })).rejects.toMatchObject({
      code: 'cart_not_found',
    });
    await nothingHappened();
  });

  it('in a way that is not offered, or without a key', async () => {
    await refused('method_not_offered', ada.buys('none'));
    await ada.chooses('shipping', await ada.lives());
    await refused('method_not_offered', ada.buys('at_pickup'));
    await refused('idempotency_key_missing', ada.buys('card', cards.approves, 'short'));
    await nothingHappened();
  });

  it('twice from one cart', async () => {
    await ada.buys('card', cards.approves);
    await refused('cart_ordered');
    await allIsRight(shop);
  });
});
