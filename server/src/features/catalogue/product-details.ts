import { productNotFound } from 'contract/catalogue-details';
import { dollars } from 'contract/platform/money';
import { type Store, storeNotFound } from 'contract/stores';
import type { Db } from '../../platform/database/database.js';
import { standInOf } from '../../platform/files/stand-ins.js';
import { refuse } from '../../platform/refuse.js';
import { listAllStores } from '../stores/index.js';
import { cardsOf } from './cards.js';
import {
  type OfferRow,
  type ProductRow,
  selectOffers,
  selectProduct,
  selectRelated,
} from './product-details.sql.js';
import { shownRating } from './shown-rating.js';
import { shownStock } from './shown-stock.js';

const mostRelated = 8;

const offerOf = ({ price, compare_at, available }: OfferRow) => ({
  price: dollars(price),
  compare_at: compare_at === null ? null : dollars(compare_at),
  ...shownStock(available),
});

const availabilityAt = (store: Store, offers: readonly OfferRow[]) => {
  const offer = offers.find(({ store_id }) => store_id === store.id);
  return {
    store_id: store.id,
    store_name: store.name,
    city: store.city,
    modes: store.modes,
    offer: offer ? offerOf(offer) : null,
  };
};

const tastingNotesOf = ({ nose, palate, finish }: ProductRow) =>
  nose === null || palate === null || finish === null ? null : { nose, palate, finish };

const tasteOf = ({ body, sweetness, acidity, tannin }: ProductRow) =>
  body === null || sweetness === null || acidity === null || tannin === null
    ? null
    : { body, sweetness, acidity, tannin };

const factsOf = (row: ProductRow) => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  brand: { name: row.brand_name, slug: row.brand_slug },
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
  stand_in: standInOf(row.images[0] ?? null),
  allocation: row.allocation,
  limit_per_customer: row.limit_per_customer,
  rating: shownRating(row.rating_sum, row.rating_count),
  rating_count: row.rating_count,
});

/** The one that was asked for first, whether it carries the product or not. */
const askedFirst = (stores: readonly Store[], asked: Store) => [
  asked,
  ...stores.filter(({ id }) => id !== asked.id),
];

export async function getProductAt(db: Db, storeId: number, id: number) {
  const stores = await listAllStores(db);
  const asked = stores.find((store) => store.id === storeId);
  if (!asked) throw refuse(storeNotFound);
  const row = await selectProduct(db, id);
  if (!row) throw refuse(productNotFound);
  const offers = await selectOffers(db, id);
  const price = (offers.find(({ store_id }) => store_id === storeId) ?? offers[0])?.price;
  const related = price ? await selectRelated(db, storeId, row, price, mostRelated) : [];
  return {
    ...factsOf(row),
    availability: askedFirst(stores, asked).map((store) => availabilityAt(store, offers)),
    related: await cardsOf(db, storeId, related),
  };
}
