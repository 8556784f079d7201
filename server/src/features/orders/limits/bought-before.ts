import { days, later } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { selectBought } from './buying-limits.sql.js';

/** So long a "limit per customer" looks back. */
const limitDays = 365;

/** What counts against a limit per customer, of each of these products. */
export const boughtBefore = async (db: Db, customerId: Uuid, productIds: readonly number[]) =>
  productIds.length === 0
    ? new Map<number, number>()
    : selectBought(db, customerId, productIds, later(db.now, -days(limitDays)));
