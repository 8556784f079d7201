import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { formatDate, plural } from 'browser/formats/format';
import { announce } from 'browser/ui/feedback/announcer';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Pagination } from 'browser/ui/lists/Pagination';
import { Nothing } from 'browser/ui/page/Nothing';
import { lazy, Suspense, useEffect } from 'react';
import art from '../../../art/vignette-orders.avif';
import { AccountPage } from '../../profile/AccountPage';
import { groupWords } from '../order-words';
import { ordersQuery } from '../orders.api';
import { OrderCard } from './OrderCard';
import { OrderGroups } from './OrderGroups';
import { OrderListLink } from './OrderListLink';
import css from './OrdersScreen.module.css';
import { OrdersSkeleton } from './OrdersSkeleton';
import { addressAfter, type OrdersSearch, readOrdersSearch } from './orders-search';

/** The calendar is heavy, and the newest orders are what most customers look for. */
const OrderDates = lazy(() => import('./OrderDates').then(({ OrderDates }) => ({ default: OrderDates })));

const route = getRouteApi('/main/profile/orders');
const found = { zero: 'No orders found', one: '# order', other: '# orders' };

export function OrdersScreen() {
  const search = readOrdersSearch(route.useSearch());
  const navigate = route.useNavigate();
  const orders = useQuery({ ...ordersQuery(search), placeholderData: keepPreviousData });
  const pages = orders.data?.total_pages ?? 1;
  const rows = orders.data?.total_rows;

  // An order that left this part of the list may have taken the last page with it.
  useEffect(() => {
    if (!orders.isPlaceholderData && orders.isSuccess && search.page > pages)
      void navigate({ search: addressAfter(search, { page: pages }), replace: true });
  });
  useEffect(() => {
    if (rows !== undefined && !orders.isPlaceholderData) announce(plural(rows, found));
  }, [rows, orders.isPlaceholderData]);

  return (
    <AccountPage title="Orders">
      <div className={css.narrowing}>
        <OrderGroups search={search} />
        <Suspense fallback={<Skeleton shape="block" height="5.5rem" />}>
          <OrderDates
            from={search.from}
            to={search.to}
            onDates={(range) =>
              void navigate({
                search: addressAfter(search, { from: range?.start, to: range?.end }),
                resetScroll: false,
              })
            }
          />
        </Suspense>
      </div>
      {orders.isPending && <OrdersSkeleton />}
      {orders.isError && !orders.data && (
        <Trouble title="Your orders could not be loaded" again={orders.refetch} busy={orders.isFetching}>
          {inWords(orders.error)}
        </Trouble>
      )}
      {orders.data?.total_rows === 0 && <NoOrders search={search} />}
      {orders.data && orders.data.total_rows > 0 && (
        <>
          <ul className={css.orders} data-busy={orders.isPlaceholderData || undefined}>
            {orders.data.data.map((order) => (
              <OrderCard key={order.id} order={order} />
            ))}
          </ul>
          <Pagination
            label="Pages of orders"
            page={Math.min(search.page, pages)}
            pages={pages}
            pageSize={search.pageSize}
            onPageSize={(pageSize) => void navigate({ search: addressAfter(search, { pageSize }) })}
            link={(page, look) => <OrderListLink {...look} search={addressAfter(search, { page })} />}
          />
        </>
      )}
    </AccountPage>
  );
}

function noneOf({ status, from, to }: OrdersSearch) {
  const group = status && `is listed under “${groupWords[status]}”`;
  const days = from && to && `was placed ${daysInWords(from, to)}`;
  return `None of your orders ${[group, days].filter(Boolean).join(' and ')}.`;
}

const daysInWords = (from: string, to: string) =>
  from === to ? `on ${formatDate(from)}` : `from ${formatDate(from)} to ${formatDate(to)}`;

const NoOrders = ({ search }: { search: OrdersSearch }) =>
  search.status || search.from ? (
    <Nothing
      picture={art}
      says="No orders found"
      way={{ to: '/profile/orders', label: 'See all your orders' }}
    >
      {noneOf(search)}
    </Nothing>
  ) : (
    <Nothing picture={art} says="No orders found" way={{ to: '/products', label: 'Shop all wine' }}>
      Every order you place is listed here, from payment to hand-over.
    </Nothing>
  );
