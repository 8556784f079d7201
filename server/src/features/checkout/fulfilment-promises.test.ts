import { getCart } from 'contract/cart';
import { listFulfilmentPromises } from 'contract/fulfilment';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { type Buyer, openBuyer, stock } from '../../testing/buyer.js';
import { describeShop } from '../../testing/describe-shop.js';

const mission = 1;
const chateauneuf = 50;
const bottle = { product_id: String(chateauneuf) };

describeShop('what is promised before the checkout', (shop) => {
  let ada: Buyer;
  beforeEach(async () => {
    await stock(shop, mission, chateauneuf, 90, 4_000);
    ada = await openBuyer(shop);
  });
  const ask = (query: { zip?: string; product_id?: string } = {}) =>
    ada.customer.call(listFulfilmentPromises, { query: { store_id: String(mission), ...query } });
  const byMode = async (query: { zip?: string; product_id?: string }) =>
    Object.fromEntries((await ask(query)).modes.map((promise) => [promise.mode, promise]));

  it.each([
    ['San Francisco', 'California', '94110'],
    ['Sacramento', 'California', '95814'],
    ['Portland', 'Oregon', '97201'],
    ['Omaha', 'Nebraska', '68102'],
    ['Louisville', 'Kentucky', '40202'],
  ])('is what the checkout charges, refuses and says in %s', async (city, state, zip_code) => {
    for (const quantity of [1, 6, 12]) {
      await ada.put({ product_id: chateauneuf, quantity: quantity === 1 ? 1 : quantity / 2 });
      const address = await ada.lives({ city, state, zip_code });
      const { modes } = await ada.options(address);
      const promised = (await ask({ zip: zip_code, ...(quantity === 1 && bottle) })).modes;
      expect(promised).toMatchObject(
        modes.map((option) =>
          option.open
            ? {
                mode: option.mode,
                open: true,
                fee: option.fee,
                free_from: option.free_from,
                arrival: option.arrival,
              }
            : option,
        ),
      );
      for (const promise of promised) {
        if (!promise.open || promise.mode !== 'shipping') continue;
        const cart = await ada.chooses('shipping', address);
        expect(cart.totals.fee).toBe(promise.fee);
      }
    }
  });

  it('names days that the carrier needs, and until when one has to order', async () => {
    // A Friday in San Francisco, a quarter to two and after two.
    shop.clock.set(new Date('2026-11-20T21:45:00Z'));
    expect((await byMode({ zip: '97201', ...bottle })).shipping).toMatchObject({
      arrival: { from: '2026-11-24', until: '2026-11-25', order_by: '2026-11-20T22:00:00.000Z' },
    });
    shop.clock.set(new Date('2026-11-20T22:00:00Z'));
    expect((await byMode({ zip: '97201', ...bottle })).shipping).toMatchObject({
      arrival: { from: '2026-11-25', until: '2026-11-27', order_by: '2026-11-23T22:00:00.000Z' },
    });
  });

  it.each(['carrier_days', 'carrier_cut_off'])(
    'names no day where there are no rows in %s',
    async (table) => {
      await shop.shop.write((tx) => sql`create temp table kept as table ${sql.table(table)}`.execute(tx));
      await shop.shop.write((tx) => sql`delete from ${sql.table(table)}`.execute(tx));
      try {
        const { shipping } = await byMode({ zip: '97201', ...bottle });
        expect(shipping).toMatchObject({ open: true, fee: 1800, arrival: null });
      } finally {
        await shop.shop.write((tx) =>
          sql`insert into ${sql.table(table)} overriding system value table kept`.execute(tx),
        );
        await shop.shop.write((tx) => sql`drop table kept`.execute(tx));
      }
    },
  );

  it('says in plain words why not, where that is written, and what is possible', async () => {
    expect((await byMode({ zip: '60614', ...bottle })).shipping).toMatchObject({
      open: false,
      instead: ['pickup'],
      refusals: [
        {
          message: "Illinois law doesn't let us ship wine from California",
          rule: { state: 'IL', source: 'no public source allows it', checked_on: '2026-11-01' },
        },
      ],
    });
  });

  it('is about the usual address until a ZIP is named, and about none without either', async () => {
    expect(await ask(bottle)).toMatchObject({ place: null });
    const { pickup, shipping } = await byMode(bottle);
    expect(pickup).toMatchObject({ open: true, fee: 0, first_slot: { from: expect.any(String) } });
    expect(shipping).toMatchObject({ open: false, refusals: [{ code: 'address_needed' }] });
    await ada.lives({ zip_code: '97201-1234', city: 'Portland', state: 'Oregon' });
    expect((await ask(bottle)).place).toEqual({ zip: '97201', city: 'Portland', state: 'Oregon' });
    expect((await ask({ zip: '95814', ...bottle })).place).toMatchObject({
      zip: '95814',
      city: 'Sacramento',
    });
  });

  it('is about the address of the cart where one was chosen', async () => {
    await ada.lives();
    await ada.put({ product_id: chateauneuf, quantity: 2 });
    await ada.chooses('shipping', await ada.lives({ zip_code: '97201', city: 'Portland', state: 'Oregon' }));
    expect(await ask()).toMatchObject({ place: { zip: '97201' }, goods_total: 8_000 });
  });

  it('says how much is missing for free delivery, which is free with so much more', async () => {
    await ada.lives();
    await ada.put({ product_id: chateauneuf, quantity: 2 });
    const { delivery } = await byMode({});
    expect(delivery).toMatchObject({ fee: 1_200, free_from: 15_000 });
    await ada.put({ product_id: chateauneuf, quantity: 2 });
    expect((await byMode({})).delivery).toMatchObject({ fee: 0, free_from: 15_000 });
  });

  it('promises nothing of an empty cart, of what the store does not carry, and of a ZIP that is none', async () => {
    expect(await ask()).toMatchObject({ modes: [] });
    await expect(ask({ product_id: '999999' })).rejects.toMatchObject({ code: 'nothing_to_buy' });
    await expect(ask({ zip: '00000' })).rejects.toMatchObject({ code: 'zip_unknown' });
  });

  it('changes nothing', async () => {
    await ask({ zip: '97201', ...bottle });
    const cart = await ada.customer.call(getCart, { query: { store_id: String(mission) } });
    expect(cart).toMatchObject({ id: null, cart_detail: [] });
  });
});
