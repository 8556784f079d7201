import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ProductDetails } from 'contract/catalogue-details';
import { plural } from '../../platform/format';
import { Pagination } from '../../ui/Pagination';
import { Rating } from '../../ui/Rating';
import { Skeleton } from '../../ui/Skeleton';
import { Trouble } from '../../ui/Trouble';
import { OwnReview } from './OwnReview';
import { reviewsQuery } from './product.api';
import { readProductSearch } from './product-search';
import { ReviewCard } from './ReviewCard';
import css from './Reviews.module.css';
import { StarCounts } from './StarCounts';

const route = getRouteApi('/main/in-store/products/$productName/$productId');

type Props = { product: ProductDetails; storeId: number };

/** What those who have bought it say. */
export const Reviews = ({ product, storeId }: Props) => (
  <section id="reviews" className={css.section} aria-labelledby="reviews-title" tabIndex={-1}>
    <h2 id="reviews-title">Reviews</h2>
    <ReviewsOf product={product} storeId={storeId} />
  </section>
);

function ReviewsOf({ product, storeId }: Props) {
  const { reviews: inAddress } = route.useSearch();
  const page = readProductSearch({ page: inAddress }).page;
  const reviews = useQuery({ ...reviewsQuery(product.id, page), placeholderData: keepPreviousData });

  if (reviews.isPending) return <ReviewsSkeleton count={product.rating_count} />;
  if (!reviews.data)
    return (
      <Trouble title="The reviews could not be fetched" again={reviews.refetch} busy={reviews.isFetching}>
        {reviews.error.message}
      </Trouble>
    );

  const { data, stars, total_rows, total_pages } = reviews.data;
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
              <span className={css.count}>{plural(total_rows, { one: '# review', other: '# reviews' })}</span>
            </span>
          </p>
        )}
        {total_rows > 0 && <StarCounts stars={stars} />}
        <OwnReview storeId={storeId} productId={product.id} hasOthers={total_rows > 0} />
      </div>
      <div className={css.reviews} aria-busy={reviews.isPlaceholderData || undefined}>
        {total_rows === 0 && (
          <p className={css.none}>Nobody has written about it yet. Who buys it is asked how it was.</p>
        )}
        {data.length > 0 && (
          <ol className={css.list}>
            {data.map((review) => (
              <ReviewCard key={review.id} review={review} />
            ))}
          </ol>
        )}
        <Pagination
          page={Math.min(page, total_pages)}
          pages={total_pages}
          label="Pages of reviews"
          link={(to, look) => (
            <Link
              {...look}
              from="/products/$productName/$productId"
              to="."
              search={{ reviews: to > 1 ? String(to) : undefined }}
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
