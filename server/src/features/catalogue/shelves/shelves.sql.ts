import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.js';
import type { SearchKnowledge } from '../search/known-names.js';
import { cellsOfOffer, type OfferCells } from './offer-cells.js';

export type ShelvedProduct = {
  readonly id: number;
  readonly brand_id: number;
  readonly category_id: number;
  readonly name: string;
  readonly country: string;
  readonly region: string;
  /** Empty where there is none. */
  readonly appellation: string;
  /** 0 for wines without a vintage. */
  readonly vintage: number;
  /** 0 for what has no size. */
  readonly size_ml: number;
  /** One tag on each line. */
  readonly sustainability: string;
  /** One on each line. */
  readonly pairings: string;
  /** The highest score that a critic gave; 0 without any. */
  readonly points: number;
  readonly featured: boolean;
  /** Seconds since 1970. */
  readonly added: number;
  readonly rating_sum: number;
  readonly rating_count: number;
  /** The varietal with the largest share comes first. */
  readonly varietals: readonly number[];
  readonly offers: readonly OfferCells[];
};

/** All cells of a column as one text: rows of cells take PostgreSQL and this process twice as long. */
const numbers = (cell: RawBuilder<unknown>) => sql<string | null>`array_agg(${cell})::text`;
const texts = (cell: RawBuilder<unknown>) => sql<string[] | null>`json_agg(${cell})`;

const numbersIn = (column: string | null) =>
  column === null ? [] : (JSON.parse(`[${column.slice(1, -1)}]`) as number[]);

type Numbers =
  | 'id'
  | 'brand_id'
  | 'category_id'
  | 'vintage'
  | 'size_ml'
  | 'points'
  | 'featured'
  | 'added'
  | 'rating_sum'
  | 'rating_count'
  | 'retired'
  // Of the other tables, with the products that their rows belong to.
  | 'offers'
  | 'offered'
  | 'varietals'
  | 'blended';
type Texts = 'name' | 'country' | 'region' | 'appellation' | 'sustainability' | 'pairings';
type Columns = Record<Numbers, string | null> & Record<Texts, string[] | null>;

/** A condition for the ids that are wanted. */
type Chosen = (id: RawBuilder<unknown>) => RawBuilder<unknown>;

/** The columns of the products that are chosen, and of what belongs to them in other tables. */
const selectColumns = async (db: Db, chosen: Chosen) => {
  const { rows } = await sql<Columns>`
    with page as materialized (
      select id, brand_id, category_id, name, country, region, appellation, vintage, size_ml, sustainability,
        pairings, scores, featured, added_at, rating_sum, rating_count, retired_at
      from product where ${chosen(sql`id`)} order by id
    )
    select * from (
      select
        ${numbers(sql`id`)} as id,
        ${numbers(sql`brand_id`)} as brand_id,
        ${numbers(sql`category_id`)} as category_id,
        ${texts(sql`name`)} as name,
        ${texts(sql`country`)} as country,
        ${texts(sql`region`)} as region,
        ${texts(sql`coalesce(appellation, '')`)} as appellation,
        ${numbers(sql`coalesce(vintage, 0)`)} as vintage,
        ${numbers(sql`coalesce(size_ml, 0)`)} as size_ml,
        ${texts(sql`array_to_string(sustainability, E'\\n')`)} as sustainability,
        ${texts(sql`array_to_string(pairings, E'\\n')`)} as pairings,
        ${numbers(sql`case when scores = '[]' then 0 else coalesce((
          select max((score ->> 'points')::int) from jsonb_array_elements(scores) as score
        ), 0) end`)} as points,
        ${numbers(sql`featured::int`)} as featured,
        ${numbers(sql`date_part('epoch', added_at)::int`)} as added,
        ${numbers(sql`rating_sum`)} as rating_sum,
        ${numbers(sql`rating_count`)} as rating_count,
        ${numbers(sql`(retired_at is not null)::int`)} as retired
      from page
    ) as products, (
      select ${numbers(sql`product_id`)} as offered, ${numbers(sql.raw(cellsOfOffer))} as offers
      from (select * from store_product where carried and ${chosen(sql`product_id`)} order by product_id, store_id) as offer
    ) as offers, (
      select ${numbers(sql`product_id`)} as blended, ${numbers(sql`varietal_id`)} as varietals
      from (
        select product_id, varietal_id from product_varietal where ${chosen(sql`product_id`)}
        order by product_id, percent desc, varietal_id
      ) as grape
    ) as blends`.execute(db);
  return rows[0]!;
};

/** Hands out what belongs to one product after the other: `owners` names the product of each of the values. */
function handOut<Value>(owners: readonly number[], values: readonly Value[]) {
  let at = 0;
  return (owner: number) => {
    const own: Value[] = [];
    for (; owners[at] === owner; at++) own.push(values[at]!);
    return own;
  };
}

async function selectProducts(db: Db, chosen: Chosen): Promise<ShelvedProduct[]> {
  const columns = await selectColumns(db, chosen);
  const of = (column: Numbers) => numbersIn(columns[column]);
  const [brands, categories, vintages, sizes] = [
    of('brand_id'),
    of('category_id'),
    of('vintage'),
    of('size_ml'),
  ];
  const [points, featured, added, retired] = [of('points'), of('featured'), of('added'), of('retired')];
  const [sums, counts] = [of('rating_sum'), of('rating_count')];
  const { name, country, region, appellation, sustainability, pairings } = columns;
  const offersOf = handOut(of('offered'), of('offers'));
  const varietalsOf = handOut(of('blended'), of('varietals'));
  return of('id').map((id, at) => {
    const offers = offersOf(id);
    return {
      id,
      brand_id: brands[at]!,
      category_id: categories[at]!,
      name: name![at]!,
      country: country![at]!,
      region: region![at]!,
      appellation: appellation![at]!,
      vintage: vintages[at]!,
      size_ml: sizes[at]!,
      sustainability: sustainability![at]!,
      pairings: pairings![at]!,
      points: points[at]!,
      featured: featured[at] === 1,
      added: added[at]!,
      rating_sum: sums[at]!,
      rating_count: counts[at]!,
      varietals: varietalsOf(id),
      offers: retired[at] === 1 ? [] : offers,
    };
  });
}

/** Where pages of so many products begin, each told by the id before it. */
export async function selectPageStarts(db: Db, size: number) {
  const { rows } = await sql<{ id: number }>`
    select id from (select id, row_number() over (order by id) as nth from product) as numbered
    where nth % ${size} = 0 order by id`.execute(db);
  return [0, ...rows.map(({ id }) => id)];
}

/** All products with higher ids than the first and at most the second. */
export const selectProductsBetween = (db: Db, after: number, last = 2 ** 31 - 1) =>
  selectProducts(db, (id) => sql`${id} > ${after}::int and ${id} <= ${last}::int`);

export const selectProductsByIds = (db: Db, ids: readonly number[]) =>
  selectProducts(db, (id) => sql`${id} = any(${[...ids]}::int[])`);

/** The names of the menus, all kinds at once. */
export async function selectMenuNames(db: Db) {
  const named = ['id', 'name', 'slug'] as const;
  return {
    departments: await db.selectFrom('department').select(named).orderBy('id').execute(),
    categories: await db
      .selectFrom('category')
      .select([...named, 'department_id'])
      .orderBy('id')
      .execute(),
    varietals: await db.selectFrom('varietal').select(named).execute(),
    brands: await db.selectFrom('brand').select(named).execute(),
  };
}

export const selectProductsInSets = (db: Db) =>
  db.selectFrom('wine_set_part').select('product_id').distinct().execute();

/** What the search knows beyond what is for sale. */
export async function selectSearchKnowledge(db: Db): Promise<SearchKnowledge> {
  const searches = await db.selectFrom('popular_search').select('words').orderBy('position').execute();
  return {
    popular: searches.map(({ words }) => words),
    names: await db.selectFrom('known_name').selectAll().orderBy('name').execute(),
  };
}

export type MenuNames = Awaited<ReturnType<typeof selectMenuNames>>;
