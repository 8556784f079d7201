import { useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { useCall } from 'browser/calls/use-call';
import { formatMoney, plural } from 'browser/formats/format';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { type Column, Table } from 'browser/ui/lists/Table';
import { sum } from 'contract/platform/cents';
import type { Difference, StockCount } from 'contract/stock/counting.staff';
import { useState } from 'react';
import { bottleName, bottleSize } from '../../../ui/bottles/bottle-words';
import { signed } from '../words-of-movements';
import { approve, differencesQuery, sendBack } from './counting.api';
import { DropButton } from './DropButton';
import { ReasonDialog } from './ReasonDialog';
import css from './Review.module.css';

const off = ({ counted, there }: Difference) => counted - there;

const columns: readonly Column<Difference>[] = [
  {
    id: 'bottle',
    header: 'Bottle',
    names: true,
    cell: (line) => (
      <span>
        {bottleName(line)} <span className={css.about}>{bottleSize(line)}</span>
      </span>
    ),
  },
  { id: 'there', header: 'Should be', align: 'end', cell: ({ there }) => there },
  { id: 'counted', header: 'Counted', align: 'end', cell: ({ counted }) => counted },
  {
    id: 'off',
    header: 'Off by',
    align: 'end',
    cell: (line) => <strong className={css.off}>{signed(off(line))}</strong>,
  },
  { id: 'value', header: 'Worth', align: 'end', cell: ({ value }) => formatMoney(value) },
  {
    id: 'by',
    header: 'Who',
    cell: ({ counted_by, first_by, first_counted }) => (
      <>
        {counted_by}
        {first_counted !== null && (
          <span className={css.about}>
            {' '}
            after {first_by}, who counted {first_counted}
          </span>
        )}
      </>
    ),
  },
  {
    id: 'since',
    header: 'Adjusted since',
    align: 'end',
    cell: ({ adjusted_since }) => (adjusted_since === 0 ? '–' : signed(adjusted_since)),
  },
];

type Props = { storeId: number; count: StockCount };

/** What a count has found, before a manager and after. */
export function Review({ storeId, count: { id, state, bottles, counted } }: Props) {
  const { data, error, isPending, isFetching, refetch } = useQuery(differencesQuery(storeId, id));
  if (error && !data)
    return (
      <Trouble title="We could not load the differences" again={refetch} busy={isFetching}>
        {inWords(error)}
      </Trouble>
    );
  return (
    <>
      {data && <p>{inSum(data)}</p>}
      {counted < bottles && (
        <p>
          {plural(bottles - counted, {
            one: '# bottle was not counted and stays as it is.',
            other: '# bottles were not counted and stay as they are.',
          })}
        </p>
      )}
      <Table
        dense
        caption="What is off"
        columns={columns}
        rows={data ?? []}
        rowKey={({ product_id }) => product_id}
        busy={isPending}
        empty="Nothing is off."
      />
      {state === 'waiting' && data && <Decision storeId={storeId} id={id} hasDifferences={data.length > 0} />}
    </>
  );
}

function inSum(lines: readonly Difference[]) {
  if (lines.length === 0) return 'All that was counted is there.';
  const missing = sum(lines.map((line) => Math.max(0, -off(line))));
  const tooMany = sum(lines.map((line) => Math.max(0, off(line))));
  const worth = sum(lines.map(({ value }) => value));
  const parts = [
    missing > 0 && plural(missing, { one: '# bottle is missing', other: '# bottles are missing' }),
    tooMany > 0 && plural(tooMany, { one: '# bottle is too many', other: '# bottles are too many' }),
  ].filter(Boolean);
  return `${parts.join(', ')}: ${formatMoney(worth)} at the store’s prices.`;
}

type DecisionProps = { storeId: number; id: string; hasDifferences: boolean };

function Decision({ storeId, id, hasDifferences }: DecisionProps) {
  const { run, busy, refusal } = useCall();
  const [returning, setReturning] = useState(false);
  return (
    <>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <div className={css.actions}>
        <Button
          busy={busy}
          busyLabel="Approving..."
          onClick={() => run(async () => notify(await approve(storeId, id)))}
        >
          Approve
        </Button>
        {hasDifferences && (
          <Button variant="secondary" disabled={busy} onClick={() => setReturning(true)}>
            Send back
          </Button>
        )}
        <DropButton storeId={storeId} id={id} />
      </div>
      <ReasonDialog
        open={returning}
        onClose={() => setReturning(false)}
        title="Send this count back?"
        description="What is off is counted again, by somebody else than the first time."
        confirm="Send back"
        onReason={async (why) => notify(await sendBack(storeId, id, why))}
      />
    </>
  );
}
