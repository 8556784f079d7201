import type { BalanceKind } from './accounts.js';

type Words = Partial<Record<BalanceKind, string>>;

/** Why something was posted, and the words for it on the statement of each balance that it moves. */
const reasons = {
  order_placed: {
    points: 'Redeemed for an order',
    store_credit: 'Paid towards an order',
    gift_card: 'Paid towards an order',
  },
  order_cancelled: {
    points: 'Refund: order canceled',
    store_credit: 'Refund: order canceled',
    gift_card: 'Refund: order canceled',
  },
  order_short: {
    points: 'Refund: missing from an order',
    store_credit: 'Refund: missing from an order',
    gift_card: 'Refund: missing from an order',
  },
  order_returned: {
    points: 'Refund: bottles returned',
    store_credit: 'For bottles returned',
    gift_card: 'Refund: bottles returned',
  },
  order_handed_over: { points: 'Earned with an order' },
  payment_captured: {},
  payment_refunded: {},
  earned_points_taken_back: { points: 'Taken back: bottles returned' },
  goodwill: { points: 'A thank-you from the store', store_credit: 'A thank-you from the store' },
  points_expired: { points: 'Expired' },
  gift_card_bought: { gift_card: 'Bought' },
  gift_card_given: { gift_card: 'Given by the store' },
  gift_card_cancelled: { gift_card: 'Canceled before delivery' },
  gift_card_expired: { gift_card: 'Expired' },
  account_closed: { points: 'Account closed', store_credit: 'Account closed' },
} as const satisfies Record<string, Words>;

export type Reason = keyof typeof reasons;

const wordsOf = new Map<string, Words>(Object.entries(reasons));

/** A newer version of the shop may have posted for a reason that this one does not know. */
export const reasonInWords = (reason: string, kind: BalanceKind) => wordsOf.get(reason)?.[kind] ?? 'Adjusted';
