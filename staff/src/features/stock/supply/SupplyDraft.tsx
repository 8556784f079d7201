import { useCall } from 'browser/calls/use-call';
import { formatMoney, plural } from 'browser/formats/format';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { EmptyState } from 'browser/ui/feedback/EmptyState';
import { Notice } from 'browser/ui/feedback/Notice';
import { TextField } from 'browser/ui/fields/TextField';
import { sum } from 'contract/platform/cents';
import type { Shelf } from 'contract/stock/stock.staff';
import { mostInCase } from 'contract/stock/supply-orders.staff';
import { useState } from 'react';
import grid from '../../../ui/columns.module.css';
import { BottlesFound } from '../finding/BottlesFound';
import { ScanField } from '../finding/ScanField';
import css from '../transfers/Draft.module.css';
import { useKeeping } from '../use-keeping';
import { OrderedLine } from './OrderedLine';
import { ProposalDialog } from './ProposalDialog';
import { cancel, changeHead, changeLine, type OneOrder, putInto, send, takeOut } from './supply.api';
import { costOf } from './words-of-supply';

type Props = { storeId: number; order: OneOrder; startsWithLow: boolean };

/** What is to be ordered, kept by the server from the first bottle on. */
export function SupplyDraft({ storeId, order, startsWithLow }: Props) {
  const { id, supplier, lines } = order;
  const [note, setNote] = useState(order.note);
  const [proposing, setProposing] = useState(startsWithLow);
  const saving = useKeeping();
  const leaving = useCall();
  const count = sum(lines.map(({ bottles }) => bottles));
  const unknown = lines.filter(({ unit_cost }) => unit_cost === null).length;
  /** A case that is scanned again is one more of them. */
  const add = (shelf: Shelf, bottles: number) => {
    const known = lines.find(({ product_id }) => product_id === shelf.product_id);
    if (known) return changeLine(storeId, id, known.product_id, { cases: known.cases + 1 });
    const inCases =
      bottles <= mostInCase ? { cases: 1, case_size: bottles } : { cases: bottles, case_size: 1 };
    return putInto(storeId, id, [{ ...shelf, ...inCases, unit_cost: null }]);
  };
  const refusal = saving.refusal ?? leaving.refusal;
  return (
    <div className={grid.columns}>
      <div className={css.part}>
        <Button variant="secondary" onClick={() => setProposing(true)}>
          Add what is low
        </Button>
        <ScanField storeId={storeId} onBottles={add} />
        <BottlesFound storeId={storeId} onBottle={(shelf) => saving.keep(() => add(shelf, 1))} />
      </div>
      <section className={css.part} aria-label="What is ordered">
        {lines.length === 0 ? (
          <EmptyState title="No bottles yet">Add what is low, scan bottles, or search for them.</EmptyState>
        ) : (
          <ul className={css.lines}>
            {lines.map((line) => (
              <OrderedLine
                key={line.product_id}
                line={line}
                onChange={(changed) => saving.keep(() => changeLine(storeId, id, line.product_id, changed))}
                onRemove={() => saving.keep(() => takeOut(storeId, id, line.product_id))}
              />
            ))}
          </ul>
        )}
        <TextField
          label="Expected on"
          type="date"
          value={order.expected_on ?? ''}
          onChange={(event) =>
            saving.keep(() => changeHead(storeId, id, { expected_on: event.target.value || null }))
          }
        />
        <TextField
          label="Note"
          hint={`${supplier.name} reads it.`}
          autoComplete="off"
          maxLength={200}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          onBlur={() => {
            if (note.trim() !== order.note)
              void saving.keep(() => changeHead(storeId, id, { note: note.trim() }));
          }}
        />
        {count > 0 && (
          <p>
            Total <strong>{formatMoney(costOf(lines))}</strong>
            {unknown > 0 &&
              plural(unknown, {
                one: ' and # line of unknown cost',
                other: ' and # lines of unknown cost',
              })}
          </p>
        )}
        {refusal && <Notice tone="danger">{refusal}</Notice>}
        <div className={css.actions}>
          <Button
            busy={leaving.busy}
            busyLabel="Saving..."
            disabled={count === 0 || saving.busy}
            onClick={() => leaving.run(async () => notify(await send(storeId, order)))}
          >
            Mark as sent
          </Button>
          <Button
            variant="quiet"
            disabled={leaving.busy || saving.busy}
            onClick={() => leaving.run(async () => notify(await cancel(storeId, order)))}
          >
            Cancel the order
          </Button>
        </div>
      </section>
      {proposing && (
        <ProposalDialog
          storeId={storeId}
          supplier={supplier}
          onClose={() => setProposing(false)}
          onBottles={(bottles) => saving.keep(() => putInto(storeId, id, bottles))}
        />
      )}
    </div>
  );
}
