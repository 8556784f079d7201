import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import type { Cart } from 'contract/cart';
import {
  type FulfilmentOption,
  type FulfilmentPromise,
  listFulfilmentOptions,
  listFulfilmentPromises,
} from 'contract/fulfilment';

const fulfilmentKey = ['fulfilment-options'];

type Sending = Pick<Cart, 'address_id' | 'cart_detail'>;

/** Fee, tax and rules follow what is in the cart, and where it goes. */
const goodsIn = ({ cart_detail }: Sending) => cart_detail.map(({ id, quantity }) => `${id}:${quantity}`);

type WaysQuery = {
  state: { data?: { modes: readonly (FulfilmentOption | FulfilmentPromise)[] } | undefined };
};
const soonest = 10_000;

/** A pause ends by itself, so the ways are asked for again at that moment. */
function whenOneOpens({ state: { data } }: WaysQuery): number | false {
  const opening = data?.modes.flatMap((way) => (!way.open && way.opens_at ? Date.parse(way.opens_at) : []));
  return opening?.length ? Math.max(soonest, Math.min(...opening) - Date.now()) : false;
}

export const fulfilmentQuery = (cartId: string, cart: Sending) =>
  queryOptions({
    queryKey: [...fulfilmentKey, cartId, cart.address_id, ...goodsIn(cart)],
    queryFn: () => call(listFulfilmentOptions, { query: { cart_id: cartId } }),
    // The ways for the former address stay in view until the new ones are here.
    placeholderData: keepPreviousData,
    // Other customers take slots meanwhile.
    staleTime: 0,
    refetchInterval: whenOneOpens,
  });

const promisesKey = ['fulfilment-promises'];

/**
 * One bottle or one set. Without either, everything in the cart; `inCart` tells one state of it from another.
 */
export type Promised = { product_id?: number; wine_set_id?: number; inCart?: string };

const inQuery = ({ product_id, wine_set_id }: Promised) => ({
  ...(product_id !== undefined && { product_id: String(product_id) }),
  ...(wine_set_id !== undefined && { wine_set_id: String(wine_set_id) }),
});

export const promisesQuery = (storeId: number, zip: string | null, goods: Promised) =>
  queryOptions({
    queryKey: [...promisesKey, storeId, goods, zip],
    queryFn: () =>
      call(listFulfilmentPromises, {
        query: { store_id: String(storeId), ...(zip && { zip }), ...inQuery(goods) },
      }),
    // The promises for the former ZIP code stay in view until the answer for the new one is here.
    placeholderData: keepPreviousData,
    // Other customers take slots, and time passes.
    staleTime: 60_000,
    refetchInterval: whenOneOpens,
  });

/** What is promised of a cart changes with its lines, its way and its address. */
export const cartPromises = (cart: Pick<Cart, 'address_id' | 'cart_detail' | 'fulfilment'>): Promised => ({
  inCart: [cart.fulfilment, cart.address_id, ...goodsIn(cart)].join(),
});

export const askAgainForFulfilment = () =>
  Promise.all([fulfilmentKey, promisesKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
