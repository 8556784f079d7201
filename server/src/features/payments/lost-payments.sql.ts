import { sql } from 'kysely';
import { days, later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { lowestIdAt } from '../../platform/ids.js';

/** A promise is kept for a week, so staff have seen anything that was lost longer ago than this. */
const lookedBack = days(14);

/**
 * Orders whose money was promised and could not be taken, with no new promise since; cancelled ones too. A
 * promise that was lowered to nothing does not count: the shop gave it up, because what it was for was
 * missing.
 */
export const ordersWithLostPayment = (db: Db) => sql`
  select order_id from payment as lost
  where id >= ${lowestIdAt(later(db.now, -lookedBack))}
    and authorised_at is not null and status in ('declined', 'cancelled', 'lapsed')
    and lowered_by < amount
    and not exists (
      select from payment
      where payment.order_id = lost.order_id and status not in ('declined', 'cancelled', 'lapsed')
    )`;
