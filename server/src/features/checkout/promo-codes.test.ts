import { codeUnknown, getCart } from 'contract/cart';
import { cancelOrder, getOrder } from 'contract/orders';
import { listPromotions } from 'contract/promotions/promotions.staff';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { days, hours, later } from '../../platform/clock.js';
import { allIsRight } from '../../testing/all-is-right.js';
import { type Buyer, cards, openBuyer, stock } from '../../testing/buyer.js';
import { describeShopOnBoth } from '../../testing/describe-shop.js';
import { barolo, offer, orderAtOnce } from '../../testing/offers.js';
import { openTestPerson, type TestPerson } from '../../testing/test-staff.js';

const [mission, embarcadero] = [1, 2];
const chateauneuf = 50;

describeShopOnBoth('a code', (shop) => {
  let owner: TestPerson;
  let ada: Buyer;
  let made = 0;
  beforeAll(async () => {
    owner = await openTestPerson(shop, { role: 'owner', store_id: null });
  });
  beforeEach(async () => {
    await stock(shop, mission, chateauneuf, 500, 4_000);
    await stock(shop, mission, barolo, 500, 1_999);
    ada = await openBuyer(shop);
  });

  /** One that runs, with a code of its own. */
  async function coded(changed: Parameters<typeof offer>[1] = {}, store = mission) {
    const code = `BAROLO${(made += 1)}`;
    return { id: await offer(owner, { name: code, by_code: true, codes: [code], ...changed }, store), code };
  }
  const change = (
    id: number,
    values: { ends_at?: Date; starts_at?: Date; state?: 'on' | 'paused' | 'draft' },
  ) => shop.shop.write((tx) => tx.updateTable('promotion').set(values).where('id', '=', id).execute());
  const usedOf = async (id: number) => {
    const { data } = await owner.call(listPromotions, { path: { store_id: `${mission}` }, query: {} });
    return data.find((each) => each.id === id)?.used;
  };
  const two = () => ada.put({ product_id: barolo, quantity: 2 });
  const says = async (...codes: string[]) => (await ada.patch({ codes })).codes;
  const why = async (code: string) => (await says(code)).map((told) => (told.works ? 'works' : told.says));

  it('takes something off whoever types it, in whatever way, and nobody else', async () => {
    const { code } = await coded();
    await two();
    const cart = await ada.patch({ codes: [`  ${code.toLowerCase().replaceAll('o', '0')} `] });
    expect(cart).toMatchObject({
      codes: [{ code, works: true, says: '$4 off' }],
      cart_detail: [{ promotions: [{ words: `Barolo for readers, 10% off (${code})`, saved: 400 }] }],
      totals: { lines: 3_998, savings: 400 },
    });
    const bob = await openBuyer(shop);
    await bob.put({ product_id: barolo, quantity: 2 });
    expect((await bob.patch({})).totals.savings).toBe(0);
    expect((await ada.patch({ codes: [] })).totals.savings).toBe(0);
  });

  it('stands in the order with what it took off, and is free again when the order is canceled', async () => {
    const { id, code } = await coded({ at_most: 1 });
    await two();
    await ada.patch({ codes: [code] });
    await ada.chooses('pickup');
    const { order } = await ada.buys('card', cards.approves);
    const shown = await ada.customer.call(getOrder, { path: { id: order.id } });
    expect(shown).toMatchObject({
      savings: 400,
      lines: [{ promotions: [`Barolo for readers, 10% off (${code})`] }],
    });
    expect(await usedOf(id)).toBe(1);
    await two();
    expect(await why(code)).toEqual(['This code has been used up.']);
    await ada.customer.call(cancelOrder, { path: { id: order.id } });
    expect(await usedOf(id)).toBe(0);
    expect(await why(code)).toEqual(['works']);
    await allIsRight(shop);
  });

  it('comes back into the cart with the bottles of an order that is not paid', async () => {
    const { id, code } = await coded();
    await two();
    await ada.patch({ codes: [code] });
    await ada.chooses('pickup');
    const { order } = await ada.buys('card', cards.declines);
    expect(await usedOf(id)).toBe(1);
    await ada.customer.call(cancelOrder, { path: { id: order.id } });
    expect(await usedOf(id)).toBe(0);
    const cart = await ada.customer.call(getCart, { query: { store_id: `${mission}` } });
    expect(cart).toMatchObject({ codes: [{ code, works: true }], totals: { savings: 400 } });
    await allIsRight(shop);
  });

  it('is worth nothing more to a customer who has used it as often as they may', async () => {
    const { code } = await coded({ at_most_each: 1 });
    await two();
    await ada.patch({ codes: [code] });
    await ada.chooses('pickup');
    await ada.buys('card', cards.approves);
    await two();
    expect(await why(code)).toEqual(['You’ve already used this code.']);
    const bob = await openBuyer(shop);
    await bob.put({ product_id: barolo, quantity: 2 });
    expect((await bob.patch({ codes: [code] })).codes).toMatchObject([{ works: true }]);
  });

  it('says why it takes nothing off', async () => {
    await ada.put({ product_id: chateauneuf, quantity: 1 });
    const { id, code } = await coded({ steps: [{ from_bottles: 3, off: 10 }] });
    expect(await why(code)).toEqual([
      'Nothing in your cart takes part in this offer. Sets and sale bottles never do.',
    ]);
    await two();
    expect(await why(code)).toEqual(['Add 1 more bottle to use this code.']);
    await change(id, { starts_at: later(shop.clock.now(), days(2)) });
    expect(await why(code)).toEqual(['This code begins on November 22.']);
    await change(id, {
      starts_at: later(shop.clock.now(), -days(2)),
      ends_at: later(shop.clock.now(), -hours(1)),
    });
    expect(await why(code)).toEqual(['This code ended on November 20.']);
    await change(id, { ends_at: later(shop.clock.now(), days(1)), state: 'paused' });
    expect(await why(code)).toEqual(['This code can’t be used right now.']);
    await change(id, { state: 'draft' });
    expect(await why(code)).toEqual(['This code isn’t in use anymore.']);
    const elsewhere = await coded({}, embarcadero);
    expect(await why(elsewhere.code)).toEqual(['This code is for another store.']);
    await change(id, { state: 'on' });
    await stock(shop, mission, barolo, 500, 19);
    // Nothing that cheap is reduced.
    expect(await why(code)).toEqual([
      'Nothing in your cart takes part in this offer. Sets and sale bottles never do.',
    ]);
  });

  it('is beside a better one, and never makes anything dearer', async () => {
    const [better, lesser] = [await coded({ steps: [{ from_bottles: 1, off: 20 }] }), await coded()];
    await two();
    expect(await says(lesser.code, better.code)).toEqual([
      { code: lesser.code, works: false, says: 'Another offer saves you more.' },
      { code: better.code, works: true, says: '$8 off' },
    ]);
    const both = await coded({ codes: ['TWICE1', 'TWICE2'] });
    expect(both.id).toBeGreaterThan(0);
    expect(await says('twice1', 'twice2', 'TW1CE-1')).toMatchObject([
      { code: 'TWICE1', works: true },
      { code: 'TWICE2', says: 'Another of your codes is for the same offer.' },
    ]);
  });

  it('is not known to whoever guesses, be it a draft', async () => {
    const { id, code } = await coded();
    await change(id, { state: 'draft' });
    await two();
    for (const typed of ['BAROL0', code])
      await expect(ada.patch({ codes: [typed] })).rejects.toMatchObject({ code: codeUnknown.code });
    const many = Array.from({ length: 6 }, (_, at) => `CODE${at}`);
    await expect(ada.patch({ codes: many })).rejects.toMatchObject({
      errors: { codes: 'A cart holds at most 5 codes. Remove one first.' },
    });
    for (let guess = 2; guess < 30; guess++) await ada.patch({ codes: ['NEVER'] }).catch(() => undefined);
    await expect(ada.patch({ codes: ['NEVER'] })).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  it('is no guess when it is taken out', async () => {
    const [one, other] = [await coded(), await coded()];
    await two();
    await says(one.code, other.code);
    for (let time = 0; time < 31; time++) expect(await says(other.code)).toHaveLength(1);
  });

  it('with three uses left is used three times, however many come at once', async () => {
    const { id, code } = await coded({ at_most: 3 });
    await orderAtOnce(shop, code, { buyers: 8, refused: 5 });
    expect(await usedOf(id)).toBe(3);
    await allIsRight(shop);
  });

  it('takes off no more than the law leaves, to the cent, and nothing where the law allows none', async () => {
    const { code } = await coded({ how: 'amount', steps: [{ from_bottles: 1, off: 30 }] });
    await two();
    const rule = (value: object) =>
      shop.shop.write(async (tx) => {
        await tx
          .deleteFrom('jurisdiction_rule')
          .where('kind', '=', 'discount')
          .where('state', '=', 'CA')
          .execute();
        await tx
          .insertInto('jurisdiction_rule')
          .values({
            state: 'CA',
            kind: 'discount',
            category: 'wine',
            value: JSON.stringify(value),
            effective_from: '2026-01-01',
            source: 'Code of the vineyard, section 7',
            checked_on: '2026-10-01',
          })
          .execute();
      });
    await rule({ at_most_percent: 35 });
    await ada.patch({ codes: [code] });
    const cart = await ada.chooses('pickup');
    // 35 % of $39.98 is $13.993.
    expect(cart).toMatchObject({ totals: { savings: 1_399 }, fulfilment_problems: [] });
    await rule({ codes: false });
    expect((await ada.patch({})).codes).toEqual([
      { code, works: false, says: 'CA allows no codes on wine (Code of the vineyard, section 7).' },
    ]);
    await expect(coded()).rejects.toMatchObject({ code: 'promotion_against_rule' });
    await shop.shop.write((tx) =>
      tx.deleteFrom('jurisdiction_rule').where('kind', '=', 'discount').where('state', '=', 'CA').execute(),
    );
  });
});
