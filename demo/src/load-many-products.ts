import { sum } from 'contract/platform/cents';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Db, Transaction } from 'server/platform/database/database';
import { planned } from './catalogue/lines.js';
import { manyProducts } from './catalogue/many-products.js';
import type { Product } from './catalogue/product.js';
import { type Review, ratingOf } from './catalogue/reviews.js';
import { qualityOf } from './catalogue/scores.js';
import { slugOf } from './catalogue/slug.js';
import { firstNames } from './catalogue/words/reviewing.js';
import { firstDeliveries, firstDeliveryAt, offersOf, productRow, reviewRow } from './load-catalogue.js';
import { random } from './pictures/drawing/random.js';

type Row = Readonly<Record<string, unknown>>;

/** Tables that others refer to come first. */
const tables = [
  'brand',
  'varietal',
  'product',
  'product_varietal',
  'store_product',
  'stock_movement',
  'review',
] as const;
type Table = (typeof tables)[number];

const productsAtOnce = 2_000;

/**
 * Sends all rows as one value, because a statement with a value for each field takes several times as long.
 */
async function pour(tx: Transaction, table: Table, rows: readonly Row[]) {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  const kind: RawBuilder<unknown> = sql`null::${sql.table(table)}`;
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(${kind}, ${JSON.stringify(rows)}::json)`.execute(tx);
}

async function pourAll(tx: Transaction, rows: Readonly<Record<Table, readonly Row[]>>) {
  for (const table of tables) await pour(tx, table, rows[table]);
}

/** The ids of names that the shop has already, and of new ones. */
class Names {
  readonly #ids: Map<string, number>;
  #last: number;
  #added: { id: number; name: string; slug: string }[] = [];

  constructor(known: readonly { id: number; slug: string }[]) {
    this.#ids = new Map(known.map(({ id, slug }) => [slug, id]));
    this.#last = Math.max(0, ...this.#ids.values());
  }

  numberOf(name: string) {
    const slug = slugOf(name);
    const known = this.#ids.get(slug);
    if (known !== undefined) return known;
    const id = ++this.#last;
    this.#ids.set(slug, id);
    this.#added.push({ id, name, slug });
    return id;
  }

  takeAdded() {
    const added = this.#added;
    this.#added = [];
    return added;
  }
}

interface Menus {
  now: Date;
  categories: Map<string, number>;
  brands: Names;
  varietals: Names;
}

async function menusOf(db: Db): Promise<Menus> {
  const categories = await db.selectFrom('category').select(['id', 'slug']).execute();
  const brands = await db.selectFrom('brand').select(['id', 'slug']).execute();
  const varietals = await db.selectFrom('varietal').select(['id', 'slug']).execute();
  return {
    now: db.now,
    categories: new Map(categories.map(({ id, slug }) => [slug, id])),
    brands: new Names(brands),
    varietals: new Names(varietals),
  };
}

const reviewed = 0.1;
const mostReviews = 20;

/** Only one product in ten has reviews: more would take longer to load than the products. */
function reviewsOf({ number, offers, addedDaysAgo }: Product): Review[] {
  const chance = random(`reviews ${number}`);
  if (!chance.chance(reviewed)) return [];
  const quality = qualityOf(`${number}`, offers[0]?.price ?? 0);
  return Array.from({ length: 1 + Math.floor(chance.next() ** 2 * mostReviews) }, () => ({
    productNumber: number,
    firstName: chance.pick(firstNames),
    rating: ratingOf(quality, chance),
    text: 'As it was the year before.',
    daysAgo: Math.round(chance.between(1, addedDaysAgo)),
    published: true,
  }));
}

function rowsOf(products: readonly Product[], { now, categories, brands, varietals }: Menus) {
  const reviews = products.map(reviewsOf);
  const product = products.map((one, nth) => {
    const { spirit, beer, sake, scores, category, brand } = one;
    const category_id = categories.get(category);
    if (!category_id) throw new Error(`There is no category '${category}'.`);
    const row = productRow(one, { brand_id: brands.numberOf(brand), category_id }, now);
    const ratings = reviews[nth]!.map(({ rating }) => rating);
    const rating_sum = sum(ratings);
    return { ...row, spirit, beer, sake, scores, rating_sum, rating_count: ratings.length };
  });
  const product_varietal = products.flatMap(({ number, varietals: parts }) =>
    parts.map(({ name, percent }) => ({
      product_id: number,
      varietal_id: varietals.numberOf(name),
      percent,
    })),
  );
  const store_product = products.flatMap(offersOf);
  return {
    brand: brands.takeAdded(),
    varietal: varietals.takeAdded(),
    product,
    product_varietal,
    store_product,
    // The trigger that adds movements to the shelves is off here, because these shelves are written with
    // their stock.
    stock_movement: firstDeliveries(store_product).map((delivery) => ({
      ...delivery,
      on_hand: delivery.quantity,
      at: firstDeliveryAt(now),
    })),
    review: reviews.flat().map((review) => reviewRow(review, now)),
  };
}

const noting = ['product', 'product_varietal', 'store_product', 'stock_movement', 'review'] as const;

/**
 * Recording each new row would take longer than the rows; one record of everything has the same effect. The
 * products come with the ratings of their reviews.
 */
async function withoutNotes(tx: Transaction, work: () => Promise<void>) {
  for (const table of noting) await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
  // The words by which a product is found are still needed.
  await sql`alter table product enable trigger product_named`.execute(tx);
  await work();
  for (const table of noting) await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx);
  await sql`select note_catalogue_change(null)`.execute(tx);
}

/** Adds to the demo shop, in bounded memory, until it has `count` products. */
export async function loadManyProducts(
  database: Pick<Database, 'read' | 'write'>,
  count: number,
  progress: (loaded: number) => void = () => undefined,
) {
  const menus = await database.read(menusOf);
  let batch: Product[] = [];
  const load = async (upTo: number) => {
    const products = batch;
    batch = [];
    const rows = rowsOf(products, menus);
    await database.write((tx) => withoutNotes(tx, () => pourAll(tx, rows)));
    progress(upTo);
  };
  for (const product of manyProducts(count)) {
    if (product.number <= planned) continue;
    batch.push(product);
    if (batch.length === productsAtOnce) await load(product.number);
  }
  if (batch.length > 0) await load(count);
  await database.write((tx) => sql`analyze`.execute(tx));
}
