import * as v from 'valibot';
import { endpoint } from '../platform/endpoint.js';
import { idFromText } from '../platform/ids.js';
import { storeNotFound } from '../stores.js';

export const listPromotionsOf = endpoint('GET', 'e-com/products/{id}/promotions', {
  about: 'The offers in which a product takes part at a store, in words for its customers.',
  path: v.object({ id: idFromText }),
  query: v.object({ store_id: idFromText }),
  data: v.array(v.string()),
  refusals: [storeNotFound],
});
