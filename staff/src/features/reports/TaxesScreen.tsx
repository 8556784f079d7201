import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { formatMoney } from 'browser/formats/format';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { type Column, Table } from 'browser/ui/lists/Table';
import { sum } from 'contract/platform/cents';
import type { TaxedSales } from 'contract/reports/taxes.staff';
import { wordsOfUnrated } from 'contract/reports/taxes-words';
import { rateInWords } from 'contract/settings/rule-values';
import { periodOf } from './Period';
import type { PeriodSearch } from './period-search';
import { ReportPage } from './ReportPage';
import { taxesAddress, taxesQuery } from './taxes.api';

const route = getRouteApi('/main/reports/taxes');

type Row = Omit<TaxedSales, 'kind'> & { kind: TaxedSales['kind'] | 'together' };
const none = '–';

function nameOf({ kind, state }: Row) {
  if (kind === 'together') return <strong>Together</strong>;
  return kind === 'rated' ? state : wordsOfUnrated[kind];
}

const amount = (id: 'sold' | 'back' | 'net' | 'tax', header: string): Column<Row> => ({
  id,
  header,
  align: 'end',
  cell: (row) => formatMoney(row[id]),
});

const columns: readonly Column<Row>[] = [
  { id: 'state', header: 'State', names: true, cell: nameOf },
  { id: 'place', header: 'Place', cell: ({ place }) => place || none },
  {
    id: 'rate',
    header: 'Rate',
    align: 'end',
    cell: ({ millionths }) => (millionths === null ? none : rateInWords(millionths)),
  },
  amount('sold', 'Sold'),
  amount('back', 'Canceled or returned'),
  amount('net', 'Net sales'),
  amount('tax', 'Tax'),
];

const together = (rows: readonly TaxedSales[]): Row => ({
  kind: 'together',
  state: '',
  place: '',
  millionths: null,
  sold: sum(rows.map(({ sold }) => sold)),
  back: sum(rows.map(({ back }) => back)),
  net: sum(rows.map(({ net }) => net)),
  tax: sum(rows.map(({ tax }) => tax)),
});

/** What was sold at each rate, as the states ask for it. */
export function TaxesScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const period = periodOf(search);
  const { data, error, isFetching, refetch } = useQuery(taxesQuery(period));
  const look = (next: PeriodSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  return (
    <ReportPage
      title="Sales tax"
      lead="What you have sold at each rate, and the tax that you owe for it."
      here="/reports/taxes"
      period={period}
      onLook={look}
      file={{ address: taxesAddress(period), label: 'Save as CSV' }}
    >
      {data && (
        <Table
          dense
          caption="Sales tax"
          columns={columns}
          rows={data.length === 0 ? [] : [...data, together(data)]}
          rowKey={({ kind, state, place, millionths }) => `${kind} ${state} ${place} ${millionths}`}
          empty="Nothing was sold in this period."
        />
      )}
      {!data && error && (
        <Trouble title="We could not load the sales tax" again={refetch} busy={isFetching}>
          {inWords(error)}
        </Trouble>
      )}
      {!data && !error && <Skeleton lines={6} label="Loading sales tax" />}
    </ReportPage>
  );
}
