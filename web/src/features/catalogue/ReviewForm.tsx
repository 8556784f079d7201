import { longestReview, type Review, reviewBody } from 'contract/catalogue-details';
import { useState } from 'react';
import { CallError } from '../../platform/call-error';
import { notify } from '../../platform/toast';
import { useForm } from '../../platform/use-form';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { RatingField } from '../../ui/RatingField';
import { TextArea } from '../../ui/TextArea';
import { useWriteReview } from './product.api';
import css from './ReviewForm.module.css';

type Props = { storeId: number; productId: number; review: Review | null; onClose: () => void };

const read = (form: HTMLFormElement) => {
  const typed = new FormData(form);
  const rating = typed.get('rating');
  return { rating: rating === null ? undefined : Number(rating), text: typed.get('text') };
};

/** Stars and a few words; what was written before stands in it already. */
export function ReviewForm({ storeId, productId, review, onClose }: Props) {
  const write = useWriteReview(storeId, productId);
  const [trouble, setTrouble] = useState<string>();

  const { form, errors, busy, edited } = useForm(
    reviewBody,
    async (written, { setErrors }) => {
      setTrouble(undefined);
      try {
        const { message } = await write.mutateAsync(written);
        notify(message);
        onClose();
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (error.errors) setErrors(error.errors);
        else setTrouble(error.message);
      }
    },
    read,
  );

  return (
    <form {...form} className={css.form} aria-label={review ? 'Change your review' : 'Write a review'}>
      <RatingField
        label="How was it?"
        name="rating"
        defaultValue={review?.rating}
        onChange={() => void edited('rating')}
        error={errors.rating}
        required
      />
      <TextArea
        label="In your words"
        name="text"
        rows={5}
        defaultValue={review?.text}
        maxLength={longestReview}
        hint="Your first name stands below it."
        error={errors.text}
        required
      />
      {trouble && <Notice tone="danger">{trouble}</Notice>}
      <div className={css.buttons}>
        <Button type="submit" busy={busy} busyLabel="Publishing...">
          {review ? 'Publish changes' : 'Publish review'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
