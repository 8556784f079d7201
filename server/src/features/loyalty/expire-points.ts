import { hours } from '../../platform/clock.js';
import type { Transaction } from '../../platform/database/database.js';
import { newId } from '../../platform/ids.js';
import { beyond, scheduledJob, type Worker } from '../../platform/jobs/job.js';
import type { Shop } from '../../platform/shop.js';
import { lockBalancesSince, postAll, selectAccountsWithOldLots } from '../ledger/index.js';
import { storeDay } from '../stores/index.js';
import { inTimeFor, type Term, termsOf } from './points-terms.js';
import { warningWorker } from './warn-of-points.js';

const expirePoints = scheduledJob('expire-points', hours(1), 'money and stock');
const mostAtOnce = 200;

/**
 * Points are spent oldest first, so those that came lately are still there whole: whatever the balance has
 * beyond them is older, and has expired.
 */
export const expiredOf = ({ balance, cameLately }: { balance: number; cameLately: number }) =>
  Math.max(0, balance - cameLately);

/** Expires the points of one page; returns whether there may be more. */
async function expireNext(tx: Transaction, term: Term) {
  const { storeId } = term;
  const since = inTimeFor(term, storeDay(term.timezone, tx.now));
  const accounts = await selectAccountsWithOldLots(tx, { kind: 'points', storeId, since, most: mostAtOnce });
  const balances = await lockBalancesSince(tx, accounts, since);
  await postAll(
    tx,
    balances.flatMap(({ ownerId, ...standing }) => {
      const amount = expiredOf(standing);
      if (amount === 0) return [];
      const moves = [
        { account: { kind: 'points', ownerId }, amount: -amount },
        { account: { kind: 'points_ended' }, amount },
      ] as const;
      return [{ storeId, reason: 'points_expired' as const, about: newId(tx.now), moves }];
    }),
  );
  return accounts.length === mostAtOnce;
}

/**
 * At stores where points expire, points that were not spent in time are forfeited, with an entry in the
 * statement. All points of a day expire at the same midnight, so they are taken in pages: only the customers
 * of one page have to wait.
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
