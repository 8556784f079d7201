import * as v from 'valibot';
import { statementOf, statementQuery } from './ledger.js';
import { date } from './platform/dates.js';
import { endpoint, refusal } from './platform/endpoint.js';
import { uuid } from './platform/ids.js';
import { money } from './platform/money.js';
import { pageOf, pageQuery } from './platform/page.js';

export const giftCard = v.object({
  id: uuid,
  gift_card_code: v.string(),
  store_name: v.string(),
  amount: money,
  delivery_date: date,
  /** Null is never. */
  remaining_validity_days: v.nullable(v.pipe(v.number(), v.integer())),
  /** 1 when it is delivered, not expired, and something is left; else 0. Whatever is not 1 is read as not active. */
  status: v.pipe(v.number(), v.integer()),
});
export type GiftCard = v.InferOutput<typeof giftCard>;

export const giftCardNotFound = refusal(404, 'gift_card_not_found', 'There is no such gift card.');

export const listGiftCards = endpoint('GET', 'e-com/customer/gift-cards', {
  about: "The customer's gift cards, the newest first.",
  query: v.object(pageQuery(10)),
  data: pageOf(giftCard),
});

export const listGiftCardEntries = endpoint('GET', 'e-com/gift-cards/{id}/entries', {
  about: "The statement of one of the customer's gift cards, the newest entry first.",
  path: v.object({ id: uuid }),
  query: statementQuery,
  data: statementOf(money),
  refusals: [giftCardNotFound],
});
