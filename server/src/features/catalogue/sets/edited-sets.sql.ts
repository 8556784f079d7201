import type { WineSetFacts } from 'contract/catalogue/sets.staff';
import type { PageAsked } from 'contract/platform/page';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';

const holding = (letters: string) => sql<boolean>`strpos(folded(name), ${letters}) > 0`;

export const selectListedSets = (db: Db, letters: string, { page, pageSize }: PageAsked) =>
  db
    .selectFrom('wine_set')
    .select([
      'id',
      'name',
      'image_id',
      sql<number>`(select coalesce(sum(quantity), 0) from wine_set_part where wine_set_id = wine_set.id)`.as(
        'pieces',
      ),
      sql<boolean>`retired_at is not null`.as('retired'),
      sql<number>`(select count(*) from store_wine_set where wine_set_id = wine_set.id)`.as('stores'),
    ])
    .where(holding(letters))
    .orderBy(sql`retired_at is not null`)
    .orderBy('name')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export async function countSets(db: Db, letters: string) {
  const { count } = await db
    .selectFrom('wine_set')
    .select(sql<number>`count(*)`.as('count'))
    .where(holding(letters))
    .executeTakeFirstOrThrow();
  return count;
}

export const selectSet = (db: Db, id: number) =>
  db.selectFrom('wine_set').selectAll().where('id', '=', id).executeTakeFirst();

export const lockSet = (tx: Transaction, id: number) =>
  tx.selectFrom('wine_set').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const selectParts = (db: Db, id: number) =>
  db
    .selectFrom('wine_set_part')
    .innerJoin('product', 'product.id', 'product_id')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .select([
      'product_id',
      'quantity',
      sql<string>`concat_ws(' ', brand.name, product.name, vintage)`.as('name'),
    ])
    .where('wine_set_id', '=', id)
    .orderBy('position')
    .execute();

const wholeSets = (db: Db) =>
  db.selectFrom('wine_set').select([
    'id',
    'name',
    'description',
    'image_id',
    'featured',
    'version',
    sql<boolean>`retired_at is not null`.as('retired'),
    sql<WineSetFacts['parts']>`coalesce((
        select json_agg(json_build_object('product_id', product_id, 'quantity', quantity) order by position)
        from wine_set_part where wine_set_id = wine_set.id
      ), '[]')`.as('parts'),
    sql<{ store_id: number; price: number }[]>`coalesce((
        select json_agg(json_build_object('store_id', store_id, 'price', price) order by store_id)
        from store_wine_set where wine_set_id = wine_set.id
      ), '[]')`.as('prices'),
  ]);

/** The sets that are not retired, by number, from after this one on. */
export const selectWholeSetsAfter = (db: Db, id: number, most: number) =>
  wholeSets(db).where('id', '>', id).where('retired_at', 'is', null).orderBy('id').limit(most).execute();

export type WholeSet = Awaited<ReturnType<typeof selectWholeSetsAfter>>[number];

/** By their numbers, and by their names in small letters. */
export const selectWholeSetsOf = (db: Db, ids: readonly number[], names: readonly string[]) =>
  wholeSets(db)
    .where(
      sql<boolean>`id = any(${[...ids]}::int[]) or (retired_at is null and lower(name) = any(${[...names]}::text[]))`,
    )
    .orderBy('id')
    .execute();

/** For each store, its price of the set and the price of its bottles one by one. */
export const selectPrices = (db: Db, id: number) =>
  db
    .selectFrom('store')
    .select([
      'store.id as store_id',
      (row) =>
        row
          .selectFrom('store_wine_set')
          .select('price')
          .whereRef('store_id', '=', 'store.id')
          .where('wine_set_id', '=', id)
          .as('price'),
      sql<number | null>`(
        select case when count(store_offer.price) = count(*) then sum(quantity * store_offer.price) end
        from wine_set_part left join store_offer
          on store_offer.product_id = wine_set_part.product_id and store_offer.store_id = store.id
        where wine_set_id = ${id}
      )`.as('parts_price'),
    ])
    .orderBy('store.id')
    .execute();

type SetRow = Omit<WineSetFacts, 'parts'> & { slug: string };

/** Without a number it gets the next free one. */
export async function insertSet(tx: Transaction, row: SetRow, number?: number) {
  const { id } = await tx
    .insertInto('wine_set')
    .values({ ...row, id: number ?? sql<number>`(select coalesce(max(id), 0) + 1 from wine_set)` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const updateSet = (tx: Transaction, id: number, row: SetRow) =>
  tx
    .updateTable('wine_set')
    .set({ ...row, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();

export async function putParts(tx: Transaction, id: number, parts: WineSetFacts['parts']) {
  await tx.deleteFrom('wine_set_part').where('wine_set_id', '=', id).execute();
  await tx
    .insertInto('wine_set_part')
    .values(parts.map((part, position) => ({ ...part, wine_set_id: id, position })))
    .execute();
}

/** Locked, so that none of them is retired meanwhile. */
export async function lockSold(tx: Transaction, productIds: readonly number[]) {
  const rows = await tx
    .selectFrom('product')
    .select('id')
    .where('id', '=', sql<number>`any(${[...productIds]}::int[])`)
    .where('retired_at', 'is', null)
    .orderBy('id')
    .forShare()
    .execute();
  return rows.length;
}

export const setSetRetired = (tx: Transaction, id: number, at: Date | null) =>
  tx.updateTable('wine_set').set({ retired_at: at }).where('id', '=', id).execute();

export type SetAtStore = { store_id: number; wine_set_id: number };

export const lockSetPrice = (tx: Transaction, { store_id, wine_set_id }: SetAtStore) =>
  tx
    .selectFrom('store_wine_set')
    .select('price')
    .where('store_id', '=', store_id)
    .where('wine_set_id', '=', wine_set_id)
    .forUpdate()
    .executeTakeFirst();

export const putSetPrice = (tx: Transaction, place: SetAtStore, price: number) =>
  tx
    .insertInto('store_wine_set')
    .values({ ...place, price })
    .onConflict((there) => there.columns(['store_id', 'wine_set_id']).doUpdateSet({ price }))
    .execute();

export const deleteSetPrice = (tx: Transaction, { store_id, wine_set_id }: SetAtStore) =>
  tx
    .deleteFrom('store_wine_set')
    .where('store_id', '=', store_id)
    .where('wine_set_id', '=', wine_set_id)
    .execute();
