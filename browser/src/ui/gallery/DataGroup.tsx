import { useState } from 'react';
import { formatDate, formatMoney } from '../../formats/format';
import { EmptyState } from '../feedback/EmptyState';
import { Pagination } from '../lists/Pagination';
import { type Column, type Sort, Table } from '../lists/Table';
import { Badge } from '../values/Badge';
import { Group, Specimen } from './Specimen';

type GiftCard = { code: string; store: string; cents: number; bought: string; days: number; active: boolean };

const cards: readonly GiftCard[] = [
  {
    code: '4071 2280 9913',
    store: 'Mission Street',
    cents: 5000,
    bought: '2026-03-09',
    days: 41,
    active: true,
  },
  { code: '4071 5512 0087', store: 'Oak Park', cents: 12_500, bought: '2026-01-22', days: 0, active: false },
  {
    code: '4071 9001 3340',
    store: 'The Cellar Door at the Old Customs House by the River',
    cents: 100_000,
    bought: '2025-12-31',
    days: 1204,
    active: true,
  },
];

const columns: readonly Column<GiftCard>[] = [
  { id: 'code', header: 'Gift Card Number', cell: (card) => card.code },
  { id: 'store', header: 'Store Name', cell: (card) => card.store, sortable: true },
  {
    id: 'amount',
    header: 'Total AMT',
    cell: (card) => formatMoney(card.cents),
    align: 'end',
    sortable: true,
  },
  { id: 'bought', header: 'Purchase On', cell: (card) => formatDate(card.bought, 'day-first') },
  { id: 'days', header: 'Remaining Days', cell: (card) => card.days, align: 'end' },
  {
    id: 'status',
    header: 'Status',
    cell: ({ active }) => (
      <Badge tone={active ? 'success' : 'danger'}>{active ? 'Active' : 'Not Active'}</Badge>
    ),
  },
];

export function DataGroup() {
  const [sort, setSort] = useState<Sort>({ by: 'amount', direction: 'ascending' });
  const rows = [...cards].sort((one, other) => one.cents - other.cents);
  if (sort.direction === 'descending') rows.reverse();
  return (
    <Group title="Tables and pages">
      <Specimen title="Rows" layout="column">
        <Table
          caption="Gift cards"
          {...{ columns, rows, sort }}
          rowKey={(card) => card.code}
          onSort={setSort}
        />
        <Paging pages={12} at={6} />
      </Specimen>
      <Specimen title="Busy" layout="column">
        <Table caption="Orders, loading" columns={columns} rows={[]} rowKey={() => 0} busy expectedRows={2} />
      </Specimen>
      <Specimen title="Empty" layout="column">
        <Table
          caption="Lottery tickets"
          columns={columns}
          rows={[]}
          rowKey={() => 0}
          empty={<EmptyState title="No Lottery found" />}
        />
      </Specimen>
      <Specimen title="Few pages, many pages" layout="column">
        <Paging pages={3} at={1} />
        <Paging pages={1234} at={617} />
      </Specimen>
    </Group>
  );
}

function Paging({ pages, at }: { pages: number; at: number }) {
  const [page, setPage] = useState(at);
  const [size, setSize] = useState(10);
  return (
    <Pagination
      label={`Pages, ${pages} of them`}
      page={page}
      pages={pages}
      onPage={setPage}
      pageSize={size}
      onPageSize={setSize}
    />
  );
}
