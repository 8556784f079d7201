import * as v from 'valibot';
import { date, moment } from '../platform/dates.js';
import { endpoint, refusal } from '../platform/endpoint.js';
import { id, idFromText, uuid } from '../platform/ids.js';
import { money } from '../platform/money.js';
import { pageOf, pageQuery } from '../platform/page.js';
import { line } from '../platform/text.js';
import { atStore, bottle, mostBottles, shelfNotFound } from './stock.staff.js';
import { supplierNotFound } from './suppliers.staff.js';

/** Being put together, sent to the supplier, received in part, received, or cancelled. */
export const supplyStates = ['draft', 'sent', 'partly_received', 'received', 'cancelled'] as const;
export type SupplyState = (typeof supplyStates)[number];

export const supplyViews = ['drafts', 'open', 'over'] as const;
export type SupplyView = (typeof supplyViews)[number];

/** Of as many products as one order may have. */
export const mostOrdered = 300;
export const mostInCase = 99;

export const supplyOrderNotFound = refusal(404, 'supply_order_not_found', 'There is no such order.');
export const supplyOrderChanged = refusal(
  409,
  'supply_order_changed',
  'Somebody has changed this order meanwhile. Look at it as it is now.',
);
export const nothingOrdered = refusal(409, 'nothing_ordered', 'Add the bottles first.');

export const atSupplyOrder = v.object({ store_id: idFromText, id: uuid });

/** What the shop pays for a bottle; 0 for a gift from the supplier. */
export const unitCost = v.pipe(
  money,
  v.minValue(0, 'Enter 0 or more'),
  v.maxValue(10_000_000, 'Enter at most $100,000'),
);

const supplyOrder = v.object({
  id: uuid,
  /** Each store counts its own. */
  number: v.number(),
  state: v.picklist(supplyStates),
  supplier: v.object({ id: uuid, name: v.string() }),
  expected_on: v.nullable(date),
  made_by: v.nullable(v.string()),
  made_at: moment,
  sent_at: v.nullable(moment),
  bottles: v.number(),
  received: v.number(),
});
export type SupplyOrder = v.InferOutput<typeof supplyOrder>;

export const listSupplyOrders = endpoint('GET', 'staff/stores/{store_id}/supply-orders', {
  about:
    'One page of what a store orders from its suppliers. What is open stands in the order of its expected day.',
  may: 'stock.receive',
  path: atStore,
  query: v.object({ show: v.optional(v.picklist(supplyViews), 'open'), ...pageQuery(20) }),
  data: pageOf(supplyOrder),
});

const supplyLine = v.object({
  ...bottle.entries,
  cases: v.number(),
  /** How many bottles a case has; 1 when it is ordered by the bottle. */
  case_size: v.number(),
  bottles: v.number(),
  received: v.number(),
  /** Arrived broken, so not on a shelf. */
  damaged: v.number(),
  unit_cost: v.nullable(money),
});
export type SupplyLine = v.InferOutput<typeof supplyLine>;

const supplyDelivery = v.object({
  id: uuid,
  at: moment,
  person: v.nullable(v.string()),
  /** What is written on the paper of the delivery. */
  note: v.string(),
  bottles: v.number(),
  /** Why fewer or more have come than ordered, or why something is broken. */
  why: v.nullable(v.string()),
});

export const getSupplyOrder = endpoint('GET', 'staff/stores/{store_id}/supply-orders/{id}', {
  about: 'An order with its bottles and what they cost, as it is written to the supplier.',
  may: 'stock.approve',
  path: atSupplyOrder,
  data: v.object({
    ...supplyOrder.entries,
    contact: v.string(),
    email: v.string(),
    phone: v.string(),
    customer_number: v.string(),
    note: v.string(),
    version: v.number(),
    lines: v.array(supplyLine),
    /** The newest first. */
    deliveries: v.array(supplyDelivery),
  }),
  refusals: [supplyOrderNotFound],
});

const whole = (least: number, most: number) =>
  v.pipe(
    v.number('Enter a number'),
    v.integer('Enter a whole number'),
    v.minValue(least, `Enter ${least} or more`),
    v.maxValue(most, `Enter ${most} or less`),
  );

export const orderedBottles = v.pipe(
  v.object({
    product_id: id,
    cases: whole(1, mostBottles),
    case_size: whole(1, mostInCase),
    unit_cost: v.nullable(unitCost),
  }),
  v.check(({ cases, case_size }) => cases * case_size <= mostBottles, `Order at most ${mostBottles} bottles`),
);
export type OrderedBottles = v.InferOutput<typeof orderedBottles>;

export const supplyOrderBody = v.object({
  supplier_id: uuid,
  expected_on: v.nullable(date),
  note: v.union([v.pipe(v.string(), v.trim(), v.literal('')), line('Write a note', 200)]),
  lines: v.pipe(
    v.array(orderedBottles),
    v.maxLength(mostOrdered, `Order at most ${mostOrdered} different bottles at once`),
    v.check(
      (lines) => new Set(lines.map(({ product_id }) => product_id)).size === lines.length,
      'Name each bottle once',
    ),
  ),
  /** The version that its writer saw; null for a new order. */
  seen: v.nullable(v.number()),
});

export const draftSupplyOrder = endpoint('PUT', 'staff/stores/{store_id}/supply-orders/{id}', {
  about:
    'Writes down what is to be ordered, under an id that its writer made. The first time it gets its number.',
  may: 'stock.approve',
  path: atSupplyOrder,
  body: supplyOrderBody,
  says: 'The order is saved',
  refusals: [supplyOrderNotFound, supplyOrderChanged, supplierNotFound, shelfNotFound],
});

const seenBody = v.object({ seen: v.number() });

export const sendSupplyOrder = endpoint('POST', 'staff/stores/{store_id}/supply-orders/{id}/send', {
  about: 'Says that the supplier has the order: nothing in it changes any more, and it can be received.',
  may: 'stock.approve',
  path: atSupplyOrder,
  body: seenBody,
  says: 'The order is marked as sent',
  refusals: [supplyOrderNotFound, supplyOrderChanged, nothingOrdered],
});

export const cancelSupplyOrder = endpoint('POST', 'staff/stores/{store_id}/supply-orders/{id}/cancel', {
  about: 'Gives up an order of which nothing has come yet.',
  may: 'stock.approve',
  path: atSupplyOrder,
  body: seenBody,
  says: 'The order is cancelled',
  refusals: [supplyOrderNotFound, supplyOrderChanged],
});

/** The most lines that are proposed at once. */
export const mostProposed = 100;

const proposedBottles = v.object({
  ...bottle.entries,
  free: v.number(),
  waiting: v.number(),
  /** Whether this supplier has sent this product before. */
  known: v.boolean(),
  cases: v.number(),
  /** The size of the case when it was last ordered. */
  case_size: v.number(),
  unit_cost: v.nullable(money),
});
export type ProposedBottles = v.InferOutput<typeof proposedBottles>;

export const proposeSupply = endpoint('GET', 'staff/stores/{store_id}/supply-proposal', {
  about:
    'What is low at a store and not on its way, with how many would bring each up to a level beside those who wait: ' +
    'first what this supplier has sent before, then that for which most customers wait.',
  may: 'stock.approve',
  path: atStore,
  query: v.object({
    supplier_id: uuid,
    up_to: v.optional(
      v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/, 'Enter 1 to 999'), v.transform(Number)),
      '12',
    ),
  }),
  data: v.array(proposedBottles),
});
