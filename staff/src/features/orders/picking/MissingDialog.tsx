import { useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { useCall } from 'browser/calls/use-call';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Checkbox } from 'browser/ui/choices/Checkbox';
import { Notice } from 'browser/ui/feedback/Notice';
import { QuantityStepper } from 'browser/ui/fields/QuantityStepper';
import { Dialog, DialogActions } from 'browser/ui/overlays/Dialog';
import type { StaffOrder } from 'contract/orders/orders.staff';
import type { PickItem } from 'contract/orders/picking.staff';
import { useState } from 'react';
import { nameOfLine } from '../words-of-orders';
import css from './MissingDialog.module.css';
import { notPicked } from './not-picked';
import { PhoneLink } from './PhoneLink';
import { shortQuery, takeOff } from './picking.api';
import type { MissingPieces } from './ReplaceDialog';
import { ShortSums } from './ShortSums';

type Props = {
  order: StaffOrder;
  items: readonly PickItem[];
  open: boolean;
  onClose: () => void;
  onReplace: (missing: MissingPieces) => void;
};

export const MissingDialog = ({ open, ...rest }: Props) => (
  <Dialog
    open={open}
    onClose={rest.onClose}
    title="What is missing?"
    description="It is taken off the order before it is paid. The customer gets one letter."
  >
    <MissingForm {...rest} />
  </Dialog>
);

/** Counts as missing what is not in the bag, and shows what goes back before anything is done. */
function MissingForm({ order, items, onClose, onReplace }: Omit<Props, 'open'>) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(
    () => new Map(order.lines.map((line) => [line.position, notPicked(line, items)])),
  );
  const [agreed, setAgreed] = useState(false);
  const [isEmpty, setIsEmpty] = useState(false);
  const { run, busy, refusal } = useCall();
  const missing = [...chosen]
    .map(([position, quantity]) => ({ position, quantity }))
    .filter(({ quantity }) => quantity > 0);
  const { data: short, error } = useQuery(shortQuery(order, missing));

  const press = () =>
    run(async () => {
      await takeOff(order, { missing, agreed, shelf_is_empty: isEmpty });
      notify(short?.cancels ? `Order ${order.number} is canceled` : 'What was missing is taken off');
      onClose();
    });

  return (
    <div className={css.form}>
      <ul className={css.lines}>
        {order.lines.map((line) => (
          <li key={line.position} className={css.line}>
            <span>{nameOfLine(line)}</span>
            <QuantityStepper
              label={`Missing of ${nameOfLine(line)}`}
              min={0}
              max={line.quantity}
              value={chosen.get(line.position) ?? 0}
              onChange={(quantity) => setChosen(new Map(chosen).set(line.position, quantity))}
            />
            {isReplaceable(line) && (chosen.get(line.position) ?? 0) > 0 && (
              <Button
                variant="quiet"
                className={css.another}
                aria-label={`Another bottle instead of ${nameOfLine(line)}`}
                onClick={() => onReplace({ line, quantity: chosen.get(line.position)! })}
              >
                Another bottle instead
              </Button>
            )}
          </li>
        ))}
      </ul>
      {missing.length > 0 && short && <ShortSums order={order} short={short} />}
      {error && <Notice tone="danger">{inWords(error)}</Notice>}
      {order.if_missing === 'call' ? <Call order={order} agreed={agreed} onAgreed={setAgreed} /> : null}
      <Checkbox
        label="The shelf is empty"
        hint="What is missing leaves the stock, too. Bottles of a set stay in it."
        checked={isEmpty}
        onChange={(event) => setIsEmpty(event.target.checked)}
      />
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <DialogActions>
        <Button variant="secondary" disabled={busy} onClick={onClose}>
          Keep looking
        </Button>
        <Button
          variant={short?.cancels ? 'danger' : 'primary'}
          busy={busy}
          busyLabel="Taking it off..."
          disabled={missing.length === 0}
          onClick={press}
        >
          {short?.cancels ? 'Cancel order' : 'Take it off'}
        </Button>
      </DialogActions>
    </div>
  );
}

/** A set is sold whole, and what was won is for its winner. */
const isReplaceable = ({ product_id, lottery_id }: StaffOrder['lines'][number]) =>
  product_id !== null && lottery_id === null;

type CallProps = { order: StaffOrder; agreed: boolean; onAgreed: (agreed: boolean) => void };

const Call = ({ order: { customer_name, customer_phone }, agreed, onAgreed }: CallProps) => (
  <Notice>
    <p>
      {customer_name} wants a call first
      {customer_phone && (
        <>
          : <PhoneLink phone={customer_phone} />
        </>
      )}
      .
    </p>
    <Checkbox
      label="The customer agreed"
      checked={agreed}
      onChange={(event) => onAgreed(event.target.checked)}
    />
  </Notice>
);
