import { whenCustomerLeaves } from '../../platform/session';

let last: Promise<unknown> = Promise.resolve();

/**
 * Calls about the wishlist run one after the other: each answer sets the count, and the newest must come
 * last.
 */
export function inTurn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const mine = last.then(call);
  last = mine.catch(() => undefined);
  return mine;
}

// After a log-out the next customer must not wait for an answer meant for the former one.
whenCustomerLeaves(() => {
  last = Promise.resolve();
});
