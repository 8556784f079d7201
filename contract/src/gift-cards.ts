import * as v from 'valibot';
import { statementOf, statementQuery } from './ledger.js';
import { date } from './platform/dates.js';
import { endpoint, refusal } from './platform/endpoint.js';
import { idempotencyKeyMissing, idempotencyKeyReused } from './platform/envelope.js';
import { uuid } from './platform/ids.js';
import { money } from './platform/money.js';
import { pageOf, pageQuery } from './platform/page.js';

export const giftCard = v.object({
  id: uuid,
  /** In full for its holder; for a card that was sent to somebody else, only the last four characters. */
  gift_card_code: v.string(),
  store_name: v.string(),
  amount: money,
  delivery_date: date,
  /** Null means forever. */
  remaining_validity_days: v.nullable(v.pipe(v.number(), v.integer())),
  /**
   * 1 when it is delivered, not expired, and something is left; otherwise 0. The web treats everything but 1
   * as not active.
   */
  status: v.pipe(v.number(), v.integer()),
  /** The customer has bought it; `e-com/gift-purchases/{id}` tells the details. */
  is_gift: v.boolean(),
  /**
   * The person the customer sent it to: the customer can neither see its code nor claim or spend it. Null for
   * a card that they hold.
   */
  sent_to: v.nullable(v.string()),
  /** The design, for the gift's own page. */
  design_id: v.nullable(v.number()),
});
export type GiftCard = v.InferOutput<typeof giftCard>;

export const giftCardNotFound = refusal(404, 'gift_card_not_found', 'There is no such gift card.');

/**
 * The same answer for a code that does not exist, that is not sent yet, that has expired, that is somebody
 * else's, and that the customer sent to somebody else.
 */
export const codeNotKnown = refusal(
  422,
  'code_not_known',
  'We don’t recognize this code, or it’s no longer valid. Check it character by character.',
  'code',
);
export const giftPurchaseNotFound = refusal(404, 'gift_purchase_not_found', 'There is no such gift.');
export const giftCartBought = refusal(409, 'gift_cart_bought', 'This gift has already been paid for.');
export const deliveryDayPast = refusal(
  409,
  'delivery_day_past',
  'The day of delivery has passed. Please choose another.',
);
/**
 * Shown instead of a code that the shop cannot open because its key was lost. The card's balance is still
 * there.
 */
export const unreadableCode = 'Unreadable';
export const codeUnreadable = refusal(
  409,
  'code_unreadable',
  'We can’t read this card’s code right now. Please contact us.',
);
export const cardNotSent = refusal(409, 'card_not_sent', 'This card has not been sent yet.');
export const cardClaimed = refusal(
  409,
  'card_claimed',
  'This card has arrived: somebody has added it to their own gift cards.',
);
export const cardOut = refusal(
  409,
  'card_out',
  'This card can no longer be canceled: it has been sent, or was not bought by card.',
);

export const listGiftCards = endpoint('GET', 'e-com/customer/gift-cards', {
  about:
    'The gift cards that the customer holds, and those that they sent to somebody else, the newest first.',
  query: v.object(pageQuery(10)),
  data: pageOf(giftCard),
});

export const listGiftCardEntries = endpoint('GET', 'e-com/gift-cards/{id}/entries', {
  about: 'The statement of one of the gift cards that the customer holds, the newest entry first.',
  path: v.object({ id: uuid }),
  query: statementQuery,
  data: statementOf(money),
  refusals: [giftCardNotFound],
});

const code = v.pipe(
  v.string('Enter a code'),
  v.trim(),
  v.nonEmpty('Enter a code'),
  v.maxLength(60, 'Enter a code'),
);

export const checkGiftCardBalance = endpoint('POST', 'e-com/gift-cards/balance', {
  about: 'What is left on the card of a code. Guessing is slowed.',
  body: v.object({ code }),
  data: v.object({
    store_name: v.string(),
    balance: money,
    /** The first day on which it is no longer good; null means never. */
    expires_on: v.nullable(date),
    remaining_validity_days: v.nullable(v.number()),
  }),
  refusals: [codeNotKnown],
});

export const claimGiftCard = endpoint('POST', 'e-com/gift-cards/claim', {
  about: "Puts the card of a code into the customer's own list. Claiming it again changes nothing.",
  body: v.object({ code }),
  data: v.object({ id: uuid, store_name: v.string(), balance: money }),
  says: 'The card is in your list.',
  refusals: [codeNotKnown],
});

export const resendGiftCard = endpoint('PUT', 'e-com/gift-cards/{id}/resend', {
  about:
    'Mails a card to its recipient again, until it is claimed. For its buyer, three times a day; the same ' +
    '`Idempotency-Key` sends one letter.',
  path: v.object({ id: uuid }),
  says: 'The card is on its way again.',
  refusals: [
    idempotencyKeyMissing,
    idempotencyKeyReused,
    giftCardNotFound,
    cardNotSent,
    cardClaimed,
    codeUnreadable,
  ],
});

export const cancelGiftCard = endpoint('PUT', 'e-com/gift-cards/{id}/cancel', {
  about: 'Takes back a card that has not been sent yet. The money goes back to where it came from.',
  path: v.object({ id: uuid }),
  says: 'The card is canceled, and your money is on its way back.',
  refusals: [giftCardNotFound, cardOut],
});
