import { expect, it } from 'vitest';
import { days, later, minutes, seconds } from '../../platform/clock.js';
import { describeShop } from '../../testing/describe-shop.js';
import { GiftShop } from '../../testing/gift-shop.js';
import { expireDueCards, expireGiftCards } from './expire-gift-cards.js';
import { GiftCardCodes } from './gift-card-codes.js';
import { giftCardWorkers } from './gift-cards.jobs.js';
import { listGiftCardEntries, listGiftCards } from './gift-cards.js';
import { issueGiftCards } from './issue-gift-cards.js';

describeShop('the end of a gift card', (shop) => {
  const gifts = new GiftShop(shop);

  // In Chicago the clocks go forward on 14 March 2027 and back on 7 November 2027, both at two in the
  // morning.
  it.each([
    ['in winter', '2026-11-20', '2027-01-15T06:00:00Z'],
    ['on the day that loses an hour', '2027-01-17', '2027-03-14T06:00:00Z'],
    ['on the day after it', '2027-01-18', '2027-03-15T05:00:00Z'],
    ['on the day that has an hour more', '2027-09-12', '2027-11-07T05:00:00Z'],
    ['on the day after that', '2027-09-13', '2027-11-08T06:00:00Z'],
  ])(
    "comes at midnight on the store's clock, also %s: what is left is struck off, once",
    async (_words, deliveryDate, midnight) => {
      shop.clock.set(new Date(`${deliveryDate}T18:00:00Z`));
      const ada = await shop.customer();
      const [id] = await shop.shop.write((tx) =>
        issueGiftCards(tx, new GiftCardCodes(shop.shop.secretKey), [
          {
            store: { id: 3, jurisdiction: 'IL' },
            amount: 1_500,
            promotional: true,
            buyerId: ada.id,
            ownerId: ada.id,
            recipientName: 'Ada',
            boughtAt: tx.now,
            deliveryDate,
            deliveredAt: tx.now,
          },
        ]),
      );
      const after = async (time: number) => {
        shop.clock.set(later(new Date(midnight), time));
        // Does what the job does each minute. Here it is called directly, because these tests also set the
        // clock back.
        await shop.shop.write((tx) => expireDueCards(tx));
        const asked = { page: 1, pageSize: 10 };
        const { balance, data } = await shop.shop.read((db) => listGiftCardEntries(db, ada.id, id!, asked));
        const [{ status } = {}] = (
          await shop.shop.read((db) =>
            listGiftCards(db, new GiftCardCodes(shop.shop.secretKey), ada.id, asked),
          )
        ).data;
        return [balance, data[0]!.reason, status];
      };
      expect(await after(-seconds(1))).toEqual([15, 'Given by the store', 1]);
      expect(await after(0)).toEqual([0, 'Expired', 0]);
      expect(await after(days(2))).toEqual([0, 'Expired', 0]);
      expect(await gifts.moved(id!, 'gift_card_given')).toEqual({ gift_card: 1_500, goodwill: -1_500 });
      expect(await gifts.moved(id!, 'gift_card_expired')).toEqual({ gift_card: -1_500, breakage: 1_500 });
      expect(await gifts.broken()).toEqual([]);
    },
  );

  it('is looked for each minute', async () => {
    expect(expireGiftCards.every).toBe(minutes(1));
    expect(giftCardWorkers(shop.shop).map(({ job }) => job.kind)).toContain(expireGiftCards.kind);
  });
});
