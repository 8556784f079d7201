import { sql } from 'kysely';
import type { Check } from '../../platform/audit.js';
import { later, minutes } from '../../platform/clock.js';

export const checkoutChecks: Check[] = [
  {
    promise: 'One cart gives one order, and whatever was ordered has one',
    breaches: async (db) => {
      const { rows } = await sql<{ id: string; orders: number }>`
        select cart.id, count(purchase_order.id) as orders from cart
        left join purchase_order on purchase_order.cart_id = cart.id
        group by cart.id
        having count(purchase_order.id) <> case cart.status when 'ordered' then 1 else 0 end`.execute(db);
      const { rows: guard } = await sql`
        select from pg_constraint where conname = 'purchase_order_cart_id_key' and convalidated`.execute(db);
      return [
        ...rows.map(({ id, orders }) => `The cart ${id} has ${orders}.`),
        ...(guard.length === 0 ? ['Its guard purchase_order_cart_id_key is missing.'] : []),
      ];
    },
  },
  {
    promise: 'A payment asks for what its order has to pay',
    breaches: async (db) => {
      const { rows } = await sql<{ number: string; paid_by_payment: number; amount: number }>`
        select number, paid_by_payment, amount - lowered_by as amount from payment
        join purchase_order on purchase_order.id = payment.order_id
        where amount - lowered_by <> paid_by_payment + (
            select coalesce(sum(refunded), 0) from purchase_order_short where order_id = purchase_order.id
          ) and payment.status not in ('declined', 'cancelled', 'lapsed')`.execute(db);
      return rows.map(
        ({ number, paid_by_payment, amount }) =>
          `The order ${number} has to pay ${paid_by_payment}, its payment is for ${amount}.`,
      );
    },
  },
  {
    promise: 'Money that was taken or promised has its order, or goes back within 15 minutes',
    breaches: async (db) => {
      const { rows } = await sql<{ id: string }>`
        select payment.id from payment
        left join purchase_order on purchase_order.id = payment.order_id
        left join gift_purchase on gift_purchase.id = payment.order_id
        where gift_purchase.id is null and payment.authorised_at < ${later(db.now, -minutes(15))}
          and (payment.status = 'authorised' or payment.captured > payment.refunded)
          and coalesce(purchase_order.status, 'cancelled') in ('awaiting_payment', 'cancelled')
          and not exists (
            select from payment_event event
            where event.payment_id = payment.id and event.asked_at > ${later(db.now, -minutes(15))}
          )`.execute(db);
      return rows.map(({ id }) => `The payment ${id} has no order.`);
    },
  },
];
