import * as v from 'valibot';
import { cardClaimed, cardNotSent, giftCardNotFound } from '../gift-cards.js';
import { statementOf, statementQuery } from '../ledger.js';
import { date, moment } from '../platform/dates.js';
import { endpoint, refusal } from '../platform/endpoint.js';
import { id, idFromText, uuid } from '../platform/ids.js';
import { money } from '../platform/money.js';
import { pageOf, pageQuery } from '../platform/page.js';
import { email, line } from '../platform/text.js';

export const cardStates = ['waiting', 'active', 'spent', 'blocked', 'expired', 'cancelled'] as const;
export type CardState = (typeof cardStates)[number];

export const cardOver = refusal(409, 'card_over', 'This card has expired or was canceled.');
export const cardInUse = refusal(
  409,
  'card_in_use',
  'Somebody has claimed this card or spent from it. It can no longer go to another address.',
);

const person = v.nullable(v.object({ id: uuid, name: v.string() }));
const atStore = v.object({ store_id: idFromText });
const atCard = v.object({ store_id: idFromText, id: uuid });

const card = v.object({
  id: uuid,
  /** The last four characters of the code, with the rest masked: staff never see more of it. */
  shown_code: v.string(),
  state: v.picklist(cardStates),
  amount: money,
  balance: money,
  bought_at: moment,
  delivery_date: date,
  /** The number of the purchase; null for a card that the store gave away. */
  number: v.nullable(v.string()),
  recipient_name: v.string(),
  buyer: person,
  holder: person,
});
export type StaffGiftCard = v.InferOutput<typeof card>;

export const findGiftCards = endpoint('GET', 'staff/stores/{store_id}/gift-cards', {
  about:
    'The gift cards of a store, the newest first: by the last four signs of the code, the number of the purchase, or by the beginning of the name or email of whoever bought, holds or receives it.',
  may: 'customers.see-whole',
  path: atStore,
  query: v.object({
    q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
    ...pageQuery(20),
  }),
  data: pageOf(card),
});

export const getGiftCardByStaff = endpoint('GET', 'staff/stores/{store_id}/gift-cards/{id}', {
  about: 'One card: where it came from, who has it, and what can be done.',
  may: 'customers.see-whole',
  path: atCard,
  data: v.object({
    ...card.entries,
    recipient_email: v.nullable(v.string()),
    delivered_at: v.nullable(moment),
    /** The first day on which it is no longer good; null means never. */
    expires_on: v.nullable(date),
    blocked: v.nullable(v.object({ at: moment, because: v.string() })),
    /** Its letter was sent, and nobody has claimed it. */
    can_send_again: v.boolean(),
    /** Nobody holds it, and nothing of it has been spent. */
    can_send_elsewhere: v.boolean(),
  }),
  refusals: [giftCardNotFound],
});
export type OneGiftCard = v.InferOutput<typeof getGiftCardByStaff.shape.data>;

export const listGiftCardEntriesByStaff = endpoint('GET', 'staff/stores/{store_id}/gift-cards/{id}/entries', {
  about: 'Every use of a card and what was left after it, the newest first.',
  may: 'customers.see-whole',
  path: atCard,
  query: statementQuery,
  data: statementOf(money),
  refusals: [giftCardNotFound],
});

export const resendGiftCardByStaff = endpoint('POST', 'staff/stores/{store_id}/gift-cards/{id}/resend', {
  about: 'The same letter again, to the address that it went to.',
  may: 'customers.see-whole',
  path: atCard,
  says: 'The card is on its way again',
  refusals: [giftCardNotFound, cardNotSent, cardClaimed, cardOver],
});

const why = line('Say why', 200);

export const blockGiftCard = endpoint('POST', 'staff/stores/{store_id}/gift-cards/{id}/block', {
  about: 'Nobody can spend or claim the card until it is unblocked. What is on it stays on it.',
  may: 'gift-cards.void',
  path: atCard,
  body: v.object({ why }),
  says: 'The card is blocked',
  refusals: [giftCardNotFound, cardOver],
});

export const unblockGiftCard = endpoint('POST', 'staff/stores/{store_id}/gift-cards/{id}/unblock', {
  about: 'The card can be spent again.',
  may: 'gift-cards.void',
  path: atCard,
  body: v.object({ why }),
  says: 'The card can be spent again',
  refusals: [giftCardNotFound],
});

/** The right recipient, when the buyer mistyped the address. */
export const sendElsewhereBody = v.object({
  recipient_name: line('Name is required', 60),
  recipient_email: email,
  why,
});

export const sendGiftCardElsewhere = endpoint('POST', 'staff/stores/{store_id}/gift-cards/{id}/recipient', {
  about:
    'Corrects whom a card is for. One that went out gets a new code, so that the old one is worth nothing, and goes out again; the buyer gets a letter.',
  may: 'gift-cards.void',
  freshFactor: true,
  path: atCard,
  body: sendElsewhereBody,
  says: 'The card goes to the new address',
  refusals: [giftCardNotFound, cardInUse, cardOver],
});

const owed = {
  gift_cards: money,
  credit: money,
  points: v.number(),
  points_worth: money,
  total: money,
};
export const liabilities = v.object({
  stores: v.array(v.object({ store_id: id, name: v.string(), ...owed })),
  /** Where the balances differ from the entries of the ledger. */
  apart: v.array(v.string()),
  /** Refunds that the provider has refused: they are owed in another way. */
  refunds: v.array(v.object({ number: v.string(), store_id: id, amount: money })),
});
export type Liabilities = v.InferOutput<typeof liabilities>;

export const listLiabilities = endpoint('GET', 'staff/liabilities', {
  about: 'What the caller’s stores owe their customers in cards, credit and points.',
  may: 'liabilities.see',
  data: liabilities,
});
