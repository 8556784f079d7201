import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { formatNumber } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { buttonLook } from 'browser/ui/buttons/button-look';
import type { Column } from 'browser/ui/lists/Table';
import { Tabs } from 'browser/ui/lists/Tabs';
import { Page } from 'browser/ui/page/Page';
import { Badge } from 'browser/ui/values/Badge';
import { type SupplyOrder, type SupplyView, supplyViews } from 'contract/stock/supply-orders.staff';
import { useState } from 'react';
import { useChosenStore } from '../../../platform/use-chosen-store';
import { DataTable } from '../../../ui/DataTable';
import css from '../../../ui/filters.module.css';
import { NoStore } from '../../../ui/NoStore';
import { StoreSwitch } from '../../../ui/StoreSwitch';
import { AllStock } from '../AllStock';
import { StartOrderDialog } from './StartOrderDialog';
import { supplyOrdersQuery } from './supply.api';
import { expectedDay, toneOfState, wordsOfState, wordsOfView } from './words-of-supply';

const route = getRouteApi('/main/stock/supply');

/** What a store orders from its suppliers. */
export function SupplyOrdersScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { stores, store } = useChosenStore('stock.receive', search.store);
  const [starting, setStarting] = useState(search.low ?? false);
  if (!store) return <NoStore title="Supply orders" />;
  const mayOrder = store.keys.includes('stock.approve');
  const show = search.show ?? 'open';
  return (
    <Page title="Supply orders" lead={store.name} actions={<AllStock storeId={store.id} />}>
      <div className={css.filters}>
        {mayOrder && <Button onClick={() => setStarting(true)}>New supply order</Button>}
        {mayOrder && (
          <Link {...buttonLook({ variant: 'secondary' })} to="/stock/suppliers" search={{ store: store.id }}>
            Suppliers
          </Link>
        )}
        <StoreSwitch
          stores={stores}
          chosen={store.id}
          onChoose={(id) => void navigate({ search: { store: id, show: search.show }, replace: true })}
        />
      </div>
      <Tabs
        label="Supply orders by how far they are"
        selected={show}
        onSelect={(view) => void navigate({ search: { store: search.store, show: view }, replace: true })}
        tabs={supplyViews.map((view) => ({
          id: view,
          label: wordsOfView[view].name,
          panel: <Orders key={`${store.id} ${view}`} storeId={store.id} show={view} mayOrder={mayOrder} />,
        }))}
      />
      {starting && mayOrder && (
        <StartOrderDialog
          storeId={store.id}
          low={search.low ?? false}
          onClose={() => {
            setStarting(false);
            void navigate({ search: (before) => ({ ...before, low: undefined }), replace: true });
          }}
        />
      )}
    </Page>
  );
}

const columns: readonly Column<SupplyOrder>[] = [
  {
    id: 'order',
    header: 'Order',
    names: true,
    cell: ({ number, supplier }) => `${number} from ${supplier.name}`,
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <Badge tone={toneOfState[state]}>{wordsOfState[state]}</Badge>,
  },
  { id: 'expected', header: 'Expected', cell: ({ expected_on }) => expectedDay(expected_on) },
  { id: 'bottles', header: 'Bottles', align: 'end', cell: ({ bottles }) => formatNumber(bottles) },
  { id: 'received', header: 'Received', align: 'end', cell: ({ received }) => formatNumber(received) },
  { id: 'made_by', header: 'By', cell: ({ made_by }) => made_by },
];

type ListProps = { storeId: number; show: SupplyView; mayOrder: boolean };

/** A person who may not order sees only open orders, to receive them. */
function Orders({ storeId, show, mayOrder }: ListProps) {
  const search = route.useSearch();
  const query = useQuery(supplyOrdersQuery(storeId, { ...search, show }));
  const at = (id: string) => ({ params: { id }, search: { store: storeId } });
  return (
    <DataTable
      what="supply orders"
      query={query}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ number }) => `supply order ${number}`}
      link={({ id }, look) => {
        if (mayOrder) return <Link {...look} to="/stock/supply/$id" {...at(id)} />;
        return show === 'open' ? (
          <Link {...look} to="/stock/supply/$id/receive" {...at(id)} />
        ) : (
          look.children
        );
      }}
      pageLink={(page, look) => <Link {...look} to="/stock/supply" search={{ ...search, page }} />}
      empty={wordsOfView[show].empty}
    />
  );
}
