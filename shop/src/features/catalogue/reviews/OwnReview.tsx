import { useQuery } from '@tanstack/react-query';
import { Button } from 'browser/ui/buttons/Button';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Rating } from 'browser/ui/values/Rating';
import { lazy, Suspense, useRef, useState } from 'react';
import { ownProductStateQuery } from '../product/product.api';
import css from './OwnReview.module.css';
import { unsentReview } from './unsent-review';

const ReviewForm = lazy(() => import('./ReviewForm').then(({ ReviewForm }) => ({ default: ReviewForm })));

type Props = { storeId: number; productId: number; hasOthers: boolean };

/** What this customer has written, and the way to write it or to change it. */
export function OwnReview({ storeId, productId, hasOthers }: Props) {
  const own = useQuery(ownProductStateQuery(storeId, productId));
  // An unsent review is open again, so that its writer goes on where it was left.
  const [writing, setWriting] = useState(() => unsentReview(productId) !== undefined);
  const way = useRef<HTMLButtonElement>(null);

  if (!own.data) return null;
  const { may_review, review } = own.data;
  if (!may_review && !review)
    return hasOthers && <p className={css.who}>By customers who have bought it from us.</p>;

  const close = () => {
    setWriting(false);
    // The form is gone, so the focus returns to the button that opened it.
    requestAnimationFrame(() => way.current?.focus());
  };

  if (writing && may_review)
    return (
      <Suspense fallback={<Skeleton shape="block" height="18rem" label="Loading the form" />}>
        <ReviewForm storeId={storeId} productId={productId} review={review} onClose={close} />
      </Suspense>
    );

  return (
    <div className={css.own}>
      {review && (
        <>
          <h3 className={css.title}>Your review</h3>
          <Rating value={review.rating} />
          <p className={css.text}>{review.text}</p>
        </>
      )}
      {may_review && (
        <Button
          ref={way}
          variant="secondary"
          size={review ? 'small' : 'medium'}
          onClick={() => setWriting(true)}
        >
          {review ? 'Change your review' : 'Write a review'}
        </Button>
      )}
    </div>
  );
}
