import { useCall } from 'browser/calls/use-call';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import type { StaffOrder } from 'contract/orders/orders.staff';
import { nameOfLine } from '../words-of-orders';
import css from './Item.module.css';
import { undo } from './replacing.api';

type Props = { order: StaffOrder; replacement: StaffOrder['replacements'][number] };

/** The missing bottle that another one replaces; it may be found after all. */
export function InsteadOf({ order, replacement }: Props) {
  const { run, busy, refusal } = useCall();
  const name = nameOfLine(replacement);
  const press = () =>
    run(async () => {
      await undo(order, replacement.id);
      notify(`${name} is back in the order`);
    });
  return (
    <>
      <div className={css.instead}>
        <span>Instead of {name}</span>
        <Button
          variant="quiet"
          busy={busy}
          busyLabel="Undoing..."
          aria-label={`Undo: ${name} was found`}
          onClick={press}
        >
          Undo
        </Button>
      </div>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
    </>
  );
}
