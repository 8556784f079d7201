import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import { newId, type Uuid } from '../../platform/ids.js';

export const cartColumns = [
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
  'codes',
  'created_at',
  'updated_at',
] as const;

/**
 * Written into the statement instead of sent as a value: only then does a kept plan use the index of the open
 * carts.
 */
const open = sql.lit('open' as const);

type CustomerAndStore = { customerId: Uuid; storeId: number };

export const openCartAt = (db: Db, { customerId, storeId }: CustomerAndStore) =>
  db
    .selectFrom('cart')
    .where('customer_id', '=', customerId)
    .where('store_id', '=', storeId)
    .where('status', '=', open);

const openCartThere = statement((db, { customerId, storeId }: CustomerAndStore) =>
  openCartAt(db, { customerId, storeId }).select(cartColumns),
);

export const selectOpenCart = (db: Db, customerId: Uuid, storeId: number) =>
  openCartThere.first(db, { customerId, storeId });

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
        codes: cart.codes,
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

const ordering = statement((db, { id }: { id: Uuid }) =>
  db.updateTable('cart').set({ status: 'ordered', updated_at: db.now }).where('id', '=', id),
);

/** Marks as ordered a cart that this transaction has locked. */
export const markOrdered = (tx: Transaction, id: Uuid) => ordering.all(tx, { id });

export const deleteOpenCartsOf = (tx: Transaction, customerId: Uuid) =>
  tx.deleteFrom('cart').where('customer_id', '=', customerId).where('status', '=', 'open').execute();
