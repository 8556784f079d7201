import { listGiftCards } from 'contract/gift-cards';
import { getGiftCardDesign, listGiftCardDesigns } from 'contract/gift-cards/designs';
import { createGiftCart, getGiftPurchase } from 'contract/gift-cards/purchases';
import { expect, it } from 'vitest';
import { days, later } from '../../../platform/clock.js';
import { newId } from '../../../platform/ids.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { aBirthdayDesign, aDesign, declinedCard, GiftShop } from '../../../testing/gift-shop.js';

describeShop('buying a gift', (shop) => {
  const gifts = new GiftShop(shop);
  const morning = () => shop.clock.set(new Date('2026-11-20T18:00:00Z'));

  it('chooses among twelve gift cards and twelve birthday cards, each with a picture', async () => {
    const ada = await shop.customer();
    const designs = await ada.call(listGiftCardDesigns, { query: {} });
    expect(designs.map(({ kind }) => kind)).toEqual([
      ...Array(12).fill('gift-card'),
      ...Array(12).fill('birthday-card'),
    ]);
    const birthday = await ada.call(listGiftCardDesigns, { query: { kind: 'birthday-card' } });
    expect(birthday).toEqual(designs.slice(12));
    for (const { id, image_id } of designs) {
      expect(await ada.call(getGiftCardDesign, { path: { id: String(id) } })).toMatchObject({ image_id });
      const picture = await shop.app.inject({ url: `/files/${image_id}?w=160` });
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    }
    await expect(ada.call(getGiftCardDesign, { path: { id: '999' } })).rejects.toMatchObject({
      code: 'design_not_found',
    });
  });

  it.each([
    ['less than $10', { amount: 9.99 }, 'amount'],
    ['more than $500', { amount: 500.01 }, 'amount'],
    ['parts of a cent', { amount: 25.005 }, 'amount'],
    ['no name', { recipient_name: ' ' }, 'recipient_name'],
    ['a name that was left out', { recipient_name: undefined }, 'recipient_name'],
    ['no address', { recipient_email: 'grace' }, 'recipient_email'],
    ['an address that was left out', { recipient_email: undefined }, 'recipient_email'],
    ['a greeting of two lines', { greeting: 'Happy\nbirthday' }, 'greeting'],
    ['a day that has passed', { delivery_date: '2026-11-19' }, 'delivery_date'],
    ['a day beyond a year', { delivery_date: '2027-11-21' }, 'delivery_date'],
  ])('refuses %s', async (_words, more, field) => {
    morning();
    const ada = await shop.customer();
    const refused = await gifts.cart(ada, more).catch((error) => error);
    expect(refused).toMatchObject({ status: 422, errors: { [field]: expect.any(String) } });
  });

  it("takes a day by the store's calendar, up to a year ahead", async () => {
    shop.clock.set(new Date('2026-11-21T05:30:00Z'));
    const ada = await shop.customer();
    const body = (store_id: number, delivery_date: string) => ({
      design_id: aDesign.id,
      store_id,
      amount: 10,
      for_me: true,
      message: '',
      delivery_date,
    });
    expect(await ada.call(createGiftCart, { body: body(1, '2026-11-20') })).toMatchObject({
      totals: { amount: 1_000, due: 1_000 },
    });
    await ada.call(createGiftCart, { body: body(1, '2027-11-20') });
    await expect(ada.call(createGiftCart, { body: body(5, '2026-11-20') })).rejects.toMatchObject({
      code: 'day_not_offered',
    });
    morning();
  });

  it('issues the card with the money that was taken for it, and once', async () => {
    morning();
    const ada = await shop.customer();
    const id = await gifts.cart(ada, { delivery_date: '2026-12-24' });
    expect(await ada.call(getGiftPurchase, { path: { id } })).toMatchObject({
      status: 'open',
      payment: null,
    });
    await gifts.pay(ada, id);
    await shop.runJobs();
    expect(await ada.call(getGiftPurchase, { path: { id } })).toMatchObject({
      status: 'paid',
      amount: 5_000,
      payment: { status: 'paid' },
      can_cancel: true,
      can_resend: false,
      design: { id: aDesign.id },
      store_name: 'Cellar Door Mission',
    });
    const { data } = await ada.call(listGiftCards, { query: {} });
    expect(data).toMatchObject([
      { id, amount: 5_000, status: 0, delivery_date: '2026-12-24', is_gift: true },
    ]);
    await expect(gifts.pay(ada, id)).rejects.toMatchObject({ refusal: { code: 'gift_cart_bought' } });
    const [receipt, ...more] = await gifts.lettersTo(ada.email);
    expect(more).toEqual([]);
    expect(receipt!.text).toMatch(/goes to grace@example\.com on December 24, 2026[\s\S]*Paid: \$50\.00/);
    expect(receipt!.text).not.toContain(data[0]!.gift_card_code);
    expect(await gifts.moved(id, 'gift_card_bought')).toEqual({ gift_card: 5_000, payment_due: -5_000 });
    expect(await gifts.broken()).toEqual([]);
  });

  it('leaves the gift cart open when the card is declined, to try again', async () => {
    morning();
    const ada = await shop.customer();
    const id = await gifts.cart(ada);
    await gifts.pay(ada, id, { card: declinedCard });
    await shop.runJobs();
    expect(await ada.call(getGiftPurchase, { path: { id } })).toMatchObject({
      status: 'open',
      payment: { status: 'declined', words: expect.stringContaining('declined') },
    });
    expect((await ada.call(listGiftCards, { query: {} })).data).toEqual([]);
    await gifts.pay(ada, id);
    await shop.runJobs();
    expect(await ada.call(getGiftPurchase, { path: { id } })).toMatchObject({ status: 'delivered' });
    expect(await gifts.broken()).toEqual([]);
  });

  it('has one payment and one card, however many at once want to pay for one gift cart', async () => {
    morning();
    const ada = await shop.customer();
    const id = await gifts.cart(ada);
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => gifts.pay(ada, id)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await shop.runJobs();
    expect((await ada.call(listGiftCards, { query: {} })).data).toHaveLength(1);
    expect(await gifts.broken()).toEqual([]);
  });

  it('takes no other sum than the one that was seen, and no day that has passed meanwhile', async () => {
    morning();
    const ada = await shop.customer();
    const id = await gifts.cart(ada);
    await expect(gifts.pay(ada, id, { due: 4_999 })).rejects.toMatchObject({
      refusal: { code: 'total_changed' },
    });
    shop.clock.advance(days(1));
    await expect(gifts.pay(ada, id)).rejects.toMatchObject({ refusal: { code: 'delivery_day_past' } });
    morning();
  });

  it('keeps the greeting of a birthday card, and none on others', async () => {
    morning();
    const ada = await shop.customer();
    const greeting = 'Happy 40th, Grace';
    const [plain, birthday] = [
      await gifts.cart(ada, { greeting }),
      await gifts.cart(ada, { greeting, design_id: aBirthdayDesign.id }),
    ];
    const greetingOf = async (id: string) => (await ada.call(getGiftPurchase, { path: { id } })).greeting;
    expect([await greetingOf(plain), await greetingOf(birthday)]).toEqual(['', greeting]);
  });

  it("answers for somebody else's gift like for one that there is not", async () => {
    const [ada, bob] = await shop.customers(2);
    const id = await gifts.cart(ada!);
    for (const asked of [id, newId(shop.clock.now())])
      await expect(bob!.call(getGiftPurchase, { path: { id: asked } })).rejects.toMatchObject({
        status: 404,
        code: 'gift_purchase_not_found',
      });
    await expect(gifts.pay(bob!, id)).rejects.toMatchObject({ refusal: { code: 'gift_purchase_not_found' } });
  });

  it('forgets what nobody has bought for a month', async () => {
    morning();
    const ada = await shop.customer();
    const id = await gifts.cart(ada);
    await shop.whole.jobs.schedule();
    await shop.runJobs();
    await ada.call(getGiftPurchase, { path: { id } });
    shop.clock.set(later(shop.clock.now(), days(31)));
    await shop.runJobs();
    const left = await shop.shop.read((db) =>
      db.selectFrom('gift_purchase').select('id').where('id', '=', id).execute(),
    );
    expect(left).toEqual([]);
    morning();
  });
});
