import * as v from 'valibot';
import { byLotteryOnly, limitReached, notEnoughLeft } from '../cart.js';
import { longestSearch } from '../catalogue/query.js';
import { refusedByRule } from '../checkout.js';
import { linePieces, orderNotFound, stepNotAllowed } from '../orders.js';
import { paymentSettling } from '../payments.js';
import { endpoint, refusal } from '../platform/endpoint.js';
import { id, uuid } from '../platform/ids.js';
import { money } from '../platform/money.js';
import { getOrderByStaff, orderChanged, paymentDidNotHold, waysToAgree } from './orders.staff.js';
import { lessToPay, moreThanOrdered, wonIsMissing } from './shorts.staff.js';

export const setIsWhole = refusal(
  409,
  'set_is_whole',
  'A bottle of a set is not replaced alone. Take the whole set off.',
);
export const otherKind = refusal(
  409,
  'other_kind',
  'That is another kind of drink, or another pack: it cannot take the place of this one.',
);
export const replacementNotFound = refusal(
  404,
  'replacement_not_found',
  'This replacement is not there any more.',
);
export const differenceGone = refusal(
  409,
  'difference_gone',
  'What the other bottle cost less has gone back to the customer already: this can no longer be undone.',
);

const { path, data } = getOrderByStaff.shape;

/** A bottle that could replace a missing one. */
const proposal = v.object({
  product_id: id,
  brand: v.string(),
  name: v.string(),
  vintage: v.nullable(v.number()),
  size_ml: v.nullable(v.number()),
  pack_count: v.number(),
  image_id: v.nullable(v.string()),
  shelf_place: v.string(),
  /** Its price here today. The customer never pays more than for the missing one. */
  price: money,
  left: v.number(),
  same_grape: v.boolean(),
});
export type Proposal = v.InferOutput<typeof proposal>;

export const proposeReplacements = endpoint('GET', 'staff/orders/{number}/replacement', {
  about:
    'Which bottles on the shelves of the store could take the place of a missing one: of its department and about its ' +
    'price, the most alike first; with words whatever of its department is called so.',
  may: 'orders.move',
  path,
  query: v.object({
    position: v.pipe(v.string(), v.regex(/^\d{1,4}$/, 'Must be a number'), v.transform(Number)),
    q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longestSearch)), ''),
  }),
  data: v.array(proposal),
  refusals: [orderNotFound, moreThanOrdered, wonIsMissing, setIsWhole],
});

const asked = { ...linePieces.entries, product_id: id };

const refusals = [
  orderNotFound,
  stepNotAllowed,
  moreThanOrdered,
  wonIsMissing,
  setIsWhole,
  otherKind,
  byLotteryOnly,
  notEnoughLeft,
  limitReached,
  refusedByRule,
] as const;

export const previewReplacement = endpoint('POST', 'staff/orders/{number}/replacement/preview', {
  about:
    'What would go back, and by which way, with another bottle in the place of a missing one. Nothing changes.',
  may: 'orders.move',
  path,
  body: v.object(asked),
  data: v.object({
    ...lessToPay.entries,
    /** What one piece costs the customer. */
    unit_price: money,
  }),
  refusals: [...refusals],
});

export const replaceMissing = endpoint('PUT', 'staff/orders/{number}/replacement', {
  about:
    'Puts another bottle in the place of one that is missing when an order is picked, as the customer has agreed. It ' +
    'costs no more than what was ordered; where it costs less, the rest goes back. The rules of sale are asked again.',
  may: 'orders.move',
  path,
  body: v.object({
    ...asked,
    agreed: v.picklist(waysToAgree, 'Say how the customer agreed'),
    /** The missing bottles do not exist at all, so they leave the stock too. */
    shelf_is_empty: v.optional(v.boolean(), false),
    version: v.number(),
  }),
  data,
  refusals: [...refusals, orderChanged, paymentDidNotHold, paymentSettling],
});

export const undoReplacement = endpoint('PUT', 'staff/orders/{number}/replacement/{id}/undo', {
  about:
    'The missing bottle was found before the order was packed: the order is what it was, and so is its price.',
  may: 'orders.move',
  path: v.object({ ...path.entries, id: uuid }),
  body: v.object({ version: v.number() }),
  data,
  refusals: [
    orderNotFound,
    stepNotAllowed,
    orderChanged,
    replacementNotFound,
    notEnoughLeft,
    differenceGone,
    paymentSettling,
  ],
});
