import { formatDate } from 'browser/formats/format';
import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { TextArea } from 'browser/ui/fields/TextArea';
import { Card } from 'browser/ui/lists/Card';
import type { ReturnRequest } from 'contract/orders';
import type { StaffOrder } from 'contract/orders/orders.staff';
import { useState } from 'react';
import * as v from 'valibot';
import css from '../OrderScreen.module.css';
import { PiecesBack } from './PiecesBack';
import { ReturnSums, useReturnSums } from './ReturnSums';
import { answerReturn } from './returns.api';
import { usePieces } from './use-pieces';

const reasonBody = v.object({
  reason: v.pipe(v.string(), v.trim(), v.maxLength(300, 'Use at most 300 characters')),
});

/** A return that waits for the store to look at the bottles. What was typed stays when a colleague was faster. */
export function ReturnForm({ order }: { order: StaffOrder }) {
  const waiting = order.return_requests.find(({ status }) => status === 'asked');
  const [shown, setShown] = useState(waiting);
  if (waiting && waiting.id !== shown?.id) setShown(waiting);
  const request = waiting ?? shown;
  if (!request) return null;
  return (
    <OpenReturn
      key={request.id}
      order={order}
      request={request}
      isOver={!waiting}
      onClose={() => setShown(undefined)}
    />
  );
}

type Props = { order: StaffOrder; request: ReturnRequest; isOver: boolean; onClose: () => void };

function OpenReturn({ order, request, isOver, onClose }: Props) {
  const chosen = usePieces(
    () =>
      new Map(
        request.lines.map(({ position, asked }) => [position, { accepted: asked, broken: 0, kept: 0 }]),
      ),
  );
  const sums = useReturnSums(order, chosen, isOver);
  const { form, errors, busy, trouble } = useForm(reasonBody, async ({ reason }) => {
    await sums.payBack((isBeyond) => answerReturn(order, { ...chosen.pieces, reason }, isBeyond));
    notify(`The return of order ${order.number} is answered`);
    onClose();
  });

  return (
    <Card as="section" space="small" className={css.section}>
      <h2>Return requested</h2>
      {request.reason && <p>“{request.reason}”</p>}
      <p className={css.hint}>
        To be brought by {formatDate(request.bring_by)}. What you take back is paid back the way it was paid;
        the rest is refused.
      </p>
      <form {...form} className={css.form} aria-label="Answer return">
        <PiecesBack
          order={order}
          lines={request.lines.map(({ position, asked }) => ({ position, most: asked }))}
          chosen={chosen}
        />
        {!isOver && <ReturnSums order={order} sums={sums} />}
        <TextArea
          label="Reason, where something is refused"
          name="reason"
          rows={2}
          hint="The customer reads it."
          error={errors.reason}
        />
        {trouble && <Notice tone="danger">{trouble}</Notice>}
        {isOver && !busy ? (
          <Notice
            action={
              <Button variant="quiet" onClick={onClose}>
                Close
              </Button>
            }
          >
            This return is no longer open. See what happened below.
          </Notice>
        ) : (
          <Button
            type="submit"
            busy={busy}
            busyLabel="Answering..."
            disabled={!sums.isSeen || sums.isTooMuch}
          >
            Answer return
          </Button>
        )}
      </form>
    </Card>
  );
}
