import { useQuery } from '@tanstack/react-query';
import type { LastOrder } from 'contract/going-on';
import { orderGroups } from 'contract/orders';
import { useStoreData } from '../../platform/store-data';
import type { OpenOrderNotice } from '../cart/EmptyCart';
import { goingOnQuery, type WhatGoesOn } from './going-on.api';
import { JustOrdered, WaitingOrder } from './OpenOrder';

/** How long an empty cart is explained by what was ordered; later an empty cart surprises nobody. */
const justNow = 20 * 60_000;

/** When another tab has ordered the cart, it is suddenly empty: an answer of a minute ago is too old. */
const asItIsNow = { staleTime: 0, refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const;

const onItsCourse: readonly string[] = orderGroups.open;

const wasJustOrdered = ({ status, created_at }: LastOrder, { clockAhead }: WhatGoesOn) =>
  status !== 'awaiting_payment' &&
  onItsCourse.includes(status) &&
  Date.now() + clockAhead - Date.parse(created_at) < justNow;

/**
 * What the cart of the selected store shows of its own orders: one that waits for payment, and in an empty
 * cart also one that was made in the last minutes.
 */
export function useOpenOrderNotice(): OpenOrderNotice {
  const storeId = useStoreData(({ selectedStore }) => selectedStore?.id);
  const { data, isPending } = useQuery({ ...goingOnQuery, ...asItIsNow });
  const waiting = data?.unpaid.find(({ store_id }) => store_id === storeId);
  const newest = data?.last_order;
  const inCart = waiting && <WaitingOrder order={waiting} />;
  const isNews = data && newest?.store_id === storeId && newest && wasJustOrdered(newest, data);
  return {
    pending: isPending,
    inCart,
    inEmptyCart: inCart ?? (isNews && <JustOrdered order={newest} />),
  };
}
