import * as v from 'valibot';
import { orderStillOpen } from './auth.js';
import { letterStates } from './orders/letters.staff.js';
import { orderStatuses } from './orders.js';
import { date, moment } from './platform/dates.js';
import { endpoint, refusal } from './platform/endpoint.js';
import { id, idFromText, uuid } from './platform/ids.js';
import { money } from './platform/money.js';
import { line, paragraph } from './platform/text.js';

export const customerNotFound = refusal(404, 'customer_not_found', 'There is no such customer.');
export const customerClosed = refusal(409, 'customer_closed', 'This account is closed.');
export const alreadyConfirmed = refusal(409, 'already_confirmed', 'This email address is confirmed already.');
export const beyondGoodwill = refusal(
  409,
  'beyond_goodwill',
  'That is more than the store lets anybody but a manager give a customer in 30 days.',
);
export const membershipNotFound = refusal(
  422,
  'membership_not_found',
  'There is no such membership.',
  'membership_id',
);
export const membershipChanged = refusal(
  409,
  'membership_changed',
  'Somebody else has changed this membership meanwhile. Look at it as it is now.',
);
export const worthNothing = refusal(422, 'worth_nothing', 'Give at least one point or one cent', 'amount');
export const elsewhereToo = refusal(
  409,
  'elsewhere_too',
  'This customer also buys at a store that is not yours. An owner can close the account.',
);

const named = v.object({ id: uuid });
const nameOf = {
  id: uuid,
  first_name: v.string(),
  last_name: v.string(),
  /** Covered except for a few characters when `whole` is false. */
  email: v.nullable(v.string()),
  phone: v.string(),
  whole: v.boolean(),
  closed: v.boolean(),
};

const foundCustomer = v.object({
  ...nameOf,
  /** The last one at the stores that the caller sees. */
  last_order: v.nullable(v.object({ number: v.string(), at: moment })),
});
export type FoundCustomer = v.InferOutput<typeof foundCustomer>;

export const longestSearch = 100;

export const findCustomers = endpoint('GET', 'staff/customers', {
  about:
    'Customers of the stores that the caller sees, by the beginning of a name, email address or phone, or by an ' +
    'order number. Who sees a customer in part finds them by a whole address or phone alone.',
  may: 'customers.see',
  query: v.object({ q: v.pipe(v.string(), v.trim(), v.maxLength(longestSearch)) }),
  data: v.object({ customers: v.array(foundCustomer), more: v.boolean() }),
});

const balanceAtStore = v.object({
  store_id: id,
  store_name: v.string(),
  credit: money,
  points: v.number(),
});

const membership = v.object({ id, name: v.string() });

const customerFacts = v.object({
  ...nameOf,
  email_confirmed: v.boolean(),
  membership: v.nullable(membership),
  /** Staff have given it: what the customer spends does not change it. */
  membership_by_hand: v.boolean(),
  since: moment,
  /** Null for callers who see the customer in part. */
  dob: v.nullable(date),
  city: v.nullable(v.string()),
  sessions: v.nullable(v.number()),
  /** The customer's stores that the caller sees. */
  stores: v.array(balanceAtStore),
  /** Whether the caller sees whole customers at all of this customer's stores. */
  may_close: v.boolean(),
});
export type CustomerFacts = v.InferOutput<typeof customerFacts>;

export const getCustomer = endpoint('GET', 'staff/customers/{id}', {
  about: 'One customer, whole or in part.',
  may: 'customers.see',
  path: named,
  data: customerFacts,
  refusals: [customerNotFound],
});

const happened = { id: uuid, at: moment };
const atStore = { ...happened, store_name: v.string() };

/** One thing that happened, with what is told about it. */
const timelineEntry = v.variant('kind', [
  v.object({
    kind: v.literal('order'),
    ...atStore,
    number: v.string(),
    status: v.picklist(orderStatuses),
    total: money,
  }),
  v.object({
    kind: v.literal('balance'),
    ...atStore,
    /** In the words that the customer reads. */
    words: v.string(),
    credit: money,
    points: v.number(),
    /** Why staff gave it; null when they did not. */
    reason: v.nullable(v.string()),
    by: v.nullable(v.string()),
  }),
  v.object({ kind: v.literal('gift_card'), ...atStore, number: v.string(), amount: money }),
  /** A letter that the shop wrote about an order. */
  v.object({
    kind: v.literal('letter'),
    ...atStore,
    number: v.string(),
    subject: v.string(),
    /** Covered like the customer's own address. */
    to: v.string(),
    state: v.picklist(letterStates),
  }),
  v.object({ kind: v.literal('note'), ...atStore, text: v.string(), by: v.string() }),
  /** A message sent by the contact form with the customer's address: nobody has checked who typed it. */
  v.object({
    kind: v.literal('message'),
    ...atStore,
    text: v.string(),
    answers: v.array(v.object({ text: v.string(), by: v.string() })),
  }),
  v.object({
    kind: v.literal('security'),
    ...happened,
    event: v.string(),
    outcome: v.picklist(['done', 'refused']),
    device: v.string(),
  }),
  v.object({
    kind: v.literal('act'),
    ...happened,
    act: v.string(),
    by: v.string(),
    why: v.nullable(v.string()),
  }),
]);
export type TimelineEntry = v.InferOutput<typeof timelineEntry>;

export const listCustomerTimeline = endpoint('GET', 'staff/customers/{id}/timeline', {
  about: 'What happened with a customer at the stores that the caller sees, the newest first.',
  may: 'customers.see',
  path: named,
  query: v.object({
    /** The moment and the id of the last entry that the caller knows. */
    before: v.optional(moment),
    before_id: v.optional(uuid),
  }),
  data: v.object({ entries: v.array(timelineEntry), more: v.boolean() }),
  refusals: [customerNotFound],
});

const customerAtStore = v.object({ store_id: idFromText, id: uuid });

export const noteBody = v.object({ text: paragraph('Write a note', 2000) });

export const writeCustomerNote = endpoint('POST', 'staff/stores/{store_id}/customers/{id}/notes', {
  about: 'Writes down for other staff of the store what they should know of a customer.',
  may: 'customers.see',
  path: customerAtStore,
  body: noteBody,
  status: 201,
  says: 'The note is written',
  refusals: [customerNotFound, customerClosed],
});

const reason = line('Say why', 300);

export const goodwillBody = v.object({
  kind: v.picklist(['store_credit', 'points'], 'Choose credit or points'),
  /** In dollars or in points. */
  amount: v.pipe(
    v.number('Enter an amount'),
    v.minValue(0.01, 'Enter an amount'),
    v.maxValue(100_000, 'That is too much'),
  ),
  reason,
});
export type Goodwill = v.InferOutput<typeof goodwillBody>;

const given = {
  path: customerAtStore,
  body: goodwillBody,
  status: 201,
  says: 'Given. The customer is told by email.',
} as const;

export const giveGoodwill = endpoint('POST', 'staff/stores/{store_id}/customers/{id}/goodwill', {
  about:
    'Gives a customer credit or points, up to what the store allows in 30 days. Takes an idempotency key.',
  may: 'orders.refund',
  ...given,
  refusals: [customerNotFound, customerClosed, beyondGoodwill, worthNothing],
});

export const giveGoodwillBeyond = endpoint('POST', 'staff/stores/{store_id}/customers/{id}/goodwill-beyond', {
  about: 'The same beyond what the store allows.',
  may: 'orders.refund-more',
  freshFactor: true,
  ...given,
  refusals: [customerNotFound, customerClosed, worthNothing],
});

export const whyBody = v.object({ why: reason });

export const confirmCustomerEmail = endpoint('POST', 'staff/customers/{id}/confirm-email', {
  about: "Confirms that the email address is the customer's own, as the letter's link does.",
  may: 'customers.see-whole',
  path: named,
  body: whyBody,
  says: 'The email address is confirmed',
  refusals: [customerNotFound, customerClosed, alreadyConfirmed],
});

export const endCustomerSessions = endpoint('POST', 'staff/customers/{id}/end-sessions', {
  about: 'Logs a customer out everywhere.',
  may: 'customers.see-whole',
  path: named,
  body: whyBody,
  says: 'The customer is logged out everywhere',
  refusals: [customerNotFound, customerClosed],
});

export const closeCustomerAccount = endpoint('POST', 'staff/customers/{id}/close', {
  about:
    'Closes the account for good, as the customer can. Takes whole sight of them at all of their stores.',
  may: 'customers.see-whole',
  freshFactor: true,
  path: named,
  body: whyBody,
  says: 'The account is closed',
  refusals: [customerNotFound, customerClosed, orderStillOpen, elsewhereToo],
});

export const listMemberships = endpoint('GET', 'staff/memberships', {
  about: 'The memberships that a customer may have, the first one first.',
  may: 'memberships.change',
  /** From how much spent in 12 months on; null for the first one, and where staff alone give it. */
  data: v.array(v.object({ ...membership.entries, spent_from: v.nullable(money) })),
});

export const membershipBody = v.object({
  membership_id: v.nullable(id),
  /** Leaves it to what the customer spends: then the membership asked for does not count. */
  by_spending: v.optional(v.boolean(), false),
  why: reason,
});

export const changeMembership = endpoint('PUT', 'staff/customers/{id}/membership', {
  about: 'Gives a customer another membership, or none, or the one that is theirs by what they spend.',
  may: 'memberships.change',
  path: named,
  body: v.object({
    ...membershipBody.entries,
    /** The membership that its writer saw. */
    seen: v.nullable(id),
  }),
  says: 'The membership is changed',
  refusals: [customerNotFound, customerClosed, membershipNotFound, membershipChanged],
});
