import type { ProductFacts } from 'contract/catalogue/products.staff';
import { type Selectable, sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';

type Row = Selectable<Tables['product']>;
/** The facts that people edit of a product, as its row keeps them. */
export type ProductFactsRow = Omit<
  Row,
  | 'id'
  | 'images'
  | 'image_words'
  | 'added_at'
  | 'retired_at'
  | 'version'
  | 'found_by'
  | 'rating_sum'
  | 'rating_count'
>;
type Grape = ProductFacts['varietals'][number];

const grapes = sql<Grape[]>`coalesce((
  select json_agg(json_build_object('name', varietal.name, 'percent', percent)
    order by percent desc, varietal.name)
  from product_varietal join varietal on varietal.id = varietal_id where product_id = product.id
), '[]')`;

/** What else a product has, such as the words that it is found by, is long. Lists are quicker to read as JSON. */
const edited = (db: Db) =>
  db
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .select([
      'product.id',
      'category_id',
      'product.name',
      'country',
      'region',
      'appellation',
      'vintage',
      'abv',
      'size_ml',
      'pack_count',
      'closure',
      'drink_from',
      'drink_until',
      'description',
      'nose',
      'palate',
      'finish',
      'body',
      'sweetness',
      'acidity',
      'tannin',
      'spirit',
      'beer',
      'sake',
      'scores',
      'allocation',
      'limit_per_customer',
      'featured',
      'retired_at',
      'product.version',
      'product.slug',
      'brand.name as brand',
      sql<string[]>`to_json(pairings)`.as('pairings'),
      sql<string[]>`to_json(sustainability)`.as('sustainability'),
      grapes.as('varietals'),
    ]);

export const selectEdited = (db: Db, id: number) =>
  edited(db).where('product.id', '=', id).executeTakeFirst();

export const selectEditedOf = (db: Db, ids: readonly number[]) =>
  edited(db)
    .where('product.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();

/** The products that are not retired, by id, from after this one on. */
export const selectEditedAfter = (db: Db, id: number, most: number) =>
  edited(db)
    .where('product.id', '>', id)
    .where('product.retired_at', 'is', null)
    .orderBy('product.id')
    .limit(most)
    .execute();

export type EditedRow = NonNullable<Awaited<ReturnType<typeof selectEdited>>>;

export const lockVersion = (tx: Transaction, id: number) =>
  tx
    .selectFrom('product')
    .select(['version', 'retired_at', 'allocation'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Until the transaction ends nobody else adds a brand, a varietal or a product: their numbers follow one another. */
export const lockNumbers = (tx: Transaction) =>
  sql`select pg_advisory_xact_lock(hashtextextended('numbers of the catalogue', 0))`.execute(tx);

type Named = 'brand' | 'varietal' | 'department';

/** Their ids, by the names in small letters. When two have the same name, the first one counts. */
export async function selectNumbersOf(db: Db, table: Named, names: readonly string[]) {
  const { rows } = await sql<{ name: string; id: number }>`
    select asked.name, min(id) as id from unnest(${[...names]}::text[]) as asked (name)
    join ${sql.table(table)} as known on lower(known.name) = lower(asked.name) group by asked.name`.execute(
    db,
  );
  return new Map(rows.map(({ name, id }) => [name.toLowerCase(), id]));
}

/** Adds a name whose part of an address nobody else has. */
export async function insertNamed(tx: Transaction, table: Named, name: string, slug: string) {
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (id, name, slug)
    select number, ${name},
      case when exists (select from ${sql.table(table)} where slug = ${slug}) then ${slug} || '-' || number else ${slug} end
    from (select coalesce(max(id), 0) + 1 as number from ${sql.table(table)}) as next
    returning id`.execute(tx);
  return rows[0]!.id;
}

export async function selectLastNumber(db: Db) {
  const { last } = await db
    .selectFrom('product')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** Those of these categories that exist, locked so that they are not merged into others meanwhile. */
export const lockCategories = (tx: Transaction, ids: readonly number[]) =>
  tx
    .selectFrom('category')
    .select('id')
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .orderBy('id')
    .forKeyShare()
    .execute();

export const lockVersions = (tx: Transaction, ids: readonly number[]) =>
  tx
    .selectFrom('product')
    .select(['id', 'version'])
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .orderBy('id')
    .forUpdate()
    .execute();

type Numbered = ProductFactsRow & { id: number };

/** As one parameter: the statement stays the same, however many products there are. */
const factsIn = (rows: readonly Numbered[]) =>
  sql`jsonb_populate_recordset(null::product, ${JSON.stringify(rows)}::jsonb) as facts`;

export async function insertProducts(tx: Transaction, rows: readonly Numbered[]) {
  if (rows.length === 0) return;
  const names = sql.join(Object.keys(rows[0]!).map((name) => sql.ref(name)));
  await sql`
    insert into product (${names}, images, added_at)
    select ${names}, '{}', ${tx.now} from ${factsIn(rows)}`.execute(tx);
}

export async function updateProducts(tx: Transaction, rows: readonly Numbered[]) {
  if (rows.length === 0) return;
  const { id: _, ...facts } = rows[0]!;
  const setting = Object.keys(facts).map((name) => sql`${sql.ref(name)} = ${sql.ref(`facts.${name}`)}`);
  await sql`
    update product set version = product.version + 1, ${sql.join(setting)}
    from ${factsIn(rows)} where product.id = facts.id`.execute(tx);
}

type GrapeRow = { product_id: number; varietal_id: number; percent: number };

/** Leaves those alone that are right already: each that is written tells all processes of a change. */
export async function putGrapes(tx: Transaction, productIds: readonly number[], grapes: readonly GrapeRow[]) {
  const asked = sql`unnest(
    ${grapes.map(({ product_id }) => product_id)}::integer[],
    ${grapes.map(({ varietal_id }) => varietal_id)}::integer[],
    ${grapes.map(({ percent }) => percent)}::smallint[]
  ) as asked (product_id, varietal_id, percent)`;
  await sql`
    delete from product_varietal where product_id = any(${[...productIds]}::integer[])
      and (product_id, varietal_id, percent) not in (select * from ${asked})`.execute(tx);
  await sql`
    insert into product_varietal (product_id, varietal_id, percent)
    select * from ${asked} on conflict do nothing`.execute(tx);
}

export const setRetired = (tx: Transaction, id: number, at: Date | null) =>
  tx.updateTable('product').set({ retired_at: at }).where('id', '=', id).execute();

export const isHeldSomewhere = async (db: Db, id: number) =>
  (await db
    .selectFrom('store_product')
    .select('store_id')
    .where('product_id', '=', id)
    .where('held', '>', 0)
    .limit(1)
    .executeTakeFirst()) !== undefined;

export async function selectBrandNames(db: Db, beginning: string, most: number) {
  const { rows } = await sql<{ name: string }>`
    select name from brand where starts_with(folded(name), ${beginning})
    order by name limit ${most}`.execute(db);
  return rows.map(({ name }) => name);
}
