import type { ExpiringPoints } from 'contract/loyalty';
import type { Db } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { accountId, type Lots, selectLots } from '../ledger/index.js';
import { daysAfter, storeDay } from '../stores/index.js';
import { lotsLeft } from './lots-left.js';
import { inTimeFor, lastDayOf, type Term, termsOf } from './points-terms.js';

/** How many days ahead a customer is told of it on the screen; the letter a month before looks as far. */
export const soon = 37;

/** Points, and the last day on which they can be spent. */
export type Expiring = { day: string; points: number };

/** The first day that is too far away to be told of. */
export const dayAfterSoon = ({ timezone }: Term, now: Date) => daysAfter(storeDay(timezone, now), soon + 1);

/** What of these accounts expires from today on, by holder; what expires on one day is one sum. */
export async function expiringIn(db: Db, accountIds: readonly Uuid[], term: Term) {
  const from = inTimeFor(term, storeDay(term.timezone, db.now));
  const until = inTimeFor(term, dayAfterSoon(term, db.now));
  const found = await selectLots(db, accountIds, from, until);
  return found.map((held) => ({ ownerId: held.ownerId, expiring: byDay(held, term) }));
}

function byDay(held: Lots, term: Term): Expiring[] {
  const sums = new Map<string, number>();
  for (const { at, points } of lotsLeft(held)) {
    const day = lastDayOf(term, at);
    sums.set(day, (sums.get(day) ?? 0) + points);
  }
  return [...sums].map(([day, points]) => ({ day, points }));
}

export async function listExpiringPointsOf(db: Db, customerId: Uuid): Promise<ExpiringPoints[]> {
  const listed: ExpiringPoints[] = [];
  for (const term of await termsOf(db)) {
    const { storeId, storeName } = term;
    const account = accountId(storeId, { kind: 'points', ownerId: customerId });
    const [held] = await expiringIn(db, [account], term);
    for (const { day, points } of held?.expiring ?? [])
      listed.push({ store_id: storeId, store_name: storeName, points, expire_on: day });
  }
  return listed.sort((one, other) => one.expire_on.localeCompare(other.expire_on));
}
