import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';

/**
 * The first order of a new account, paid by card, that goes to another state than that of the account: the shop
 * never sees where a card is at home, because its payer types that at the provider. An account without a state says
 * nothing, and orders that came to nothing do not make an account known. The earlier orders are looked for last, and
 * only for the few rows of which all the rest holds.
 */
export const isOfTwoStates = sql<boolean>`(
  purchase_order.payment_method = 'card' and purchase_order.paid_by_payment > 0
  and purchase_order.fulfilment <> 'pickup'
  and customer.state <> '' and purchase_order.address ->> 'state' <> customer.state
  and customer.created_at > purchase_order.created_at - interval '30 days'
  and not exists (
    select from purchase_order as earlier
    where earlier.customer_id = purchase_order.customer_id
      and (earlier.created_at, earlier.id) < (purchase_order.created_at, purchase_order.id)
      and earlier.status not in ('awaiting_payment', 'cancelled')
  )
)`;

/** Undefined for an order that has nothing of the kind. */
export const selectTwoStates = (db: Db, orderId: Uuid) =>
  db
    .selectFrom('purchase_order')
    .innerJoin('customer', 'customer.id', 'purchase_order.customer_id')
    .select(['customer.state as account', sql<string>`purchase_order.address ->> 'state'`.as('delivery')])
    .where('purchase_order.id', '=', orderId)
    .where(isOfTwoStates)
    .executeTakeFirst();
