import type { Assortment } from 'contract/catalogue/assortment.staff';
import type { AskedPrice } from 'contract/catalogue/prices.staff';
import type { PageAsked } from 'contract/platform/page';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { nameOfProduct } from '../../../platform/database/tables/catalogue.js';

export type AssortmentFilter = {
  store_id: number;
  /** Each is the beginning of a word, without accents and capitals. */
  words: readonly string[];
  show: Assortment | undefined;
  category_id: number | undefined;
};

const isIn: Record<Assortment, RawBuilder<boolean>> = {
  carried: sql`carried and retired_at is null`,
  not_carried: sql`carried is not true and retired_at is null`,
  retired: sql`retired_at is not null`,
};

const isNamed = (words: readonly string[]) =>
  sql<boolean>`product.found_by @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`;

/** Every product with what this store asks for it. */
function shelves(db: Db, { store_id, words, show, category_id }: AssortmentFilter) {
  const everything = db
    .selectFrom('product')
    .leftJoin('store_product', (shelf) =>
      shelf.onRef('product_id', '=', 'product.id').on('store_product.store_id', '=', store_id),
    );
  return everything
    .$if(words.length > 0, (found) => found.where(isNamed(words)))
    .$if(category_id !== undefined, (found) => found.where('product.category_id', '=', category_id!))
    .$if(show !== undefined, (found) => found.where(isIn[show!]));
}

export const selectStoreProducts = (db: Db, wanted: AssortmentFilter, { page, pageSize }: PageAsked) =>
  shelves(db, wanted)
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .innerJoin('category', 'category.id', 'product.category_id')
    .select([
      'product.id',
      ...nameOfProduct,
      'category.name as category',
      sql<boolean>`product.retired_at is not null`.as('retired'),
      sql<boolean>`coalesce(carried, false)`.as('carried'),
      'store_product.price',
      'store_product.compare_at',
      sql<number>`coalesce(on_hand - held, 0)`.as('available'),
    ])
    .orderBy('product.name')
    .orderBy('product.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export async function countStoreProducts(db: Db, wanted: AssortmentFilter) {
  const { count } = await shelves(db, wanted)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * When very many products begin with the words, only these are looked at: whoever means another one types on.
 */
const mostLookedAt = 1000;

/** A few products; those that are retired come last. */
export const selectProductsMeant = (
  db: Db,
  meant: { words: readonly string[] } | { id: number },
  most: number,
) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('product')
        .select(['id', 'brand_id', 'name', 'vintage', 'size_ml', 'pack_count', 'retired_at'])
        .where('id' in meant ? sql<boolean>`id = ${meant.id}` : isNamed(meant.words))
        .limit(mostLookedAt)
        .as('product'),
    )
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .select(['product.id', ...nameOfProduct, sql<boolean>`product.retired_at is not null`.as('retired')])
    .orderBy('retired')
    .orderBy('product.name')
    .orderBy('product.id')
    .limit(most)
    .execute();

const oneOf = (ids: readonly number[]) => sql<number>`any(${[...ids]}::int[])`;

export type WholeName = {
  brand: string;
  name: string;
  vintage: number | null;
  size_ml: number | null;
  pack_count: number;
};

/** The products with each of these names, by the name's place in the list. */
export async function selectCalled(db: Db, names: readonly WholeName[]) {
  const column = (key: keyof WholeName, type: 'text' | 'integer') =>
    sql`${names.map((name) => name[key])}::${sql.raw(type)}[]`;
  const { rows } = await sql<{ at: number; id: number }>`
    select asked.at::integer - 1 as at, product.id
    from unnest(${column('brand', 'text')}, ${column('name', 'text')}, ${column('vintage', 'integer')},
      ${column('size_ml', 'integer')}, ${column('pack_count', 'integer')})
      with ordinality as asked (brand, name, vintage, size_ml, pack_count, at)
    join product on product.name = asked.name and product.vintage is not distinct from asked.vintage
      and product.size_ml is not distinct from asked.size_ml and product.pack_count = asked.pack_count
    join brand on brand.id = product.brand_id and lower(brand.name) = lower(asked.brand)`.execute(db);
  return rows;
}

/** Which of these ids belong to products, and the names of those. */
export const selectKnown = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .select([
      'product.id',
      'brand.name as brand',
      'product.name',
      'product.vintage',
      sql<boolean>`retired_at is not null`.as('retired'),
    ])
    .where('product.id', '=', oneOf(ids))
    .execute();

export const selectCategories = (db: Db) =>
  db
    .selectFrom('category')
    .innerJoin('department', 'department.id', 'category.department_id')
    .select(['category.id', 'category.name', 'department.name as department'])
    .orderBy('department.id')
    .orderBy('category.id')
    .execute();

/** Locked, so that nobody retires them meanwhile. */
export const lockUnretired = (tx: Transaction, ids: readonly number[]) =>
  tx
    .selectFrom('product')
    .select('id')
    .where('id', '=', oneOf(ids))
    .where('retired_at', 'is', null)
    .orderBy('id')
    .forShare()
    .execute();

/** Locked, so that nobody else puts them on a shelf meanwhile; what is sold of them does not wait. */
export const lockProducts = (tx: Transaction, ids: readonly number[]) =>
  tx.selectFrom('product').select('id').where('id', '=', oneOf(ids)).orderBy('id').forNoKeyUpdate().execute();

export type ProductAtStore = { store_id: number; product_id: number };

export const lockShelves = (tx: Transaction, storeId: number, productIds: readonly number[]) =>
  tx
    .selectFrom('store_product')
    .select(['product_id', 'price', 'compare_at', 'carried'])
    .where('store_id', '=', storeId)
    .where('product_id', '=', oneOf(productIds))
    .orderBy('product_id')
    .forUpdate()
    .execute();

export const putOnShelves = (
  tx: Transaction,
  store_id: number,
  prices: readonly (AskedPrice & { product_id: number })[],
) =>
  tx
    .insertInto('store_product')
    .values(prices.map(({ product_id, price, compare_at }) => ({ store_id, product_id, price, compare_at })))
    .onConflict((there) =>
      there.columns(['product_id', 'store_id']).doUpdateSet(({ ref }) => ({
        price: ref('excluded.price'),
        compare_at: ref('excluded.compare_at'),
        carried: true,
      })),
    )
    .execute();

export const takeFromShelf = (tx: Transaction, { store_id, product_id }: ProductAtStore) =>
  tx
    .updateTable('store_product')
    .set({ carried: false })
    .where('store_id', '=', store_id)
    .where('product_id', '=', product_id)
    .execute();

/** How many products customers can buy there now. */
export async function countOnSale(db: Db, store_id: number) {
  const { count } = await shelves(db, { store_id, words: [], show: 'carried', category_id: undefined })
    .where(sql<boolean>`on_hand > held`)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
