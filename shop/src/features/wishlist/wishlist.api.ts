import { queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { whenIdle } from 'browser/ui/when-idle';
import { listWishMarks } from 'contract/wishlist';
import { inTurn } from './in-turn';

/** The key of all queries about the wishlist, which a change invalidates. */
export const wishlistKey = ['wishlist'];

/** One answer for all the hearts of the shop. */
export const wishMarksQuery = queryOptions({
  queryKey: [...wishlistKey, 'marks'],
  queryFn: async ({ signal }) => {
    // The shelves load first, the hearts afterwards.
    await new Promise<void>((there) => void whenIdle(there));
    return inTurn(() => {
      // The call would be refused after the customer has left, and the refusal would take the next page away.
      signal.throwIfAborted();
      return call(listWishMarks);
    });
  },
});
