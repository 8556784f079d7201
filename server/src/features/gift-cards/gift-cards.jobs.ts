import { days, hours, later } from '../../platform/clock.js';
import { scheduledJob, type Worker, within } from '../../platform/jobs/job.js';
import type { Shop } from '../../platform/shop.js';
import { deliverDueCards, deliverGiftCards } from './deliver-gift-cards.js';
import { expireDueCards, expireGiftCards } from './expire-gift-cards.js';
import { deleteGiftCartsLeftBefore } from './gift-purchases.sql.js';

/** A gift that was not bought names somebody who knows nothing of it. */
const kept = days(30);
const forgetGiftCarts = scheduledJob('forget-gift-carts', hours(24));

export const giftCardWorkers = (shop: Shop): Worker[] => [
  within(deliverGiftCards, (tx) => deliverDueCards(shop, tx)),
  within(expireGiftCards, expireDueCards),
  within(forgetGiftCarts, async (tx) => {
    await deleteGiftCartsLeftBefore(tx, later(tx.now, -kept));
  }),
];
