import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { callOnce } from 'browser/calls/call-once';
import { keepAnswer } from 'browser/calls/keep-answer';
import * as checkout from 'contract/checkout';
import { getPayment, listOrderPaymentMethods, type OrderDetails, payOrder } from 'contract/orders';
import type { Sent } from 'contract/platform/endpoint';

export const paymentMethodsQuery = (cartId: string, due: number) =>
  queryOptions({
    queryKey: ['payment-methods', cartId, due],
    queryFn: () => call(checkout.listPaymentMethods, { query: { cart_id: cartId } }),
    placeholderData: keepPreviousData,
  });

/** A declined try is a step of the order, and may have been the last one by card. */
export const orderPaymentMethodsQuery = ({ id, steps }: OrderToPay) =>
  queryOptions({
    queryKey: ['order-payment-methods', id, steps.length],
    queryFn: () => call(listOrderPaymentMethods, { path: { id } }),
    placeholderData: keepPreviousData,
  });

/** How long the provider is left in peace before it is asked again, in milliseconds. */
const pauses: Partial<Record<checkout.PaymentState['status'], number>> = { unknown: 2000, waiting: 5000 };

const paymentKey = (orderId: string) => ['payment', orderId];

/** Asked again and again as long as the answer is not final. */
export const paymentQuery = (orderId: string) =>
  queryOptions({
    queryKey: paymentKey(orderId),
    queryFn: () => call(getPayment, { path: { id: orderId } }),
    refetchInterval: ({ state }) => (state.data && pauses[state.data.status]) ?? false,
    staleTime: 0,
  });

export const notePayment = (orderId: string, payment: checkout.PaymentState) =>
  keepAnswer(paymentKey(orderId), payment);

type OrderToPlace = Sent<typeof checkout.placeOrder>['body'];

export const placeOrder = (body: OrderToPlace, key: string) => callOnce(key, checkout.placeOrder, { body });

type OrderToPay = Pick<OrderDetails, 'id' | 'steps'>;

/**
 * A declined try is a step of the order. As long as the order looks the same, pressing again, here or in
 * another tab, is the same try; after the answer it is another one.
 */
const keyOfTry = ({ id, steps }: OrderToPay) => `pay-${id}-${steps.length}`;

export const payAgain = (order: OrderToPay, payment: OrderToPlace['payment']) =>
  callOnce(keyOfTry(order), payOrder, { path: { id: order.id }, body: { payment } });
