import type { Updateable } from 'kysely';
import { expect, it } from 'vitest';
import { minutes } from '../../platform/clock.js';
import type { Tables } from '../../platform/database/tables.js';
import type { Uuid } from '../../platform/ids.js';
import { describeShop } from '../../testing/describe-shop.js';
import { GiftShop } from '../../testing/gift-shop.js';
import { giftCardChecks } from './gift-cards-audit.sql.js';

describeShop('the audit of gifts', (shop) => {
  const gifts = new GiftShop(shop);
  const broken = () =>
    shop.shop.read(async (db) => {
      const found: string[] = [];
      for (const { promise, breaches } of giftCardChecks)
        if ((await breaches(db)).length > 0) found.push(promise);
      return found;
    });
  const bought = async () => gifts.buy(await shop.customer());
  const set = (id: Uuid, card: Updateable<Tables['gift_card']>) =>
    shop.shop.write((tx) => tx.updateTable('gift_card').set(card).where('id', '=', id).execute());
  const setPurchase = (id: Uuid, purchase: Updateable<Tables['gift_purchase']>) =>
    shop.shop.write((tx) => tx.updateTable('gift_purchase').set(purchase).where('id', '=', id).execute());

  it('finds a gift whose card, posting and payment are not of its amount', async () => {
    const id = await bought();
    expect(await broken()).toEqual([]);
    await setPurchase(id, { amount: 5_100 });
    expect(await broken()).toEqual([expect.stringMatching(/all of one amount/)]);
    await setPurchase(id, { amount: 5_000 });
  });

  it('finds money that was taken for a gift that was not issued, when there was time to give it back', async () => {
    const id = await bought();
    await setPurchase(id, { status: 'open', paid_at: null });
    expect(await broken()).not.toContainEqual(expect.stringMatching(/given back within 15 minutes/));
    shop.clock.advance(minutes(16));
    expect(await broken()).toContainEqual(expect.stringMatching(/given back within 15 minutes/));
    await setPurchase(id, { status: 'paid', paid_at: shop.clock.now() });
  });

  it('finds a cancelled card that holds something', async () => {
    const id = await bought();
    await set(id, { delivered_at: null, cancelled_at: shop.clock.now() });
    expect(await broken()).toEqual([expect.stringMatching(/cancelled holds nothing/)]);
    await set(id, { delivered_at: shop.clock.now(), cancelled_at: null });
  });

  it('finds a card that nobody has sent', async () => {
    const id = await bought();
    await set(id, { delivered_at: null, delivery_date: '2026-11-10' });
    expect(await broken()).toEqual([expect.stringMatching(/No card waits/)]);
    await set(id, { delivered_at: shop.clock.now() });
  });
});
