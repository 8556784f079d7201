import type { ExpiringPoints } from 'contract/loyalty';
import { days, later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { accountId, type Lots, selectLots } from '../ledger/index.js';
import { pointsTerms, storeDay, storeFronts } from '../stores/index.js';
import { lotsLeft } from './lots-left.js';

/** How far ahead a customer is told of it on the screen; the letter a month before looks as far. */
export const soon = days(37);

export type Expiring = { at: Date; points: number };

/** A store where points expire so many milliseconds after they came. */
export type Term = { storeId: number; lasts: number; lpEq1: number };

export const termsOf = async (db: Db): Promise<Term[]> =>
  (await pointsTerms(db)).flatMap(({ id, lp_eq_1, points_expire_after_days }) =>
    points_expire_after_days === null
      ? []
      : [{ storeId: id, lasts: days(points_expire_after_days), lpEq1: lp_eq_1 }],
  );

/** What of these accounts expires between now and then, by holder. */
export async function expiringIn(db: Db, accountIds: readonly Uuid[], { lasts }: Term) {
  const found = await selectLots(db, accountIds, later(db.now, -lasts), later(db.now, soon - lasts));
  return found.map((held) => ({ ownerId: held.ownerId, expiring: expiringOf(held, lasts) }));
}

const expiringOf = (held: Lots, lasts: number): Expiring[] =>
  lotsLeft(held).map(({ at, points }) => ({ at: later(at, lasts), points }));

/** On the calendar of the store; what expires on one day is one sum. */
export function byDay(expiring: readonly Expiring[], timezone: string) {
  const sums = new Map<string, number>();
  for (const { at, points } of expiring) {
    const day = storeDay(timezone, at);
    sums.set(day, (sums.get(day) ?? 0) + points);
  }
  return [...sums].map(([day, points]) => ({ day, points }));
}

export async function listExpiringPointsOf(db: Db, customerId: Uuid): Promise<ExpiringPoints[]> {
  const terms = await termsOf(db);
  if (terms.length === 0) return [];
  const stores = new Map(
    (
      await storeFronts(
        db,
        terms.map(({ storeId }) => storeId),
      )
    ).map((store) => [store.id, store]),
  );
  const listed: ExpiringPoints[] = [];
  for (const term of terms) {
    const { id, name, timezone } = stores.get(term.storeId)!;
    const account = accountId(id, { kind: 'points', ownerId: customerId });
    const [held] = await expiringIn(db, [account], term);
    for (const { day, points } of byDay(held?.expiring ?? [], timezone))
      listed.push({ store_id: id, store_name: name, points, expire_on: day });
  }
  return listed.sort((one, other) => one.expire_on.localeCompare(other.expire_on));
}
