import { whenCustomerLeaves } from '../../platform/session';

let last: Promise<unknown> = Promise.resolve();

/** Calls about the wishlist go one after the other: each sets the count, and the newest must have the last word. */
export function inTurn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const mine = last.then(call);
  last = mine.catch(() => undefined);
  return mine;
}

// The next customer does not wait for an answer to the one before.
whenCustomerLeaves(() => {
  last = Promise.resolve();
});
