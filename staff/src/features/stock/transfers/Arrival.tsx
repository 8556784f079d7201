import { useCall } from 'browser/calls/use-call';
import { plural } from 'browser/formats/format';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Checkbox } from 'browser/ui/choices/Checkbox';
import { Notice } from 'browser/ui/feedback/Notice';
import { QuantityStepper } from 'browser/ui/fields/QuantityStepper';
import { TextField } from 'browser/ui/fields/TextField';
import { sum } from 'contract/platform/cents';
import type { Shelf } from 'contract/stock/stock.staff';
import { useState } from 'react';
import { bottleName, bottleSize } from '../../../ui/bottles/bottle-words';
import grid from '../../../ui/columns.module.css';
import { ScanField } from '../finding/ScanField';
import css from './Draft.module.css';
import { type OneTransfer, receive } from './transfers.api';

type Props = { storeId: number; transfer: OneTransfer };

/** What has come of a transfer so far. The rest is still under way, or missing with a reason. */
export function Arrival({ storeId, transfer: { id, lines } }: Props) {
  const [typed, setTyped] = useState<ReadonlyMap<number, number>>(new Map());
  const [endsHere, setEndsHere] = useState(false);
  const [why, setWhy] = useState('');
  const [whyMissing, setWhyMissing] = useState<string>();
  const { run, busy, refusal } = useCall();

  const rows = lines.map((line) => ({ ...line, now: typed.get(line.product_id) ?? line.received }));
  const come = sum(rows.map(({ now, received }) => now - received));
  const left = sum(rows.map(({ now, bottles }) => bottles - now));
  const set = (productId: number, now: number) => setTyped((before) => new Map(before).set(productId, now));

  const scanned = (shelf: Shelf, bottles: number) => {
    const line = lines.find(({ product_id }) => product_id === shelf.product_id);
    if (!line) return `${bottleName(shelf)} is not in this transfer. Receive it as a delivery.`;
    setTyped((before) => {
      const now = (before.get(line.product_id) ?? line.received) + bottles;
      return new Map(before).set(line.product_id, Math.min(now, line.bottles));
    });
  };
  const put = () => {
    if (endsHere && left > 0 && why.trim() === '') return setWhyMissing('Say why');
    return run(async () => {
      const received = rows.map(({ product_id, now }) => ({ product_id, received: now }));
      const missing = endsHere && left > 0 ? { missing_because: why.trim() } : {};
      notify(await receive(storeId, id, { lines: received, ...missing }));
      setTyped(new Map());
    });
  };
  return (
    <div className={grid.columns}>
      <div className={css.part}>
        <ScanField storeId={storeId} onBottles={scanned} />
        <Button
          variant="secondary"
          disabled={left === 0}
          onClick={() => setTyped(new Map(lines.map(({ product_id, bottles }) => [product_id, bottles])))}
        >
          All of it has come
        </Button>
      </div>
      <section className={css.part} aria-label="What has come">
        <ul className={css.lines}>
          {rows.map((line) => (
            <li key={line.product_id} className={css.line}>
              <div>
                <p>
                  {bottleName(line)} <span className={css.about}>{bottleSize(line)}</span>
                </p>
                <p className={css.about}>{line.bottles} sent</p>
              </div>
              <QuantityStepper
                label={`Received of ${bottleName(line)}`}
                min={line.received}
                max={line.bottles}
                value={line.now}
                onChange={(now) => set(line.product_id, now)}
              />
            </li>
          ))}
        </ul>
        {left > 0 && (
          <Checkbox
            label={plural(left, {
              one: '# bottle is missing and does not come anymore',
              other: '# bottles are missing and do not come anymore',
            })}
            checked={endsHere}
            onChange={(event) => setEndsHere(event.target.checked)}
          />
        )}
        {left > 0 && endsHere && (
          <TextField
            label="Why"
            autoComplete="off"
            maxLength={200}
            required
            value={why}
            error={whyMissing}
            onChange={(event) => {
              setWhy(event.target.value);
              setWhyMissing(undefined);
            }}
          />
        )}
        {refusal && <Notice tone="danger">{refusal}</Notice>}
        <div className={css.actions}>
          <Button
            busy={busy}
            busyLabel="Receiving..."
            disabled={come === 0 && !(endsHere && left > 0)}
            onClick={put}
          >
            {plural(come, { one: 'Receive # bottle', other: 'Receive # bottles', zero: 'Receive' })}
          </Button>
        </div>
      </section>
    </div>
  );
}
