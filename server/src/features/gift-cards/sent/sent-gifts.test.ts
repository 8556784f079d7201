import { cancelGiftCard, claimGiftCard } from 'contract/gift-cards';
import { listSentGifts } from 'contract/gift-cards/sent';
import { expect, it } from 'vitest';
import { describeShop } from '../../../testing/describe-shop.js';
import { codeIn, GiftShop } from '../../../testing/gift-shop.js';
import type { TestCustomer } from '../../../testing/test-customer.js';

describeShop('gifts you sent', (shop) => {
  const gifts = new GiftShop(shop);
  const sentBy = (who: TestCustomer, page = 1, pageSize = 10) =>
    who.call(listSentGifts, { query: { page: `${page}`, pageSize: `${pageSize}` } });

  it('are listed with their way: waiting, delivered, claimed, taken back', async () => {
    const [ada, grace] = await shop.customers(2);
    const to = (name: string) => ({ recipient_name: name, recipient_email: `${name}@example.com` });
    await gifts.buy(ada!, { ...to('waits'), delivery_date: '2026-12-24', amount: 75, store_id: 3 });
    const cancelled = await gifts.buy(ada!, { ...to('back'), delivery_date: '2026-12-01' });
    await ada!.call(cancelGiftCard, { path: { id: cancelled } });
    await gifts.buy(ada!, to('there'));
    const claimed = await gifts.buy(ada!, to('held'));
    const [letter] = await gifts.lettersTo('held@example.com');
    await grace!.call(claimGiftCard, { body: { code: codeIn(letter!.text) } });

    const { data, total_rows } = await sentBy(ada!);
    expect(total_rows).toBe(4);
    const way = (name: string) => data.find(({ recipient_name }) => recipient_name === name);
    expect(data[0]).toMatchObject({
      way: 'waiting',
      number: expect.stringMatching(/^G\d+$/),
      recipient_name: 'waits',
      recipient_email: 'waits@example.com',
      store_name: 'Cellar Door Lincoln Park',
      amount: 7_500,
      delivery_date: '2026-12-24',
      design: { id: 101 },
      can_cancel: true,
      can_resend: false,
    });
    expect(way('back')).toMatchObject({ way: 'cancelled', can_cancel: false, can_resend: false });
    expect(way('there')).toMatchObject({ way: 'delivered', can_cancel: false, can_resend: true });
    expect(way('held')).toMatchObject({ id: claimed, way: 'claimed', can_cancel: false, can_resend: false });
    // It is hers now, but she did not send it.
    expect((await sentBy(grace!)).data).toEqual([]);
  });

  it('hold neither what was bought for oneself, nor what is not paid for, nor a code', async () => {
    const ada = await shop.customer();
    await gifts.buy(ada, { for_me: true });
    await gifts.cart(ada);
    expect(await sentBy(ada)).toMatchObject({ data: [], total_rows: 0, total_pages: 1 });
    await gifts.buy(ada, { recipient_email: 'one@example.com' });
    const [letter] = await gifts.lettersTo('one@example.com');
    const list = JSON.stringify(await sentBy(ada));
    expect(list).not.toContain(codeIn(letter!.text).slice(-4));
  });

  it('come page by page, none twice', async () => {
    const ada = await shop.customer();
    const ids: string[] = [];
    for (let at = 0; at < 5; at++) ids.push(await gifts.buy(ada, { delivery_date: '2026-12-24' }));
    const pages = [await sentBy(ada, 1, 2), await sentBy(ada, 2, 2), await sentBy(ada, 3, 2)];
    expect(pages.map(({ data }) => data.length)).toEqual([2, 2, 1]);
    expect(pages[0]).toMatchObject({ total_rows: 5, total_pages: 3 });
    expect(pages.flatMap(({ data }) => data.map(({ id }) => id)).sort()).toEqual(ids.sort());
  });
});
