import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { Rating } from '../../ui/Rating';
import { Skeleton } from '../../ui/Skeleton';
import css from './OwnReview.module.css';
import { ownProductStateQuery } from './product.api';

const ReviewForm = lazy(() => import('./ReviewForm').then(({ ReviewForm }) => ({ default: ReviewForm })));

type Props = { storeId: number; productId: number; hasOthers: boolean };

/** What this customer has written, and the way to write it or to change it. */
export function OwnReview({ storeId, productId, hasOthers }: Props) {
  const own = useQuery(ownProductStateQuery(storeId, productId));
  const [writing, setWriting] = useState(false);
  const way = useRef<HTMLButtonElement>(null);

  if (!own.data) return null;
  const { may_review, review } = own.data;
  if (!may_review && !review)
    return hasOthers && <p className={css.who}>By customers who have bought it from us.</p>;

  const close = () => {
    setWriting(false);
    // The form is gone: who wrote goes on from where the form was opened.
    requestAnimationFrame(() => way.current?.focus());
  };

  if (writing)
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
