import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  askForStockAlert,
  forgetStockAlert,
  getOwnProductState,
  getProduct,
  listReviews,
  type reviewBody,
  writeReview,
} from 'contract/catalogue-details';
import type * as v from 'valibot';
import { call, callFor } from '../../platform/call';

/** A few, so that what lies below them is not far. */
const reviewsPerPage = 5;

export const productQuery = (storeId: number, id: number) =>
  queryOptions({
    queryKey: ['product', storeId, id],
    queryFn: () => call(getProduct, { path: { id: `${id}` }, query: { store_id: `${storeId}` } }),
    // At another store the bottle stays in view until it is known what that one asks.
    placeholderData: (before, query) => (query?.queryKey[2] === id ? before : undefined),
  });

export const ownProductStateQuery = (storeId: number, id: number) =>
  queryOptions({
    queryKey: ['product', 'mine', storeId, id],
    queryFn: () => call(getOwnProductState, { path: { id: `${id}` }, query: { store_id: `${storeId}` } }),
  });

const reviewsOf = (id: number) => ['product', 'reviews', id];

export const reviewsQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: [...reviewsOf(id), page],
    queryFn: () =>
      call(listReviews, { path: { id: `${id}` }, query: { page: `${page}`, pageSize: `${reviewsPerPage}` } }),
  });

/** Asks for a letter when the product is back, or takes the wish for one back. */
export function useStockAlert(storeId: number, id: number) {
  const queries = useQueryClient();
  const own = ownProductStateQuery(storeId, id);
  const path = { id: `${id}` };
  return useMutation({
    mutationFn: (wanted: boolean) =>
      wanted
        ? callFor(askForStockAlert, { path, body: { store_id: storeId } })
        : callFor(forgetStockAlert, { path, query: { store_id: `${storeId}` } }),
    onSuccess: (_, wanted) =>
      queries.setQueryData(own.queryKey, (state) => state && { ...state, stock_alert: wanted }),
    // A refusal means that the stock has changed since it was shown.
    onError: () =>
      Promise.all([queries.invalidateQueries(own), queries.invalidateQueries(productQuery(storeId, id))]),
  });
}

type Written = v.InferOutput<typeof reviewBody>;

export function useWriteReview(storeId: number, id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (written: Written) => callFor(writeReview, { path: { id: `${id}` }, body: written }),
    onSuccess: ({ data: review }) => {
      queries.setQueryData(
        ownProductStateQuery(storeId, id).queryKey,
        (state) => state && { ...state, review },
      );
      return Promise.all([
        queries.invalidateQueries({ queryKey: reviewsOf(id) }),
        queries.invalidateQueries(productQuery(storeId, id)),
      ]);
    },
  });
}
