import * as v from 'valibot';
import { searchText } from '../catalogue/query.js';
import { moment } from '../platform/dates.js';
import { endpoint, refusal } from '../platform/endpoint.js';
import { id, idFromText } from '../platform/ids.js';
import { pageOf, pageQuery } from '../platform/page.js';
import { line } from '../platform/text.js';

/** Why a shelf has more bottles, or fewer. */
export const movementKinds = [
  'received',
  'sold',
  'came_back',
  'broken',
  'adjusted',
  'counted',
  'transferred_out',
  'transferred_in',
  'revalued',
] as const;
export type MovementKind = (typeof movementKinds)[number];

/** The most of one bottle that anybody moves at once. */
export const mostBottles = 9_999;
export const bottles = v.pipe(
  v.number('Enter a number'),
  v.integer('Enter a whole number'),
  v.minValue(1, 'Enter 1 or more'),
  v.maxValue(mostBottles, `Enter ${mostBottles} or less`),
);

export const shelfNotFound = refusal(404, 'shelf_not_found', 'This store has no shelf for this bottle.');
export const movedMeanwhile = refusal(
  409,
  'moved_meanwhile',
  'Somebody has moved this bottle meanwhile. Look how many there are now.',
);
export const promisedToOrders = refusal(
  409,
  'promised_to_orders',
  'Orders have been promised more than would be left.',
  'bottles',
);

/** What tells one bottle from another. */
export const bottle = v.object({
  product_id: id,
  brand: v.string(),
  name: v.string(),
  vintage: v.nullable(v.number()),
  size_ml: v.nullable(v.number()),
  pack_count: v.number(),
});

/** One product on the shelf of one store. */
export const shelf = v.object({
  ...bottle.entries,
  on_hand: v.number(),
  /** How many of these are promised to orders and to the winners of lotteries. */
  held: v.number(),
});
export type Bottle = v.InferOutput<typeof bottle>;
export type Shelf = v.InferOutput<typeof shelf>;

export const atStore = v.object({ store_id: idFromText });
const atShelf = v.object({ store_id: idFromText, product_id: idFromText });

export const listShelves = endpoint('GET', 'staff/stores/{store_id}/stock', {
  about: 'One page of what the store sells, with how many are on hand; `q` is searched as in the shop.',
  may: 'stock.see',
  path: atStore,
  query: v.object({ q: v.optional(searchText), ...pageQuery(20) }),
  data: pageOf(shelf),
});

export const listLowShelves = endpoint('GET', 'staff/stores/{store_id}/low-stock', {
  about: 'What is nearly or quite sold out; first that for which most customers wait.',
  may: 'stock.see',
  path: atStore,
  query: v.object(pageQuery(20)),
  data: pageOf(v.object({ ...shelf.entries, waiting: v.number() })),
});

export const getShelf = endpoint('GET', 'staff/stores/{store_id}/stock/{product_id}', {
  about:
    'One bottle at one store: how many there are and how many are coming, how many customers wait for it, and its codes.',
  may: 'stock.see',
  path: atShelf,
  data: v.object({
    ...shelf.entries,
    waiting: v.number(),
    /** How many other stores have sent that have not arrived yet. */
    under_way: v.number(),
    /** Where in the store it is; empty when nobody has entered it. */
    shelf_place: v.string(),
    barcodes: v.array(v.object({ code: v.string(), bottles: v.number() })),
  }),
  refusals: [shelfNotFound],
});

const movement = v.object({
  number: v.number(),
  kind: v.picklist(movementKinds),
  quantity: v.number(),
  /** How many were on hand after it. */
  on_hand: v.number(),
  at: moment,
  /** Null when a customer or the shop itself moved it. */
  person: v.nullable(v.string()),
  why: v.nullable(v.string()),
  order_number: v.nullable(v.string()),
  /** What is written on the paper of a delivery. */
  delivery_note: v.nullable(v.string()),
  /** The name of the count that found it. */
  count_name: v.nullable(v.string()),
  /** The store that a transfer went to or came from. */
  other_store: v.nullable(v.string()),
});
export type StockMovement = v.InferOutput<typeof movement>;

export const movementsAtOnce = 50;

export const listMovements = endpoint('GET', 'staff/stores/{store_id}/stock/{product_id}/movements', {
  about: 'Why there are so many: what came and went, the newest first, from before a number on.',
  may: 'stock.see',
  path: atShelf,
  query: v.object({ before: v.optional(idFromText) }),
  data: v.object({ movements: v.array(movement), more: v.boolean() }),
  refusals: [shelfNotFound],
});

export const adjustmentBody = v.object({
  /** `broken` takes bottles away; the others say how many fewer or more there are than the shop believed. */
  kind: v.picklist(['broken', 'fewer', 'more']),
  bottles,
  why: line('Say why', 200),
  /** How many the caller believes are on hand: if some have moved meanwhile, they must look again. */
  seen: v.number(),
});

export const adjustShelf = endpoint('POST', 'staff/stores/{store_id}/stock/{product_id}/adjustments', {
  about: 'Sets right how many there are, with a reason. Sent twice, it happens once.',
  may: 'stock.approve',
  path: atShelf,
  body: adjustmentBody,
  data: v.object({ on_hand: v.number() }),
  says: 'The stock is set right',
  refusals: [shelfNotFound, movedMeanwhile, promisedToOrders],
});
