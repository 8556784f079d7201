import * as v from 'valibot';
import {
  linePieces,
  orderDetails,
  orderNotFound,
  orderNotReturnable,
  orderStatus,
  type orderStatuses,
  stepNotAllowed,
} from '../orders.js';
import { date, moment } from '../platform/dates.js';
import { endpoint, refusal } from '../platform/endpoint.js';
import { uuid } from '../platform/ids.js';
import { line } from '../platform/text.js';
import { counterPaymentNeeded, nothingToPay, takenAtCounter, tooLittleCash } from './counter.staff.js';
import { letterIsOver, letterNotFound, letterNotWritten, orderLetter } from './letters.staff.js';
import { notShipped, sentParcels } from './parcels.staff.js';

/** The statuses to which staff move an order. All other steps are made by the customer or the payment. */
export const staffStatuses = [
  'packed',
  'ready',
  'on_its_way',
  'handed_over',
  'cancelled',
] as const satisfies readonly (typeof orderStatuses)[number][];
export type StaffStatus = (typeof staffStatuses)[number];

export const idMethods = ['driving_licence', 'passport', 'other'] as const;

/** How a person showed their age, and with what result; never a picture, never a number. */
const idCheck = v.object({
  method: v.picklist(idMethods),
  /** `other_name`: the age is right, but the name is not that of the account. */
  result: v.picklist(['shown', 'refused', 'other_name']),
});
export type IdCheck = v.InferOutput<typeof idCheck>;

export const idNeeded = refusal(
  409,
  'id_needed',
  'There are drinks in this order: look at an ID, and say which one it was.',
);
export const paymentDidNotHold = refusal(
  409,
  'payment_did_not_hold',
  'The payment of this order did not hold: nothing is handed over. Cancel it, or let the customer order anew.',
);

export const receiverNeeded = refusal(
  409,
  'receiver_needed',
  'Say who took the order at the door.',
  'received_by',
);

export const orderChanged = refusal(
  409,
  'order_changed',
  'Somebody else has changed this order meanwhile. Look at it again before you go on.',
);

export const notAllPicked = refusal(409, 'not_all_picked', 'Not all of this order is picked yet.');
export const receiver = line('Enter the name of whoever took it');

/** How a customer agreed that another bottle replaces a missing one. */
export const waysToAgree = ['by_phone', 'in_person'] as const;
export type WayToAgree = (typeof waysToAgree)[number];

const replacement = v.object({
  id: uuid,
  /** The position of the replacement now. */
  position: v.number(),
  /** The bottle that was replaced, as it was ordered. */
  brand: v.string(),
  name: v.string(),
  vintage: v.nullable(v.number()),
  agreed: v.picklist(waysToAgree),
});

const path = v.object({ number: v.pipe(v.string(), v.maxLength(40)) });
export const staffOrder = v.object({
  ...orderDetails.entries,
  customer_name: v.string(),
  /** The phone number of the address, else the customer's own; empty when there is none. */
  customer_phone: v.string(),
  customer_email: v.string(),
  id_checked: v.nullable(idCheck),
  /** The name of whoever took it at the door; empty before that, and for pickups. */
  received_by: v.string(),
  replacements: v.array(replacement),
  /**
   * For the first order of a new account that is paid by card and goes to another state than that of the account:
   * both states.
   */
  two_states: v.nullable(v.object({ account: v.string(), delivery: v.string() })),
  /** The order holds drinks. */
  needs_id: v.boolean(),
  /** Anyone who was born after this day is too young today at the store. */
  born_by: date,
  /** The statuses to which staff may move it now. */
  next: v.array(v.picklist(staffStatuses)),
  /** Sent back with a change, so that nobody changes what they have not seen. */
  version: v.number(),
  picker: v.nullable(v.object({ name: v.string(), since: moment, is_you: v.boolean() })),
  /** What has happened, the newest first. */
  timeline: v.array(
    v.object({
      at: moment,
      /** Null for letters, and for what staff wrote for each other. */
      status: v.nullable(orderStatus),
      text: v.string(),
      /** Who did it; null for the customer, the shop or a command. */
      by: v.nullable(v.string()),
      /** Only for staff. */
      why: v.string(),
      /** A letter to the customer; its subject is the text. */
      letter: v.nullable(orderLetter),
    }),
  ),
});
export type StaffOrder = v.InferOutput<typeof staffOrder>;

export const getOrderByStaff = endpoint('GET', 'staff/orders/{number}', {
  about: 'One order, as staff see it.',
  may: 'orders.see',
  byCommand: true,
  path,
  data: staffOrder,
  refusals: [orderNotFound],
});

export const moveOrderByStaff = endpoint('PUT', 'staff/orders/{number}', {
  about: 'Moves an order on.',
  may: 'orders.move',
  byCommand: true,
  path,
  body: v.object({
    status: v.picklist(staffStatuses),
    id_check: v.optional(idCheck),
    /** When the ID is not accepted, the bottles go back on the shelf and the money back at once. */
    give_up: v.optional(v.boolean(), false),
    /** How it was paid, for an order that is paid at the counter. */
    counter_payment: v.optional(takenAtCounter),
    /** The name of whoever took it at the door. */
    received_by: v.optional(v.union([v.literal(''), receiver]), ''),
    /**
     * The carrier and numbers of the boxes, for an order that is shipped: the letter to the customer names
     * them.
     */
    parcels: v.optional(sentParcels),
    /** Why, for staff and the record. */
    reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300)), ''),
    version: v.optional(v.number()),
  }),
  data: staffOrder,
  refusals: [
    orderNotFound,
    stepNotAllowed,
    notAllPicked,
    idNeeded,
    receiverNeeded,
    counterPaymentNeeded,
    nothingToPay,
    tooLittleCash,
    paymentDidNotHold,
    notShipped,
    orderChanged,
  ],
});

export const nameParcels = endpoint('PUT', 'staff/orders/{number}/parcels', {
  about: 'Says what the carrier calls the boxes of an order, in the place of what was said before.',
  may: 'orders.move',
  path,
  body: v.object({ parcels: sentParcels, version: v.optional(v.number()) }),
  data: staffOrder,
  refusals: [orderNotFound, notShipped, orderChanged],
});

export const noReturnAsked = refusal(
  409,
  'no_return_asked',
  'Nobody waits for an answer to a return of this order.',
);
export const moreThanAsked = refusal(
  409,
  'more_than_asked',
  'That is more than the customer asked to return.',
);
export const reasonNeeded = refusal(
  422,
  'reason_needed',
  'Not all of it is accepted: say why, so that the customer knows.',
  'reason',
);

/** The message says how much it would be. */
export const beyondRefund = refusal(
  409,
  'beyond_refund',
  'That is more than this store lets anybody but a manager give back for an order.',
);

const pieces = v.optional(v.array(linePieces), []);

/** Which pieces are paid back, and where they go. */
export const piecesBack = {
  /** These are as good as sold ones: they go back on the shelf. */
  accepted: pieces,
  /** Paid back, but not sold again. */
  broken: pieces,
  /** Paid back without coming back: they stay with the customer. */
  kept: pieces,
};

const answered = {
  path,
  body: v.object({
    ...piecesBack,
    reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300)), ''),
    version: v.optional(v.number()),
  }),
  data: staffOrder,
} as const;

const answerRefusals = [
  orderNotFound,
  orderNotReturnable,
  orderChanged,
  noReturnAsked,
  moreThanAsked,
  reasonNeeded,
] as const;

export const acceptReturnByStaff = endpoint('PUT', 'staff/orders/{number}/return', {
  about: 'Answers a return, line by line; what is named nowhere is refused. All that is accepted goes back.',
  may: 'orders.refund',
  byCommand: true,
  ...answered,
  refusals: [...answerRefusals, beyondRefund],
});

export const acceptReturnBeyond = endpoint('PUT', 'staff/orders/{number}/return-beyond', {
  about: 'The same beyond what the store lets anybody but a manager give back for an order.',
  may: 'orders.refund-more',
  freshFactor: true,
  ...answered,
  refusals: [...answerRefusals],
});

export const sendLetterAgain = endpoint('POST', 'staff/orders/{number}/letters/{id}/again', {
  about:
    'Sends a letter about an order once more, made anew from what is known today; a few times an hour at most.',
  may: 'orders.move',
  path: v.object({ ...path.entries, id: uuid }),
  data: staffOrder,
  says: 'The letter is on its way.',
  refusals: [orderNotFound, letterNotFound, letterIsOver, letterNotWritten],
});

export const claimOrder = endpoint('PUT', 'staff/orders/{number}/claim', {
  about: 'Says that the caller picks this order now; whoever did before no longer does.',
  may: 'orders.move',
  path,
  data: staffOrder,
  refusals: [orderNotFound, stepNotAllowed],
});

export const leaveOrder = endpoint('DELETE', 'staff/orders/{number}/claim', {
  about: 'Says that the caller no longer picks this order.',
  may: 'orders.move',
  path,
  data: staffOrder,
  refusals: [orderNotFound],
});

export const noteBody = v.object({
  text: v.pipe(
    v.string('Note is required'),
    v.trim(),
    v.nonEmpty('Note is required'),
    v.maxLength(1000, 'Use at most 1,000 characters'),
  ),
});

export const writeOrderNote = endpoint('POST', 'staff/orders/{number}/notes', {
  about: 'Leaves a note for the rest of the staff; the customer never reads it.',
  may: 'orders.move',
  path,
  body: noteBody,
  status: 201,
  data: staffOrder,
  refusals: [orderNotFound],
});
