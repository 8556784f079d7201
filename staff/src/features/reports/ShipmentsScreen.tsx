import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { formatNumber } from 'browser/formats/format';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { type Column, Table } from 'browser/ui/lists/Table';
import { sum } from 'contract/platform/cents';
import { millilitersInGallon, type Shipped } from 'contract/reports/shipments.staff';
import { namesOfDrinks } from 'contract/settings/rule-values';
import { periodOf } from './Period';
import type { PeriodSearch } from './period-search';
import { ReportPage } from './ReportPage';
import { shipmentsAddress, shipmentsQuery } from './shipments.api';

const route = getRouteApi('/main/reports/shipments');

const liters = (milliliters: number) => formatNumber(milliliters / 1_000);
const gallons = (milliliters: number) =>
  formatNumber(Math.round((milliliters / millilitersInGallon) * 100) / 100);

/** All of them together are of no kind, and their orders are not counted. */
type Row = Omit<Shipped, 'kind' | 'orders'> & { kind: string; orders: number | null };

const columns: readonly Column<Row>[] = [
  {
    id: 'state',
    header: 'State',
    names: true,
    cell: ({ state, orders }) => (orders === null ? <strong>{state}</strong> : state),
  },
  { id: 'kind', header: 'Kind', cell: ({ kind }) => kind },
  {
    id: 'orders',
    header: 'Orders',
    align: 'end',
    cell: ({ orders }) => (orders === null ? '–' : formatNumber(orders)),
  },
  { id: 'bottles', header: 'Bottles', align: 'end', cell: ({ bottles }) => formatNumber(bottles) },
  { id: 'liters', header: 'Liters', align: 'end', cell: ({ milliliters }) => liters(milliliters) },
  { id: 'gallons', header: 'Gallons', align: 'end', cell: ({ milliliters }) => gallons(milliliters) },
];

/** An order with wine and beer is in two rows, so together orders are not counted. */
const together = (shipped: readonly Shipped[]): Row => ({
  state: 'Together',
  kind: 'All',
  orders: null,
  bottles: sum(shipped.map(({ bottles }) => bottles)),
  milliliters: sum(shipped.map(({ milliliters }) => milliliters)),
});

const rowsOf = (shipped: readonly Shipped[]): Row[] =>
  shipped.length === 0
    ? []
    : [...shipped.map((each) => ({ ...each, kind: namesOfDrinks[each.kind] })), together(shipped)];

/** What left by carrier, as the states ask for it. */
export function ShipmentsScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const period = periodOf(search);
  const { data, error, isFetching, refetch } = useQuery(shipmentsQuery(period));
  const look = (next: PeriodSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  return (
    <ReportPage
      title="Shipments"
      lead="The drinks that left by carrier, and the states they went to."
      here="/reports/shipments"
      period={period}
      onLook={look}
      file={{ address: shipmentsAddress(period), label: 'Save each order as CSV' }}
    >
      {data && (
        <Table
          dense
          caption="Shipments"
          columns={columns}
          rows={rowsOf(data)}
          rowKey={({ state, kind }) => `${state} ${kind}`}
          empty="Nothing was shipped in this period."
        />
      )}
      {!data && error && (
        <Trouble title="We could not load the shipments" again={refetch} busy={isFetching}>
          {inWords(error)}
        </Trouble>
      )}
      {!data && !error && <Skeleton lines={6} label="Loading shipments" />}
    </ReportPage>
  );
}
