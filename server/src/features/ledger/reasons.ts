import type { HeldKind } from './accounts.js';

type Words = Partial<Record<HeldKind, string>>;

/** Why something was posted, and what the statement of each balance that it moves says. */
const reasons = {
  order_placed: {
    points: 'Redeemed for an order',
    store_credit: 'Paid towards an order',
    gift_card: 'Paid towards an order',
  },
  order_cancelled: {
    points: 'Given back: order cancelled',
    store_credit: 'Given back: order cancelled',
    gift_card: 'Given back: order cancelled',
  },
  order_returned: {
    points: 'Given back: bottles returned',
    store_credit: 'For bottles returned',
    gift_card: 'Given back: bottles returned',
  },
  order_handed_over: { points: 'Earned with an order' },
  payment_captured: {},
  payment_refunded: {},
  earned_points_taken_back: { points: 'Taken back: bottles returned' },
  goodwill: { points: 'A thank-you from the store', store_credit: 'A thank-you from the store' },
  points_expired: { points: 'Expired' },
  gift_card_bought: { gift_card: 'Bought' },
  gift_card_given: { gift_card: 'Given by the store' },
  gift_card_cancelled: { gift_card: 'Cancelled before delivery' },
  gift_card_expired: { gift_card: 'Expired' },
  account_closed: { points: 'Account closed', store_credit: 'Account closed' },
} as const satisfies Record<string, Words>;

export type Reason = keyof typeof reasons;

const wordsOf: Record<string, Words> = reasons;

/** A newer version may have posted for a reason that this one does not know. */
export const reasonInWords = (reason: string, kind: HeldKind) => wordsOf[reason]?.[kind] ?? 'Adjusted';
