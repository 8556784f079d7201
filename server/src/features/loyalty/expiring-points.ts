import type { ExpiringPoints } from 'contract/loyalty';
import { daysAfter } from 'contract/platform/calendar';
import type { Db } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { accountId, type Lots, selectLots } from '../ledger/index.js';
import { storeDay } from '../stores/index.js';
import { inTimeFor, lastDayOf, type Term, termsOf } from './points-terms.js';

/** The screen tells of points this many days before they expire, and so does the letter of a month before. */
export const soon = 37;

/** Points, and the last day on which they can be spent. */
export type Expiring = { day: string; points: number };

/** The first day that is too far away to be mentioned. */
export const dayAfterSoon = ({ timezone }: Term, now: Date) => daysAfter(storeDay(timezone, now), soon + 1);

/** The points of these accounts that expire soon, by owner: one sum for each day. */
export async function expiringIn(db: Db, accountIds: readonly Uuid[], term: Term) {
  const from = inTimeFor(term, storeDay(term.timezone, db.now));
  const until = inTimeFor(term, dayAfterSoon(term, db.now));
  const found = await selectLots(db, accountIds, from, until);
  return found.map((lots) => ({ ownerId: lots.ownerId, expiring: byDay(lots, term) }));
}

type Left = { at: Date; points: number };

/**
 * What is left of each lot, the oldest first: points are spent oldest first, so the newest lots are still
 * whole.
 */
export function lotsLeft({ balance, cameLater, lots }: Omit<Lots, 'ownerId'>): Left[] {
  let rest = Math.max(0, balance - cameLater);
  return lots
    .map(({ at, amount }) => {
      const points = Math.min(rest, amount);
      rest -= points;
      return { at, points };
    })
    .filter(({ points }) => points > 0)
    .reverse();
}

function byDay(lots: Lots, term: Term): Expiring[] {
  const sums = new Map<string, number>();
  for (const { at, points } of lotsLeft(lots)) {
    const day = lastDayOf(term, at);
    sums.set(day, (sums.get(day) ?? 0) + points);
  }
  return [...sums].map(([day, points]) => ({ day, points }));
}

export async function listExpiringPoints(db: Db, customerId: Uuid): Promise<ExpiringPoints[]> {
  const listed: ExpiringPoints[] = [];
  for (const term of await termsOf(db)) {
    const { storeId, storeName } = term;
    const account = accountId(storeId, { kind: 'points', ownerId: customerId });
    const [customers] = await expiringIn(db, [account], term);
    for (const { day, points } of customers?.expiring ?? [])
      listed.push({ store_id: storeId, store_name: storeName, points, expire_on: day });
  }
  return listed.sort((one, other) => one.expire_on.localeCompare(other.expire_on));
}
