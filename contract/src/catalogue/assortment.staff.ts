import * as v from 'valibot';
import { endpoint } from '../platform/endpoint.js';
import { id, idFromText } from '../platform/ids.js';
import { money } from '../platform/money.js';
import { pageOf, pageQuery } from '../platform/page.js';
import { productNotFound } from './details.js';
import { askedPrice } from './prices.staff.js';
import { searchText } from './query.js';

/** The groups of all products: what the store carries, what it does not, and what no store sells any more. */
export const assortments = ['carried', 'not_carried', 'retired'] as const;
export type Assortment = (typeof assortments)[number];

const storeProduct = v.object({
  id,
  brand: v.string(),
  /** Without the brand and without the vintage. */
  name: v.string(),
  vintage: v.nullable(v.number()),
  size_ml: v.nullable(v.number()),
  pack_count: v.number(),
  category: v.string(),
  retired: v.boolean(),
  carried: v.boolean(),
  /** What the store asks, or asked when it last carried it. */
  price: v.nullable(money),
  compare_at: v.nullable(money),
  /** Bottles that are on hand and promised to nobody. */
  available: v.number(),
});
export type StoreProduct = v.InferOutput<typeof storeProduct>;

const atStore = v.object({ store_id: idFromText });

export const listStoreProducts = endpoint('GET', 'staff/stores/{store_id}/products', {
  about:
    'One page of the products, by name, with what this store asks. `q` finds by brand, name and vintage.',
  may: 'products.see',
  path: atStore,
  query: v.object({
    ...pageQuery(50),
    q: v.optional(searchText, ''),
    show: v.optional(v.picklist(assortments)),
    category_id: v.optional(idFromText),
  }),
  data: pageOf(storeProduct),
});

export const listCategories = endpoint('GET', 'staff/categories', {
  about: 'The categories of all products, with their departments.',
  may: 'products.see',
  data: v.array(v.object({ id, name: v.string(), department: v.string() })),
});

const shelfPlace = v.object({ store_id: idFromText, product_id: idFromText });

export const carryProduct = endpoint('PUT', 'staff/stores/{store_id}/products/{product_id}', {
  about: 'The store carries the product from now on, at this price.',
  may: 'assortment.change',
  path: shelfPlace,
  body: askedPrice,
  says: 'The store sells it now',
  refusals: [productNotFound],
});

export const stopCarrying = endpoint('DELETE', 'staff/stores/{store_id}/products/{product_id}', {
  about: 'The store sells the product no longer. What it has of it stays counted.',
  may: 'assortment.change',
  path: shelfPlace,
  says: 'The store no longer sells it',
  refusals: [productNotFound],
});
