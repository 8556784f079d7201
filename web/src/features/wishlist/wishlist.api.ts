import { queryOptions } from '@tanstack/react-query';
import { listWishes, listWishMarks, type WishMark } from 'contract/wishlist';
import { queries } from '../../app/queries';
import { call } from '../../platform/call';
import { whoeverIsHere } from '../../platform/session';
import { inTurn } from './in-turn';

/** The shelves come first, the hearts on them after. Not every browser tells when it is idle. */
const pageIsThere = () =>
  new Promise<void>((there) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => there(), { timeout: 1000 });
    else setTimeout(there, 100);
  });

/** Everything the server says about the wishlist: what a change of it makes old. */
export const wishlistKey = ['wishlist'];

/** One answer for all the hearts of the shop. */
export const wishMarksQuery = queryOptions({
  queryKey: [...wishlistKey, 'marks'],
  queryFn: async () => {
    await pageIsThere();
    return inTurn(() => call(listWishMarks));
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
