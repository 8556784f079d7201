import * as v from 'valibot';
import { endpoint, refusal } from '../platform/endpoint.js';
import { id, idFromText } from '../platform/ids.js';
import { money } from '../platform/money.js';
import { pageOf, pageQuery } from '../platform/page.js';
import { line } from '../platform/text.js';
import { productIds } from './labels.staff.js';
import { atStore, bottle, movedMeanwhile, shelfNotFound } from './stock.staff.js';
import { unitCost } from './supply-orders.staff.js';

export const nothingToCost = refusal(
  409,
  'nothing_to_cost',
  'There is no bottle on hand. What comes next brings its own cost.',
);

const atShelf = v.object({ store_id: idFromText, product_id: idFromText });

const costed = v.object({
  product_id: id,
  price: money,
  /** The average cost of a bottle; null when nobody has entered it. */
  unit_cost: v.nullable(money),
});

export const getCost = endpoint('GET', 'staff/stores/{store_id}/stock/{product_id}/cost', {
  about: 'What one bottle costs a store on average, what it cost last, and what all that are there cost.',
  may: 'costs.see',
  path: atShelf,
  data: v.object({
    ...costed.entries,
    on_hand: v.number(),
    worth: v.nullable(money),
    last_cost: v.nullable(money),
  }),
  refusals: [shelfNotFound],
});

export const costBody = v.object({
  unit_cost: unitCost,
  why: line('Say why', 200),
  /** How many bottles its writer saw: the cost is for these. */
  seen: v.number(),
});

export const putCost = endpoint('PUT', 'staff/stores/{store_id}/stock/{product_id}/cost', {
  about:
    'Sets right what each bottle on a shelf cost, with a reason: an invoice that says otherwise, or what was there first.',
  may: 'stock.approve',
  path: atShelf,
  body: costBody,
  says: 'The cost is set right',
  refusals: [shelfNotFound, movedMeanwhile, nothingToCost],
});

export const listCosts = endpoint('GET', 'staff/stores/{store_id}/costs', {
  about: 'What these products cost a store: their numbers with commas between them, at most 100.',
  may: 'costs.see',
  path: atStore,
  query: v.object({ products: productIds }),
  data: v.array(costed),
});

const margin = v.object({ ...bottle.entries, ...costed.entries, unit_cost: money, on_hand: v.number() });
export type Margin = v.InferOutput<typeof margin>;

export const listMargins = endpoint('GET', 'staff/stores/{store_id}/margins', {
  about: 'One page of what a store sells and knows the cost of, the lowest margin first.',
  may: 'costs.see',
  path: atStore,
  query: v.object(pageQuery(50)),
  data: pageOf(margin),
});

/** The part of the price that is left after paying for the bottle; below zero, it is sold below cost. */
export const marginOf = ({ price, unit_cost }: { price: number; unit_cost: number }) =>
  (price - unit_cost) / price;
