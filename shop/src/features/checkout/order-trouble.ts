import { CallError } from 'browser/calls/call-error';
import { isAnswerLost } from 'browser/calls/lost-answer';
import { formatMoney } from 'browser/formats/format';
import type { Cart } from 'contract/cart';

/** What was refused, and the way on: to an earlier step, or to try again as it stands now. */
export type OrderTrouble = {
  words: string;
  way?: { to: '/cart' | '/cart-address' | '/profile/orders'; label: string };
};

const toCart = { to: '/cart', label: 'See it in your cart' } as const;
const toWay = { to: '/cart-address', label: 'Choose how to get it' } as const;
const toTime = { to: '/cart-address', label: 'Choose another time' } as const;

const toOrders = { to: '/profile/orders', label: 'See your orders' } as const;

const ways = new Map<string, OrderTrouble['way']>([
  ['claim_over', toCart],
  ['line_in_the_way', toCart],
  ['not_enough_left', toCart],
  ['too_many_unpaid', toOrders],
  ['fulfilment_missing', toWay],
  ['refused_by_rule', toWay],
  ['slot_missing', toTime],
  ['slot_full', toTime],
  ['slot_not_offered', toTime],
]);

/** The cart is not there to be ordered any more: it was ordered already, here or elsewhere. */
const gone = ['cart_ordered', 'cart_not_found', 'cart_empty', 'idempotency_key_reused'];
export const isGone = (error: unknown) => error instanceof CallError && gone.includes(error.code);

const lostWords = 'We didn’t get an answer. Try again: you won’t order or pay twice.';

/**
 * `said` words the error as usual, `seen` is what the customer agreed to, `now` how the cart stands after it.
 */
export function troubleOf(error: unknown, said: string, seen: Cart, now: Cart | undefined): OrderTrouble {
  if (isAnswerLost(error)) return { words: lostWords };
  const { code } = error as CallError;
  if (code === 'total_changed' && now && now.totals.due !== seen.totals.due)
    return {
      words:
        `Something has changed since you looked: ${formatMoney(seen.totals.due)} was due, ` +
        `and now ${formatMoney(now.totals.due)} is. Look at your order again before you pay.`,
    };
  return { words: said, way: ways.get(code) };
}

/** What an earlier step still has to settle before there is anything to pay. */
export function openStepOf(cart: Cart): OrderTrouble | undefined {
  const blocked = cart.cart_detail
    .flatMap(({ problems }) => problems)
    .find(({ blocks, code }) => blocks && code !== 'not_handed_over');
  if (blocked) return { words: `${blocked.message}. Fix this in your cart first.`, way: toCart };
  const [refused] = cart.fulfilment_problems;
  if (refused) return { words: refused, way: toWay };
  if (cart.fulfilment === null) return { words: 'Choose how you’d like to get it first.', way: toWay };
  if (cart.fulfilment !== 'pickup' && cart.address_id === null)
    return { words: 'Choose an address first.', way: { to: '/cart-address', label: 'Choose an address' } };
  if (cart.fulfilment !== 'shipping' && !cart.slot)
    return { words: 'Choose a time first.', way: { to: '/cart-address', label: 'Choose a time' } };
  return undefined;
}
