import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.js';
import { newId, type Uuid } from '../../platform/ids.js';
import type { Wished } from '../catalogue/index.js';

const cartColumns = [
  'id',
  'customer_id',
  'store_id',
  'redeem_loyalty_point',
  'redeem_store_credit',
  'gift_card_id',
  'gift_card_shown',
  'gift_card_balance',
  'gift_message',
  'fulfilment',
  'address_id',
  'slot_id',
  'created_at',
  'updated_at',
] as const;

/** Written out, not a value: only so a kept plan knows that the index of the open carts serves it. */
const open = sql.lit('open' as const);

export const selectOpenCart = (db: Db, customerId: Uuid, storeId: number) =>
  db
    .selectFrom('cart')
    .select(cartColumns)
    .where('customer_id', '=', customerId)
    .where('store_id', '=', storeId)
    .where('status', '=', open)
    .executeTakeFirst();

export type CartRow = NonNullable<Awaited<ReturnType<typeof selectOpenCart>>>;

/** The open cart, made where there is none; nobody else changes it before the transaction has ended. */
export const openCart = (tx: Transaction, customerId: Uuid, storeId: number): Promise<CartRow> =>
  tx
    .insertInto('cart')
    .values({
      id: newId(tx.now),
      customer_id: customerId,
      store_id: storeId,
      gift_card_id: null,
      gift_card_shown: null,
      gift_card_balance: null,
      created_at: tx.now,
      updated_at: tx.now,
    })
    .onConflict((cart) =>
      cart
        .columns(['customer_id', 'store_id'])
        .where('status', '=', open)
        .doUpdateSet({ updated_at: tx.now }),
    )
    .returning(cartColumns)
    .executeTakeFirstOrThrow();

/** Whatever has become of it. */
export const selectCart = (db: Db, customerId: Uuid, id: Uuid) =>
  db
    .selectFrom('cart')
    .select([...cartColumns, 'status'])
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();

export const markOrdered = (tx: Transaction, id: Uuid) =>
  tx.updateTable('cart').set({ status: 'ordered' }).where('id', '=', id).execute();

type Changes = Partial<Omit<CartRow, 'id' | 'customer_id' | 'store_id' | 'created_at' | 'updated_at'>>;

/** Changes this customer's open cart and holds it until the transaction ends; undefined when there is none. */
export const updateOpenCart = (tx: Transaction, customerId: Uuid, id: Uuid, changes: Changes = {}) =>
  tx
    .updateTable('cart')
    .set({ ...changes, updated_at: tx.now })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('status', '=', open)
    .returning(cartColumns)
    .executeTakeFirst();

/** In the order in which they were put into it. */
export const selectLines = (db: Db, cartId: Uuid) =>
  db
    .selectFrom('cart_line')
    .select([
      'id',
      'product_id',
      'wine_set_id',
      'quantity',
      'seen_price',
      'ticket_id',
      'lottery_id',
      'claim_until',
    ])
    .where('cart_id', '=', cartId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();

export type LineRow = Awaited<ReturnType<typeof selectLines>>[number];

type Put = { cartId: Uuid; goods: Wished; quantity: number; price: number };

/** One line for each product and each set, however often it is put in, beside those that were won. */
export async function putLine(tx: Transaction, { cartId, goods, quantity, price }: Put): Promise<Uuid> {
  const isProduct = 'product_id' in goods;
  const { id } = await tx
    .insertInto('cart_line')
    .values({
      id: newId(tx.now),
      cart_id: cartId,
      product_id: isProduct ? goods.product_id : null,
      wine_set_id: isProduct ? null : goods.wine_set_id,
      quantity,
      seen_price: price,
      added_at: tx.now,
    })
    .onConflict((same) =>
      (isProduct
        ? same.columns(['cart_id', 'product_id']).where('ticket_id', 'is', null)
        : same.columns(['cart_id', 'wine_set_id'])
      ).doUpdateSet({
        quantity: sql`cart_line.quantity + excluded.quantity`,
        seen_price: sql`excluded.seen_price`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Changed = { id: Uuid; quantity: number; seen_price: number };

/** All at once, however many. */
export const updateLines = (tx: Transaction, cartId: Uuid, lines: readonly Changed[]) =>
  sql`
    update cart_line set quantity = changed.quantity, seen_price = changed.seen_price
    from unnest(
      ${lines.map(({ id }) => id)}::uuid[],
      ${lines.map(({ quantity }) => quantity)}::integer[],
      ${lines.map(({ seen_price }) => seen_price)}::integer[]
    ) as changed (id, quantity, seen_price)
    where cart_line.id = changed.id and cart_line.cart_id = ${cartId}`.execute(tx);

export const deleteLines = (tx: Transaction, cartId: Uuid, ids: readonly Uuid[]) =>
  tx.deleteFrom('cart_line').where('cart_id', '=', cartId).where('id', 'in', ids).execute();

/** Of the cart that was changed last: which store the customer comes back to is not known here. */
export const countPieces = async (db: Db, customerId: Uuid) => {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(quantity), 0) as count from cart_line where cart_id = (
      select id from cart where customer_id = ${customerId} and status = 'open'
      order by updated_at desc, id desc limit 1
    )`.execute(db);
  return Number(rows[0]!.count);
};

export const deleteOpenCartsOf = (tx: Transaction, customerId: Uuid) =>
  tx.deleteFrom('cart').where('customer_id', '=', customerId).where('status', '=', 'open').execute();
