import { dollars, money } from 'contract/platform/money';
import { mostWishes, nothingToWish, wishlistFull, wishNotFound } from 'contract/wishlist';
import * as v from 'valibot';
import { minutes } from '../../platform/clock.js';
import type { Db, Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import { lockCustomer } from '../auth/index.js';
import { cardsOf, namesOf, pricesOf, type Wished, wineSetCardsOf } from '../catalogue/index.js';
import { checkStore } from '../stores/index.js';
import {
  countWishes,
  forgetWishesRemovedBefore,
  insertWish,
  lockWish,
  restoreWish,
  selectWishes,
  selectWishMarks,
  setWishRemoved,
} from './wishlist.sql.js';

const present = (ids: (number | null)[]) => ids.filter((id) => id !== null);

const byId = <Row extends { id: number }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/** No drop if today's price is higher or unknown. */
function droppedBy(wished: number | null, card: { price: number } | null) {
  if (wished === null || !card) return null;
  const drop = wished - v.parse(money, card.price);
  return drop > 0 ? dollars(drop) : null;
}

/** Three queries for the whole list, however long it is. */
export async function listWishesOf(db: Db, customerId: Uuid, storeId: number) {
  await checkStore(db, storeId);
  const wishes = await selectWishes(db, customerId, storeId);
  const productIds = present(wishes.map(({ product_id }) => product_id));
  const setIds = present(wishes.map(({ wine_set_id }) => wine_set_id));
  const products = byId(await cardsOf(db, storeId, productIds));
  const sets = byId(await wineSetCardsOf(db, storeId, setIds));
  const names = await namesOf(db, productIds, setIds);
  return wishes.map(({ wished_price, ...wish }) => {
    const product = products.get(wish.product_id ?? 0) ?? null;
    const wine_set = sets.get(wish.wine_set_id ?? 0) ?? null;
    const name =
      wish.product_id === null ? names.wineSets.get(wish.wine_set_id!) : names.products.get(wish.product_id);
    return {
      ...wish,
      product,
      wine_set,
      name: name!,
      dropped_by: droppedBy(wished_price, product ?? wine_set),
    };
  });
}

export const listWishMarksOf = (db: Db, customerId: Uuid) => selectWishMarks(db, customerId);

/** Within this time a removal by mistake can be undone, with its day and its prices. */
const undoTime = minutes(1);

/** Wishing the same thing again, by a second tap or on a second device, changes nothing. */
export async function addWishFor(tx: Transaction, customerId: Uuid, wished: Wished) {
  await lockCustomer(tx, customerId, 'update');
  const wish = await lockWish(tx, customerId, wished);
  if (wish) return wish;
  const prices = await pricesOf(tx, wished);
  if (!prices) throw refuse(nothingToWish);
  if ((await countWishes(tx, customerId)) >= mostWishes) throw refuse(wishlistFull);
  const since = new Date(tx.now.getTime() - undoTime);
  await forgetWishesRemovedBefore(tx, customerId, since);
  return (await restoreWish(tx, customerId, wished, since)) ?? insertWish(tx, customerId, wished, prices);
}

export async function removeWishOf(tx: Transaction, customerId: Uuid, id: Uuid) {
  if (!(await setWishRemoved(tx, customerId, id))) throw refuse(wishNotFound);
}
