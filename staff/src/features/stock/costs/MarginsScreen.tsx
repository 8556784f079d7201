import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useCall } from 'browser/calls/use-call';
import { formatMoney, formatNumber, formatPercent } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import type { Column } from 'browser/ui/lists/Table';
import { Page } from 'browser/ui/page/Page';
import { Badge } from 'browser/ui/values/Badge';
import { dollars } from 'contract/platform/money';
import { type Margin, marginOf } from 'contract/stock/costs.staff';
import { saveCsv } from '../../../platform/csv';
import { useChosenStore } from '../../../platform/use-chosen-store';
import { BottleCell } from '../../../ui/bottles/BottleCell';
import { bottleName, bottleSize } from '../../../ui/bottles/bottle-words';
import { DataTable } from '../../../ui/DataTable';
import filters from '../../../ui/filters.module.css';
import { NoStore } from '../../../ui/NoStore';
import { StoreSwitch } from '../../../ui/StoreSwitch';
import { AllStock } from '../AllStock';
import { allMargins, marginsQuery } from './costs.api';

const route = getRouteApi('/main/stock/margins');

/** The bottles on which a store earns least: the lowest margin first. */
export function MarginsScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { stores, store } = useChosenStore('costs.see', search.store);
  const query = useQuery({
    ...marginsQuery(store?.id ?? 0, search.page),
    enabled: store !== undefined,
  });
  const { run, busy, refusal } = useCall();
  if (!store) return <NoStore title="Margins" />;
  return (
    <Page title="Margins" lead={`${store.name}, the lowest first`} actions={<AllStock storeId={store.id} />}>
      <div className={filters.filters}>
        <StoreSwitch
          stores={stores}
          chosen={store.id}
          onChoose={(id) => void navigate({ search: { store: id }, replace: true })}
        />
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          disabled={!query.data || query.data.data.length === 0}
          onClick={() => run(async () => saveCsv('margins', rowsOf(await allMargins(store.id))))}
        >
          Save as CSV
        </Button>
      </div>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <DataTable
        what="margins"
        query={query}
        columns={columns}
        rowKey={({ product_id }) => `${product_id}`}
        rowName={bottleName}
        link={({ product_id }, look) => (
          <Link {...look} to="/stock/$id" params={{ id: `${product_id}` }} search={{ store: store.id }} />
        )}
        pageLink={(page, look) => <Link {...look} to="/stock/margins" search={{ ...search, page }} />}
        empty="Nobody has said what a bottle costs. Costs come with supply orders."
      />
    </Page>
  );
}

const columns: readonly Column<Margin>[] = [
  {
    id: 'bottle',
    header: 'Bottle',
    names: true,
    cell: (margin) => <BottleCell bottle={margin} />,
  },
  { id: 'price', header: 'Price', align: 'end', cell: ({ price }) => formatMoney(price) },
  { id: 'cost', header: 'Cost of one', align: 'end', cell: ({ unit_cost }) => formatMoney(unit_cost) },
  {
    id: 'margin',
    header: 'Margin',
    align: 'end',
    cell: (margin) =>
      margin.unit_cost > margin.price ? (
        <Badge tone="danger">{formatPercent(marginOf(margin))}</Badge>
      ) : (
        formatPercent(marginOf(margin))
      ),
  },
  { id: 'on_hand', header: 'On hand', align: 'end', cell: ({ on_hand }) => formatNumber(on_hand) },
];

const rowsOf = (margins: readonly Margin[]) => [
  ['Bottle', 'Size', 'Price', 'Cost of one', 'Margin in percent', 'On hand'],
  ...margins.map((margin) => [
    bottleName(margin),
    bottleSize(margin),
    dollars(margin.price).toFixed(2),
    dollars(margin.unit_cost).toFixed(2),
    (100 * marginOf(margin)).toFixed(1),
    margin.on_hand,
  ]),
];
