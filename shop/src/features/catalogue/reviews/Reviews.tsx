import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { plural } from 'browser/formats/format';
import { InlineSelect } from 'browser/ui/choices/InlineSelect';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Pagination } from 'browser/ui/lists/Pagination';
import { Chip } from 'browser/ui/values/Chip';
import { Rating } from 'browser/ui/values/Rating';
import type { ProductDetails, ReviewSort } from 'contract/catalogue/details';
import { reviewsQuery } from '../product/product.api';
import { type ReviewSearch, readReviewSearch, reviewAddressOf, reviewSorts } from '../review-search';
import { OwnReview } from './OwnReview';
import { ReviewCard } from './ReviewCard';
import css from './Reviews.module.css';
import { StarCounts } from './StarCounts';

const route = getRouteApi('/main/in-store/products/$productName/$productId');

const sortOptions = Object.entries(reviewSorts).map(([value, name]) => ({
  value: value as ReviewSort,
  name,
}));

type Props = { product: ProductDetails; storeId: number };

/** What those who have bought it say. */
export const Reviews = ({ product, storeId }: Props) => (
  <section id="reviews" className={css.section} aria-labelledby="reviews-title" tabIndex={-1}>
    <h2 id="reviews-title">Reviews</h2>
    <ReviewsOf product={product} storeId={storeId} />
  </section>
);

function ReviewsOf({ product, storeId }: Props) {
  const asked = readReviewSearch(route.useSearch());
  const navigate = route.useNavigate();
  const reviews = useQuery({ ...reviewsQuery(product.id, asked), placeholderData: keepPreviousData });

  const show = (changes: Partial<ReviewSearch>) =>
    void navigate({
      search: reviewAddressOf({ ...asked, page: 1, ...changes }),
      hash: 'reviews',
      replace: true,
      resetScroll: false,
    });

  if (reviews.isPending) return <ReviewsSkeleton count={product.rating_count} />;
  if (!reviews.data)
    return (
      <Trouble title="The reviews could not be loaded" again={reviews.refetch} busy={reviews.isFetching}>
        {inWords(reviews.error)}
      </Trouble>
    );

  const { data, stars, total_pages } = reviews.data;
  const all = stars.reduce((sum, count) => sum + count, 0);
  return (
    <div className={css.columns}>
      <div className={css.side}>
        {product.rating !== null && (
          <p className={css.average}>
            <span className={css.number} aria-hidden="true">
              {product.rating.toFixed(1)}
            </span>
            <span>
              <Rating value={product.rating} size="medium" bare />
              <span className={css.count}>{plural(all, { one: '# review', other: '# reviews' })}</span>
            </span>
          </p>
        )}
        {all > 0 && (
          <StarCounts stars={stars} chosen={asked.stars} onChoose={(chosen) => show({ stars: chosen })} />
        )}
        <OwnReview storeId={storeId} productId={product.id} hasOthers={all > 0} />
      </div>
      <div className={css.reviews} aria-busy={reviews.isPlaceholderData || undefined}>
        {all === 0 && <p className={css.none}>No reviews yet. Bought it? Be the first to say how it was.</p>}
        {all > 1 && (
          <div className={css.tools}>
            <InlineSelect
              label="Sort by"
              value={asked.sort}
              options={sortOptions}
              onChange={(sort) => show({ sort })}
            />
            {asked.stars && (
              <Chip
                label={plural(Number(asked.stars), { one: '# star', other: '# stars' })}
                onRemove={() => show({ stars: undefined })}
              />
            )}
          </div>
        )}
        {all > 0 && data.length === 0 && (
          <p className={css.none}>
            {asked.stars
              ? `Nobody gave it ${plural(Number(asked.stars), { one: '# star', other: '# stars' })}.`
              : 'There are no reviews on this page.'}
          </p>
        )}
        {data.length > 0 && (
          <ol className={css.list}>
            {data.map((review) => (
              <ReviewCard key={review.id} productId={product.id} review={review} />
            ))}
          </ol>
        )}
        <Pagination
          page={Math.min(asked.page, total_pages)}
          pages={total_pages}
          label="Pages of reviews"
          link={(to, look) => (
            <Link
              {...look}
              from="/products/$productName/$productId"
              to="."
              search={reviewAddressOf({ ...asked, page: to })}
              hash="reviews"
              resetScroll={false}
            />
          )}
        />
      </div>
    </div>
  );
}

const ReviewsSkeleton = ({ count }: { count: number }) => (
  <div className={css.columns} aria-busy="true">
    <div className={css.side}>
      <Skeleton shape="block" height="10rem" />
    </div>
    <div className={css.reviews}>
      {Array.from({ length: Math.min(count, 3) }, (_, review) => (
        <Skeleton key={review} lines={4} label={review === 0 ? 'Loading reviews' : undefined} />
      ))}
    </div>
  </div>
);
