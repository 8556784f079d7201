import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.js';
import { lowestIdAt, type Uuid } from '../../../platform/ids.js';

/**
 * What an order that has been handed over has brought in: goods, fee and tax, without what points paid and without what
 * was given back.
 */
const spent = sql`greatest(
  0, total - paid_by_points - given_back_payment - given_back_credit - given_back_card
)`;

/** Of the orders that were placed since then; everybody's, or one customer's. */
export const updateMembershipsBySpending = (
  tx: Transaction,
  first: number,
  since: Date,
  customerId: Uuid | undefined,
) =>
  sql`
    with spending as (
      select customer_id, sum(${spent}) as cents
      from purchase_order
      where ${customerId ? sql`customer_id = ${customerId}` : sql`true`}
        and id >= ${lowestIdAt(since)}
        and status in ('handed_over', 'returned_in_part')
      group by customer_id
    ), due as (
      select customer.id, coalesce((
        select membership.id from membership
        where spent_from <= coalesce(spending.cents, 0)
        order by spent_from desc
        limit 1
      ), ${first}) as membership_id
      from customer
      left join spending on spending.customer_id = customer.id
      where ${customerId ? sql`customer.id = ${customerId}` : sql`true`}
        and closed_at is null
        and not membership_by_hand
    )
    update customer set membership_id = due.membership_id
    from due
    where customer.id = due.id and customer.membership_id is distinct from due.membership_id
  `.execute(tx);
