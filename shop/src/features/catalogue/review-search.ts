import { pageIn } from 'browser/ui/lists/paging';
import type { ReviewSort } from 'contract/catalogue/details';

/** What the reviews of a bottle show, as it stands in its address. */
export type ReviewsAddress = { reviews?: unknown; sort?: unknown; stars?: unknown };

export const givenStars = ['5', '4', '3', '2', '1'] as const;
export type GivenStars = (typeof givenStars)[number];

export const reviewSorts: Record<ReviewSort, string> = {
  newest: 'Newest',
  helpful: 'Most helpful',
  highest: 'Highest rating',
  lowest: 'Lowest rating',
};

export type ReviewSearch = { page: number; sort: ReviewSort; stars: GivenStars | undefined };

const isSort = (sort: unknown): sort is ReviewSort =>
  typeof sort === 'string' && Object.hasOwn(reviewSorts, sort);

/** A hand-written address never breaks the list: what is not known counts as not there. */
export const readReviewSearch = ({ reviews, sort, stars }: ReviewsAddress): ReviewSearch => ({
  page: pageIn(reviews),
  sort: isSort(sort) ? sort : 'newest',
  stars: givenStars.find((given) => given === `${stars}`),
});

export const reviewAddressOf = ({ page, sort, stars }: ReviewSearch): ReviewsAddress => ({
  ...(page > 1 && { reviews: String(page) }),
  ...(sort !== 'newest' && { sort }),
  ...(stars && { stars }),
});
