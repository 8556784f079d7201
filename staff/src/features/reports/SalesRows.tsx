import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatMoney, formatNumber } from 'browser/formats/format';
import { buttonLook } from 'browser/ui/buttons/button-look';
import type { Column, Sort } from 'browser/ui/lists/Table';
import {
  type SalesFigure,
  type SalesGrouping,
  type SalesOrder,
  type SalesRow,
  salesFigures,
  salesOrders,
} from 'contract/reports/sales.staff';
import { wordsOfFigures, wordsOfGroupings } from 'contract/reports/sales-words';
import type { ReactNode } from 'react';
import { DataTable } from '../../ui/DataTable';
import css from './SalesScreen.module.css';
import { type SalesAsked, salesAddress, salesRowsQuery } from './sales.api';
import type { SalesSearch } from './sales-search';
import { rowName } from './words-of-sales';

const sortOf = (order: SalesOrder): Sort => ({
  by: order.replace('-', ''),
  direction: order.startsWith('-') ? 'descending' : 'ascending',
});
const orderOf = ({ by, direction }: Sort) =>
  salesOrders.find((order) => order === (direction === 'descending' ? `-${by}` : by));

const inWords = (figure: SalesFigure, value: number | null) => {
  if (value === null) return '';
  return figure === 'orders' || figure === 'pieces' ? formatNumber(value) : formatMoney(value);
};

const ofGoods: ReadonlySet<SalesGrouping> = new Set(['department', 'category', 'brand', 'product']);
/** An order with several goods is in several rows: there orders are not counted. */
const figuresOf = (by: SalesGrouping) =>
  ofGoods.has(by) ? salesFigures.filter((figure) => figure !== 'orders') : salesFigures;

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
      cell: (row) => inWords(figure, row[figure]),
    }),
  ),
];

const together = 'together';

type Props = {
  asked: SalesAsked;
  search: SalesSearch;
  /** By what they are summed. */
  choice: ReactNode;
  onSort: (order: SalesOrder | undefined) => void;
};

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
  return (
    <DataTable
      what="sales"
      query={query}
      columns={columnsOf(asked.by)}
      rowKey={({ key }) => key}
      rowName={(row) => rowName(row, asked.by)}
      sort={sortOf(asked.sort)}
      onSort={(sort) => onSort(orderOf(sort))}
      pageLink={(to, look) => <Link {...look} to="/reports/sales" search={{ ...search, page: to }} />}
      empty="Nothing was sold in this period."
      choosesColumns
      head={
        <div className={css.filters}>
          {choice}
          <a {...buttonLook({ variant: 'secondary', size: 'small' })} href={salesAddress(asked)} download>
            Save as CSV
          </a>
        </div>
      }
    />
  );
}
