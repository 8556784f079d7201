import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Cart } from 'contract/cart';
import { listFulfilmentOptions } from 'contract/fulfilment';
import { queries } from '../../app/queries';
import { call } from '../../platform/call';

const fulfilmentKey = ['fulfilment-options'];

type Sending = Pick<Cart, 'address_id' | 'cart_detail'>;

/** Fee, tax and rules follow what is in the cart, and where it goes. */
const goodsIn = ({ cart_detail }: Sending) => cart_detail.map(({ id, quantity }) => `${id}:${quantity}`);

export const fulfilmentQuery = (cartId: string, cart: Sending) =>
  queryOptions({
    queryKey: [...fulfilmentKey, cartId, cart.address_id, ...goodsIn(cart)],
    queryFn: () => call(listFulfilmentOptions, { query: { cart_id: cartId } }),
    // Those of the address before stay until the new ones are here.
    placeholderData: keepPreviousData,
    // Times are taken by others meanwhile.
    staleTime: 0,
  });

export const askAgainForFulfilment = () => queries.invalidateQueries({ queryKey: fulfilmentKey });
