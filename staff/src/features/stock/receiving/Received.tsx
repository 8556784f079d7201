import { useCall } from 'browser/calls/use-call';
import { plural } from 'browser/formats/format';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { IconButton } from 'browser/ui/buttons/IconButton';
import { EmptyState } from 'browser/ui/feedback/EmptyState';
import { Notice } from 'browser/ui/feedback/Notice';
import { QuantityStepper } from 'browser/ui/fields/QuantityStepper';
import { TextField } from 'browser/ui/fields/TextField';
import { sum } from 'contract/platform/cents';
import { mostBottles } from 'contract/stock/stock.staff';
import { X } from 'lucide-react';
import { bottleName, bottleSize } from '../../../ui/bottles/bottle-words';
import { receive } from '../stock.api';
import { noteOn, sentOf, setBottles, startAnew, takeOut, useDraft } from './delivery-draft';
import css from './Received.module.css';

/** What has been scanned so far. */
export function Received({ storeId }: { storeId: number }) {
  const { note, lines } = useDraft(storeId);
  const { run, busy, refusal } = useCall();
  const count = sum(lines.map(({ bottles }) => bottles));
  const put = () =>
    run(async () => {
      notify(await receive(storeId, sentOf(storeId)));
      startAnew(storeId);
    });
  if (lines.length === 0)
    return (
      <EmptyState title="Nothing scanned yet">What has come stands here until you receive it.</EmptyState>
    );
  return (
    <section className={css.received} aria-labelledby="scanned">
      <h2 id="scanned">{plural(count, { one: '# bottle scanned', other: '# bottles scanned' })}</h2>
      <ul className={css.lines}>
        {lines.map(({ shelf, bottles }) => (
          <li key={shelf.product_id} className={css.line}>
            <span>
              {bottleName(shelf)} <span className={css.size}>{bottleSize(shelf)}</span>
            </span>
            <QuantityStepper
              label={`Bottles of ${bottleName(shelf)}`}
              max={mostBottles}
              value={bottles}
              onChange={(wanted) => setBottles(storeId, shelf.product_id, wanted)}
            />
            <IconButton
              label={`Remove ${bottleName(shelf)}`}
              onClick={() => takeOut(storeId, shelf.product_id)}
            >
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
      <TextField
        label="Number on the delivery slip"
        hint="If it has one."
        autoComplete="off"
        maxLength={100}
        value={note}
        onChange={(event) => noteOn(storeId, event.target.value)}
      />
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <div className={css.actions}>
        <Button busy={busy} busyLabel="Receiving..." onClick={put}>
          {plural(count, { one: 'Receive # bottle', other: 'Receive # bottles' })}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={() => startAnew(storeId)}>
          Discard
        </Button>
      </div>
    </section>
  );
}
