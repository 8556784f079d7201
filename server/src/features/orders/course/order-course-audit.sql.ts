import { type OrderStatus, orderStatuses } from 'contract/orders';
import { sql } from 'kysely';
import type { Check } from '../../../platform/audit.js';
import { firstSteps, mayStep } from './order-states.js';

const modes = ['pickup', 'delivery', 'shipping'] as const;

/** The table of an order's states, as rows; a note repeats the state in which it was written. */
const allowed = modes.flatMap((mode) =>
  orderStatuses.flatMap((from) =>
    orderStatuses
      .filter((to): to is OrderStatus => from === to || mayStep(from, to, mode))
      .map((to) => ({ mode, from, to })),
  ),
);

const returnGuards = ['return_request_open', 'purchase_order_return_request_once'];

const onceOnly = ['ledger_transaction_cause', 'payment_event_key_key', 'job_unique_key_key'];

/** What happens to an order after it was placed. */
export const orderCourseChecks: Check[] = [
  {
    promise: 'An order takes one step after the other, along the table, and stands where the last one led',
    breaches: async (db) => {
      const { rows } = await sql<{ number: string; before: string | null; status: string }>`
        with course as (
          select order_id, position, status, lag(status) over (partition by order_id order by position) as before,
            lead(status) over (partition by order_id order by position) is null as is_last
          from purchase_order_step
        ), allowed as (
          select * from unnest(
            ${allowed.map(({ mode }) => mode)}::text[],
            ${allowed.map(({ from }) => from)}::text[],
            ${allowed.map(({ to }) => to)}::text[]
          ) as allowed (mode, before, status)
        )
        select number, course.before, coalesce(course.status, 'nowhere') as status
        from purchase_order left join course on order_id = id
        where course.status is null
          or (course.before is null and course.status <> all(${[...firstSteps]}::text[]))
          or (course.before is not null and not exists (
            select from allowed
            where mode = fulfilment and allowed.before = course.before and allowed.status = course.status
          ))
          or (is_last and course.status <> purchase_order.status)`.execute(db);
      return rows.map(
        ({ number, before, status }) => `The order ${number} went from ${before ?? 'nothing'} to ${status}.`,
      );
    },
  },
  {
    promise: 'What came back of an order is on its lines, and what was given back for it in its returns',
    breaches: async (db) => {
      const { rows } = await sql<{ number: string }>`
        select number from purchase_order
        left join lateral (
          select coalesce(sum(payment), 0) as payment, coalesce(sum(points), 0) as points,
            coalesce(sum(store_credit), 0) as credit, coalesce(sum(gift_card), 0) as card,
            coalesce(sum(earned_points), 0) as earned
          from purchase_order_return where order_id = purchase_order.id
        ) back on true
        where status in ('handed_over', 'returned_in_part', 'returned')
          and (given_back_payment > back.payment or back.earned > points_earned
            or (given_back_points, given_back_credit, given_back_card)
              is distinct from (back.points::int, back.credit::int, back.card::int)
            or exists (
              select from purchase_order_line line
              left join (
                select (part->>'position')::int as position, sum((part->>'quantity')::int) as quantity
                from purchase_order_return, jsonb_array_elements(lines) as part
                where order_id = purchase_order.id group by 1
              ) as came using (position)
              where line.order_id = purchase_order.id and line.returned <> coalesce(came.quantity, 0)
            ))`.execute(db);
      return rows.map(({ number }) => `The returns of the order ${number} say something else.`);
    },
  },
  {
    promise: 'Nothing goes back for a return that the store has not accepted, and for each acceptance once',
    breaches: async (db) => {
      const { rows } = await sql<{ number: string }>`
        select distinct number from purchase_order
        left join lateral (
          select coalesce(jsonb_object_agg(position, pieces), '{}') as pieces from (
            select line.position, sum(line.accepted + line.broken) as pieces
            from return_request request join return_request_line line on line.request_id = request.id
            where request.order_id = purchase_order.id
            group by line.position having sum(line.accepted + line.broken) > 0
          ) as taken
        ) as accepted on true
        left join lateral (
          select coalesce(jsonb_object_agg(position, returned), '{}') as pieces
          from purchase_order_line where order_id = purchase_order.id and returned > 0
        ) as back on true
        where cart_id is not null and (
          accepted.pieces <> back.pieces
          or exists (
            select from purchase_order_return back
            left join return_request request on request.id = back.request_id
            where back.order_id = purchase_order.id and request.decided_at is null
          )
          or exists (
            select from return_request request join return_request_line line on line.request_id = request.id
            where request.order_id = purchase_order.id
              and (request.decided_at is null) <> (line.accepted + line.broken + line.refused = 0)
          )
        )`.execute(db);
      const { rows: guards } = await sql<{ name: string }>`
        select name from unnest(${returnGuards}::text[]) as name
        where not exists (select from pg_class where relname = name and relkind = 'i')`.execute(db);
      return [
        ...rows.map(({ number }) => `The order ${number} gave back something else.`),
        ...guards.map(({ name }) => `Its guard ${name} is missing.`),
      ];
    },
  },
  {
    promise: 'No order gives back more than was paid for it, nor more money than was taken',
    breaches: async (db) => {
      const { rows } = await sql<{ number: string }>`
        select number from purchase_order
        left join lateral (
          select coalesce(sum(captured), 0) as captured, coalesce(sum(refunds_asked), 0) as refunds,
            count(*) as attempts
          from payment where order_id = purchase_order.id
        ) money on true
        left join lateral (
          select coalesce(sum(refunded), 0) as refunds from purchase_order_short
          where order_id = purchase_order.id
        ) short on true
        where given_back_payment > paid_by_payment or given_back_points > points_redeemed
          or given_back_credit > paid_by_store_credit or given_back_card > paid_by_gift_card
          or money.refunds > money.captured
          or (payment_method = 'card' and money.attempts > 0
            and status in ('returned_in_part', 'returned') and given_back_payment <> money.refunds - short.refunds)`.execute(
        db,
      );
      return rows.map(({ number }) => `The order ${number} gives back something else.`);
    },
  },
  {
    promise: 'What is paid at the counter is paid for what was handed over there, and all of it',
    breaches: async (db) => {
      const { rows } = await sql<{ number: string }>`
        select number from counter_payment join purchase_order on id = order_id
        where payment_method <> 'at_pickup' or amount <> paid_by_payment
          or status not in ('handed_over', 'returned_in_part', 'returned')`.execute(db);
      return rows.map(({ number }) => `The order ${number} was paid otherwise.`);
    },
  },
  {
    promise:
      'Each cause is posted once, each message of a provider is heard once, and each job is asked for once',
    breaches: async (db) => {
      const { rows } = await sql<{ name: string }>`
        select name from unnest(${onceOnly}::text[]) as name
        where not exists (select from pg_constraint where conname = name)
          and not exists (select from pg_class where relname = name and relkind = 'i')`.execute(db);
      return rows.map(({ name }) => `Its guard ${name} is missing.`);
    },
  },
];
