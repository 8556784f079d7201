import { notEnoughLeft } from 'contract/cart';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import { namesOf } from '../../catalogue/index.js';
import { lockShelves } from '../../stock/index.js';
import {
  freeReservations,
  insertReservations,
  NotEnoughLeft,
  returnSold,
  selectLeft,
  sellReservations,
} from './reservations.sql.js';
import { takeOneFromAside } from './set-aside.sql.js';

/** So many bottles of a product; a set is reserved as its parts. */
export type Part = { readonly product_id: number; readonly quantity: number };

/** Adds up each product, whether it is bought alone or in a set. */
function together(parts: readonly Part[]): Part[] {
  const sums = new Map<number, number>();
  for (const { product_id, quantity } of parts) sums.set(product_id, (sums.get(product_id) ?? 0) + quantity);
  return [...sums].map(([product_id, quantity]) => ({ product_id, quantity })).sort(byProduct);
}

const byProduct = (one: Part, other: Part) => one.product_id - other.product_id;

/** Bottles that were won are set aside by their lottery: the order takes them from there. */
type Won = { readonly product_id: number; readonly lotteryId: number };
type StockToReserve = { orderId: Uuid; storeId: number; parts: readonly Part[]; won: readonly Won[] };

async function takeFromAside(tx: Transaction, storeId: number, parts: readonly Part[], won: readonly Won[]) {
  const products = parts.map(({ product_id }) => product_id);
  await lockShelves(tx, storeId, products);
  await takeOneFromAside(
    tx,
    won.map(({ lotteryId }) => lotteryId),
  );
}

/**
 * Reserves everything for an order at the end of the transaction, which comes to nothing with `NotEnoughLeft`
 * where there is too little of something.
 */
export async function reserveStock(tx: Transaction, { orderId, storeId, parts, won }: StockToReserve) {
  const wanted = together(parts);
  if (won.length > 0) await takeFromAside(tx, storeId, wanted, won);
  tx.lastly(() => insertReservations(tx, { orderId, storeId, parts: wanted }));
}

/** The refusal that names what there is not enough of; any other error stays as it is. */
export async function namingWhatIsLeft(db: Db, error: unknown) {
  if (!(error instanceof NotEnoughLeft)) return error;
  const { storeId, products: missing } = error;
  const { products } = await namesOf(db, missing, []);
  const left = new Map(
    (await selectLeft(db, storeId, missing)).map((shelf) => [shelf.product_id, Math.max(0, shelf.left)]),
  );
  const sentences = missing.map((id) => {
    const name = products.get(id) ?? 'Something in your cart';
    const count = left.get(id) ?? 0;
    return count > 0 ? `There are only ${count} left of ${name}.` : `${name} has just been sold out.`;
  });
  return refuse(notEnoughLeft, { message: sentences.join(' ') });
}

/** What was reserved is sold, at the end of the transaction. Called again, it changes nothing. */
export const sellReserved = (tx: Transaction, orderId: Uuid) =>
  tx.lastly(() => sellReservations(tx, orderId));

/** What was reserved can be bought by everybody again. Called again, it changes nothing. */
export const freeReserved = (tx: Transaction, orderId: Uuid) => freeReservations(tx, orderId);

/** Sold bottles go back on the shelf: these parts, or everything that has not come back yet. */
export const giveBackSold = (tx: Transaction, orderId: Uuid, parts?: readonly Part[]) =>
  returnSold(tx, orderId, parts && together(parts));
