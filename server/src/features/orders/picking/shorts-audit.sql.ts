import { sql } from 'kysely';
import type { Check } from '../../../platform/audit.js';

export const shortChecks: Check[] = [
  {
    promise: 'What was taken off an order has gone back to the cent, once',
    breaches: async (db) => {
      const { rows } = await sql<{ number: string; kind: string; said: number; posted: number }>`
        select number, said.kind, said.amount::bigint as said, coalesce(posted.amount, 0) as posted
        from purchase_order_short short
        join purchase_order on purchase_order.id = short.order_id
        cross join lateral (values
          ('payment_due', short.paid_by_payment), ('points', short.points_redeemed),
          ('credit', short.paid_by_store_credit + short.paid_by_gift_card),
          ('sales', short.savings - short.lines_total), ('delivery', -short.fee), ('tax', -short.tax)
        ) as said (kind, amount)
        left join lateral (
          select sum(entry.amount)::bigint as amount from ledger_transaction transaction
          join ledger_entry entry on entry.transaction_id = transaction.id
          join ledger_account account on account.id = entry.account_id
          -- A card that can no longer be used is given back as credit.
          where transaction.about = short.id and transaction.reason = 'order_short'
            and said.kind = case when account.kind in ('store_credit', 'gift_card') then 'credit' else account.kind end
        ) posted on true
        where said.amount <> coalesce(posted.amount, 0)`.execute(db);
      return rows.map(
        ({ number, kind, said, posted }) =>
          `Of the order ${number} ${said} of ${kind} was taken off, the ledger says ${posted}.`,
      );
    },
  },
  {
    promise:
      'What took the place of a missing bottle differs from it by what went back, and was never dearer',
    breaches: async (db) => {
      const { rows } = await sql<{ number: string }>`
        select number from purchase_order_replacement replacement
        join purchase_order on purchase_order.id = replacement.order_id
        join purchase_order_short less on less.id = replacement.id
        left join purchase_order_short undone on undone.undoes = replacement.id
        cross join lateral (
          select sum((pieces ->> 'unit_price')::int * (pieces ->> 'quantity')::int * sign) as lines_total,
            sum((pieces ->> 'savings')::int * sign) as savings, sum((pieces ->> 'tax')::int * sign) as tax
          from (values (missing, 1), (instead, -1)) as change (pieces, sign)
        ) as differs
        where (differs.lines_total, differs.savings, differs.tax)
            is distinct from (less.lines_total::bigint, less.savings::bigint, less.tax::bigint)
          or less.total < 0 or less.total + undone.total <> 0`.execute(db);
      return rows.map(({ number }) => `What was replaced in the order ${number} cost something else.`);
    },
  },
];
