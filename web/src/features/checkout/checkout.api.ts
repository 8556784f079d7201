import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listPaymentMethods, type PaymentState, purchaseOrder } from 'contract/checkout';
import { getPayment, listOrderPaymentMethods, payOrder } from 'contract/orders';
import type { Sent } from 'contract/platform/endpoint';
import { queries } from '../../app/queries';
import { call } from '../../platform/call';
import { callOnce } from '../../platform/call-once';

export const paymentMethodsQuery = (cartId: string, due: number) =>
  queryOptions({
    queryKey: ['payment-methods', cartId, due],
    queryFn: () => call(listPaymentMethods, { query: { cart_id: cartId } }),
    placeholderData: keepPreviousData,
  });

export const orderPaymentMethodsQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['order-payment-methods', orderId],
    queryFn: () => call(listOrderPaymentMethods, { path: { id: orderId } }),
  });

/** How long the provider is left in peace before it is asked again, in milliseconds. */
const pauses: Partial<Record<PaymentState['status'], number>> = { unknown: 2000, waiting: 5000 };

const paymentKey = (orderId: string) => ['payment', orderId];

/** Asked again and again as long as the answer is not final. */
export const paymentQuery = (orderId: string) =>
  queryOptions({
    queryKey: paymentKey(orderId),
    queryFn: () => call(getPayment, { path: { id: orderId } }),
    refetchInterval: ({ state }) => (state.data && pauses[state.data.status]) ?? false,
    staleTime: 0,
  });

export const notePayment = (orderId: string, payment: PaymentState) =>
  queries.setQueryData(paymentKey(orderId), payment);

export type Purchase = Sent<typeof purchaseOrder>['body'];

export const placeOrder = (body: Purchase, key: string) => callOnce(key, purchaseOrder, { body });

export const payAgain = (orderId: string, payment: Purchase['payment']) =>
  call(payOrder, { path: { id: orderId }, body: { payment } });
