import * as giftCards from 'contract/gift-cards';
import { days } from '../../../platform/clock.js';
import { once } from '../../../platform/idempotency.js';
import type { Uuid } from '../../../platform/ids.js';
import { limit, takeWithin } from '../../../platform/limits.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { isClaimed } from '../card-holder.js';
import { lockGiftCardOfBuyer } from '../gift-cards.sql.js';
import { mailCards } from './deliver-gift-cards.js';

export const resent = limit('gift-card-resent', 3, days(1));
export const tooOften = 'This card has already been sent three times today.';

type CardToResend = { buyerId: Uuid; id: Uuid; key: string | undefined };

/** The same letter again, to the same address: a letter gets lost, and a code is worth money. */
export const resendGiftCard = (shop: Shop, { buyerId, id, key }: CardToResend) =>
  shop.write(async (tx) => {
    const asked = { customerId: buyerId, key, call: giftCards.resendGiftCard, body: { id } };
    await once(tx, asked, async () => {
      const card = await lockGiftCardOfBuyer(tx, buyerId, id);
      if (!card) throw refuse(giftCards.giftCardNotFound);
      if (!card.delivered_at || !card.recipient_email) throw refuse(giftCards.cardNotSent);
      if (isClaimed(card)) throw refuse(giftCards.cardClaimed);
      await takeWithin(tx, resent, id, tooOften);
      await mailCards(shop, tx, [card]);
      return {};
    });
  });
