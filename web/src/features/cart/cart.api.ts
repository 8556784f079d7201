import { queryOptions } from '@tanstack/react-query';
import { addCartLine, type Cart, changeCartLines, getCart, updateCart } from 'contract/cart';
import type { Sent } from 'contract/platform/endpoint';
import { queries } from '../../app/queries';
import { call } from '../../platform/call';
import { useCart } from '../../platform/cart';
import { useSession, whenCustomerLeaves, whoeverIsHere } from '../../platform/session';
import { useStoreData } from '../../platform/store-data';

const cartKey = (storeId: number) => ['cart', storeId];

let last: Promise<unknown> = Promise.resolve();

/** Calls about the cart go one after the other: the newest answer has the last word on lines and count. */
function inTurn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const mine = last.then(ask);
  last = mine.catch(() => undefined);
  return mine;
}

whenCustomerLeaves(() => {
  last = Promise.resolve();
});

/** What this browser keeps of it is the selected store's. */
function keepInBrowser(cart: Cart) {
  if (useStoreData.getState().selectedStore?.id !== cart.store_id) return;
  const cart_detail = cart.cart_detail.map(({ id, quantity }) => ({ id, quantity }));
  useCart.getState().replaceCart({ ...cart, cart_detail });
  useSession.getState().updateCustomer({ cart_count: cart.totals.pieces });
}

async function asked(ask: () => Promise<Cart>): Promise<Cart> {
  const customer = whoeverIsHere();
  const cart = await ask();
  if (!customer.isStillHere()) return cart;
  keepInBrowser(cart);
  queries.setQueryData(cartKey(cart.store_id), cart);
  return cart;
}

export const cartQuery = (storeId: number) =>
  queryOptions({
    queryKey: cartKey(storeId),
    queryFn: () => inTurn(() => asked(() => call(getCart, { query: { store_id: String(storeId) } }))),
    // Another device, another customer: what is here may be gone by the time that it is looked at.
    staleTime: 0,
  });

export const settleCart = (storeId: number) => queries.fetchQuery(cartQuery(storeId));

export type Goods = { product_id: number } | { wine_set_id: number };

export const addToCart = (storeId: number, goods: Goods, quantity: number) =>
  inTurn(() => asked(() => call(addCartLine, { body: { store_id: storeId, quantity, ...goods } })));

export const changeLines = (cartId: string, cart_detail: { id: string; quantity: number }[]) =>
  inTurn(() => asked(() => call(changeCartLines, { path: { id: cartId }, body: { cart_detail } })));

/** For a call that stands elsewhere and answers with the cart. */
export const askAboutCart = (ask: () => Promise<Cart>) => inTurn(() => asked(ask));

export type CartUpdate = Sent<typeof updateCart>['body'];

export const sendUpdate = (cartId: string, body: CartUpdate) =>
  inTurn(() => asked(() => call(updateCart, { path: { id: cartId }, body })));
