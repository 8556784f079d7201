import { notEnoughLeft } from 'contract/cart';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import { namesOf } from '../../catalogue/index.js';
import { lockShelves } from '../../stock/index.js';
import {
  freeReservations,
  insertReservations,
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

/** Reserves everything for an order, or refuses and names what there is not enough of. */
export async function reserveStock(tx: Transaction, { orderId, storeId, parts, won }: StockToReserve) {
  const wanted = together(parts);
  if (won.length > 0) await takeFromAside(tx, storeId, wanted, won);
  const reserved = new Set(await insertReservations(tx, { orderId, storeId, parts: wanted }));
  const missing = wanted
    .filter(({ product_id }) => !reserved.has(product_id))
    .map(({ product_id }) => product_id);
  if (missing.length === 0) return;
  const { products } = await namesOf(tx, missing, []);
  const left = new Map(
    (await selectLeft(tx, storeId, missing)).map((shelf) => [shelf.product_id, Math.max(0, shelf.left)]),
  );
  const sentences = missing.map((id) => {
    const name = products.get(id) ?? 'Something in your cart';
    const count = left.get(id) ?? 0;
    return count > 0 ? `There are only ${count} left of ${name}.` : `${name} has just been sold out.`;
  });
  throw refuse(notEnoughLeft, { message: sentences.join(' ') });
}

/** What was reserved is sold. Called again, it changes nothing. */
export const sellReserved = (tx: Transaction, orderId: Uuid) => sellReservations(tx, orderId);

/** What was reserved can be bought by everybody again. Called again, it changes nothing. */
export const freeReserved = (tx: Transaction, orderId: Uuid) => freeReservations(tx, orderId);

/** Sold bottles go back on the shelf: these parts, or everything that has not come back yet. */
export const giveBackSold = (tx: Transaction, orderId: Uuid, parts?: readonly Part[]) =>
  returnSold(tx, orderId, parts && together(parts));
