import type { Review } from 'contract/catalogue-details';
import { formatDate } from '../../platform/format';
import { Rating } from '../../ui/Rating';
import css from './ReviewCard.module.css';

type Props = { review: Review };

export const ReviewCard = ({ review: { rating, text, first_name, written_at } }: Props) => (
  <li className={css.review}>
    <Rating value={rating} />
    <p className={css.text}>{text}</p>
    <p className={css.by}>
      {first_name} · <time dateTime={written_at}>{formatDate(written_at)}</time>
    </p>
  </li>
);
