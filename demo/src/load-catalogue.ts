import type { Transaction } from 'server/platform/database/database';
import { newId } from 'server/platform/ids';
import type { DemoCatalogue } from './catalogue/catalogue.js';
import { knownNames, popularSearches } from './catalogue/facts/search-words.js';
import type { Product } from './catalogue/product.js';
import type { Review } from './catalogue/reviews.js';
import { slugOf } from './catalogue/slug.js';
import { loadHome } from './home/load-home.js';
import { insertAll } from './insert-all.js';
import { demoStores } from './stores.js';

/** Numbers each new name in the order of appearance; Malvasia and Malvasía count as one. */
class Numbered {
  readonly #named = new Map<string, { id: number; name: string; slug: string }>();

  numberOf(name: string) {
    const slug = slugOf(name);
    const named = this.#named.get(slug) ?? { id: this.#named.size + 1, name, slug };
    this.#named.set(slug, named);
    return named.id;
  }

  rows() {
    return [...this.#named.values()];
  }
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

export const productRow = (product: Product, ids: { brand_id: number; category_id: number }, now: Date) => ({
  ...ids,
  id: product.number,
  name: product.name,
  slug: product.slug,
  country: product.country,
  region: product.region,
  appellation: product.appellation,
  vintage: product.vintage,
  abv: product.abv,
  size_ml: product.sizeMl,
  pack_count: product.packCount,
  closure: product.closure,
  drink_from: product.drink?.from ?? null,
  drink_until: product.drink?.until ?? null,
  // The producer's story is shown with every one of its bottles, so the description leaves it out.
  description: product.story ? product.description.replace(`${product.story} `, '') : product.description,
  nose: product.tastingNotes?.nose ?? null,
  palate: product.tastingNotes?.palate ?? null,
  finish: product.tastingNotes?.finish ?? null,
  pairings: [...product.pairings],
  body: product.taste?.body ?? null,
  sweetness: product.taste?.sweetness ?? null,
  acidity: product.taste?.acidity ?? null,
  tannin: product.taste?.tannin ?? null,
  spirit: product.spirit && JSON.stringify(product.spirit),
  beer: product.beer && JSON.stringify(product.beer),
  sake: product.sake && JSON.stringify(product.sake),
  sustainability: product.sustainability,
  scores: JSON.stringify(product.scores),
  allocation: product.allocation.kind,
  limit_per_customer: product.allocation.kind === 'limit' ? product.allocation.bottles : null,
  images: [product.picture, ...product.otherPictures],
  featured: product.featured,
  added_at: daysBefore(now, product.addedDaysAgo),
});

const aisles = 'ABCDEFGH';
const shelvesInAnAisle = 24;

/** The shelves of all stores are arranged in the same way. */
const shelfPlaceOf = (product: number) =>
  `${aisles[product % aisles.length]} ${1 + (Math.floor(product / aisles.length) % shelvesInAnAisle)}`;

export const offersOf = ({ number, offers }: Product) =>
  offers.map(({ storeId, price, compareAt, stock }) => ({
    store_id: storeId,
    product_id: number,
    price,
    compare_at: compareAt,
    on_hand: stock,
    shelf_place: shelfPlaceOf(number),
  }));

/** Longer ago than any report looks back. */
export const firstDeliveryAt = (now: Date) => daysBefore(now, 400);

/** The deliveries by which the stock came to the stores. */
export const firstDeliveries = (offers: ReturnType<typeof offersOf>) =>
  offers
    .filter(({ on_hand }) => on_hand > 0)
    .map(({ store_id, product_id, on_hand }) => ({
      store_id,
      product_id,
      kind: 'received' as const,
      quantity: on_hand,
      why: 'The first delivery',
    }));

/** Staff have not looked at the newest reviews yet. */
const waitsUntil = 1;

export const reviewRow = (review: Review, now: Date) => ({
  id: newId(now),
  product_id: review.productNumber,
  customer_id: null,
  first_name: review.firstName,
  rating: review.rating,
  text: review.text,
  published: review.published,
  written_at: daysBefore(now, review.daysAgo),
  waits: review.published && review.daysAgo <= waitsUntil,
});

/** What the search knows beyond what is for sale. */
async function loadSearchWords(tx: Transaction) {
  await insertAll(
    tx,
    'popular_search',
    popularSearches.map((words, index) => ({ words, position: index + 1 })),
  );
  await insertAll(
    tx,
    'known_name',
    knownNames.map(([name, instead, ...spellings]) => ({ name, instead, spellings })),
  );
}

async function loadMenus(tx: Transaction, { departments }: DemoCatalogue) {
  const categories = departments.flatMap((department, index) =>
    department.categories.map((category) => ({ ...category, department_id: index + 1 })),
  );
  await insertAll(
    tx,
    'department',
    departments.map(({ name, slug }, index) => ({ id: index + 1, name, slug })),
  );
  await insertAll(
    tx,
    'category',
    categories.map((category, index) => ({ id: index + 1, ...category })),
  );
  return new Map(categories.map(({ slug }, index) => [slug, index + 1]));
}

async function loadProducts(tx: Transaction, products: Product[], categoryIds: Map<string, number>) {
  const [brands, varietals] = [new Numbered(), new Numbered()];
  const rows = products.map((product) => {
    const category_id = categoryIds.get(product.category);
    if (!category_id) throw new Error(`There is no category '${product.category}'.`);
    return productRow(product, { brand_id: brands.numberOf(product.brand), category_id }, tx.now);
  });
  const parts = products.flatMap(({ number, varietals: names }) =>
    names.map(({ name, percent }) => ({
      product_id: number,
      varietal_id: varietals.numberOf(name),
      percent,
    })),
  );
  const stories = new Map(products.map(({ brand, story }) => [slugOf(brand), story]));
  await insertAll(
    tx,
    'brand',
    brands.rows().map((brand) => ({ ...brand, story: stories.get(brand.slug) ?? null })),
  );
  await insertAll(tx, 'varietal', varietals.rows());
  await insertAll(tx, 'product', rows);
  await insertAll(tx, 'product_varietal', parts);
  const offers = products.flatMap(offersOf);
  await insertAll(
    tx,
    'store_product',
    offers.map(({ on_hand: _onHand, ...shelf }) => shelf),
  );
  const at = firstDeliveryAt(tx.now);
  await tx
    .insertInto('stock_movement')
    .values(firstDeliveries(offers).map((delivery) => ({ ...delivery, at })))
    .execute();
}

async function loadSets(tx: Transaction, { sets }: DemoCatalogue) {
  const parts = sets.flatMap((set) =>
    set.parts.map(({ productNumber, quantity }, position) => ({
      wine_set_id: set.number,
      product_id: productNumber,
      quantity,
      position,
    })),
  );
  const offers = sets.flatMap((set) =>
    demoStores.map(({ id }) => ({ store_id: id, wine_set_id: set.number, price: set.price })),
  );
  await insertAll(
    tx,
    'wine_set',
    sets.map(({ number, name, slug, description, picture, featured }) => ({
      id: number,
      name,
      slug,
      description,
      image_id: picture,
      featured,
    })),
  );
  await insertAll(tx, 'wine_set_part', parts);
  await insertAll(tx, 'store_wine_set', offers);
}

export async function loadCatalogue(tx: Transaction, catalogue: DemoCatalogue) {
  const categoryIds = await loadMenus(tx, catalogue);
  await loadSearchWords(tx);
  await loadProducts(tx, catalogue.products, categoryIds);
  await loadSets(tx, catalogue);
  await insertAll(
    tx,
    'review',
    catalogue.reviews.map((review) => reviewRow(review, tx.now)),
  );
  await loadHome(tx, catalogue.products);
  // Nobody has read the catalogue before: there are no changes to record.
  await tx.deleteFrom('catalogue_change').execute();
}
