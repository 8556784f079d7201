import { formatDate, formatMoney } from 'browser/formats/format';
import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { RadioGroup } from 'browser/ui/choices/RadioGroup';
import { Notice } from 'browser/ui/feedback/Notice';
import { TextField } from 'browser/ui/fields/TextField';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { FormActions } from 'browser/ui/overlays/FormActions';
import { type IdCheck, idMethods, type StaffOrder } from 'contract/orders/orders.staff';
import { useState } from 'react';
import css from '../OrderScreen.module.css';
import { moveOrder } from '../orders.api';
import { CounterPayment } from './CounterPayment';
import {
  changeOf,
  checkOf,
  dueAtCounter,
  type HandOver,
  handOverForm,
  idResults,
  readHandOver,
  takenOf,
} from './hand-over-form';

type Props = { order: StaffOrder; open: boolean; onClose: () => void };

const wordsOfMethod: Record<IdCheck['method'], string> = {
  driving_licence: 'Driver’s license',
  passport: 'Passport',
  other: 'Another ID',
};

/** An expired ID proves nothing, even if the staff know the customer. */
const wordsOfResult: Record<IdCheck['result'], string> = {
  shown: 'Old enough, valid, and in this name',
  refused: 'Too young, expired, or no ID',
  other_name: 'Another name',
};

/** At a door anybody who is old enough takes the goods; a bottle that was won goes to its winner only. */
const resultsFor = ({ fulfilment, lines }: StaffOrder) =>
  fulfilment === 'pickup' || lines.some(({ lottery_id }) => lottery_id !== null)
    ? idResults.map((value) => ({ value, label: wordsOfResult[value] }))
    : [
        { value: 'shown' as const, label: 'Old enough and valid' },
        { value: 'refused' as const, label: wordsOfResult.refused },
      ];

/** An ID is asked for first if there are drinks; otherwise the order simply changes hands. */
export const HandOverDialog = ({ order, open, onClose }: Props) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={`Hand over order ${order.number}`}
    description={`To ${order.customer_name}`}
    size="small"
  >
    <HandOverForm order={order} onClose={onClose} />
  </Dialog>
);

/** What the press does after each result. */
const follows: Record<IdCheck['result'], { does: string; doing: string; warning?: string }> = {
  shown: { does: 'Hand over', doing: 'Handing over...' },
  refused: {
    does: 'Refuse and cancel',
    doing: 'Canceling...',
    warning:
      'Nothing is handed over: the order is canceled, the bottles go back on the shelf and the money goes back.',
  },
  other_name: {
    does: 'Keep the order here',
    doing: 'Saving...',
    warning:
      'Nothing is handed over: the order waits for the person who placed it. A bottle that was won is passed on.',
  },
};

async function handOver(order: StaffOrder, typed: HandOver) {
  const check = checkOf(typed);
  const taken = takenOf(typed);
  const { status } = await moveOrder(order, {
    status: 'handed_over',
    ...(check && { id_check: check, give_up: check.result === 'refused' }),
    ...(taken && { counter_payment: taken }),
    ...(typed.received_by && { received_by: typed.received_by }),
  });
  const kept = status === 'cancelled' ? 'is canceled' : 'stays here';
  const what = status === 'handed_over' ? 'is handed over' : `${kept}: nothing was handed over`;
  const change = changeOf(dueAtCounter(order), typed.received ?? '');
  notify(`Order ${order.number} ${what}${change ? `. Change: ${formatMoney(change)}` : ''}`);
}

function HandOverForm({ order, onClose }: Omit<Props, 'open'>) {
  const [result, setResult] = useState<IdCheck['result']>('shown');
  const { does, doing, warning } = follows[result];
  const due = dueAtCounter(order);
  const { form, errors, busy, trouble, edited } = useForm(
    handOverForm,
    async (typed) => {
      await handOver(order, typed);
      onClose();
    },
    readHandOver,
  );

  return (
    <form {...form} className={css.form} aria-label="Hand over">
      {order.needs_id && (
        <>
          <Notice>
            Born on or before <strong>{formatDate(order.born_by, 'long')}</strong>
          </Notice>
          <RadioGroup
            label="Which ID"
            name="method"
            choices={idMethods.map((value) => ({ value, label: wordsOfMethod[value] }))}
            onChange={() => edited('method')}
            required
            error={errors.method}
          />
          <RadioGroup
            label="What it shows"
            name="result"
            choices={resultsFor(order)}
            onChange={(value) => {
              setResult(value);
              void edited('result');
            }}
            required
            error={errors.result}
          />
        </>
      )}
      {result === 'shown' && order.fulfilment === 'delivery' && (
        <TextField
          label="Received by"
          name="received_by"
          hint="The name of whoever took it at the door."
          autoComplete="off"
          required
          error={errors.received_by}
        />
      )}
      {result === 'shown' && due > 0 && <CounterPayment due={due} errors={errors} edited={edited} />}
      {warning && <Notice tone="danger">{warning}</Notice>}
      <FormActions
        busy={busy}
        trouble={trouble}
        does={does}
        doing={doing}
        variant={warning ? 'danger' : 'primary'}
        leave="Not now"
        onLeave={onClose}
      />
    </form>
  );
}
