import { productNotFound } from 'contract/catalogue/details';
import { dollars } from 'contract/platform/money';
import { storeNotFound } from 'contract/stores';
import type { Db } from '../../../platform/database/database.js';
import { standInOf } from '../../../platform/files/shipped-pictures.js';
import { refuse } from '../../../platform/refuse.js';
import { listOpenStores, milesBetween, type StoreSeen } from '../../stores/index.js';
import { cardsOf, shownRating, shownStock } from '../cards.js';
import type { Change } from '../shelves/changes.js';
import type { Shelves } from '../shelves/shelves.js';
import { differenceOf } from '../shelves/touched.js';
import {
  type OfferRow,
  type ProductRow,
  selectOffers,
  selectProduct,
  selectProductId,
  selectTastes,
} from './product-details.sql.js';
import { relatedTo } from './related.js';

const mostRelated = 8;

/** Refuses an id that no product has. */
export async function checkProduct(db: Db, id: number) {
  if (!(await selectProductId(db, id))) throw refuse(productNotFound);
}

const offerOf = ({ price, compare_at, available }: OfferRow) => ({
  price: dollars(price),
  compare_at: compare_at === null ? null : dollars(compare_at),
  ...shownStock(available),
});

const availabilityAt = (store: StoreSeen, asked: StoreSeen, offers: readonly OfferRow[]) => {
  const offer = offers.find(({ store_id }) => store_id === store.id);
  return {
    store_id: store.id,
    store_name: store.name,
    city: store.city,
    miles: store.id === asked.id ? null : milesBetween(asked, store),
    modes: store.modes,
    offer: offer ? offerOf(offer) : null,
  };
};

const tastingNotesOf = ({ nose, palate, finish }: ProductRow) =>
  nose === null || palate === null || finish === null ? null : { nose, palate, finish };

type Tasted = Pick<ProductRow, 'body' | 'sweetness' | 'acidity' | 'tannin'>;

const tasteOf = ({ body, sweetness, acidity, tannin }: Tasted) =>
  body === null || sweetness === null || acidity === null || tannin === null
    ? null
    : { body, sweetness, acidity, tannin };

const drinkOf = ({ drink_from: from, drink_until: until }: ProductRow) =>
  from === null || until === null ? null : { from, until };

const factsOf = (row: ProductRow) => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  brand: { name: row.brand_name, slug: row.brand_slug, story: row.brand_story },
  department: { name: row.department_name, slug: row.department_slug },
  category: { name: row.category_name, slug: row.category_slug },
  varietals: row.varietals,
  country: row.country,
  region: row.region,
  appellation: row.appellation,
  vintage: row.vintage,
  abv: row.abv,
  size_ml: row.size_ml,
  pack_count: row.pack_count,
  closure: row.closure,
  drink: drinkOf(row),
  description: row.description,
  tasting_notes: tastingNotesOf(row),
  pairings: row.pairings,
  taste: tasteOf(row),
  spirit: row.spirit,
  beer: row.beer,
  sake: row.sake,
  tags: row.sustainability,
  scores: row.scores,
  images: row.images,
  image_words: row.images.map((_, index) => row.image_words[index] ?? ''),
  stand_in: standInOf(row.images[0] ?? null),
  allocation: row.allocation,
  limit_per_customer: row.limit_per_customer,
  rating: shownRating(row.rating_sum, row.rating_count),
  rating_count: row.rating_count,
});

/** The requested store comes first, whether it carries the product or not. */
const askedFirst = (stores: readonly StoreSeen[], asked: StoreSeen) => [
  asked,
  ...stores.filter(({ id }) => id !== asked.id),
];

async function relatedCards(db: Db, storeId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const tastes = new Map((await selectTastes(db, ids)).map((row) => [row.id, row]));
  return (await cardsOf(db, storeId, ids)).map((card) => {
    const row = tastes.get(card.id);
    return { ...card, abv: row?.abv ?? null, taste: row ? tasteOf(row) : null };
  });
}

export async function getProductAt(db: Db, shelves: Shelves, storeId: number, id: number) {
  const stores = await listOpenStores(db);
  const asked = stores.find((store) => store.id === storeId);
  if (!asked) throw refuse(storeNotFound);
  const row = await selectProduct(db, id);
  if (!row) throw refuse(productNotFound);
  const offers = await selectOffers(db, id);
  const price = (offers.find(({ store_id }) => store_id === storeId) ?? offers[0])?.price;
  const related = price
    ? relatedTo(shelves, storeId, { id, category: row.category_slug, price }, mostRelated)
    : [];
  return {
    ...factsOf(row),
    availability: askedFirst(stores, asked).map((store) => availabilityAt(store, asked, offers)),
    related: await relatedCards(db, storeId, related),
  };
}

/**
 * Whether a change may alter the page of a product: another product of its category may now be more similar
 * to it.
 */
export function isProductTouched(
  shelves: Shelves,
  storeId: number,
  shown: { readonly id: number; readonly related: readonly number[] },
  change: Change,
) {
  const { product, at } = change;
  if (product === shown.id || shown.related.includes(product)) return true;
  const difference = differenceOf(change, storeId);
  if (!difference?.isPrice && !difference?.isThere) return false;
  const { codes } = shelves.category;
  return codes[at] === codes[shelves.positionOf(shown.id) ?? -1];
}
