import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { formatMoney } from 'browser/formats/format';
import type { Column } from 'browser/ui/lists/Table';
import { sum } from 'contract/platform/cents';
import type { TaxedSales } from 'contract/reports/taxes.staff';
import { wordsOfUnrated } from 'contract/reports/taxes-words';
import { rateInWords } from 'contract/settings/rule-values';
import { ReportPage } from './ReportPage';
import { SummedTable } from './SummedTable';
import { taxesAddress, taxesQuery } from './taxes.api';
import { useReport } from './use-report';

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
  const { period, look } = useReport(route.useSearch(), route.useNavigate());
  const query = useQuery(taxesQuery(period));
  return (
    <ReportPage
      title="Sales tax"
      lead="What you have sold at each rate, and the tax that you owe for it."
      here="/reports/taxes"
      period={period}
      onLook={look}
      file={{ address: taxesAddress(period), label: 'Save as CSV' }}
    >
      <SummedTable
        caption="Sales tax"
        query={query}
        columns={columns}
        rowOf={(row): Row => row}
        together={together}
        rowKey={({ kind, state, place, millionths }) => `${kind} ${state} ${place} ${millionths}`}
        empty="Nothing was sold in this period."
      />
    </ReportPage>
  );
}
