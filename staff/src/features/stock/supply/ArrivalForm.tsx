import { useNavigate } from '@tanstack/react-router';
import { useCall } from 'browser/calls/use-call';
import { plural } from 'browser/formats/format';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Checkbox } from 'browser/ui/choices/Checkbox';
import { Notice } from 'browser/ui/feedback/Notice';
import { TextField } from 'browser/ui/fields/TextField';
import { sum } from 'contract/platform/cents';
import type { Shelf } from 'contract/stock/stock.staff';
import { useState } from 'react';
import { bottleName } from '../../../ui/bottles/bottle-words';
import grid from '../../../ui/columns.module.css';
import { ScanField } from '../finding/ScanField';
import css from '../transfers/Draft.module.css';
import { ArrivalLine } from './ArrivalLine';
import { forget, sentOf, setArrival, setCome, useArrivalDraft } from './arrival-draft';
import { type Arrival, receive } from './supply.api';

type Props = { storeId: number; arrival: Arrival };

/** What has come now. Missing bottles are still expected, unless somebody says why they are not. */
export function ArrivalForm({ storeId, arrival: { id, lines } }: Props) {
  const draft = useArrivalDraft(id);
  const navigate = useNavigate();
  const [whyMissing, setWhyMissing] = useState<string>();
  const { run, busy, refusal } = useCall();

  const rows = lines.map((line) => {
    const { bottles: now = 0, damaged: broken = 0 } =
      draft.lines.find(({ product_id }) => product_id === line.product_id) ?? {};
    return { ...line, now, broken, left: Math.max(0, line.bottles - line.received) };
  });
  const come = sum(rows.map(({ now }) => now));
  const broken = sum(rows.map((row) => row.broken));
  const missing = sum(rows.map(({ left, now }) => Math.max(0, left - now)));
  const tooMany = sum(rows.map(({ left, now }) => Math.max(0, now - left)));
  const closesShort = draft.closes && missing > 0;
  const isOdd = closesShort || broken > 0 || tooMany > 0;

  const scanned = (shelf: Shelf, bottles: number) => {
    if (!lines.some(({ product_id }) => product_id === shelf.product_id))
      return `${bottleName(shelf)} is not in this order. Receive it as a delivery without an order.`;
    setCome(id, shelf.product_id, (before) => ({ bottles: before.bottles + bottles }));
  };
  const put = () => {
    if (isOdd && draft.why.trim() === '') return setWhyMissing('Say why');
    return run(async () => {
      const sent = sentOf(id);
      notify(await receive(storeId, id, { ...sent, closes: closesShort, why: isOdd ? sent.why : '' }));
      forget(id);
      await navigate({ to: '/stock/supply', search: { store: storeId } });
    });
  };
  return (
    <div className={grid.columns}>
      <div className={css.part}>
        <ScanField storeId={storeId} onBottles={scanned} />
        <Button
          variant="secondary"
          disabled={rows.every(({ left, now }) => now === left)}
          onClick={() => {
            for (const { product_id, left } of rows) setCome(id, product_id, () => ({ bottles: left }));
          }}
        >
          All of it has come
        </Button>
      </div>
      <section className={css.part} aria-label="What has come">
        <ul className={css.lines}>
          {rows.map((row) => (
            <ArrivalLine
              key={row.product_id}
              line={row}
              onCome={(bottles) => setCome(id, row.product_id, () => ({ bottles }))}
              onBroken={(damaged) => setCome(id, row.product_id, () => ({ damaged }))}
            />
          ))}
        </ul>
        {missing > 0 && (
          <Checkbox
            label={plural(missing, {
              one: '# bottle is missing and does not come anymore',
              other: '# bottles are missing and do not come anymore',
            })}
            hint="Without this check mark the order stays open for the rest."
            checked={draft.closes}
            onChange={(event) => setArrival(id, { closes: event.target.checked })}
          />
        )}
        {isOdd && (
          <TextField
            label="Why"
            hint={oddInWords({ tooMany, broken })}
            autoComplete="off"
            maxLength={200}
            required
            value={draft.why}
            error={whyMissing}
            onChange={(event) => {
              setArrival(id, { why: event.target.value });
              setWhyMissing(undefined);
            }}
          />
        )}
        <TextField
          label="Number on the delivery slip"
          hint="If it has one."
          autoComplete="off"
          maxLength={100}
          value={draft.note}
          onChange={(event) => setArrival(id, { note: event.target.value })}
        />
        {refusal && <Notice tone="danger">{refusal}</Notice>}
        <div className={css.actions}>
          <Button
            busy={busy}
            busyLabel="Receiving..."
            disabled={come + broken === 0 && !closesShort}
            onClick={put}
          >
            {plural(come, { one: 'Receive # bottle', other: 'Receive # bottles', zero: 'Receive' })}
          </Button>
        </div>
      </section>
    </div>
  );
}

const oddInWords = ({ tooMany, broken }: { tooMany: number; broken: number }) =>
  [
    tooMany > 0 &&
      plural(tooMany, { one: '# more came than was ordered.', other: '# more came than were ordered.' }),
    broken > 0 &&
      plural(broken, {
        one: '# came damaged and goes on no shelf.',
        other: '# came damaged and go on no shelf.',
      }),
  ]
    .filter(Boolean)
    .join(' ') || undefined;
