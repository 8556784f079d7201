import { hours } from '../../platform/clock.js';
import type { Transaction } from '../../platform/database/database.js';
import { newId } from '../../platform/ids.js';
import { beyond, scheduledJob, type Worker } from '../../platform/jobs/job.js';
import type { Shop } from '../../platform/shop.js';
import { heldTooLong, holdTogether, postAll } from '../ledger/index.js';
import { storeDay } from '../stores/index.js';
import { inTimeFor, type Term, termsOf } from './points-terms.js';
import { warningWorker } from './warn-of-points.js';

const expirePoints = scheduledJob('expire-points', hours(1));
const mostAtOnce = 200;

/**
 * Points are spent oldest first, so what came lately is what is spent last: whatever exceeds it is left of older
 * lots, and has expired.
 */
export const expiredOf = ({ balance, cameLately }: { balance: number; cameLately: number }) =>
  Math.max(0, balance - cameLately);

/** Whether there may be more. */
async function expireNext(tx: Transaction, term: Term) {
  const { storeId } = term;
  const since = inTimeFor(term, storeDay(term.timezone, tx.now));
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
  return found.length === mostAtOnce;
}

/**
 * At the stores that say so, points that nobody has spent in time are forfeited; the statement tells each time. All
 * of a day end at one midnight: a page at a time, whose holders alone wait for it.
 */
export async function expireDuePoints(shop: Pick<Shop, 'read' | 'write'>) {
  for (const term of await shop.read(termsOf)) {
    let isMore = true;
    while (isMore) isMore = await shop.write((tx) => expireNext(tx, term));
  }
}

export const loyaltyWorkers = (shop: Shop): Worker[] => [
  beyond(expirePoints, () => expireDuePoints(shop)),
  warningWorker(shop),
];
