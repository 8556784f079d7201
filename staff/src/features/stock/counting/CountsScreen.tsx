import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { formatDateTime, formatNumber } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { InlineSelect } from 'browser/ui/choices/InlineSelect';
import type { Column } from 'browser/ui/lists/Table';
import { Page } from 'browser/ui/page/Page';
import { Badge } from 'browser/ui/values/Badge';
import type { StockCount } from 'contract/stock/counting.staff';
import { useState } from 'react';
import { useChosenStore } from '../../../platform/use-chosen-store';
import { DataTable } from '../../../ui/DataTable';
import css from '../../../ui/filters.module.css';
import { NoStore } from '../../../ui/NoStore';
import { StoreSwitch } from '../../../ui/StoreSwitch';
import { AllStock } from '../AllStock';
import { BeginCountDialog } from './BeginCountDialog';
import { countsQuery } from './counting.api';
import { toneOfState, wordsOfState } from './words-of-counts';

const route = getRouteApi('/main/stock/counts');

/** What is being counted at a store, and what was. */
export function CountsScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { stores, store } = useChosenStore('stock.count', search.store);
  const [beginning, setBeginning] = useState(false);
  if (!store) return <NoStore title="Counts" />;
  return (
    <Page title="Counts" lead={store.name} actions={<AllStock storeId={store.id} />}>
      <div className={css.filters}>
        <Button onClick={() => setBeginning(true)}>Begin a count</Button>
        <StoreSwitch
          stores={stores}
          chosen={store.id}
          onChoose={(id) =>
            void navigate({ search: (before) => ({ ...before, store: id, page: undefined }), replace: true })
          }
        />
        <InlineSelect
          label="Show"
          value={search.show ?? 'open'}
          options={[
            { value: 'open', name: 'Open counts' },
            { value: 'over', name: 'Past counts' },
          ]}
          onChange={(show) =>
            void navigate({
              search: (before) => ({
                ...before,
                show: show === 'over' ? 'over' : undefined,
                page: undefined,
              }),
              replace: true,
            })
          }
        />
      </div>
      <Counts key={store.id} storeId={store.id} />
      <BeginCountDialog open={beginning} onClose={() => setBeginning(false)} storeId={store.id} />
    </Page>
  );
}

const columns: readonly Column<StockCount>[] = [
  { id: 'name', header: 'Count', names: true, cell: ({ name }) => name },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <Badge tone={toneOfState[state]}>{wordsOfState[state]}</Badge>,
  },
  {
    id: 'counted',
    header: 'Counted',
    align: 'end',
    cell: ({ counted, bottles }) => `${formatNumber(counted)} of ${formatNumber(bottles)}`,
  },
  { id: 'begun_at', header: 'Begun', cell: ({ begun_at }) => formatDateTime(begun_at) },
  { id: 'begun_by', header: 'By', cell: ({ begun_by }) => begun_by },
];

function Counts({ storeId }: { storeId: number }) {
  const search = route.useSearch();
  const query = useQuery(countsQuery(storeId, search));
  return (
    <DataTable
      what="counts"
      query={query}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      link={({ id }, look) => (
        <Link {...look} to="/stock/counts/$id" params={{ id }} search={{ store: storeId }} />
      )}
      pageLink={(page, look) => <Link {...look} to="/stock/counts" search={{ ...search, page }} />}
      empty={search.show === 'over' ? 'No count is over yet.' : 'Nothing is being counted.'}
    />
  );
}
