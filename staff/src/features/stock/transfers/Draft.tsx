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
import { mostBottles, type Shelf } from 'contract/stock/stock.staff';
import { X } from 'lucide-react';
import { useState } from 'react';
import { bottleName, bottleSize } from '../../../ui/bottles/bottle-words';
import grid from '../../../ui/columns.module.css';
import { BottlesFound } from '../finding/BottlesFound';
import { ScanField } from '../finding/ScanField';
import { useKeeping } from '../use-keeping';
import css from './Draft.module.css';
import { cancel, noteOn, type OneTransfer, putInto, send, setBottles, takeOut } from './transfers.api';

type Props = { storeId: number; transfer: OneTransfer };

/** What is to leave, kept by the server from the first bottle on. */
export function Draft({ storeId, transfer }: Props) {
  const { id, lines } = transfer;
  const [note, setNote] = useState(transfer.note);
  const saving = useKeeping();
  const leaving = useCall();
  const count = sum(lines.map(({ bottles }) => bottles));
  const add = ({ on_hand, held, ...bottle }: Shelf, bottles: number) =>
    putInto(storeId, id, { ...bottle, free: on_hand - held }, bottles);
  const refusal = saving.refusal ?? leaving.refusal;
  return (
    <div className={grid.columns}>
      <div className={css.part}>
        <ScanField storeId={storeId} onBottles={add} />
        <BottlesFound storeId={storeId} onBottle={(shelf) => saving.keep(() => add(shelf, 1))} />
      </div>
      <section className={css.part} aria-label="What is to leave">
        {lines.length === 0 ? (
          <EmptyState title="No bottles yet">Scan what is to leave, or search for it.</EmptyState>
        ) : (
          <ul className={css.lines}>
            {lines.map((line) => (
              <li key={line.product_id} className={css.line}>
                <div>
                  <p>
                    {bottleName(line)} <span className={css.about}>{bottleSize(line)}</span>
                  </p>
                  <p className={css.about} data-short={line.bottles > line.free || undefined}>
                    {line.free} free
                  </p>
                </div>
                <QuantityStepper
                  label={`Bottles of ${bottleName(line)}`}
                  max={mostBottles}
                  value={line.bottles}
                  onChange={(bottles) => saving.keep(() => setBottles(storeId, id, line.product_id, bottles))}
                />
                <IconButton
                  label={`Remove ${bottleName(line)}`}
                  onClick={() => saving.keep(() => takeOut(storeId, id, line.product_id))}
                >
                  <X />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        <TextField
          label="Note"
          hint="The other store reads it."
          autoComplete="off"
          maxLength={200}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          onBlur={() => {
            if (note.trim() !== transfer.note) void saving.keep(() => noteOn(storeId, id, note.trim()));
          }}
        />
        {refusal && <Notice tone="danger">{refusal}</Notice>}
        <div className={css.actions}>
          <Button
            busy={leaving.busy}
            busyLabel="Sending..."
            disabled={count === 0 || saving.busy}
            onClick={() => leaving.run(async () => notify(await send(storeId, transfer)))}
          >
            {plural(count, { one: 'Send # bottle', other: 'Send # bottles', zero: 'Send' })}
          </Button>
          <Button
            variant="quiet"
            disabled={leaving.busy || saving.busy}
            onClick={() => leaving.run(async () => notify(await cancel(storeId, transfer)))}
          >
            Cancel the transfer
          </Button>
        </div>
      </section>
    </div>
  );
}
