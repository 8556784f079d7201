import { queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import { listWishes, type WishMark } from 'contract/wishlist';
import { whoeverIsHere } from '../../platform/session';
import { inTurn } from './in-turn';
import { wishlistKey, wishMarksQuery } from './wishlist.api';

const toMark = ({ id, product_id, wine_set_id }: WishMark): WishMark => ({ id, product_id, wine_set_id });

/** It also tells the hearts what is wished. */
const askForWishes = async (storeId: number) => {
  const customer = whoeverIsHere();
  const wishes = await call(listWishes, { query: { store_id: String(storeId) } });
  if (customer.isStillHere()) queries.setQueryData(wishMarksQuery.queryKey, wishes.map(toMark));
  return wishes;
};

/** Apart from the marks, for the list is not among the first pages. */
export const wishesQuery = (storeId: number) =>
  queryOptions({
    queryKey: [...wishlistKey, 'at-store', storeId],
    queryFn: () => inTurn(() => askForWishes(storeId)),
  });
