import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { RatingField } from 'browser/ui/fields/RatingField';
import { TextArea } from 'browser/ui/fields/TextArea';
import { emailUnconfirmed } from 'contract/auth/email-unconfirmed';
import { longestReview, type Review, reviewBody } from 'contract/catalogue/details';
import { type FormEvent, useState } from 'react';
import { forgetDraft, keepDraft } from '../../../platform/drafts';
import { ResendConfirmation } from '../../auth/ResendConfirmation';
import { writeReview } from '../product/product.api';
import css from './ReviewForm.module.css';
import { reviewDraftName, unsentReview } from './unsent-review';

type Props = { storeId: number; productId: number; review: Review | null; onClose: () => void };

const read = (form: HTMLFormElement) => {
  const typed = new FormData(form);
  const rating = typed.get('rating');
  return { rating: rating === null ? undefined : Number(rating), text: typed.get('text') };
};

/** Stars and a few words; what was written before stands in it already. */
export function ReviewForm({ storeId, productId, review, onClose }: Props) {
  const { form, errors, busy, trouble, refusal, edited } = useForm(
    reviewBody,
    async (written) => {
      notify(await writeReview(storeId, productId, written));
      forgetDraft(reviewDraftName(productId));
      onClose();
    },
    read,
  );

  const [draft] = useState(() => unsentReview(productId));
  const keep = (event: FormEvent<HTMLFormElement>) => {
    form.onInput(event);
    const typed = new FormData(event.currentTarget);
    keepDraft(reviewDraftName(productId), { rating: typed.get('rating'), text: typed.get('text') });
  };
  const cancel = () => {
    forgetDraft(reviewDraftName(productId));
    onClose();
  };

  return (
    <form
      {...form}
      onInput={keep}
      className={css.form}
      aria-label={review ? 'Change your review' : 'Write a review'}
    >
      <RatingField
        label="How was it?"
        name="rating"
        defaultValue={Number(draft?.rating) || review?.rating}
        onChange={() => void edited('rating')}
        error={errors.rating}
        required
      />
      <TextArea
        label="In your words"
        name="text"
        rows={5}
        defaultValue={draft?.text ?? review?.text}
        maxLength={longestReview}
        hint="Your first name will appear with it."
        error={errors.text}
        required
      />
      {trouble && (
        <Notice tone="danger" action={refusal === emailUnconfirmed.code && <ResendConfirmation />}>
          {trouble}
        </Notice>
      )}
      <div className={css.buttons}>
        <Button type="submit" busy={busy} busyLabel="Publishing...">
          {review ? 'Publish changes' : 'Publish review'}
        </Button>
        <Button variant="quiet" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
