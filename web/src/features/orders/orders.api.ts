import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { cancelOrder, getOrder, listOrders, type OrderDetails, reorder, returnOrder } from 'contract/orders';
import { queries } from '../../app/queries';
import { call } from '../../platform/call';
import { callOnce } from '../../platform/call-once';
import { useStoreData } from '../../platform/store-data';
import { settleCart } from '../cart/cart.api';
import type { OrdersSearch } from './orders-search';

export const ordersQuery = ({ status, page, pageSize }: OrdersSearch) =>
  queryOptions({
    queryKey: ['orders', status ?? 'all', page, pageSize],
    queryFn: () =>
      call(listOrders, {
        query: { ...(status && { status }), page: `${page}`, pageSize: `${pageSize}` },
      }),
    // The orders that are shown stay until those of the next page are here.
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

const SECOND = 1000;

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: () => call(getOrder, { path: { id } }),
    staleTime: 0,
    // Its payment may be made in another tab, and its time may run out.
    refetchInterval: ({ state }) => state.data?.status === 'awaiting_payment' && 10 * SECOND,
  });

export const askForOrder = (id: string) =>
  queries.invalidateQueries({ queryKey: orderQuery(id).queryKey, exact: true });

/** As it stands after a change; the lists that it is in are asked for anew. */
export function showOrder(order: OrderDetails) {
  queries.setQueryData(orderQuery(order.id).queryKey, order);
  void queries.invalidateQueries({ queryKey: ['orders'] });
}

/** The header's count is that of the selected store's cart, which the server may have filled. */
function settleSelectedCart(storeId: number) {
  if (useStoreData.getState().selectedStore?.id !== storeId) return;
  settleCart(storeId).catch(() => undefined);
}

/** What was not paid goes back into the cart. */
export async function cancel({ id, store_id }: OrderDetails): Promise<OrderDetails> {
  const order = await call(cancelOrder, { path: { id } });
  settleSelectedCart(store_id);
  return order;
}

type ReturnedLine = { position: number; quantity: number };

export const giveBack = (key: string, id: string, lines: ReturnedLine[]): Promise<OrderDetails> =>
  callOnce(key, returnOrder, { path: { id }, body: { lines } });

export async function orderAgain(id: string) {
  const outcome = await call(reorder, { path: { id } });
  settleSelectedCart(outcome.store_id);
  return outcome;
}
