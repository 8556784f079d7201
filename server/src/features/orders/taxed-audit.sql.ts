import { sql } from 'kysely';
import type { Check } from '../../platform/audit.js';

export const taxedChecks: Check[] = [
  {
    promise: 'What an order was taxed goes back at the rates at which it was sold',
    breaches: async (db) => {
      const { rows } = await sql<{ number: string; kind: string; rate: string | null; left: number }>`
        with causes as (
          select id as order_id, id as about from purchase_order where status in ('cancelled', 'returned')
          union all select order_id, id from purchase_order_short
          union all select order_id, id from purchase_order_return
        ), stands as (
          select number, kind, tax_state || ' ' || tax_millionths as rate, sum(amount)::float8 as left,
            sum(sum(amount)) over (partition by number, kind) as together
          from causes
          join purchase_order on purchase_order.id = order_id and status in ('cancelled', 'returned')
          join ledger_transaction on ledger_transaction.about = causes.about
          join ledger_entry on transaction_id = ledger_transaction.id
          join ledger_account on ledger_account.id = account_id and kind in ('sales', 'tax')
          group by number, kind, tax_state, tax_place, tax_millionths
        )
        select number, kind, rate, stands.left from stands
        where together = 0 and stands.left <> 0
        order by number limit 100`.execute(db);
      return rows.map(
        ({ number, kind, rate, left }) =>
          `Of the order ${number}, of which nothing is left, ${left} of ${kind} stands at ${rate ?? 'no rate'}.`,
      );
    },
  },
];
