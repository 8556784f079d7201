import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { formatDateTime, formatNumber } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import type { Column } from 'browser/ui/lists/Table';
import { Tabs } from 'browser/ui/lists/Tabs';
import { Page } from 'browser/ui/page/Page';
import { Badge } from 'browser/ui/values/Badge';
import { type Transfer, type TransferView, transferViews } from 'contract/stock/transfers.staff';
import { useState } from 'react';
import { useChosenStore } from '../../../platform/use-chosen-store';
import { DataTable } from '../../../ui/DataTable';
import css from '../../../ui/filters.module.css';
import { NoStore } from '../../../ui/NoStore';
import { StoreSwitch } from '../../../ui/StoreSwitch';
import { AllStock } from '../AllStock';
import { StartTransferDialog } from './StartTransferDialog';
import { transfersQuery } from './transfers.api';
import { toneOfState, wordsOfState, wordsOfView } from './words-of-transfers';

const route = getRouteApi('/main/stock/transfers');

/** What goes from one store to another. */
export function TransfersScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { stores, store } = useChosenStore('stock.see', search.store);
  const [starting, setStarting] = useState(false);
  if (!store) return <NoStore title="Transfers" />;
  const show = search.show ?? 'leaving';
  return (
    <Page title="Transfers" lead={store.name} actions={<AllStock storeId={store.id} />}>
      <div className={css.filters}>
        {store.keys.includes('stock.approve') && (
          <Button onClick={() => setStarting(true)}>Send bottles</Button>
        )}
        <StoreSwitch
          stores={stores}
          chosen={store.id}
          onChoose={(id) =>
            void navigate({ search: (before) => ({ ...before, store: id, page: undefined }), replace: true })
          }
        />
      </div>
      <Tabs
        label="Transfers by where they go"
        selected={show}
        onSelect={(view) => void navigate({ search: { store: search.store, show: view }, replace: true })}
        tabs={transferViews.map((view) => ({
          id: view,
          label: wordsOfView[view].name,
          panel: <Transfers key={`${store.id} ${view}`} storeId={store.id} show={view} />,
        }))}
      />
      <StartTransferDialog open={starting} onClose={() => setStarting(false)} storeId={store.id} />
    </Page>
  );
}

const columns: readonly Column<Transfer>[] = [
  {
    id: 'ways',
    header: 'From and to',
    names: true,
    cell: ({ from, to }) => `${from.name} to ${to.name}`,
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <Badge tone={toneOfState[state]}>{wordsOfState[state]}</Badge>,
  },
  { id: 'bottles', header: 'Bottles', align: 'end', cell: ({ bottles }) => formatNumber(bottles) },
  { id: 'received', header: 'Received', align: 'end', cell: ({ received }) => formatNumber(received) },
  {
    id: 'missing',
    header: 'Missing',
    align: 'end',
    cell: ({ missing }) => (missing > 0 ? <Badge tone="danger">{formatNumber(missing)}</Badge> : '–'),
  },
  { id: 'sent', header: 'Sent', cell: ({ sent_at }) => (sent_at ? formatDateTime(sent_at) : '–') },
  { id: 'made_by', header: 'By', cell: ({ made_by }) => made_by },
];

function Transfers({ storeId, show }: { storeId: number; show: TransferView }) {
  const search = route.useSearch();
  const query = useQuery(transfersQuery(storeId, { ...search, show }));
  return (
    <DataTable
      what="transfers"
      query={query}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ from, to }) => `the transfer from ${from.name} to ${to.name}`}
      link={({ id }, look) => (
        <Link {...look} to="/stock/transfers/$id" params={{ id }} search={{ store: storeId }} />
      )}
      pageLink={(page, look) => <Link {...look} to="/stock/transfers" search={{ ...search, page }} />}
      empty={wordsOfView[show].empty}
    />
  );
}
