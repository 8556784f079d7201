import { type Expression, sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import { newId, type Uuid } from '../../platform/ids.js';
import { type CardRow, cardsAt, productPriceAt, type Wished, wineSetPriceAt } from '../catalogue/index.js';
import { type CartRow, cartColumns, openCartAt } from './cart.sql.js';

const lines = (db: Db) =>
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
    .orderBy('added_at')
    .orderBy('id');

const linesOf = statement((db, { cartId }: { cartId: Uuid }) => lines(db).where('cart_id', '=', cartId));

/** In the order in which they were put into the cart. */
export const selectLines = (db: Db, cartId: Uuid) => linesOf.all(db, { cartId });

export type LineRow = Awaited<ReturnType<typeof selectLines>>[number];

type Whose = { customerId: Uuid; storeId: number };

const productsIn = (db: Db, cartId: Uuid | Expression<Uuid>) =>
  sql<number[]>`array(${db
    .selectFrom('cart_line')
    .select('product_id')
    .where('cart_id', '=', cartId)
    .where('product_id', 'is not', null)})`;

const cardsOf = statement((db, { cartId }: { cartId: Uuid }) =>
  cardsAt(
    db,
    sql`(${db.selectFrom('cart').select('store_id').where('id', '=', cartId)})`,
    productsIn(db, cartId),
  ),
);

export type Contents = { rows: readonly LineRow[]; cards: readonly CardRow[] };

/** Everything in the cart, with the cards of its single bottles. */
export async function selectContents(db: Db, cartId: Uuid): Promise<Contents> {
  const [rows, cards] = await Promise.all([linesOf.all(db, { cartId }), cardsOf.all(db, { cartId })]);
  return { rows, cards };
}

const linesInOpenCart = statement((db, { customerId, storeId }: Whose) =>
  lines(db).where('cart_id', '=', openCartAt(db, { customerId, storeId }).select('id')),
);
const cardsInOpenCart = statement((db, { customerId, storeId }: Whose) =>
  cardsAt(db, storeId, productsIn(db, sql`(${openCartAt(db, { customerId, storeId }).select('id')})`)),
);

/** The same of the customer's open cart, for whoever does not know yet which that is. */
export async function selectOpenContents(db: Db, whose: Whose): Promise<Contents> {
  const [rows, cards] = await Promise.all([linesInOpenCart.all(db, whose), cardsInOpenCart.all(db, whose)]);
  return { rows, cards };
}

/** The database limits the quantity of a line. */
export class LineFull extends Error {}

const isTooMany = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'cart_line_quantity';

const priceAt = { product: productPriceAt, wineSet: wineSetPriceAt };
const columnOf = { product: sql.ref('product_id'), wineSet: sql.ref('wine_set_id') };
/** Lines of won bottles stand beside. */
const sameLine = {
  product: sql`(cart_id, product_id) where ticket_id is null`,
  wineSet: sql`(cart_id, wine_set_id)`,
};

type Added = { cartId: Uuid; lineId: Uuid; customerId: Uuid; storeId: number; id: number; quantity: number };

/** Nobody else changes the cart until the transaction ends. */
const adding = (what: 'product' | 'wineSet') =>
  statement(
    (db, { cartId, lineId, customerId, storeId, id, quantity }: Added) => sql<CartRow & { line_id: Uuid }>`
      with offered as (${priceAt[what](db, { storeId, id })}), opened as (
        insert into cart (id, customer_id, store_id, created_at, updated_at)
        select ${cartId}, ${customerId}, ${storeId}, ${db.now}, ${db.now} from offered
        on conflict (customer_id, store_id) where status = 'open' do update set updated_at = excluded.updated_at
        returning ${sql.join(cartColumns.map((column) => sql.ref(column)))}
      ), put as (
        insert into cart_line (id, cart_id, ${columnOf[what]}, quantity, seen_price, added_at)
        select ${lineId}, opened.id, ${id}, ${quantity}, price, ${db.now} from opened, offered
        on conflict ${sameLine[what]} do update
          set quantity = cart_line.quantity + excluded.quantity, seen_price = excluded.seen_price
        returning id
      )
      select opened.*, put.id as line_id from opened, put`,
  );
const addingProduct = adding('product');
const addingWineSet = adding('wineSet');

type Put = { customerId: Uuid; storeId: number; goods: Wished; quantity: number };

/**
 * Puts it into the customer's open cart, at today's price. There is one line for each product and each set,
 * however often it is added, besides the lines of won bottles. Undefined when the store does not offer it;
 * throws `LineFull`.
 */
export async function addCartLine(tx: Transaction, { goods, ...put }: Put) {
  const line = { ...put, cartId: newId(tx.now), lineId: newId(tx.now) };
  const written =
    'product_id' in goods
      ? addingProduct.first(tx, { ...line, id: goods.product_id })
      : addingWineSet.first(tx, { ...line, id: goods.wine_set_id });
  return written.catch((error: unknown) => {
    throw isTooMany(error) ? new LineFull() : error;
  });
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
