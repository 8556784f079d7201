import { cancelGiftCard, claimGiftCard, resendGiftCard } from 'contract/gift-cards';
import { getGiftPurchase } from 'contract/gift-cards/purchases';
import { expect, it } from 'vitest';
import { days } from '../../../platform/clock.js';
import { JobRunner } from '../../../platform/jobs/job-runner.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { aBirthdayDesign, codeIn, GiftShop } from '../../../testing/gift-shop.js';
import { giftCardWorkers } from '../gift-cards.jobs.js';
import { deliverDueCards } from './deliver-gift-cards.js';

let people = 0;
const somebody = () => `friend-${++people}@example.com`;

describeShop('a gift card on its way', (shop) => {
  const gifts = new GiftShop(shop);
  const set = (moment: string) => shop.clock.set(new Date(moment));
  const noon = () => set('2026-11-20T18:00:00Z');
  /**
   * Does what the job does each minute. Here it is called directly, because these tests also set the clock
   * back.
   */
  const lookForDue = async () => {
    await shop.shop.write((tx) => deliverDueCards(shop.shop, tx));
    await shop.runJobs();
  };

  it('of today goes out at once, with the design, the greeting, the message and the code', async () => {
    noon();
    const ada = await shop.customer({ first_name: 'Ada', last_name: 'Lovelace' });
    const to = somebody();
    const id = await gifts.buy(ada, {
      recipient_email: to,
      design_id: aBirthdayDesign.id,
      greeting: 'Happy 40th',
      message: 'Open something old.\nWith love',
    });
    const [letter] = await gifts.lettersTo(to);
    expect(letter).toMatchObject({ subject: 'Happy birthday: a gift card for you' });
    const code = codeIn(letter!.text);
    expect(code).not.toBe('');
    for (const words of ['Happy 40th', 'Open something old.', code, '$50.00', 'Cellar Door Mission'])
      expect(letter!.html).toContain(words);
    const [, picture] = /<img src="https:\/\/shop\.test([^"]+)"/.exec(letter!.html)!;
    expect(picture).toContain('/files/birthday-card-confetti');
    // Asks for the picture as a mail program does.
    const shown = await shop.app.inject({ url: picture!.replaceAll('&amp;', '&') });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(shown.rawPayload.length).toBeLessThan(120_000);
    expect(letter!.html).toContain('With love<br>– Ada Lovelace');
    expect(await ada.call(getGiftPurchase, { path: { id } })).toMatchObject({ status: 'delivered' });
  });

  it('tells its last good day, or that it has none', async () => {
    noon();
    const ada = await shop.customer();
    const to = somebody();
    await gifts.buy(ada, { recipient_email: to, store_id: 3 });
    await gifts.buy(ada, { recipient_email: to, store_id: 1 });
    const letters = (await gifts.lettersTo(to)).map(({ text }) => text).join();
    expect(letters).toContain('Good until: November 19, 2031');
    expect(letters).toContain('Good until: It never expires');
  });

  it('waits under a seal: neither the log nor the waiting job tells its code', async () => {
    noon();
    const ada = await shop.customer();
    const to = somebody();
    const id = await gifts.cart(ada, { recipient_email: to });
    await gifts.pay(ada, id);
    const call = new JobRunner(shop.whole.database, shop.shop.log, [...giftCardWorkers(shop.shop)]);
    await call.runDue();
    await shop.whole.jobs.runDue();
    const waiting = await shop.shop.read((db) => db.selectFrom('job').selectAll().execute());
    const [letter] = await gifts.lettersTo(to);
    const code = codeIn(letter!.text);
    expect(code).not.toBe('');
    expect(JSON.stringify(waiting)).not.toContain(code);
    expect(shop.log).not.toContain(code);
  });

  it('goes out when the server is back, if it was down that morning', async () => {
    noon();
    const ada = await shop.customer();
    const to = somebody();
    await gifts.buy(ada, { recipient_email: to, delivery_date: '2026-12-24' });
    set('2026-12-27T03:00:00Z');
    await lookForDue();
    expect(await gifts.lettersTo(to)).toHaveLength(1);
    expect(await gifts.broken()).toEqual([]);
  });

  it('is sent again on request, to the same address, three times a day', async () => {
    noon();
    const [ada, bob] = await shop.customers(2);
    const to = somebody();
    const id = await gifts.buy(ada!, { recipient_email: to });
    for (let time = 1; time <= 3; time++) await gifts.resend(ada!, id);
    await expect(gifts.resend(ada!, id)).rejects.toMatchObject({ status: 429 });
    const letters = await gifts.lettersTo(to);
    expect(letters).toHaveLength(4);
    expect(new Set(letters.map(({ text }) => codeIn(text))).size).toBe(1);
    await expect(gifts.resend(bob!, id)).rejects.toMatchObject({
      code: 'gift_card_not_found',
    });
    const later = await gifts.buy(ada!, { recipient_email: to, delivery_date: '2026-12-01' });
    await expect(gifts.resend(ada!, later)).rejects.toMatchObject({ code: 'card_not_sent' });
  });

  it('is sent again once, however often the same request comes, and counts as one', async () => {
    noon();
    const ada = await shop.customer();
    const to = somebody();
    const id = await gifts.buy(ada, { recipient_email: to });
    await expect(ada.call(resendGiftCard, { path: { id } })).rejects.toMatchObject({
      code: 'idempotency_key_missing',
    });
    const again = () => gifts.resend(ada, id, 'the answer was lost');
    await Promise.all(Array.from({ length: 5 }, again));
    expect(await gifts.lettersTo(to)).toHaveLength(2);
    await gifts.resend(ada, id);
    await gifts.resend(ada, id);
    expect(await gifts.lettersTo(to)).toHaveLength(4);
  });

  it('is not sent again when somebody has claimed it', async () => {
    noon();
    const [ada, grace] = await shop.customers(2);
    const to = somebody();
    const id = await gifts.buy(ada!, { recipient_email: to });
    const [letter] = await gifts.lettersTo(to);
    await grace!.call(claimGiftCard, { body: { code: codeIn(letter!.text) } });
    await expect(gifts.resend(ada!, id)).rejects.toMatchObject({ code: 'card_claimed' });
    expect(await ada!.call(getGiftPurchase, { path: { id } })).toMatchObject({
      status: 'delivered',
      can_resend: false,
    });
    expect(await gifts.lettersTo(to)).toHaveLength(1);
  });

  it('whose code does not open waits and is told to staff, and the others of its day go out', async () => {
    noon();
    const ada = await shop.customer();
    const [torn, whole] = [somebody(), somebody()];
    const id = await gifts.buy(ada, { recipient_email: torn, delivery_date: '2026-11-24' });
    await gifts.buy(ada, { recipient_email: whole, delivery_date: '2026-11-24' });
    const seal = (sealed_code: Buffer) =>
      shop.shop.write((tx) =>
        tx.updateTable('gift_card').set({ sealed_code }).where('id', '=', id).execute(),
      );
    const { sealed_code } = await shop.shop.read((db) =>
      db.selectFrom('gift_card').select('sealed_code').where('id', '=', id).executeTakeFirstOrThrow(),
    );
    await seal(Buffer.alloc(sealed_code.length));
    set('2026-11-24T18:00:00Z');
    await lookForDue();
    expect([(await gifts.lettersTo(torn)).length, (await gifts.lettersTo(whole)).length]).toEqual([0, 1]);
    expect(shop.takeErrors()).toEqual(['a gift card cannot be sent: its code does not open']);
    expect(await ada.call(getGiftPurchase, { path: { id } })).toMatchObject({ status: 'paid' });

    await seal(sealed_code);
    await lookForDue();
    expect(codeIn((await gifts.lettersTo(torn))[0]!.text)).not.toBe('');
    expect(await gifts.lettersTo(whole)).toHaveLength(1);
    noon();
  });

  it('is cancelled before it is sent: the money goes back, the card ends', async () => {
    noon();
    const [ada, bob] = await shop.customers(2);
    const to = somebody();
    const id = await gifts.buy(ada!, { recipient_email: to, delivery_date: '2026-12-24' });
    await expect(bob!.call(cancelGiftCard, { path: { id } })).rejects.toMatchObject({ status: 404 });
    await Promise.allSettled(Array.from({ length: 5 }, () => ada!.call(cancelGiftCard, { path: { id } })));
    await shop.runJobs();
    expect(await ada!.call(getGiftPurchase, { path: { id } })).toMatchObject({
      status: 'cancelled',
      payment: { status: 'ended' },
      can_cancel: false,
    });
    expect(await gifts.moved(id, 'gift_card_cancelled')).toEqual({ gift_card: -5_000, payment_due: 5_000 });
    set('2026-12-24T18:00:00Z');
    await lookForDue();
    expect(await gifts.lettersTo(to)).toEqual([]);
    expect(await gifts.broken()).toEqual([]);
    noon();
  });

  it('is not cancelled any more when it has been sent', async () => {
    noon();
    const ada = await shop.customer();
    const id = await gifts.buy(ada, { recipient_email: somebody() });
    await expect(ada.call(cancelGiftCard, { path: { id } })).rejects.toMatchObject({ code: 'card_out' });
  });

  it("of a later day goes out at nine on the store's clock, once, however many processes look", async () => {
    noon();
    const ada = await shop.customer();
    const to = somebody();
    await gifts.buy(ada, { recipient_email: to, delivery_date: '2027-03-14' });
    await shop.whole.jobs.schedule();
    const runners = Array.from(
      { length: 4 },
      () => new JobRunner(shop.whole.database, shop.shop.log, giftCardWorkers(shop.shop)),
    );
    const look = async () => {
      await Promise.all(runners.map((runner) => runner.runDue()));
      return (await gifts.lettersTo(to)).length;
    };
    expect(await look()).toBe(0);
    // On that day the clocks of San Francisco go forward.
    set('2027-03-14T15:59:00Z');
    expect(await look()).toBe(0);
    set('2027-03-14T16:00:00Z');
    expect(await look()).toBe(1);
    shop.clock.advance(days(1));
    expect(await look()).toBe(1);
  });
});
