import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { CallError } from 'browser/calls/call-error';
import { callOnce } from 'browser/calls/call-once';
import { keepAnswer } from 'browser/calls/keep-answer';
import { queries } from 'browser/calls/queries';
import { cancelOrder, getOrder, listOrders, type OrderDetails, reorder, returnOrder } from 'contract/orders';
import { askWhatGoesOn } from '../../platform/going-on';
import { useStoreData } from '../../platform/store-data';
import { settleCart } from '../cart/cart.api';
import type { OrdersSearch } from './list/orders-search';

export const ordersQuery = ({ status, from, to, page, pageSize }: OrdersSearch) =>
  queryOptions({
    queryKey: ['orders', status ?? 'all', from ?? '', to ?? '', page, pageSize],
    queryFn: () =>
      call(listOrders, {
        query: {
          ...(status && { status }),
          ...(from && { from, to }),
          page: `${page}`,
          pageSize: `${pageSize}`,
        },
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

const conflict = 409;

/** For `useCall`: this refusal means that the order has changed since it was shown. */
export const seeWhatChanged = (id: string) => (error: unknown) => {
  if (error instanceof CallError && error.status === conflict) void askForOrder(id);
};

/** As it stands after a change; the lists that it is in are asked for anew. */
export async function showOrder(order: OrderDetails) {
  await keepAnswer(orderQuery(order.id).queryKey, order);
  void queries.invalidateQueries({ queryKey: ['orders'] });
  void askWhatGoesOn();
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

type LinePieces = { position: number; quantity: number };
type Returning = { lines: LinePieces[]; reason: string };

export const askToReturn = (key: string, id: string, body: Returning): Promise<OrderDetails> =>
  callOnce(key, returnOrder, { path: { id }, body });

export async function orderAgain(key: string, id: string) {
  const outcome = await callOnce(key, reorder, { path: { id } });
  settleSelectedCart(outcome.store_id);
  return outcome;
}
