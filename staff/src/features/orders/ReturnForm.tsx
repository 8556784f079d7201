import { formatDate } from 'browser/formats/format';
import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { QuantityStepper } from 'browser/ui/fields/QuantityStepper';
import { TextArea } from 'browser/ui/fields/TextArea';
import { Card } from 'browser/ui/lists/Card';
import type { ReturnRequest } from 'contract/orders';
import type { StaffOrder } from 'contract/orders/orders.staff';
import { useState } from 'react';
import * as v from 'valibot';
import css from './OrderScreen.module.css';
import { answerReturn } from './orders.api';
import { nameOfLine } from './words-of-orders';

type Taken = { accepted: number; broken: number };

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
  const [taken, setTaken] = useState(
    () =>
      new Map<number, Taken>(
        request.lines.map(({ position, asked }) => [position, { accepted: asked, broken: 0 }]),
      ),
  );
  const takenOf = (position: number) => taken.get(position) ?? { accepted: 0, broken: 0 };
  const take = (position: number, part: Partial<Taken>) =>
    setTaken(new Map(taken).set(position, { ...takenOf(position), ...part }));
  const pieces = (of: keyof Taken) =>
    request.lines
      .map(({ position }) => ({ position, quantity: takenOf(position)[of] }))
      .filter(({ quantity }) => quantity > 0);

  const { form, errors, busy, trouble } = useForm(reasonBody, async ({ reason }) => {
    await answerReturn(order, { accepted: pieces('accepted'), broken: pieces('broken'), reason });
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
        <ul className={css.lines}>
          {request.lines.map(({ position, asked }) => {
            const name = nameOfLine(order.lines.find((line) => line.position === position)!);
            const { accepted, broken } = takenOf(position);
            return (
              <li key={position} className={css.returned}>
                <strong>
                  {asked} × {name}
                </strong>
                <span>Back on the shelf</span>
                <QuantityStepper
                  label={`${name}: back on the shelf`}
                  size="small"
                  min={0}
                  max={asked - broken}
                  value={accepted}
                  onChange={(value) => take(position, { accepted: value })}
                />
                <span>Broken, paid back</span>
                <QuantityStepper
                  label={`${name}: broken, paid back`}
                  size="small"
                  min={0}
                  max={asked - accepted}
                  value={broken}
                  onChange={(value) => take(position, { broken: value })}
                />
              </li>
            );
          })}
        </ul>
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
          <Button type="submit" busy={busy} busyLabel="Answering...">
            Answer return
          </Button>
        )}
      </form>
    </Card>
  );
}
