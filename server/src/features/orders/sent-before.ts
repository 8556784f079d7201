import { monthsAfter } from 'contract/platform/calendar';
import { days, later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { type Bought, goodsKindOf, longestWindow } from '../fulfilment/index.js';
import { storeDay } from '../stores/index.js';
import { selectSent } from './sent-before.sql.js';

/**
 * What was sent to this customer in a state, as far back as any rule looks; the state is given by its full
 * name.
 */
export async function sentBefore(
  db: Db,
  customerId: Uuid,
  state: string,
  timezone: string,
): Promise<Bought[]> {
  const first = monthsAfter(storeDay(timezone, db.now), -longestWindow);
  const rows = await selectSent(db, customerId, state, later(new Date(first), -days(1)));
  return rows.map(({ ordered_at, department, category, bottles, millilitres }) => ({
    day: storeDay(timezone, ordered_at),
    goods: goodsKindOf(department, category),
    bottles,
    millilitres,
  }));
}
