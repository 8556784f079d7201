import { days, hours, later } from '../../platform/clock.js';
import type { Transaction } from '../../platform/database/database.js';
import { newId } from '../../platform/ids.js';
import { scheduledJob, type Worker, within } from '../../platform/jobs/job.js';
import type { Shop } from '../../platform/shop.js';
import { heldTooLong, holdTogether, postAll } from '../ledger/index.js';
import { pointsTerms } from '../stores/index.js';
import { warningWorker } from './warn-of-points.js';

const expirePoints = scheduledJob('expire-points', hours(1));
const mostAtOnce = 200;

/**
 * Points are spent oldest first, so what came lately is what is spent last: whatever exceeds it is left of older
 * lots, and has expired.
 */
export const expiredOf = ({ balance, cameLately }: { balance: number; cameLately: number }) =>
  Math.max(0, balance - cameLately);

async function expireAt(tx: Transaction, storeId: number, since: Date) {
  const found = await heldTooLong(tx, { kind: 'points', storeId, since, most: mostAtOnce });
  const held = await holdTogether(tx, found, since);
  await postAll(
    tx,
    held.flatMap(({ ownerId, ...standing }) => {
      const amount = expiredOf(standing);
      if (amount === 0) return [];
      const moves = [
        { account: { kind: 'points', ownerId }, amount: -amount },
        { account: { kind: 'points_ended' }, amount },
      ] as const;
      return [{ storeId, reason: 'points_expired' as const, about: newId(tx.now), moves }];
    }),
  );
}

/** At the stores that say so, points that nobody has spent in time are forfeited; the statement tells each time. */
export async function expireDuePoints(tx: Transaction) {
  for (const { id, points_expire_after_days } of await pointsTerms(tx))
    if (points_expire_after_days !== null)
      await expireAt(tx, id, later(tx.now, -days(points_expire_after_days)));
}

export const loyaltyWorkers = (shop: Shop): Worker[] => [
  within(expirePoints, expireDuePoints),
  warningWorker(shop),
];
