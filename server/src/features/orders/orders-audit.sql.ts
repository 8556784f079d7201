import { sql } from 'kysely';
import type { Check } from '../../platform/audit.js';
import { later, minutes } from '../../platform/clock.js';

/** Orders of the past that the demo wrote were never sold here: they have no cart and no reservations. */
export const orderChecks: Check[] = [
  {
    promise:
      'What a line saves is what offers took off, besides what its set saves, as long as nothing was left out',
    breaches: async (db) => {
      const { rows } = await sql<{ number: string; position: number }>`
        select number, line.position from purchase_order
        join purchase_order_line line on line.order_id = purchase_order.id
        left join lateral (
          select coalesce(sum(amount), 0) as amount from purchase_order_promotion applied
          where applied.order_id = line.order_id and applied.line = line.position
        ) taken on true
        where cart_id is not null
          and (line.savings < taken.amount or line.wine_set_id is null and line.savings <> taken.amount)
          and not exists (select from purchase_order_short where order_id = purchase_order.id)
          and not exists (select from purchase_order_replacement where order_id = purchase_order.id)
        limit 100`.execute(db);
      return rows.map(
        ({ number, position }) =>
          `Line ${position} of the order ${number} saves something else than its offers.`,
      );
    },
  },
  {
    promise: 'An order is its lines less savings, with fee and tax, and all of it is paid for',
    breaches: async (db) => {
      const { rows } = await sql<{ number: string }>`
        select number from purchase_order
        left join lateral (
          select sum(line_total) as lines_total, sum(savings) as savings, sum(tax) as tax
          from purchase_order_line where order_id = purchase_order.id
        ) line on true
        where purchase_order.lines_total is distinct from line.lines_total
          or (cart_id is not null
            and (purchase_order.savings, purchase_order.tax) is distinct from (line.savings, line.tax))
          or total <> purchase_order.lines_total - purchase_order.savings + fee + purchase_order.tax
          or total <> paid_by_gift_card + paid_by_store_credit + paid_by_points + paid_by_payment`.execute(
        db,
      );
      return rows.map(({ number }) => `The sums of the order ${number} differ.`);
    },
  },
  {
    promise: 'What an order is paid with is what the ledger has taken for it',
    breaches: async (db) => {
      const { rows } = await sql<{ number: string; kind: string; said: number; posted: number }>`
        select number, said.kind, said.amount::bigint as said, coalesce(posted.amount, 0) as posted
        from purchase_order
        left join lateral (
          select coalesce(sum(paid_by_gift_card), 0) as gift_card, coalesce(sum(paid_by_store_credit), 0) as credit,
            coalesce(sum(points_redeemed), 0) as points, coalesce(sum(paid_by_payment), 0) as payment,
            coalesce(sum(lines_total - savings), 0) as goods, coalesce(sum(fee), 0) as fee,
            coalesce(sum(tax), 0) as tax
          from purchase_order_short where order_id = purchase_order.id
        ) short on true
        cross join lateral (values
          ('gift_card', -paid_by_gift_card - short.gift_card),
          ('store_credit', -paid_by_store_credit - short.credit),
          ('points', -points_redeemed - short.points), ('payment_due', -paid_by_payment - short.payment),
          ('sales', lines_total - purchase_order.savings + short.goods),
          ('delivery', purchase_order.fee + short.fee), ('tax', purchase_order.tax + short.tax)
        ) as said (kind, amount)
        left join lateral (
          select sum(entry.amount)::bigint as amount from ledger_transaction transaction
          join ledger_entry entry on entry.transaction_id = transaction.id
          join ledger_account account on account.id = entry.account_id and account.kind = said.kind
          where transaction.about = purchase_order.id and transaction.reason = 'order_placed'
        ) posted on true
        where cart_id is not null and said.amount <> coalesce(posted.amount, 0)`.execute(db);
      return rows.map(
        ({ number, kind, said, posted }) =>
          `The order ${number} says ${said} of ${kind}, the ledger ${posted}.`,
      );
    },
  },
  {
    promise:
      'What is reserved is promised to somebody, what is sold is in orders, and the rest is on the shelf',
    breaches: async (db) => {
      const { rows } = await sql<{ store_id: number; product_id: number; said: string; counted: string }>`
        select store_id, product_id, format('%s reserved, %s sold', shelf.held, shelf.sold) as said,
          format('%s and %s', coalesce(promised.held, 0), coalesce(promised.sold, 0)) as counted
        from store_product shelf
        full join (
          select store_id, product_id, sum(held) as held, sum(sold) as sold
          from (
            select store_id, product_id, case state when 'held' then quantity else 0 end as held,
              case state when 'sold' then quantity - returned else 0 end as sold
            from stock_hold
            union all select store_id, product_id, quantity, 0 from stock_set_aside
          ) promise
          group by store_id, product_id
        ) promised using (store_id, product_id)
        where shelf.held is distinct from coalesce(promised.held, 0)
          or shelf.sold is distinct from coalesce(promised.sold, 0)
          or shelf.held < 0 or shelf.on_hand < shelf.held`.execute(db);
      return rows.map(
        ({ store_id, product_id, said, counted }) =>
          `The store ${store_id} has ${said} of the product ${product_id}; its orders and lotteries have ${counted}.`,
      );
    },
  },
  {
    promise: 'What an order holds was reserved for it, its sets as the parts that they were sold with',
    breaches: async (db) => {
      type Said = { number: string; product_id: number | null; said: number; reserved: number };
      const { rows } = await sql<Said>`
        select number, sold.product_id, said, coalesce(stock_hold.quantity, 0) as reserved
        from (
          select order_id, coalesce(line.product_id, part.product_id) as product_id,
            sum(line.quantity * coalesce(part.quantity, 1))::int as said
          from purchase_order_line line
          left join purchase_order_set_part part using (order_id, position)
          group by order_id, coalesce(line.product_id, part.product_id)
        ) sold
        join purchase_order on purchase_order.id = sold.order_id
        left join stock_hold
          on stock_hold.order_id = sold.order_id and stock_hold.product_id = sold.product_id
        where cart_id is not null and said > coalesce(stock_hold.quantity, 0)`.execute(db);
      return rows.map(({ number, product_id, said, reserved }) =>
        product_id === null
          ? `Of a set in the order ${number} nobody knows what it holds.`
          : `The order ${number} names ${said} of the product ${product_id}; ${reserved} were reserved.`,
      );
    },
  },
  {
    promise: 'Goods are reserved as long as an order waits, sold when it is placed, and free when it is over',
    breaches: async (db) => {
      const { rows } = await sql<{ number: string; status: string; state: string }>`
        select distinct number, status, state from purchase_order
        join stock_hold on stock_hold.order_id = purchase_order.id
        where case status when 'awaiting_payment' then state <> 'held'
          when 'cancelled' then state = 'held' or (state = 'sold' and returned < quantity)
          else state <> 'sold' end`.execute(db);
      return rows.map(
        ({ number, status, state }) => `The order ${number} is ${status}, its goods are ${state}.`,
      );
    },
  },
  {
    promise: 'No order waits for a payment longer than its goods are kept',
    breaches: async (db) => {
      const { rows } = await sql<{ number: string }>`
        select number from purchase_order
        where status = 'awaiting_payment' and cart_id is not null
          and (hold_until is null or hold_until < ${later(db.now, -minutes(15))})`.execute(db);
      return rows.map(({ number }) => `The order ${number} still does.`);
    },
  },
  {
    promise: 'Nobody under 21, or without a licence on the store-local day, has bought anything',
    breaches: async (db) => {
      const { rows } = await sql<{ number: string }>`
        select number from purchase_order
        where cart_id is not null
          and not coalesce(born_on + interval '21 years' <= sold_on and sold_on <= licence_until, false)`.execute(
        db,
      );
      return rows.map(({ number }) => `The order ${number} was.`);
    },
  },
];
