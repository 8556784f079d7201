import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Nothing } from '../../app/Nothing';
import art from '../../art/empty-orders.svg';
import { plural } from '../../platform/format';
import { announce } from '../../ui/announcer';
import { Pagination } from '../../ui/Pagination';
import { Trouble } from '../../ui/Trouble';
import { AccountPage } from '../profile/AccountPage';
import { OrderCard } from './OrderCard';
import { OrderGroups } from './OrderGroups';
import { OrderListLink } from './OrderListLink';
import css from './OrdersScreen.module.css';
import { OrdersSkeleton } from './OrdersSkeleton';
import { groupWords } from './order-words';
import { ordersQuery } from './orders.api';
import { addressAfter, readOrdersSearch } from './orders-search';

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
      <OrderGroups search={search} />
      {orders.isPending && <OrdersSkeleton />}
      {orders.isError && !orders.data && (
        <Trouble title="Your orders could not be loaded" again={orders.refetch} busy={orders.isFetching}>
          {orders.error.message}
        </Trouble>
      )}
      {orders.data?.total_rows === 0 && <NoOrders group={search.status && groupWords[search.status]} />}
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

const NoOrders = ({ group }: { group: string | undefined }) =>
  group ? (
    <Nothing
      picture={art}
      says="No orders found"
      way={{ to: '/profile/orders', label: 'See all your orders' }}
    >
      {`None of your orders is listed under “${group}”.`}
    </Nothing>
  ) : (
    <Nothing picture={art} says="No orders found" way={{ to: '/products', label: 'See the shelves' }}>
      Every order you place is listed here, from payment to hand-over.
    </Nothing>
  );
