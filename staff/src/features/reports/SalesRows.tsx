import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatMoney, formatNumber, formatPercent } from 'browser/formats/format';
import { buttonLook } from 'browser/ui/buttons/button-look';
import type { Column } from 'browser/ui/lists/Table';
import { Badge } from 'browser/ui/values/Badge';
import {
  type SalesFigure,
  type SalesGrouping,
  type SalesOrder,
  type SalesRow,
  type SalesRowSums,
  salesFigures,
  salesMargin,
  salesOrders,
} from 'contract/reports/sales.staff';
import { wordsOfFigures, wordsOfGroupings } from 'contract/reports/sales-words';
import type { ReactNode } from 'react';
import { orderOf, sortOf } from '../../platform/row-order';
import { DataTable } from '../../ui/DataTable';
import filters from '../../ui/filters.module.css';
import css from './Sales.module.css';
import { type SalesAsked, salesAddress, salesRowsQuery } from './sales.api';
import type { SalesSearch } from './sales-search';
import { rowName } from './words-of-sales';

const together = 'together';
const none = '–';

const counted: ReadonlySet<SalesFigure> = new Set(['orders', 'pieces']);
const ofKnownCost: ReadonlySet<SalesFigure> = new Set(['cost', 'profit']);

function inWords(figure: SalesFigure, row: SalesRow) {
  const value = row[figure];
  if (value === null || (ofKnownCost.has(figure) && salesMargin(row) === null)) return none;
  return counted.has(figure) ? formatNumber(value) : formatMoney(value);
}

function marginInWords(row: SalesRow) {
  const margin = salesMargin(row);
  if (margin === null) return none;
  return margin < 0 ? <Badge tone="danger">{formatPercent(margin)}</Badge> : formatPercent(margin);
}

const ofGoods: ReadonlySet<SalesGrouping> = new Set(['department', 'category', 'brand', 'product']);
/** An order with several goods is in several rows: there orders are not counted. */
const figuresOf = (by: SalesGrouping) =>
  salesFigures.filter((figure) => figure !== 'costed' && (figure !== 'orders' || !ofGoods.has(by)));

/** All of them side by side would be more than a tablet has room for. */
const spare: ReadonlySet<SalesFigure> = new Set(['goods', 'savings', 'fees', 'cost']);

const columnsOf = (by: SalesGrouping): Column<SalesRow>[] => [
  {
    id: 'name',
    header: wordsOfGroupings[by],
    names: true,
    sortable: true,
    cell: (row) => (row.key === together ? <strong>{row.name}</strong> : rowName(row, by)),
  },
  ...figuresOf(by).map(
    (figure): Column<SalesRow> => ({
      id: figure,
      header: wordsOfFigures[figure],
      align: 'end',
      sortable: true,
      spare: spare.has(figure),
      cell: (row) => inWords(figure, row),
    }),
  ),
  { id: 'margin', header: 'Margin', align: 'end', sortable: true, cell: marginInWords },
];

type Props = {
  asked: SalesAsked;
  search: SalesSearch;
  /** By what they are summed. */
  choice: ReactNode;
  onSort: (order: SalesOrder | undefined) => void;
};

/** How much of the sales the columns of costs are about, unless it is all of them. */
function KnownCost({ sums: { net, costed } }: { sums: SalesRowSums }) {
  if (costed === net) return null;
  return (
    <p className={css.about}>
      {costed > 0
        ? `Cost, gross profit, and margin are of ${formatMoney(costed)} of the net sales. What the rest cost is not known.`
        : 'What these sales cost is not known. Costs come with supply orders.'}
    </p>
  );
}

/** The same sales, summed by what is chosen, with all of them together at the end. */
export function SalesRows({ asked, search, choice, onSort }: Props) {
  const query = useQuery({
    ...salesRowsQuery(asked, search.page ?? 1),
    select: (listed) => ({
      ...listed,
      data:
        listed.data.length > 0
          ? [...listed.data, { key: together, name: 'Together', ...listed.sums }]
          : listed.data,
    }),
  });
  const { data } = query;
  return (
    <>
      <DataTable
        what="sales"
        query={query}
        columns={columnsOf(asked.by)}
        rowKey={({ key }) => key}
        rowName={(row) => rowName(row, asked.by)}
        sort={sortOf(asked.sort)}
        onSort={(sort) => onSort(orderOf(salesOrders, sort))}
        pageLink={(to, look) => <Link {...look} to="/reports/sales" search={{ ...search, page: to }} />}
        empty="Nothing was sold in this period."
        choosesColumns
        head={
          <div className={filters.filters}>
            {choice}
            <a {...buttonLook({ variant: 'secondary', size: 'small' })} href={salesAddress(asked)} download>
              Save as CSV
            </a>
          </div>
        }
      />
      {data && data.data.length > 0 && <KnownCost sums={data.sums} />}
    </>
  );
}
