import { sql } from 'kysely';
import { days, later } from '../../platform/clock.js';
import type { Measure } from '../../platform/metrics/measure.js';

/** A store that works as it should is through with these long before. */
const patience = { count: days(1), transfer: days(3), delivery: days(2) };

/**
 * What the database itself forbids, such as more bottles held than there are, is for the audit. This is what
 * only people can bring to an end, and what makes the shelves wrong as long as they do not.
 */
export const stockMeasures: Measure[] = [
  {
    name: 'stock_in_trouble',
    help: 'Counts that nobody approves, transfers that nobody receives, deliveries that do not come.',
    labelNames: ['trouble'],
    read: async (db) => {
      const { rows } = await sql<{ trouble: string; count: number }>`
        select 'count not approved' as trouble, count(*)::integer as count
        from stock_count
        where state = 'waiting' and ${later(db.now, -patience.count)} > (
          select max(counted_at) from stock_count_line where count_id = stock_count.id
        )
        union all
        select 'transfer not received', count(*)::integer
        from stock_transfer
        where state = 'under_way' and sent_at < ${later(db.now, -patience.transfer)}
        union all
        select 'delivery overdue', count(*)::integer
        from supply_order
        where state in ('sent', 'partly_received')
          and expected_on < (${later(db.now, -patience.delivery)}::timestamptz at time zone 'UTC')::date`.execute(
        db,
      );
      return rows.map(({ trouble, count }) => ({ labels: { trouble }, value: count }));
    },
  },
];
