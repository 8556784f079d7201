import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { formatNumber } from 'browser/formats/format';
import type { Column } from 'browser/ui/lists/Table';
import { sum } from 'contract/platform/cents';
import { millilitersInGallon, type Shipped } from 'contract/reports/shipments.staff';
import { namesOfDrinks } from 'contract/settings/rule-values';
import { ReportPage } from './ReportPage';
import { SummedTable } from './SummedTable';
import { shipmentsAddress, shipmentsQuery } from './shipments.api';
import { useReport } from './use-report';

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

const rowOf = (shipped: Shipped): Row => ({ ...shipped, kind: namesOfDrinks[shipped.kind] });

/** What left by carrier, as the states ask for it. */
export function ShipmentsScreen() {
  const { period, look } = useReport(route.useSearch(), route.useNavigate());
  const query = useQuery(shipmentsQuery(period));
  return (
    <ReportPage
      title="Shipments"
      lead="The drinks that left by carrier, and the states they went to."
      here="/reports/shipments"
      period={period}
      onLook={look}
      file={{ address: shipmentsAddress(period), label: 'Save each order as CSV' }}
    >
      <SummedTable
        caption="Shipments"
        query={query}
        columns={columns}
        rowOf={rowOf}
        together={together}
        rowKey={({ state, kind }) => `${state} ${kind}`}
        empty="Nothing was shipped in this period."
      />
    </ReportPage>
  );
}
