import * as v from 'valibot';
import { searchText } from '../catalogue/query.js';
import { endpoint, refusal } from '../platform/endpoint.js';
import { id } from '../platform/ids.js';
import { money } from '../platform/money.js';
import { atStore, shelf } from './stock.staff.js';

const { product_id, brand, name, vintage, size_ml, pack_count } = shelf.entries;

/** The label at the edge of the shelf, below a bottle. */
const shelfLabel = v.object({
  product_id,
  brand,
  name,
  vintage,
  size_ml,
  pack_count,
  price: money,
  /** The price before, if it is reduced. */
  compare_at: v.nullable(money),
  /** The code of one bottle, as a scanner reads it; null when it is not known yet. */
  code: v.nullable(v.string()),
});
export type ShelfLabel = v.InferOutput<typeof shelfLabel>;

export const mostLabels = 100;

/** The numbers of some products, separated by commas. */
export const productIds = v.pipe(
  v.string(),
  v.transform((text) => [...new Set(text.split(','))].map(Number)),
  v.array(id),
  v.maxLength(mostLabels, `Name at most ${mostLabels} bottles at once`),
);

export const listShelfLabels = endpoint('GET', 'staff/stores/{store_id}/labels', {
  about: 'What the labels of some bottles say at a store; the bottles are named with commas between them.',
  may: 'stock.see',
  path: atStore,
  query: v.object({ products: productIds }),
  data: v.array(shelfLabel),
});

/** More than this nobody prints and cuts apart in one go. */
export const mostMatchingLabels = 1_000;

export const tooManyLabels = refusal(
  409,
  'too_many_labels',
  `These are more than ${mostMatchingLabels.toLocaleString('en-US')} labels. Search for fewer bottles, then print again.`,
);

export const listMatchingLabels = endpoint('GET', 'staff/stores/{store_id}/matching-labels', {
  about:
    'The labels of all bottles that a store sells and that match a search, or of all that are low; ' +
    `at most ${mostMatchingLabels}.`,
  may: 'stock.see',
  path: atStore,
  query: v.object({ q: v.optional(searchText), low: v.optional(v.literal('true')) }),
  data: v.array(shelfLabel),
  refusals: [tooManyLabels],
});
