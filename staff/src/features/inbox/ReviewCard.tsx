import { dot, formatDateTime } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { Card } from 'browser/ui/lists/Card';
import { Badge } from 'browser/ui/values/Badge';
import { Rating } from 'browser/ui/values/Rating';
import { hideBody, type InboxReview, reviewAnswerBody } from 'contract/inbox.staff';
import { useState } from 'react';
import { Answer } from './Answer';
import css from './Entry.module.css';
import { answerReviewWith, hideReviewFor } from './inbox.api';
import { PressButton } from './PressButton';
import { TextForm } from './TextForm';

export function ReviewCard({ review }: { review: InboxReview }) {
  const { id, at, product_name, first_name, rating, text, waits, shown, hidden_because, answer } = review;
  const [writing, setWriting] = useState<'answer' | 'hide'>();
  const close = () => setWriting(undefined);
  return (
    <Card as="article" className={css.entry} aria-label={`Review of ${product_name} by ${first_name}`}>
      <div className={css.head}>
        <h2>{product_name}</h2>
        <Rating value={rating} />
        {waits && <Badge tone="warning">New</Badge>}
        {!shown && <Badge tone="danger">Hidden</Badge>}
        <time className={css.by} dateTime={at}>
          {formatDateTime(at)}
        </time>
      </div>
      <p className={css.about}>Review{dot + first_name}</p>
      <p className={css.text}>{text}</p>
      {!shown && hidden_because && <p className={css.about}>Hidden because: {hidden_because}</p>}
      {answer && <Answer {...answer} />}
      {writing === 'answer' && (
        <TextForm
          label={`Answer to ${first_name}`}
          name="text"
          hint="Everybody reads it beneath the review."
          schema={reviewAnswerBody}
          send="Publish answer"
          defaultValue={answer?.text}
          ask={(words) => answerReviewWith(id, words)}
          onDone={close}
        />
      )}
      {writing === 'hide' && (
        <TextForm
          label="Why is it hidden?"
          name="reason"
          hint="Staff read it, customers do not. A review is not hidden for being bad."
          schema={hideBody}
          send="Hide review"
          ask={(reason) => hideReviewFor(id, reason)}
          onDone={close}
        />
      )}
      {!writing && (
        <div className={css.presses}>
          {shown && (
            <Button variant={waits ? 'primary' : 'secondary'} onClick={() => setWriting('answer')}>
              {answer ? 'Change the answer' : 'Answer'}
            </Button>
          )}
          {shown ? (
            <Button variant="quiet" onClick={() => setWriting('hide')}>
              Hide
            </Button>
          ) : (
            <PressButton what="show" id={id}>
              Show again
            </PressButton>
          )}
          {waits && (
            <PressButton what="settleReview" id={id}>
              Nothing to answer
            </PressButton>
          )}
        </div>
      )}
    </Card>
  );
}
