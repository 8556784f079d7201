import { cancelGiftCard } from 'contract/gift-cards';
import { getGiftPurchase } from 'contract/gift-cards/purchases';
import { expect, it } from 'vitest';
import { reportLiabilities } from '../../../app/liabilities.js';
import { minutes } from '../../../platform/clock.js';
import type { Uuid } from '../../../platform/ids.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { GiftShop } from '../../../testing/gift-shop.js';

describeShop('the money of a cancelled gift', (shop) => {
  const gifts = new GiftShop(shop);
  const later = { delivery_date: '2026-12-24' };
  /** The amounts that the provider itself has taken and given back. */
  const providerHolds = (giftId: Uuid, captured: number, refunded: number) =>
    shop.shop.write((tx) =>
      tx
        .updateTable('demo_payment')
        .set({ captured, refunded })
        .where('payment_id', 'in', (db) =>
          db.selectFrom('payment').select('id').where('order_id', '=', giftId),
        )
        .execute(),
    );
  const report = async () => {
    const lines: string[] = [];
    await shop.shop.read((db) => reportLiabilities(db, (words) => void lines.push(words)));
    return lines.filter((line) => line.startsWith('!'));
  };

  it('is on its way, and then back', async () => {
    const ada = await shop.customer();
    const id = await gifts.buy(ada, later);
    const refund = async () => (await ada.call(getGiftPurchase, { path: { id } })).refund;
    expect(await refund()).toBeNull();
    await ada.call(cancelGiftCard, { path: { id } });
    expect(await refund()).toEqual({ status: 'on_its_way', amount: 5_000 });
    await shop.runJobs();
    expect(await refund()).toEqual({ status: 'made', amount: 5_000 });
    expect(await report()).toEqual([]);
  });

  it('that the provider refuses for good is owed: the buyer is told, staff find it, and it ends when it is given', async () => {
    const ada = await shop.customer();
    const id = await gifts.buy(ada, later);
    await providerHolds(id, 4_999, 0);
    await ada.call(cancelGiftCard, { path: { id } });
    await shop.runJobs();
    const look = () => ada.call(getGiftPurchase, { path: { id } });
    expect((await look()).refund).toEqual({ status: 'owed', amount: 5_000 });
    expect(new Set(shop.takeErrors())).toEqual(
      new Set([
        'the provider of the payment refused the refund of a gift: the store owes it',
        'the payment provider holds another sum than was asked for',
      ]),
    );
    const { number } = await look();
    expect(await report()).toEqual([expect.stringMatching(`Store 1 owes \\$50\\.00 .* gift ${number}`)]);
    const told = (await gifts.lettersTo(ada.email)).filter(({ subject }) => subject.includes('refund'));
    expect(told).toHaveLength(1);
    expect(told[0]!.text).toMatch(/The money is still yours[\s\S]*Owed to you: \$50\.00/);
    shop.clock.advance(minutes(16));
    expect(await gifts.broken()).toEqual([
      expect.stringContaining('what was asked for, or has gone back'),
      expect.stringContaining('the provider holds 4999 usd'),
      expect.stringContaining('has its card or is given back'),
      expect.stringContaining(number),
    ]);
    await providerHolds(id, 5_000, 5_000);
    expect((await look()).refund).toEqual({ status: 'made', amount: 5_000 });
    expect(await report()).toEqual([]);
    expect(await gifts.broken()).toEqual([]);
  });
});
