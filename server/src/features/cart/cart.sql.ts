import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
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
  'if_missing',
  'fulfilment',
  'address_id',
  'slot_id',
  'created_at',
  'updated_at',
] as const;

/**
 * Written into the statement instead of sent as a value: only then does a kept plan use the index of the open
 * carts.
 */
const open = sql.lit('open' as const);

const openCartAt = statement((db, { customerId, storeId }: { customerId: Uuid; storeId: number }) =>
  db
    .selectFrom('cart')
    .select(cartColumns)
    .where('customer_id', '=', customerId)
    .where('store_id', '=', storeId)
    .where('status', '=', open),
);

export const selectOpenCart = (db: Db, customerId: Uuid, storeId: number) =>
  openCartAt.first(db, { customerId, storeId });

export type CartRow = NonNullable<Awaited<ReturnType<typeof selectOpenCart>>>;

const upsertOpenCart = statement((db, cart: { id: Uuid; customerId: Uuid; storeId: number }) =>
  db
    .insertInto('cart')
    .values({
      id: cart.id,
      customer_id: cart.customerId,
      store_id: cart.storeId,
      gift_card_id: null,
      gift_card_shown: null,
      gift_card_balance: null,
      created_at: db.now,
      updated_at: db.now,
    })
    .onConflict((known) =>
      known
        .columns(['customer_id', 'store_id'])
        .where('status', '=', open)
        .doUpdateSet({ updated_at: db.now }),
    )
    .returning(cartColumns),
);

/**
 * The customer's open cart, which is made if there is none; nobody else changes it until the transaction
 * ends.
 */
export const openCart = (tx: Transaction, customerId: Uuid, storeId: number): Promise<CartRow> =>
  upsertOpenCart.one(tx, { id: newId(tx.now), customerId, storeId });

type Owned = { customerId: Uuid; id: Uuid };

const ownCart = statement((db, { customerId, id }: Owned) =>
  db
    .selectFrom('cart')
    .select([...cartColumns, 'status'])
    .where('id', '=', id)
    .where('customer_id', '=', customerId),
);

/** The cart, whatever its state. */
export const selectCart = (db: Db, customerId: Uuid, id: Uuid) => ownCart.first(db, { customerId, id });

const locking = statement((db, { customerId, id }: Owned) =>
  db
    .selectFrom('cart')
    .select(cartColumns)
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('status', '=', open)
    .forNoKeyUpdate(),
);

/** Nobody else changes this customer's open cart until the transaction ends; undefined when there is none. */
export const lockOpenCart = (tx: Transaction, customerId: Uuid, id: Uuid) =>
  locking.first(tx, { customerId, id });

const changing = statement(
  (db, cart: Omit<CartRow, 'customer_id' | 'store_id' | 'created_at' | 'updated_at'>) =>
    db
      .updateTable('cart')
      .set({
        redeem_loyalty_point: cart.redeem_loyalty_point,
        redeem_store_credit: cart.redeem_store_credit,
        gift_card_id: cart.gift_card_id,
        gift_card_shown: cart.gift_card_shown,
        gift_card_balance: cart.gift_card_balance,
        gift_message: cart.gift_message,
        if_missing: cart.if_missing,
        fulfilment: cart.fulfilment,
        address_id: cart.address_id,
        slot_id: cart.slot_id,
        updated_at: db.now,
      })
      .where('id', '=', cart.id),
);

/** Writes what was chosen in a cart that this transaction has locked. */
export const changeOpenCart = (tx: Transaction, cart: CartRow) => changing.all(tx, cart);

const touching = statement((db, { customerId, id }: Owned) =>
  db
    .updateTable('cart')
    .set({ updated_at: db.now })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('status', '=', open)
    .returning(cartColumns),
);

/** Locks this customer's open cart to change its lines; undefined when there is none. */
export const touchOpenCart = (tx: Transaction, customerId: Uuid, id: Uuid) =>
  touching.first(tx, { customerId, id });

const ordering = statement((db, { customerId, id }: Owned) =>
  db
    .updateTable('cart')
    .set({ status: 'ordered', updated_at: db.now })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('status', '=', open)
    .returning(cartColumns),
);

/** Marks this customer's open cart as ordered; undefined when there is none. */
export const orderOpenCart = (tx: Transaction, customerId: Uuid, id: Uuid) =>
  ordering.first(tx, { customerId, id });

const linesOf = statement((db, { cartId }: { cartId: Uuid }) =>
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
    .orderBy('id'),
);

/** In the order in which they were put into the cart. */
export const selectLines = (db: Db, cartId: Uuid) => linesOf.all(db, { cartId });

export type LineRow = Awaited<ReturnType<typeof selectLines>>[number];

/** The database limits the quantity of a line. */
export class LineFull extends Error {}

const isTooMany = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'cart_line_quantity';

type NewLine = { id: Uuid; cartId: Uuid; goodsId: number; quantity: number; price: number };

const adding = (kind: 'product' | 'set') =>
  statement((db, { id, cartId, goodsId, quantity, price }: NewLine) =>
    db
      .insertInto('cart_line')
      .values({
        id,
        cart_id: cartId,
        product_id: kind === 'product' ? goodsId : null,
        wine_set_id: kind === 'set' ? goodsId : null,
        quantity,
        seen_price: price,
        added_at: db.now,
      })
      .onConflict((same) =>
        (kind === 'product'
          ? same.columns(['cart_id', 'product_id']).where('ticket_id', 'is', null)
          : same.columns(['cart_id', 'wine_set_id'])
        ).doUpdateSet({
          quantity: sql`cart_line.quantity + excluded.quantity`,
          seen_price: sql`excluded.seen_price`,
        }),
      )
      .returning('id'),
  );
const addingProduct = adding('product');
const addingSet = adding('set');

type Put = { cartId: Uuid; goods: Wished; quantity: number; price: number };

/**
 * There is one line for each product and each set, however often it is added, besides the lines of won
 * bottles. Throws `LineFull`.
 */
export async function addCartLine(tx: Transaction, { goods, ...put }: Put): Promise<Uuid> {
  const line = { ...put, id: newId(tx.now) };
  const added =
    'product_id' in goods
      ? addingProduct.one(tx, { ...line, goodsId: goods.product_id })
      : addingSet.one(tx, { ...line, goodsId: goods.wine_set_id });
  const { id } = await added.catch((error: unknown) => {
    throw isTooMany(error) ? new LineFull() : error;
  });
  return id;
}

type Changed = { id: Uuid; quantity: number; seen_price: number };

/** Changes all lines in one statement, however many. */
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

/** Counts the cart that was changed last: which store the customer will choose is not known here. */
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
