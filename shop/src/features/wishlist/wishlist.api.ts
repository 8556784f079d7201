import { queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import { whenIdle } from 'browser/ui/when-idle';
import { listWishes, listWishMarks, type WishMark } from 'contract/wishlist';
import { whoeverIsHere } from '../../platform/session';
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

const toMark = ({ id, product_id, wine_set_id }: WishMark): WishMark => ({ id, product_id, wine_set_id });

/** It also tells the hearts what is wished. */
const askForWishes = async (storeId: number) => {
  const customer = whoeverIsHere();
  const wishes = await call(listWishes, { query: { store_id: String(storeId) } });
  if (customer.isStillHere()) queries.setQueryData(wishMarksQuery.queryKey, wishes.map(toMark));
  return wishes;
};

export const wishesQuery = (storeId: number) =>
  queryOptions({
    queryKey: [...wishlistKey, 'at-store', storeId],
    queryFn: () => inTurn(() => askForWishes(storeId)),
  });
