import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { formatMoney, formatNumber } from 'browser/formats/format';
import type { Column } from 'browser/ui/lists/Table';
import { type Unsold, type UnsoldSums, unsoldOrders, usualUnsoldOrder } from 'contract/reports/unsold.staff';
import { useStoresWith } from '../../platform/me';
import { orderOf, sortOf } from '../../platform/row-order';
import { BottleCell } from '../../ui/bottles/BottleCell';
import { bottleName } from '../../ui/bottles/bottle-words';
import { DataTable } from '../../ui/DataTable';
import { ReportPage } from './ReportPage';
import { unsoldAddress, unsoldQuery } from './unsold.api';
import { useReport } from './use-report';

const route = getRouteApi('/main/reports/unsold');

/** Bottles that a store has and does not sell: where its money lies. */
export function UnsoldScreen() {
  const { search, period, look } = useReport(route.useSearch(), route.useNavigate());
  const stores = useStoresWith('reports.see');
  const asked = { ...period, sort: search.sort ?? usualUnsoldOrder };
  const query = useQuery(unsoldQuery(asked, search.page ?? 1));
  const { data } = query;
  return (
    <ReportPage
      title="Not sold"
      lead="Bottles that you have, and that nobody ordered in this period."
      here="/reports/unsold"
      period={period}
      onLook={look}
      file={{ address: unsoldAddress(asked), label: 'Save as CSV' }}
    >
      {data && data.total_rows > 0 && <Together of={data.sums} />}
      <DataTable
        what="bottles"
        query={query}
        columns={search.store === undefined && stores.length > 1 ? columns : columns.filter(isOfOneStore)}
        rowKey={({ product_id, store_id }) => `${product_id} ${store_id}`}
        rowName={bottleName}
        link={({ product_id, store_id }, look) => (
          <Link {...look} to="/stock/$id" params={{ id: `${product_id}` }} search={{ store: store_id }} />
        )}
        sort={sortOf(asked.sort)}
        onSort={(sort) => look({ sort: orderOf(unsoldOrders, sort) })}
        pageLink={(page, look) => <Link {...look} to="/reports/unsold" search={{ ...search, page }} />}
        empty="Everything that you have was ordered in this period."
      />
    </ReportPage>
  );
}

const Together = ({ of: { on_hand, at_price, at_cost } }: { of: UnsoldSums }) => (
  <p>
    Together {formatNumber(on_hand)} pieces that would bring {formatMoney(at_price)} at today’s prices.
    {at_cost > 0 && ` Those of known cost have cost ${formatMoney(at_cost)}.`}
  </p>
);

const columns: readonly Column<Unsold>[] = [
  {
    id: 'name',
    header: 'Bottle',
    names: true,
    sortable: true,
    cell: (bottle) => <BottleCell bottle={bottle} />,
  },
  { id: 'store', header: 'Store', cell: ({ store }) => store },
  {
    id: 'on_hand',
    header: 'On hand',
    align: 'end',
    sortable: true,
    cell: ({ on_hand }) => formatNumber(on_hand),
  },
  { id: 'price', header: 'Price', align: 'end', cell: ({ price }) => formatMoney(price) },
  {
    id: 'at_price',
    header: 'At price',
    align: 'end',
    sortable: true,
    cell: ({ at_price }) => formatMoney(at_price),
  },
  {
    id: 'at_cost',
    header: 'At cost',
    align: 'end',
    sortable: true,
    cell: ({ at_cost }) => (at_cost === null ? '–' : formatMoney(at_cost)),
  },
];
const isOfOneStore = ({ id }: Column<Unsold>) => id !== 'store';
