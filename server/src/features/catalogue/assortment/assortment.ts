import type { Assortment } from 'contract/catalogue/assortment.staff';
import { productNotFound } from 'contract/catalogue/details';
import type { AskedPrice } from 'contract/catalogue/prices.staff';
import { dollars } from 'contract/platform/money';
import { type PageAsked, toPage } from 'contract/platform/page';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { noteAct, noteActs } from '../../staff/index.js';
import { asNoted } from '../prices/prices.js';
import { typedWords } from '../search/typed-words.js';
import type { Catalogue } from '../shelves/catalogue.js';
import {
  countStoreProducts,
  lockShelves,
  lockUnretired,
  type ProductAtStore,
  putOnShelves,
  selectCategories,
  selectStoreProducts,
  takeFromShelf,
} from './assortment.sql.js';

type AssortmentPage = PageAsked & {
  q: string;
  show?: Assortment | undefined;
  category_id?: number | undefined;
};

export async function listStoreProductsAt(db: Db, storeId: number, asked: AssortmentPage) {
  const wanted = {
    store_id: storeId,
    words: typedWords(asked.q),
    show: asked.show,
    category_id: asked.category_id,
  };
  const rows = await selectStoreProducts(db, wanted, asked);
  const products = rows.map(({ price, compare_at, ...product }) => ({
    ...product,
    price: price === null ? null : dollars(price),
    compare_at: compare_at === null ? null : dollars(compare_at),
  }));
  return toPage(products, await countStoreProducts(db, wanted), asked);
}

export const listCategoriesOf = (db: Db) => selectCategories(db);

type Asker = { readonly id: Uuid };

/** From now on the store carries these, each at its price. */
export async function carryAll(
  tx: Transaction,
  personId: Uuid,
  storeId: number,
  prices: readonly (AskedPrice & { product_id: number })[],
) {
  const productIds = prices.map(({ product_id }) => product_id);
  if ((await lockUnretired(tx, productIds)).length < prices.length) throw refuse(productNotFound);
  const before = new Map(
    (await lockShelves(tx, storeId, productIds)).map((shelf) => [shelf.product_id, shelf]),
  );
  await putOnShelves(tx, storeId, prices);
  await noteActs(
    tx,
    storeId,
    prices.map(({ product_id, ...price }) => {
      const shelf = before.get(product_id);
      return {
        personId,
        kind: 'product_carried' as const,
        thing: 'product',
        thingId: product_id,
        ...(shelf && { before: { ...asNoted(shelf), carried: shelf.carried } }),
        after: { ...asNoted(price), carried: true },
      };
    }),
  );
}

export const carryAt = (
  shop: Shop,
  catalogue: Catalogue,
  { id }: Asker,
  { store_id, product_id }: ProductAtStore,
  price: AskedPrice,
) =>
  shop.write(async (tx) => {
    await carryAll(tx, id, store_id, [{ product_id, ...price }]);
    catalogue.changed(tx);
  });

/** Called again, it changes nothing. */
export const stopCarryingAt = (shop: Shop, catalogue: Catalogue, { id }: Asker, place: ProductAtStore) =>
  shop.write(async (tx) => {
    const [shelf] = await lockShelves(tx, place.store_id, [place.product_id]);
    if (!shelf) throw refuse(productNotFound);
    if (!shelf.carried) return;
    await takeFromShelf(tx, place);
    await noteAct(tx, {
      personId: id,
      storeId: place.store_id,
      kind: 'product_not_carried',
      thing: 'product',
      thingId: place.product_id,
      before: { carried: true },
      after: { carried: false },
    });
    catalogue.changed(tx);
  });
