import { days, later } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { selectBought } from './buying-limits.sql.js';

/** A "limit per customer" looks back this far. */
const limitDays = 365;

/** How many of each product this customer has bought that count against a limit per customer. */
export const boughtBefore = async (db: Db, customerId: Uuid, productIds: readonly number[]) =>
  productIds.length === 0
    ? new Map<number, number>()
    : selectBought(db, customerId, productIds, later(db.now, -days(limitDays)));
