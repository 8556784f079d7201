import * as v from 'valibot';
import { endpoint } from '../platform/endpoint.js';
import { id, idFromText } from '../platform/ids.js';
import { money } from '../platform/money.js';
import { storeNotFound } from '../stores.js';
import { menuItem } from './cards.js';
import { searchText } from './query.js';

const suggestedProduct = v.object({
  id,
  slug: v.string(),
  name: v.string(),
  brand: v.string(),
  vintage: v.nullable(v.number()),
  image_id: v.nullable(v.string()),
  price: money,
});

export const suggestProducts = endpoint('GET', 'e-com/products/suggest', {
  about:
    'What a half-typed search may mean: at most 6 products, 4 brands, 4 varietals. Before anything is typed: what people look for.',
  query: v.object({ store_id: idFromText, q: searchText }),
  data: v.object({
    products: v.array(suggestedProduct),
    brands: v.array(menuItem),
    varietals: v.array(menuItem),
    /** Popular searches that find something here; only when nothing is typed. */
    searches: v.array(v.string()),
  }),
  refusals: [storeNotFound],
});
