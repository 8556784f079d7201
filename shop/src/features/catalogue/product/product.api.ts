import { queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { keepAnswer } from 'browser/calls/keep-answer';
import { queries } from 'browser/calls/queries';
import * as contract from 'contract/catalogue/details';
import { listPromotionsOf } from 'contract/promotions/promotions';
import type * as v from 'valibot';
import type { ReviewSearch } from '../review-search';

/** A few, so that what lies below them is not far. */
const reviewsPerPage = 5;

/** A product with the offers in which it takes part at the store. */
export type ShownProduct = contract.ProductDetails & { promotions: string[] };

/** Both at once, so that nothing moves when the second one comes. */
async function askForProduct(storeId: number, id: number): Promise<ShownProduct> {
  const asked = { path: { id: `${id}` }, query: { store_id: `${storeId}` } };
  const [product, promotions] = await Promise.all([
    call(contract.getProduct, asked),
    call(listPromotionsOf, asked),
  ]);
  return { ...product, promotions };
}

export const productQuery = (storeId: number, id: number) =>
  queryOptions({
    queryKey: ['product', storeId, id],
    queryFn: () => askForProduct(storeId, id),
    // After a change of store the bottle stays in view until the new store's price is known.
    placeholderData: (before, query) => (query?.queryKey[2] === id ? before : undefined),
  });

export const ownProductStateQuery = (storeId: number, id: number) =>
  queryOptions({
    queryKey: ['product', 'mine', storeId, id],
    queryFn: () =>
      call(contract.getOwnProductState, { path: { id: `${id}` }, query: { store_id: `${storeId}` } }),
  });

const reviewsOf = (id: number) => ['product', 'reviews', id];

export const reviewsQuery = (id: number, { page, sort, stars }: ReviewSearch) =>
  queryOptions({
    queryKey: [...reviewsOf(id), page, sort, stars],
    queryFn: () =>
      call(contract.listReviews, {
        path: { id: `${id}` },
        query: { page: `${page}`, pageSize: `${reviewsPerPage}`, sort, ...(stars && { stars }) },
      }),
  });

type ReviewsPage = Awaited<ReturnType<NonNullable<ReturnType<typeof reviewsQuery>['queryFn']>>>;

/** Says that a review helped, or takes that back; each list that shows it tells so at once. */
export async function markHelpful(id: number, reviewId: string, isHelpful: boolean): Promise<void> {
  const path = { id: `${id}`, review_id: reviewId };
  const now = await (isHelpful
    ? call(contract.markReviewHelpful, { path })
    : call(contract.unmarkReviewHelpful, { path }));
  queries.setQueriesData<ReviewsPage>(
    { queryKey: reviewsOf(id) },
    (list) =>
      list && {
        ...list,
        data: list.data.map((review) => (review.id === reviewId ? { ...review, ...now } : review)),
      },
  );
}

/**
 * Asks for a letter when the product is back, or takes the wish for one back. Answers with the server's
 * message.
 */
export async function wantStockAlert(storeId: number, id: number, wanted: boolean): Promise<string> {
  const own = ownProductStateQuery(storeId, id);
  const path = { id: `${id}` };
  try {
    const { message } = wanted
      ? await callFor(contract.askForStockAlert, { path, body: { store_id: storeId } })
      : await callFor(contract.forgetStockAlert, { path, query: { store_id: `${storeId}` } });
    await keepAnswer(own.queryKey, (state) => state && { ...state, stock_alert: wanted });
    return message;
  } catch (error) {
    // A refusal means that the stock has changed since it was shown.
    await Promise.all([queries.invalidateQueries(own), queries.invalidateQueries(productQuery(storeId, id))]);
    throw error;
  }
}

/** Answers with the server's message. */
export async function writeReview(
  storeId: number,
  id: number,
  written: v.InferOutput<typeof contract.reviewBody>,
): Promise<string> {
  const { message, data: review } = await callFor(contract.writeReview, {
    path: { id: `${id}` },
    body: written,
  });
  await keepAnswer(ownProductStateQuery(storeId, id).queryKey, (state) => state && { ...state, review });
  await Promise.all([
    queries.invalidateQueries({ queryKey: reviewsOf(id) }),
    queries.invalidateQueries(productQuery(storeId, id)),
  ]);
  return message;
}
