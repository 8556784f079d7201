import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { noticeInWords } from 'browser/calls/notice-failure';
import { useCall } from 'browser/calls/use-call';
import { formatDateTime } from 'browser/formats/format';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import type { Column } from 'browser/ui/lists/Table';
import { Page } from 'browser/ui/page/Page';
import { Badge } from 'browser/ui/values/Badge';
import { Price } from 'browser/ui/values/Price';
import type { PricePlan } from 'contract/catalogue/price-plans.staff';
import { useChosenStore } from '../../../platform/use-chosen-store';
import { DataTable } from '../../../ui/DataTable';
import { NoStore } from '../../../ui/NoStore';
import { StoreSwitch } from '../../../ui/StoreSwitch';
import { endPricePlanOf, pricePlansQuery } from '../catalogue.api';
import { productName } from '../product-name';

const route = getRouteApi('/main/prices/plans');

/** Prices that are asked for a time: to come, running and over. */
export function PricePlansScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { stores, store } = useChosenStore('prices.change', search.store);
  if (!store) return <NoStore title="Price plans" />;
  return (
    <Page
      title="Price plans"
      lead={store.name}
      actions={
        <Link to="/prices" search={{ store: store.id }}>
          Plan prices
        </Link>
      }
    >
      <StoreSwitch
        stores={stores}
        chosen={store.id}
        onChoose={(id) => void navigate({ search: { store: id }, replace: true })}
      />
      <Plans key={store.id} storeId={store.id} page={search.page} />
    </Page>
  );
}

function Plans({ storeId, page }: { storeId: number; page: number | undefined }) {
  const query = useQuery(pricePlansQuery(storeId, page));
  return (
    <DataTable
      what="price plans"
      query={query}
      columns={columnsOf(storeId, query.data?.timezone)}
      rowKey={({ id }) => id}
      rowName={({ product }) => productName(product)}
      pageLink={(to, look) => <Link {...look} to="/prices/plans" search={{ store: storeId, page: to }} />}
      empty="Nothing is planned. Change prices, then choose “For a time” when you save them."
    />
  );
}

const badges = {
  planned: <Badge tone="neutral">To come</Badge>,
  running: <Badge tone="success">Running</Badge>,
  over: <Badge tone="neutral">Over</Badge>,
};

const columnsOf = (storeId: number, timezone: string | undefined): Column<PricePlan>[] => [
  { id: 'product', header: 'Product', names: true, cell: ({ product }) => productName(product) },
  { id: 'state', header: 'State', cell: ({ state }) => badges[state] },
  { id: 'from', header: 'From', cell: ({ from_at }) => formatDateTime(from_at, timezone) },
  { id: 'until', header: 'Until', cell: ({ until_at }) => formatDateTime(until_at, timezone) },
  {
    id: 'price',
    header: 'Price',
    align: 'end',
    cell: ({ price, compare_at }) => <Price size="small" cents={price} compareAtCents={compare_at} />,
  },
  {
    id: 'end',
    header: 'End',
    align: 'end',
    cell: (plan) => plan.state !== 'over' && <EndPlan storeId={storeId} plan={plan} />,
  },
];

function EndPlan({ storeId, plan }: { storeId: number; plan: PricePlan }) {
  const { run, busy } = useCall({ refused: noticeInWords });
  const words = plan.state === 'running' ? 'End now' : 'Cancel';
  const end = () => run(async () => notify((await endPricePlanOf(storeId, plan.id)).message));
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={`${words}: ${productName(plan.product)}`}
      busy={busy}
      onClick={end}
    >
      {words}
    </Button>
  );
}
