import { sql } from 'kysely';
import type { Check } from '../../../platform/audit.js';

/** Without one of these, a bottle could be bought twice or by somebody else. */
const guards = ['cart_line_ticket', 'cart_line_is_the_winners'];

/** Bottles of the demo's past lotteries were handed over without an order. */
export const wonBottleChecks: Check[] = [
  {
    promise: 'A bottle that was won lies in the cart of its winner, or is in one order, and nowhere else',
    breaches: async (db) => {
      const { rows } = await sql<{ ticket_no: string; standing: string; lines: number; orders: number }>`
        select ticket_no, standing, lines, orders from lottery_ticket ticket
        left join lateral (
          select count(*)::int as lines, bool_and(cart.customer_id = ticket.customer_id) as is_hers
          from cart_line join cart on cart.id = cart_line.cart_id and cart.status = 'open'
          where cart_line.ticket_id = ticket.id
        ) line on true
        left join lateral (
          select count(*)::int as orders, bool_and(
            orders.id = ticket.order_id and orders.customer_id = ticket.customer_id and sold.quantity = 1
            and (ticket.standing = 'handed_over')
              = (orders.status in ('handed_over', 'returned_in_part', 'returned'))
          ) as is_hers
          from purchase_order_line sold
          join purchase_order orders on orders.id = sold.order_id and orders.status <> 'cancelled'
          where sold.ticket_id = ticket.id
        ) bought on true
        where rank is not null or lines > 0 or orders > 0
        group by ticket.id, lines, orders, line.is_hers, bought.is_hers
        having lines <> case when standing = 'claimed' then 1 else 0 end
          or orders <> case when standing = 'paid' or (standing = 'handed_over' and order_id is not null)
            then 1 else 0 end
          or not coalesce(line.is_hers, true) or not coalesce(bought.is_hers, true)
        limit 100`.execute(db);
      return rows.map(
        ({ ticket_no, standing, lines, orders }) =>
          `${ticket_no} is ${standing}, with ${lines} lines and ${orders} orders.`,
      );
    },
  },
  {
    promise:
      'Each bottle of a lottery that nobody has bought is set aside for its winners, until it is settled or called off',
    breaches: async (db) => {
      const { rows } = await sql<{ id: number; left: number; quantity: number | null }>`
        select lottery.id, bottles - bought as left, quantity from lottery
        left join lateral (
          select count(*)::int as bought from lottery_ticket
          where lottery_id = lottery.id and standing in ('paid', 'handed_over')
        ) ticket on true
        left join stock_set_aside aside on aside.lottery_id = lottery.id
          and aside.store_id = lottery.store_id and aside.product_id = lottery.product_id
        where quantity is distinct from case when state in ('settled', 'called_off') then null else bottles - bought end
        limit 100`.execute(db);
      return rows.map(
        ({ id, left, quantity }) =>
          `Lottery ${id} has ${left} bottles to give, and ${quantity ?? 'none'} are set aside.`,
      );
    },
  },
  {
    promise: 'The database refuses a second line for a ticket, and the bottle of somebody else',
    breaches: async (db) => {
      const { rows } = await sql<{ name: string }>`
        select name from unnest(${guards}::text[]) as name
        where not exists (select from pg_trigger where tgname = name and tgenabled in ('O', 'A'))
          and not exists (
            select from pg_class join pg_index on indexrelid = pg_class.oid
            where relname = name and indisunique and indisvalid
          )`.execute(db);
      return rows.map(({ name }) => `Its guard ${name} is missing or switched off.`);
    },
  },
];
