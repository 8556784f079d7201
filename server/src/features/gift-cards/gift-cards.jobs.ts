import { days, hours, later } from '../../platform/clock.js';
import { scheduledJob, type Worker, within } from '../../platform/jobs/job.js';
import type { Shop } from '../../platform/shop.js';
import { deleteGiftCartsLeftBefore } from './buying/gift-purchases.sql.js';
import { writeCodeEnds, writeMissingEnds } from './by-staff/write-code-ends.js';
import { deliverDueCards, deliverGiftCards } from './delivering/deliver-gift-cards.js';
import { expireDueCards, expireGiftCards } from './expire-gift-cards.js';
import { GiftCardCodes } from './gift-card-codes.js';

/**
 * A gift that was not bought holds the name and address of somebody who knows nothing of it, so it is kept no
 * longer.
 */
const kept = days(30);
const forgetGiftCarts = scheduledJob('forget-gift-carts', hours(24));

export const giftCardWorkers = (shop: Shop): Worker[] => [
  within(deliverGiftCards, (tx) => deliverDueCards(shop, tx)),
  within(expireGiftCards, expireDueCards),
  within(writeCodeEnds, (tx) => writeMissingEnds(tx, new GiftCardCodes(shop.secretKey))),
  within(forgetGiftCarts, async (tx) => {
    await deleteGiftCartsLeftBefore(tx, later(tx.now, -kept));
  }),
];
