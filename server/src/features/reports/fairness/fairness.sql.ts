import type { Fairness } from 'contract/reports/fairness.staff';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.js';
import { isIn } from '../in-period.sql.js';
import type { Period } from '../period.js';

export type FairnessRow = Omit<Fairness, 'as_far'> & { readonly variance: number };

/**
 * Each entry of each draw is in one group of each kind. Of a group of so many in a draw, the number among the first of a fair
 * ranking is distributed hypergeometrically; draws do not depend on each other, so their averages and variances add up.
 */
export async function selectFairness(db: Db, period: Period) {
  const { rows } = await sql<FairnessRow>`
    with draw as (
      select lottery.id, bottles, entries, least(bottles, entries)::float8 / entries as share
      from lottery join store on store.id = store_id
      where drawn_at is not null and entries > 0 and ${isIn(period, 'drawn_at')}
    ), first as (
      select unnest((string_to_array(string_agg(tickets, '' order by number), chr(10)))[:bottles]) as ticket_no
      from draw join lottery_piece on lottery_id = draw.id and list = 'ranking'
      group by draw.id, bottles
    ), entry as (
      select lottery_id, entries, share, first.ticket_no is not null as drawn, customer.membership_id,
        ntile(3) over (partition by lottery_id order by entered_at, ticket.id) as third,
        exists (
          select from purchase_order earlier where earlier.customer_id = ticket.customer_id
          and earlier.created_at < entered_at and earlier.status not in ('awaiting_payment', 'cancelled')
        ) as had_ordered, (
          select bool_or(coalesce(earlier.turn_at < ticket.entered_at, false))
          from lottery_ticket earlier join lottery on lottery.id = earlier.lottery_id
          where earlier.customer_id = ticket.customer_id and drawn_at < ticket.entered_at
        ) as had_turn
      from draw join lottery_ticket ticket on lottery_id = draw.id
      join customer on customer.id = customer_id
      left join first using (ticket_no)
    ), counted as (
      select lottery_id, entries, share, kind.name as "group", kind.membership_id, count(*) as ours,
        count(*) filter (where drawn) as drawn
      from entry cross join lateral (values
        ((array['first_third', 'middle_third', 'last_third'])[third], null::integer),
        (case when had_ordered then 'had_ordered' else 'had_not_ordered' end, null),
        (case had_turn when true then 'had_turn' when false then 'without_turn' else 'first_entry' end, null),
        (case when entry.membership_id is null then 'no_member' else 'member' end, entry.membership_id),
        ('everybody', null)
      ) as kind (name, membership_id)
      group by lottery_id, entries, share, kind.name, kind.membership_id
    )
    select "group", membership.name as membership, count(*)::int as draws, sum(ours)::int as entries,
      sum(drawn)::int as drawn, sum(ours * share)::float8 as expected,
      sum(ours * share * (1 - share) * (entries - ours) / greatest(entries - 1, 1))::float8 as variance
    from counted left join membership on membership.id = membership_id
    group by "group", membership.id, membership.name
    order by membership.id`.execute(db);
  return rows;
}
