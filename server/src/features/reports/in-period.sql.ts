import { daysAfter } from 'contract/platform/calendar';
import { sql } from 'kysely';
import { days, later } from '../../platform/clock.js';
import { isAtStores } from '../../platform/database/earlier.js';
import { lowestIdAt } from '../../platform/ids.js';
import type { Period } from './period.js';

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);
/** By the clock of the store that is joined. */
export const beginOf = (day: string) => sql`${day}::timestamp at time zone timezone`;

/** No store's clock is a day away from UTC: by their ids, all others are left out before a clock is asked. */
export const firstIdOf = ({ from }: Period) => lowestIdAt(later(midnight(from), -days(1)));
export const endOfIds = ({ until }: Period) => lowestIdAt(later(midnight(until), days(2)));

/** Ids that are of the period by the clock of every store. */
export const safelyInside = ({ from, until }: Period) => ({
  from: lowestIdAt(later(midnight(from), days(1))),
  until: lowestIdAt(midnight(until)),
});

/** Whether something happened in the period, where orders are joined with their stores. */
export const isIn = (period: Period, at: 'created_at' | 'at' | 'drawn_at') => sql`
  ${isAtStores('store_id', period.stores)}
  and ${sql.ref(at)} >= ${beginOf(period.from)} and ${sql.ref(at)} < ${beginOf(daysAfter(period.until, 1))}`;

/** Where orders are joined with their stores: those that stand. */
export const stands = (period: Period) => sql`
  purchase_order.id >= ${firstIdOf(period)} and purchase_order.id < ${endOfIds(period)}
  and status not in ('awaiting_payment', 'cancelled') and ${isIn(period, 'created_at')}`;
