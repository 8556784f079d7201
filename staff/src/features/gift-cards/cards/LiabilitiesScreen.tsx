import { useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { formatMoney, formatNumber } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { type Column, Table } from 'browser/ui/lists/Table';
import { Page } from 'browser/ui/page/Page';
import type { Liabilities } from 'contract/gift-cards/cards.staff';
import { sum } from 'contract/platform/cents';
import { saveCsv } from '../../../platform/csv';
import { storeName, useMe } from '../../../platform/me';
import { liabilitiesQuery } from './cards.api';
import { liabilitiesRows } from './liabilities-rows';

type Row = Omit<Liabilities['stores'][number], 'store_id'> & { store_id: number | null };

const columns: readonly Column<Row>[] = [
  { id: 'store', header: 'Store', names: true, cell: ({ name }) => name },
  { id: 'cards', header: 'Gift cards', align: 'end', cell: ({ gift_cards }) => formatMoney(gift_cards) },
  { id: 'credit', header: 'Store credit', align: 'end', cell: ({ credit }) => formatMoney(credit) },
  { id: 'points', header: 'Points', align: 'end', cell: ({ points }) => formatNumber(points) },
  {
    id: 'worth',
    header: 'Points in dollars',
    align: 'end',
    cell: ({ points_worth }) => formatMoney(points_worth),
  },
  { id: 'total', header: 'Owed', align: 'end', cell: ({ total }) => formatMoney(total) },
];

const together = (rows: Liabilities['stores']): Row => ({
  store_id: null,
  name: 'All stores',
  gift_cards: sum(rows.map(({ gift_cards }) => gift_cards)),
  credit: sum(rows.map(({ credit }) => credit)),
  points: sum(rows.map(({ points }) => points)),
  points_worth: sum(rows.map(({ points_worth }) => points_worth)),
  total: sum(rows.map(({ total }) => total)),
});

/** What the stores owe their customers now, as the ledger has it. */
export function LiabilitiesScreen() {
  const { data, error, isFetching, refetch } = useQuery(liabilitiesQuery);
  return (
    <Page
      title="Liabilities"
      lead="What your stores owe customers now in gift cards, credit, and points."
      actions={
        data && (
          <Button
            size="small"
            variant="secondary"
            onClick={() => saveCsv('liabilities', liabilitiesRows(data.stores))}
          >
            Save as CSV
          </Button>
        )
      }
    >
      {error && !data && (
        <Trouble title="We could not load what is owed" again={refetch} busy={isFetching}>
          {inWords(error)}
        </Trouble>
      )}
      {!data && !error && <Skeleton lines={6} label="Loading what is owed" />}
      {data && <Owed owed={data} />}
    </Page>
  );
}

function Owed({ owed: { stores, apart, refunds } }: { owed: Liabilities }) {
  const me = useMe();
  return (
    <>
      {apart.map((words) => (
        <Notice key={words} tone="danger">
          {words}
        </Notice>
      ))}
      {apart.length === 0 && <Notice tone="success">These figures match the ledger to the cent.</Notice>}
      <Table
        dense
        caption="Liabilities"
        columns={columns}
        rows={[...stores, ...(stores.length > 1 ? [together(stores)] : [])]}
        rowKey={({ store_id }) => `${store_id}`}
        empty="There is no store yet."
      />
      {refunds.map(({ number, store_id, amount }) => (
        <Notice key={number} tone="danger">
          {storeName(me, store_id)} owes {formatMoney(amount)} for the canceled gift {number}: the refund was
          refused.
        </Notice>
      ))}
    </>
  );
}
