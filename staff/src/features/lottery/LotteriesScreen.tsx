import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { formatDate, formatMoney, formatNumber } from 'browser/formats/format';
import { buttonLook } from 'browser/ui/buttons/button-look';
import type { Column } from 'browser/ui/lists/Table';
import { Tabs } from 'browser/ui/lists/Tabs';
import { Page } from 'browser/ui/page/Page';
import { Badge } from 'browser/ui/values/Badge';
import {
  type HeldLottery,
  type LotteryDraft,
  type LotteryView,
  lotteryViews,
} from 'contract/lottery/lotteries.staff';
import { useChosenStore } from '../../platform/use-chosen-store';
import { DataTable } from '../../ui/DataTable';
import { NoStore } from '../../ui/NoStore';
import { StoreSwitch } from '../../ui/StoreSwitch';
import { draftsQuery, heldQuery } from './lotteries.api';
import { wordsOfState, wordsOfView } from './words-of-lotteries';

const route = getRouteApi('/main/lotteries');
const listedViews = ['drafts', ...lotteryViews] as const;

/** The lotteries of one store, from the first draft on. */
export function LotteriesScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { stores, store } = useChosenStore('lotteries.change', search.store);
  if (!store) return <NoStore title="Lotteries" />;
  return (
    <Page
      title="Lotteries"
      lead={store.name}
      actions={
        <Link {...buttonLook({ size: 'small' })} to="/lotteries/new" search={{ store: store.id }}>
          New lottery
        </Link>
      }
    >
      <StoreSwitch
        stores={stores}
        chosen={store.id}
        onChoose={(id) => void navigate({ search: { show: search.show, store: id }, replace: true })}
      />
      <Tabs
        label="Lotteries by how far they have come"
        selected={search.show ?? 'open'}
        onSelect={(show) => void navigate({ search: { store: search.store, show }, replace: true })}
        tabs={listedViews.map((view) => ({
          id: view,
          label: wordsOfView[view].name,
          panel:
            view === 'drafts' ? (
              <Drafts storeId={store.id} />
            ) : (
              <Held key={`${store.id} ${view}`} storeId={store.id} show={view} />
            ),
        }))}
      />
    </Page>
  );
}

const draftColumns: readonly Column<LotteryDraft>[] = [
  { id: 'name', header: 'Lottery', names: true, cell: ({ name }) => name },
  { id: 'bottles', header: 'Bottles', align: 'end', cell: ({ bottles }) => formatNumber(bottles) },
  { id: 'price', header: 'Price', align: 'end', cell: ({ price }) => formatMoney(price) },
  {
    id: 'opens',
    header: 'Opens',
    cell: ({ opens_at, timezone }) => formatDate(opens_at, 'medium', timezone),
  },
  {
    id: 'closes',
    header: 'Closes',
    cell: ({ closes_at, timezone }) => formatDate(closes_at, 'medium', timezone),
  },
];

function Drafts({ storeId }: { storeId: number }) {
  const search = route.useSearch();
  return (
    <DataTable
      what="drafts"
      query={useQuery(draftsQuery(storeId, search.page))}
      columns={draftColumns}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      link={({ id }, look) => (
        <Link {...look} to="/lotteries/drafts/$id" params={{ id }} search={{ store: storeId }} />
      )}
      pageLink={(page, look) => <Link {...look} to="/lotteries" search={{ ...search, page }} />}
      empty={wordsOfView.drafts.empty}
    />
  );
}

const heldColumns: readonly Column<HeldLottery>[] = [
  { id: 'name', header: 'Lottery', names: true, cell: ({ name }) => name },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <Badge tone={wordsOfState[state].tone}>{wordsOfState[state].name}</Badge>,
  },
  { id: 'bottles', header: 'Bottles', align: 'end', cell: ({ bottles }) => formatNumber(bottles) },
  {
    id: 'entries',
    header: 'Entries',
    align: 'end',
    cell: ({ entries, entries_exact }) => `${formatNumber(entries)}${entries_exact ? '' : '+'}`,
  },
  {
    id: 'bought',
    header: 'Bought',
    align: 'end',
    cell: ({ bought, waiting }) => (waiting > 0 ? `${bought}, ${waiting} waiting` : formatNumber(bought)),
  },
  {
    id: 'opens',
    header: 'Opens',
    cell: ({ opens_at, timezone }) => formatDate(opens_at, 'medium', timezone),
  },
  {
    id: 'closes',
    header: 'Closes',
    cell: ({ closes_at, timezone }) => formatDate(closes_at, 'medium', timezone),
  },
];

function Held({ storeId, show }: { storeId: number; show: LotteryView }) {
  const search = route.useSearch();
  return (
    <DataTable
      what="lotteries"
      query={useQuery(heldQuery(storeId, show, search.page))}
      columns={heldColumns}
      rowKey={({ id }) => `${id}`}
      rowName={({ name }) => name}
      link={({ id }, look) => (
        <Link {...look} to="/lotteries/$id" params={{ id: `${id}` }} search={{ store: storeId }} />
      )}
      pageLink={(page, look) => <Link {...look} to="/lotteries" search={{ ...search, page }} />}
      empty={wordsOfView[show].empty}
    />
  );
}
