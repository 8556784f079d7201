import { useQuery } from '@tanstack/react-query';
import type { LastOrder } from 'contract/going-on';
import { orderGroups } from 'contract/orders';
import { useStoreData } from '../../platform/store-data';
import type { OpenOrderNotice } from '../cart/EmptyCart';
import { goingOnQuery, type WhatGoesOn } from './going-on.api';
import { JustOrdered, WaitingOrder } from './OpenOrder';

/** For so long an empty cart explains itself by what was ordered; later an empty cart is no surprise. */
const justNow = 20 * 60_000;

/** The cart is empty of a sudden when another tab has ordered it: what was known a minute ago is too old. */
const asItIsNow = { staleTime: 0, refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const;

const onItsCourse: readonly string[] = orderGroups.open;

const wasJustOrdered = ({ status, created_at }: LastOrder, { clockAhead }: WhatGoesOn) =>
  status !== 'awaiting_payment' &&
  onItsCourse.includes(status) &&
  Date.now() + clockAhead - Date.parse(created_at) < justNow;

/** What the cart shows of the orders that were made of it: of this store's, those of the last minutes. */
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
