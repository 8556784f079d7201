import * as v from 'valibot';
import { orderDetails, orderNotFound, orderStatuses, stepNotAllowed } from './orders.js';
import { endpoint, refusal } from './platform/endpoint.js';

/** Where staff move an order. The rest of its course is the customer's, or the payment's. */
export const staffStatuses = [
  'packed',
  'ready',
  'on_its_way',
  'handed_over',
  'cancelled',
] as const satisfies readonly (typeof orderStatuses)[number][];
export type StaffStatus = (typeof staffStatuses)[number];

export const idMethods = ['driving_licence', 'passport', 'other'] as const;

/** How a person showed their age and whether it was right; never a picture, never a number. */
const idCheck = v.object({ method: v.picklist(idMethods), result: v.picklist(['shown', 'refused']) });
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

const path = v.object({ number: v.pipe(v.string(), v.maxLength(40)) });
const staffOrder = v.object({
  ...orderDetails.entries,
  customer_name: v.string(),
  id_checked: v.nullable(idCheck),
});

/** Called by `npm run order` with a token made from the shop's own key; it stands in no customer's documentation. */
export const getOrderByStaff = endpoint('GET', 'staff/orders/{number}', {
  about: 'One order, as staff see it.',
  path,
  data: staffOrder,
  refusals: [orderNotFound],
});

export const moveOrderByStaff = endpoint('PUT', 'staff/orders/{number}', {
  about: 'Moves an order on.',
  path,
  body: v.object({ status: v.picklist(staffStatuses), id_check: v.optional(idCheck) }),
  data: staffOrder,
  refusals: [orderNotFound, stepNotAllowed, idNeeded, paymentDidNotHold],
});
