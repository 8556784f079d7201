import * as v from 'valibot';
import { moment } from '../platform/dates.js';
import { endpoint, refusal } from '../platform/endpoint.js';
import { id, idFromText, uuid } from '../platform/ids.js';
import { pageOf, pageQuery } from '../platform/page.js';
import { line } from '../platform/text.js';
import { atStore, bottle, bottles, mostBottles, shelfNotFound } from './stock.staff.js';

/** Being put together, on its way, received in whole or in part, or given up before it left. */
export const transferStates = ['draft', 'under_way', 'received', 'cancelled'] as const;
export type TransferState = (typeof transferStates)[number];

/** Transfers that leave a store, those that come to it, and those that are over. */
export const transferViews = ['leaving', 'coming', 'over'] as const;
export type TransferView = (typeof transferViews)[number];

/** Of as many products as one transfer may have. */
export const mostTransferred = 300;

export const transferNotFound = refusal(404, 'transfer_not_found', 'There is no such transfer.');
export const transferChanged = refusal(
  409,
  'transfer_changed',
  'Somebody has changed this transfer meanwhile. Look at it as it is now.',
);
export const otherStoreNotFound = refusal(
  422,
  'other_store_not_found',
  'Choose another store.',
  'to_store_id',
);
export const notEnoughFree = refusal(409, 'not_enough_free', 'There are not so many that nobody waits for.');
export const notCarriedThere = refusal(409, 'not_carried_there', 'The other store does not carry all of it.');
export const moreThanSent = refusal(
  409,
  'more_than_sent',
  'More has come than was sent. Receive it as a delivery.',
);

const atTransfer = v.object({ store_id: idFromText, id: uuid });
const store = v.object({ id, name: v.string() });

const transfer = v.object({
  id: uuid,
  state: v.picklist(transferStates),
  from: store,
  to: store,
  note: v.string(),
  made_by: v.nullable(v.string()),
  made_at: moment,
  sent_at: v.nullable(moment),
  bottles: v.number(),
  received: v.number(),
  missing: v.number(),
});
export type Transfer = v.InferOutput<typeof transfer>;

export const listTransfers = endpoint('GET', 'staff/stores/{store_id}/transfers', {
  about: 'One page of what a store sends to others, of what others send to it, or of what is over.',
  may: 'stock.see',
  path: atStore,
  query: v.object({ show: v.optional(v.picklist(transferViews), 'leaving'), ...pageQuery(20) }),
  data: pageOf(transfer),
});

export const listOtherStores = endpoint('GET', 'staff/stores/{store_id}/other-stores', {
  about: 'The stores that this one may send bottles to.',
  may: 'stock.approve',
  path: atStore,
  data: v.array(store),
});

const transferLine = v.object({
  ...bottle.entries,
  bottles: v.number(),
  received: v.number(),
  missing: v.number(),
  /** How many the sending store has promised to nobody. */
  free: v.number(),
});
export type TransferLine = v.InferOutput<typeof transferLine>;

export const getTransfer = endpoint('GET', 'staff/stores/{store_id}/transfers/{id}', {
  about: 'A transfer of this store, from or to it, with its bottles.',
  may: 'stock.see',
  path: atTransfer,
  data: v.object({
    ...transfer.entries,
    version: v.number(),
    /** Why something is missing. */
    why: v.nullable(v.string()),
    lines: v.array(transferLine),
  }),
  refusals: [transferNotFound],
});

const idsIn = (lines: readonly { product_id: number }[]) =>
  new Set(lines.map(({ product_id }) => product_id));

export const transferBody = v.object({
  to_store_id: v.pipe(v.number('Choose a store'), id),
  note: v.union([v.pipe(v.string(), v.trim(), v.literal('')), line('Write a note', 200)]),
  lines: v.pipe(
    v.array(v.object({ product_id: id, bottles })),
    v.maxLength(mostTransferred, `Send at most ${mostTransferred} different bottles at once`),
    v.check((lines) => idsIn(lines).size === lines.length, 'Name each bottle once'),
  ),
  /** The version that its writer saw; null for a new transfer. */
  seen: v.nullable(v.number()),
});

export const draftTransfer = endpoint('PUT', 'staff/stores/{store_id}/transfers/{id}', {
  about: 'Writes down what is to be sent, under an id that its writer made. Nothing moves yet.',
  may: 'stock.approve',
  path: atTransfer,
  body: transferBody,
  says: 'The transfer is saved',
  refusals: [transferNotFound, transferChanged, otherStoreNotFound, shelfNotFound],
});

const seenBody = v.object({ seen: v.number() });

export const sendTransfer = endpoint('POST', 'staff/stores/{store_id}/transfers/{id}/send', {
  about: 'Takes the bottles off the shelves of this store: they are under way.',
  may: 'stock.approve',
  path: atTransfer,
  body: seenBody,
  says: 'The bottles are under way',
  refusals: [transferNotFound, transferChanged, notEnoughFree, notCarriedThere],
});

export const cancelTransfer = endpoint('POST', 'staff/stores/{store_id}/transfers/{id}/cancel', {
  about: 'Gives up a transfer that has not left yet.',
  may: 'stock.approve',
  path: atTransfer,
  body: seenBody,
  says: 'The transfer is cancelled',
  refusals: [transferNotFound, transferChanged],
});

const arrived = v.pipe(
  v.number('Enter a number'),
  v.integer('Enter a whole number'),
  v.minValue(0, 'Enter 0 or more'),
  v.maxValue(mostBottles, `Enter ${mostBottles} or less`),
);

export const receiptBody = v.object({
  /**
   * How many of each have come in all so far, including earlier ones: so a call that is sent twice counts
   * once.
   */
  lines: v.pipe(
    v.array(v.object({ product_id: id, received: arrived })),
    v.minLength(1),
    v.check((lines) => idsIn(lines).size === lines.length, 'Name each bottle once'),
  ),
  /** Why the rest is missing; without a reason, the rest is still on its way. */
  missing_because: v.optional(line('Say why', 200)),
});

export const receiveTransfer = endpoint('POST', 'staff/stores/{store_id}/transfers/{id}/receive', {
  about: 'Puts what has come onto the shelves of the store that it was sent to.',
  may: 'stock.receive',
  path: atTransfer,
  body: receiptBody,
  says: 'The bottles are on the shelves',
  refusals: [transferNotFound, transferChanged, moreThanSent],
});
