import { mostLines, mostPerLine } from 'contract/cart';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.js';
import { newId, type Uuid } from '../../platform/ids.js';

type Ordered = { customerId: Uuid; storeId: number; cartId: Uuid };

/**
 * A cart becomes one order only, so what was chosen in it is copied into a new cart, unless the customer has
 * begun one since.
 */
export async function openCartAgain(tx: Transaction, { customerId, storeId, cartId }: Ordered) {
  const { rows } = await sql<{ id: Uuid }>`
    insert into cart (
      id, customer_id, store_id, redeem_loyalty_point, redeem_store_credit, gift_card_id, gift_card_shown,
      gift_card_balance, gift_message, if_missing, fulfilment, address_id, slot_id, codes, created_at, updated_at
    )
    select ${newId(tx.now)}, ${customerId}, ${storeId}, redeem_loyalty_point, redeem_store_credit, gift_card_id,
      gift_card_shown, gift_card_balance, gift_message, if_missing, fulfilment, address_id, slot_id, codes,
      ${tx.now}, ${tx.now}
    from cart where id = ${cartId}
    on conflict (customer_id, store_id) where status = 'open' do update set updated_at = ${tx.now}
    returning id`.execute(tx);
  return rows[0]!.id;
}

/**
 * No line exceeds its limit, and the cart holds no more lines than it may. Won bottles are handled elsewhere.
 */
export async function returnLines(tx: Transaction, fromId: Uuid, toId: Uuid) {
  for (const name of ['product_id', 'wine_set_id'] as const) {
    const goods = sql.ref(name);
    const sameLine =
      name === 'product_id'
        ? sql`(cart_id, product_id) where ticket_id is null`
        : sql`(cart_id, wine_set_id)`;
    await sql`
      with room as (
        select ${mostLines}::integer - count(*) as lines from cart_line where cart_id = ${toId}
      ), coming as (
        select product_id, wine_set_id, quantity, seen_price, added_at, not exists (
          select from cart_line there where there.cart_id = ${toId} and there.${goods} = cart_line.${goods}
            and there.ticket_id is null
        ) as is_new
        from cart_line where cart_id = ${fromId} and ${goods} is not null and ticket_id is null
      ), numbered as (
        select *, row_number() over (partition by is_new order by added_at) as place from coming
      )
      insert into cart_line (id, cart_id, product_id, wine_set_id, quantity, seen_price, added_at)
      select gen_random_uuid(), ${toId}, product_id, wine_set_id, quantity, seen_price, added_at
      from numbered where not is_new or place <= (select lines from room)
      on conflict ${sameLine} do update
        set quantity = least(${mostPerLine}::integer, cart_line.quantity + excluded.quantity)`.execute(tx);
  }
}
