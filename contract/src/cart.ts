import * as v from 'valibot';
import { addressNotFound } from './addresses.js';
import { productCard, wineSetCard } from './catalogue/cards.js';
import { points } from './ledger.js';
import { moment } from './platform/dates.js';
import { endpoint, refusal } from './platform/endpoint.js';
import { idempotencyKeyReused } from './platform/envelope.js';
import { id, idFromText, uuid } from './platform/ids.js';
import { money } from './platform/money.js';
import { paragraph } from './platform/text.js';
import { slotNotOffered } from './slots.js';
import { fulfilmentMode, storeNotFound } from './stores.js';

/** The most that a line holds, however many a store allows in an order: ten cases of one bottle. */
export const mostPerLine = 120;
export const mostLines = 100;
export const longestGiftMessage = 500;

export const cartNotFound = refusal(404, 'cart_not_found', 'There is no such cart.');
export const lineNotFound = refusal(404, 'line_not_found', 'This is no longer in your cart.');
export const nothingToBuy = refusal(404, 'nothing_to_buy', 'This store does not carry it.');
export const notEnoughLeft = refusal(409, 'not_enough_left', 'There are not that many left.');
export const limitReached = refusal(409, 'limit_reached', 'There is a limit per customer.');
export const tooManyPieces = refusal(
  409,
  'too_many_pieces',
  'That’s more of one bottle than we can sell in one order.',
);
export const byLotteryOnly = refusal(409, 'by_lottery_only', 'This bottle is sold by lottery only.');
export const lineFull = refusal(409, 'line_full', `A cart holds at most ${mostPerLine} of one bottle.`);
export const lineLocked = refusal(
  409,
  'line_locked',
  'You have won this bottle: it is reserved for you as it is. If you do not want it, give it up.',
);
export const cartFull = refusal(
  409,
  'cart_full',
  `A cart holds ${mostLines} different bottles. Remove one first.`,
);
export const pointsInSteps = refusal(
  422,
  'points_in_steps',
  'Points are redeemed by the whole dollar.',
  'redeem_loyalty_point',
);
export const notEnoughPoints = refusal(
  422,
  'not_enough_points',
  'You do not have that many points at this store.',
  'redeem_loyalty_point',
);
export const notEnoughCredit = refusal(
  422,
  'not_enough_credit',
  'You do not have that much credit at this store.',
  'redeem_store_credit',
);
/** The same answer for a card that does not exist, one of another store, and one that is empty. */
export const giftCardNotUsable = refusal(
  422,
  'gift_card_not_usable',
  'This code can’t be used at this store. Check it character by character.',
  'redeem_gift_card',
);

export const codeUnknown = refusal(
  422,
  'code_unknown',
  'We don’t know this code. Check it character by character.',
  'codes',
);
export const mostCodes = 5;

/** Why a line cannot be bought as it stands, or what has changed about it. */
export const lineProblem = v.object({
  code: v.picklist([
    'not_carried',
    'out_of_stock',
    'only_left',
    'limit_per_customer',
    'limit_per_order',
    'by_lottery_only',
    'price_changed',
    /** Goods of this kind cannot be had in the chosen way. */
    'not_handed_over',
  ]),
  /** In words for the customer. */
  message: v.string(),
  /** Whether the customer must settle this before buying the cart. */
  blocks: v.boolean(),
});
export type LineProblem = v.InferOutput<typeof lineProblem>;

/**
 * A bottle that was won in a lottery: reserved for this customer at the lottery's price, in a line that is
 * locked.
 */
export const wonInLottery = v.object({
  ticket_id: uuid,
  lottery_id: id,
  /** If it is not bought by then, it passes to the next ticket. */
  claim_until: moment,
});

/** What an offer takes off all pieces of a line together, and the words for it. */
export const promotionOnLine = v.object({ words: v.string(), saved: money });
export type PromotionOnLine = v.InferOutput<typeof promotionOnLine>;

export const cartLine = v.object({
  id: uuid,
  quantity: v.number(),
  product_id: v.nullable(id),
  wine_set_id: v.nullable(id),
  /** Both are null when the store no longer carries it; the line still has its name. */
  product: v.nullable(productCard),
  wine_set: v.nullable(wineSetCard),
  name: v.string(),
  /** Today's price; null when the store does not carry it. */
  unit_price: v.nullable(money),
  /** What all pieces cost together, after what offers take off. */
  line_total: money,
  promotions: v.array(promotionOnLine),
  /** How many of it the cart may hold now, given everything else in it. */
  most: v.number(),
  /** Null for goods that are bought as usual. */
  lottery: v.nullable(wonInLottery),
  problems: v.array(lineProblem),
});
export type CartLine = v.InferOutput<typeof cartLine>;

export const tender = v.picklist(['gift_card', 'store_credit', 'points']);
export type Tender = v.InferOutput<typeof tender>;

/** A tender of which there is now less than the customer wanted to redeem. */
export const tenderProblem = v.object({ tender, message: v.string() });

/** What the store does when a bottle is missing: leaves it out, or calls first. */
export const ifMissing = v.picklist(['leave_out', 'call']);
export type IfMissing = v.InferOutput<typeof ifMissing>;

export const cartTotals = v.object({
  /** How many bottles and sets. */
  pieces: v.number(),
  /** A set counts as the sum of its parts. */
  lines: money,
  /** What sets and offers save. */
  savings: money,
  /** Null until it is known how the goods come home. */
  fee: v.nullable(money),
  tax: v.nullable(money),
  gift_card: money,
  store_credit: money,
  /** What the redeemed points are worth. */
  points: money,
  due: money,
});
export type CartTotals = v.InferOutput<typeof cartTotals>;

export const cart = v.object({
  /** Null until something is put into the cart. */
  id: v.nullable(uuid),
  customer_id: uuid,
  store_id: id,
  /** As many as are redeemed: never more than is due, or than the customer has. */
  redeem_loyalty_point: points,
  /** The code with everything but its last four characters covered. */
  redeem_gift_card: v.nullable(v.string()),
  redeem_store_credit: money,
  created_by: v.nullable(uuid),
  updated_by: v.nullable(uuid),
  created_at: v.nullable(moment),
  updated_at: v.nullable(moment),
  status: v.literal('open'),
  cart_detail: v.array(cartLine),
  /** What the customer has at this store. */
  store_credit: money,
  loyalty_points: points,
  /** How many points are worth one dollar. */
  lp_eq_1: v.number(),
  defaultAddress: v.nullable(uuid),
  /** How the goods come home; null until it is chosen. */
  fulfilment: v.nullable(fulfilmentMode),
  /** The address that they are brought to; null for pickup, and until it is chosen. */
  address_id: v.nullable(uuid),
  /** The chosen time, as long as it is offered. No place in it is booked before the order is placed. */
  slot: v.nullable(v.object({ id: v.string(), from: moment, until: moment })),
  /** Why the chosen way is not possible, in words. */
  fulfilment_problems: v.array(v.string()),
  /** The cart in which the gift card is redeemed. */
  giftCardCartId: v.nullable(uuid),
  gift_message: v.string(),
  if_missing: ifMissing,
  tender_problems: v.array(tenderProblem),
  /** The codes that were entered, each with what it takes off, or why it takes nothing. */
  codes: v.array(v.object({ code: v.string(), works: v.boolean(), says: v.string() })),
  /** An offer that a few bottles more would earn, in words; null when there is none near. */
  almost_earned: v.nullable(v.string()),
  totals: cartTotals,
});
export type Cart = v.InferOutput<typeof cart>;

const howMany = `Choose 1 to ${mostPerLine}`;
const quantity = v.pipe(
  v.number(howMany),
  v.integer(howMany),
  v.minValue(1, howMany),
  v.maxValue(mostPerLine, howMany),
);
const orNone = `Choose 0 to ${mostPerLine}`;
const quantityOrNone = v.pipe(
  v.number(orNone),
  v.integer(orNone),
  v.minValue(0, orNone),
  v.maxValue(mostPerLine, orNone),
);

const goods = { store_id: id, product_id: v.optional(id), wine_set_id: v.optional(id), quantity };

export const getCart = endpoint('GET', 'e-com/cart', {
  about: "The customer's open cart at a store, at today's prices, with what is wrong with each line.",
  query: v.object({ store_id: idFromText }),
  data: cart,
  refusals: [storeNotFound],
});

/** What a limit leaves to whoever has bought so many already. */
export function limitInWords(limit: number, bought: number): string {
  const words = `Limit ${limit} per customer`;
  if (bought === 0) return words;
  if (bought >= limit) return `${words}: you’ve already bought ${bought}`;
  return `${words}: you’ve bought ${bought} and can buy ${limit - bought} more`;
}

export const countBought = endpoint('GET', 'e-com/products/{id}/bought', {
  about:
    'How many of a product this customer has bought at all stores, as its limit per customer counts them.',
  path: v.object({ id: idFromText }),
  data: v.object({ bought: v.number() }),
});

export const addCartLine = endpoint('POST', 'e-com/cart', {
  about:
    'Puts bottles or sets into the cart; what is in it already becomes more. With an `Idempotency-Key` the same ' +
    'request puts them in once, however often it is sent.',
  body: v.pipe(
    v.object(goods),
    v.forward(
      v.check(({ product_id, wine_set_id }) => !product_id !== !wine_set_id, 'Name a bottle or a set'),
      ['product_id'],
    ),
  ),
  data: cart,
  says: 'In your cart.',
  refusals: [
    nothingToBuy,
    notEnoughLeft,
    limitReached,
    tooManyPieces,
    byLotteryOnly,
    lineFull,
    cartFull,
    storeNotFound,
    idempotencyKeyReused,
  ],
});

const named = v.object({ id: uuid, quantity: quantityOrNone });

export const changeCartLines = endpoint('PUT', 'e-com/cart/{id}', {
  about:
    'Changes the lines that are named, and no others; 0 removes. Their prices count as seen. A bottle that was won stays.',
  path: v.object({ id: uuid }),
  body: v.object({
    cart_detail: v.pipe(
      v.array(named),
      v.minLength(1, 'Name a line'),
      v.maxLength(mostLines, `Name at most ${mostLines} lines`),
      v.check((lines) => new Set(lines.map((line) => line.id)).size === lines.length, 'Name each line once'),
    ),
  }),
  data: cart,
  refusals: [cartNotFound, lineNotFound, lineLocked, notEnoughLeft, limitReached, tooManyPieces],
});

const wholePoints = 'Enter a whole number of points';

/**
 * What a customer redeems in a cart, as a part of `updateCart`: 0 and null undo it, a missing field changes
 * nothing.
 */
export const redeemOnCart = v.object({
  redeem_loyalty_point: v.optional(
    v.pipe(
      v.number(wholePoints),
      v.integer(wholePoints),
      v.minValue(0, wholePoints),
      v.maxValue(2_000_000_000, wholePoints),
    ),
  ),
  redeem_gift_card: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)))),
  redeem_store_credit: v.optional(
    v.pipe(money, v.minValue(0, 'Enter an amount of money'), v.maxValue(2_000_000_000)),
  ),
});
export type RedeemOnCart = v.InferOutput<typeof redeemOnCart>;

export const updateCart = endpoint('PATCH', 'e-com/cart/{id}', {
  about:
    'Redeems points, credit and a gift card, or takes them back; sets the codes of offers, how the goods come home, the gift ' +
    'message, and what to do if a bottle is missing.',
  path: v.object({ id: uuid }),
  body: v.object({
    ...redeemOnCart.entries,
    /** Choosing another way, or another address, gives up the chosen time. */
    fulfilment: v.optional(v.nullable(fulfilmentMode)),
    address_id: v.optional(v.nullable(uuid)),
    slot_id: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(60)))),
    gift_message: v.optional(v.union([v.literal(''), paragraph('Write a message', longestGiftMessage)])),
    if_missing: v.optional(ifMissing),
    /** All that the customer has entered: one that is not named is taken out. */
    codes: v.optional(
      v.pipe(
        v.array(
          v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a code'), v.maxLength(60, 'This is too long')),
        ),
        v.maxLength(mostCodes, `A cart holds at most ${mostCodes} codes. Remove one first.`),
      ),
    ),
  }),
  data: cart,
  refusals: [
    cartNotFound,
    addressNotFound,
    slotNotOffered,
    pointsInSteps,
    notEnoughPoints,
    notEnoughCredit,
    giftCardNotUsable,
    codeUnknown,
  ],
});
