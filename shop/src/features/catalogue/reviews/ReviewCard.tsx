import { noticeInWords } from 'browser/calls/notice-failure';
import { useCall } from 'browser/calls/use-call';
import { dot, formatDate, plural } from 'browser/formats/format';
import { MarkButton } from 'browser/ui/buttons/MarkButton';
import { announce } from 'browser/ui/feedback/announcer';
import { Rating } from 'browser/ui/values/Rating';
import type { ListedReview } from 'contract/catalogue/details';
import { ThumbsUp } from 'lucide-react';
import { markHelpful } from '../product/product.api';
import css from './ReviewCard.module.css';

type Props = { productId: number; review: ListedReview };

export const ReviewCard = ({ productId, review }: Props) => (
  <li className={css.review}>
    <Rating value={review.rating} />
    <p className={css.text}>{review.text}</p>
    <p className={css.by}>
      {review.first_name}
      {dot}
      <time dateTime={review.written_at}>{formatDate(review.written_at)}</time>
    </p>
    {review.answer && (
      <blockquote className={css.answer}>
        <p className={css.answerBy}>
          Cellar Door answers
          {dot}
          <time dateTime={review.answer.at}>{formatDate(review.answer.at)}</time>
        </p>
        <p className={css.text}>{review.answer.text}</p>
      </blockquote>
    )}
    <Helpful productId={productId} review={review} />
  </li>
);

const found = { one: '# person found this helpful', other: '# people found this helpful', zero: '' };

/** One's own review is no help to oneself. */
function Helpful({ productId, review: { id, first_name, helpful, is_own, found_helpful } }: Props) {
  const { run, busy } = useCall({ refused: noticeInWords });
  const mark = async () => {
    await markHelpful(productId, id, !found_helpful);
    announce(found_helpful ? 'No longer marked as helpful.' : 'Marked as helpful.');
  };
  return (
    <p className={css.helpful}>
      {!is_own && (
        <MarkButton
          icon={ThumbsUp}
          label={`Helpful: review by ${first_name}`}
          marked={found_helpful}
          busy={busy}
          onClick={() => void run(mark)}
        >
          Helpful
        </MarkButton>
      )}
      {helpful > 0 && plural(helpful, found)}
    </p>
  );
}
