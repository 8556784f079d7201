import { expect, it } from 'vitest';
import { describeShop } from '../../testing/describe-shop.js';
import { GiftShop } from '../../testing/gift-shop.js';
import { GiftCardCodes } from './gift-card-codes.js';
import { listGiftCardEntriesOf } from './gift-cards.js';
import { issueGiftCards } from './issue-gift-cards.js';

describeShop('the end of a gift card', (shop) => {
  const gifts = new GiftShop(shop);

  it("comes at midnight on the store's clock: what is left is struck off, once", async () => {
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
          deliveryDate: '2026-11-20',
          deliveredAt: tx.now,
        },
      ]),
    );
    await shop.whole.jobs.schedule();
    const statementAt = async (moment: string) => {
      shop.clock.set(new Date(moment));
      await shop.runJobs();
      const asked = { page: 1, pageSize: 10 };
      const { balance, data } = await shop.shop.read((db) => listGiftCardEntriesOf(db, ada.id, id!, asked));
      return [balance, data[0]!.reason];
    };
    expect(await statementAt('2027-01-15T05:59:59Z')).toEqual([15, 'Given by the store']);
    expect(await statementAt('2027-01-15T06:01:00Z')).toEqual([0, 'Expired']);
    expect(await statementAt('2027-01-17T06:01:00Z')).toEqual([0, 'Expired']);
    expect(await gifts.broken()).toEqual([]);
  });
});
