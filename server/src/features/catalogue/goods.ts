import type { ProductCard, WineSetCard } from 'contract/catalogue/cards';
import type { Db } from '../../platform/database/database.js';
import { asCard } from './cards.js';
import { type CardRow, selectCards } from './cards.sql.js';
import { wineSetCardsOf } from './sets/wine-sets.js';
import { selectContents } from './sets/wine-sets.sql.js';
import { namesOf } from './wished.js';

type Part = { product_id: number; quantity: number };

type Shelf = {
  readonly left: number;
  readonly limit: number | null;
  readonly category: string;
  readonly ids: {
    readonly department: number;
    readonly category: number;
    readonly brand: number;
    readonly product: number;
  };
};

/** The exact stock that a store has of each wanted product and set. */
export type Goods = {
  products: ReadonlyMap<number, ProductCard>;
  wineSets: ReadonlyMap<number, WineSetCard & { parts: readonly Part[] }>;
  /**
   * For each product, including the parts of sets: how many are left, the limit per customer, and what it is.
   */
  stock: ReadonlyMap<number, Shelf>;
  names: Awaited<ReturnType<typeof namesOf>>;
};

/** A fixed number of queries, however many lines are wanted; none for single bottles whose cards are known. */
export async function goodsAt(
  db: Db,
  storeId: number,
  productIds: readonly number[],
  wineSetIds: readonly number[],
  known: readonly CardRow[] = [],
): Promise<Goods> {
  const parts = wineSetIds.length > 0 ? await selectContents(db, wineSetIds) : [];
  const ids = [...new Set([...productIds, ...parts.map(({ product_id }) => product_id)])];
  const isKnown = ids.every((id) => known.some((row) => row.id === id));
  const rows = isKnown ? known : await selectCards(db, storeId, ids);
  const sets = await wineSetCardsOf(db, storeId, wineSetIds);
  const products = new Map(rows.map((row) => [row.id, asCard(row)]));
  const wineSets = new Map(
    sets.map((set) => [set.id, { ...set, parts: parts.filter(({ wine_set_id }) => wine_set_id === set.id) }]),
  );
  const names = await namesOf(
    db,
    productIds.filter((id) => !products.has(id)),
    wineSetIds.filter((id) => !wineSets.has(id)),
  );
  const stock = new Map(
    rows.map((row) => [
      row.id,
      {
        left: Math.max(0, row.available),
        limit: row.limit_per_customer,
        category: row.category,
        ids: {
          department: row.department_id,
          category: row.category_id,
          brand: row.brand_id,
          product: row.id,
        },
      },
    ]),
  );
  return { products, wineSets, stock, names };
}
