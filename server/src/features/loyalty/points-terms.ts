import { daysAfter } from 'contract/platform/calendar';
import type { Db } from '../../platform/database/database.js';
import { momentAt, pointsTerms, storeDay } from '../stores/index.js';

/** A store where points last this many days after the day on which they came, until the store's midnight. */
export type Term = { storeId: number; storeName: string; timezone: string; lasts: number; lpEq1: number };

export const termsOf = async (db: Db): Promise<Term[]> =>
  (await pointsTerms(db)).flatMap(({ id, name, timezone, lp_eq_1, points_expire_after_days: lasts }) =>
    lasts === null ? [] : [{ storeId: id, storeName: name, timezone, lasts, lpEq1: lp_eq_1 }],
  );

type Lasting = Pick<Term, 'timezone' | 'lasts'>;

/**
 * The last day on which points from that moment can be spent; points from late in the day last as long as the
 * others.
 */
export const lastDayOf = ({ timezone, lasts }: Lasting, at: Date) => daysAfter(storeDay(timezone, at), lasts);

/** Points from before this moment have expired when that day begins. */
export const inTimeFor = ({ timezone, lasts }: Lasting, day: string) =>
  momentAt(timezone, daysAfter(day, -lasts), '00:00');

/** The midnight at the end of the day. */
export const endOf = (timezone: string, day: string) => momentAt(timezone, daysAfter(day, 1), '00:00');
