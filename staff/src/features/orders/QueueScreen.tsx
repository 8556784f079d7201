import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { formatMoney, formatNumber, plural } from 'browser/formats/format';
import { buttonLook } from 'browser/ui/buttons/button-look';
import type { Column } from 'browser/ui/lists/Table';
import { Page } from 'browser/ui/page/Page';
import { VisuallyHidden } from 'browser/ui/VisuallyHidden';
import { Badge } from 'browser/ui/values/Badge';
import { type QueuedOrder, queueOrders, queueTabs } from 'contract/orders/queue.staff';
import { useState } from 'react';
import { useMe } from '../../platform/me';
import { orderOf, sortOf } from '../../platform/row-order';
import { DataTable } from '../../ui/DataTable';
import { StoreOrAllSwitch } from '../../ui/StoreSwitch';
import { ViewsBar } from '../views/ViewsBar';
import { ScanOrder } from './counter/ScanOrder';
import { queueQuery } from './orders.api';
import { PaperLinks } from './paper/PaperLinks';
import { mostOfWalk } from './picking/orders-of-walk';
import css from './QueueScreen.module.css';
import { SoundButton } from './SoundButton';
import {
  toneOfStatus,
  whenDue,
  wordsOfMark,
  wordsOfStatus,
  wordsOfTab,
  wordsOfTrouble,
  wordsOfWay,
} from './words-of-orders';

const route = getRouteApi('/main/orders');

const columns: readonly Column<QueuedOrder>[] = [
  {
    id: 'order',
    header: 'Order',
    names: true,
    sortable: true,
    cell: ({ number, customer }) => (
      <>
        <strong className={css.number}>{number}</strong> {customer}
      </>
    ),
  },
  {
    id: 'due',
    header: 'Due',
    sortable: true,
    cell: (order) => (
      <span className={css.due} data-late={order.is_late || undefined}>
        {whenDue(order)}
        {order.is_late && <Badge tone="danger">Late</Badge>}
      </span>
    ),
  },
  { id: 'way', header: 'Way', cell: ({ fulfilment }) => wordsOfWay[fulfilment] },
  {
    id: 'bottles',
    header: 'Items',
    align: 'end',
    sortable: true,
    cell: ({ pieces }) => formatNumber(pieces),
  },
  { id: 'state', header: 'State', cell: (order) => <State {...order} /> },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    sortable: true,
    cell: ({ total, to_pay }) => (
      <span className={css.marks}>
        {formatMoney(total)}
        {to_pay && <Badge tone="warning">To pay</Badge>}
      </span>
    ),
  },
];

const State = ({ status, marks, picker, trouble }: QueuedOrder) => (
  <span className={css.marks}>
    <Badge tone={toneOfStatus[status]}>{wordsOfStatus[status]}</Badge>
    {trouble && <Badge tone="danger">{wordsOfTrouble[trouble]}</Badge>}
    {marks.map((mark) => (
      <Badge key={mark}>{wordsOfMark[mark]}</Badge>
    ))}
    {picker && <span>{picker} is picking</span>}
  </span>
);

/** What has to be done, the soonest first; its address is the view. */
export function QueueScreen() {
  const view = route.useSearch();
  const { stores } = useMe();
  const navigate = route.useNavigate();
  const query = useQuery(queueQuery(view));
  const counts = query.data?.counts;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());

  return (
    <Page
      title="Orders"
      actions={
        <>
          <StoreOrAllSwitch
            stores={stores}
            chosen={view.store}
            onChoose={(store) => navigate({ search: (before) => ({ ...before, store, page: 1 }) })}
          />
          <ScanOrder />
          <SoundButton />
        </>
      }
    >
      <nav className={css.tabs} aria-label="Orders by what is to be done">
        {queueTabs.map((tab) => (
          <Link
            key={tab}
            to="/orders"
            search={{ ...view, tab, page: 1 }}
            className={css.tab}
            aria-current={tab === view.tab ? 'page' : undefined}
            data-alarm={tab === 'trouble' && (counts?.trouble ?? 0) > 0 ? true : undefined}
          >
            {wordsOfTab[tab].name} <span className={css.count}>{counts && formatNumber(counts[tab])}</span>
          </Link>
        ))}
      </nav>
      <DataTable
        what="orders"
        head={<ViewsBar />}
        query={query}
        choosesColumns
        sort={sortOf(view.sort)}
        onSort={(sort) =>
          void navigate({
            search: (before) => ({ ...before, sort: orderOf(queueOrders, sort) ?? 'due', page: 1 }),
          })
        }
        columns={[...columns, ...(stores.length > 1 ? [storeColumn] : []), pickColumn]}
        rowKey={({ number }) => number}
        rowName={({ number }) => `order ${number}`}
        link={({ number }, look) => <Link {...look} to="/orders/$number" params={{ number }} />}
        pageLink={(page, look) => <Link {...look} to="/orders" search={{ ...view, page }} />}
        empty={wordsOfTab[view.tab].empty}
        selection={{
          chosen,
          onChoose: setChosen,
          actions: (orders) => (
            <>
              {view.tab === 'to_pick' && walkLink(orders)}
              <PaperLinks kinds={['pick', 'slip', 'address']} orders={orders} />
            </>
          ),
        }}
      />
    </Page>
  );
}

/** Several orders, one way along the shelves. */
const walkLink = (chosen: ReadonlySet<string>) =>
  chosen.size <= mostOfWalk ? (
    <Link {...buttonLook({ size: 'small' })} to="/orders/walk" search={{ orders: [...chosen] }}>
      {plural(chosen.size, { one: 'Pick # order', other: 'Pick # orders in one walk' })}
    </Link>
  ) : (
    <span>Choose up to {mostOfWalk} for one walk.</span>
  );

const pickColumn: Column<QueuedOrder> = {
  id: 'pick',
  header: '',
  head: <VisuallyHidden>Pick</VisuallyHidden>,
  cell: ({ number, status }) =>
    status === 'placed' && (
      <Link
        {...buttonLook({ variant: 'secondary' })}
        to="/orders/$number/pick"
        params={{ number }}
        aria-label={`Pick order ${number}`}
      >
        Pick
      </Link>
    ),
};

const storeColumn: Column<QueuedOrder> = {
  id: 'store',
  header: 'Store',
  cell: ({ store_name }) => store_name,
};
