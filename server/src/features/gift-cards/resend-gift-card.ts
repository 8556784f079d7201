import { cardNotSent, giftCardNotFound } from 'contract/gift-cards';
import { days } from '../../platform/clock.js';
import type { Uuid } from '../../platform/ids.js';
import { limit, take } from '../../platform/limits.js';
import { refuse } from '../../platform/refuse.js';
import type { Shop } from '../../platform/shop.js';
import { mailCards } from './deliver-gift-cards.js';
import { lockCardOfBuyer } from './gift-cards.sql.js';

const resent = limit('gift-card-resent', 3, days(1));

/** The same letter again, to the same address: a letter gets lost, and a code is worth money. */
export async function resendGiftCardOf(shop: Shop, buyerId: Uuid, id: Uuid) {
  const check = () =>
    shop.write(async (tx) => {
      const card = await lockCardOfBuyer(tx, buyerId, id);
      if (!card) throw refuse(giftCardNotFound);
      if (!card.delivered_at || !card.recipient_email) throw refuse(cardNotSent);
    });
  await check();
  await take(shop, resent, id, 'This card has been sent three times today. Please try again tomorrow.');
  await shop.write(async (tx) => mailCards(shop, tx, [(await lockCardOfBuyer(tx, buyerId, id))!]));
}
