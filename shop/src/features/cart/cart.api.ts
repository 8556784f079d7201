import { queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { CallError } from 'browser/calls/call-error';
import { callAgain } from 'browser/calls/call-once';
import { queries } from 'browser/calls/queries';
import type { Cart } from 'contract/cart';
import * as contract from 'contract/cart';
import type { Sent } from 'contract/platform/endpoint';
import { countOf, useCart } from '../../platform/cart';
import { useSession, whenCustomerLeaves, whoeverIsHere } from '../../platform/session';
import { useStoreData } from '../../platform/store-data';
import { type Change, showAnswer, showAtOnce, takeBack } from './at-once';
import { type Goods, lineFor } from './lines/line-of-goods';
import { type Redeemed, type RedeemField, redeemedBody, stepOf } from './redeeming/redeemed';

const cartKey = (storeId: number) => ['cart', storeId];

let last: Promise<unknown> = Promise.resolve();

/**
 * Calls about the cart go one after the other: the newest answer has the last word. What was asked by a
 * customer who has left meanwhile is not sent in the name of the next one.
 */
function inTurn(ask: () => Promise<Cart>) {
  const customer = whoeverIsHere();
  const answer = last.then(() => {
    if (customer.isStillHere()) return ask();
    throw new CallError(401, undefined, 'Whoever asked this has left.');
  });
  const mine = answer.catch(() => undefined);
  last = mine;
  return { answer, customer, isLast: () => last === mine };
}

whenCustomerLeaves(() => {
  last = Promise.resolve();
});

/** Ends when nothing is being asked about the cart any more. */
export const whenCartIsSettled = () => last;

const keep = (cart: Cart, answered: readonly Change[] = []) => {
  showAnswer(cart, answered);
  queries.setQueryData(cartKey(cart.store_id), cart);
};

async function readCart(storeId: number): Promise<Cart> {
  const { answer, customer } = inTurn(() => call(contract.getCart, { query: { store_id: String(storeId) } }));
  const cart = await answer;
  if (!customer.isStillHere()) return cart;
  keep(cart);
  // The header has counted an answer without lines by the lines that were kept before it, so the count is set
  // again. It is always the kept cart's, and that is the selected store's.
  const { store_id, cart_detail } = useCart.getState();
  if (store_id !== null) useSession.getState().updateCustomer({ cart_count: countOf(cart_detail) });
  return cart;
}

export const cartQuery = (storeId: number) =>
  queryOptions({
    queryKey: cartKey(storeId),
    queryFn: () => readCart(storeId),
    // Another device, another customer: what is here may be gone by the time that it is looked at.
    staleTime: 0,
  });

export const settleCart = (storeId: number) => queries.fetchQuery(cartQuery(storeId));

/** As the server last had it. */
export const seenCart = (storeId: number) => queries.getQueryData<Cart>(cartKey(storeId));

/** The cart of a store that was just chosen must be in this browser before its lines are changed. */
export function beginChange(change: Change): Change {
  const seen = seenCart(change.storeId);
  if (seen && useCart.getState().store_id !== change.storeId) showAnswer(seen, []);
  showAtOnce(change);
  return change;
}

/** Whichever store's cart was changed, the count in the header is that of the selected one. */
function settleCount(changed: number) {
  const { selectedStore } = useStoreData.getState();
  settleCart(selectedStore?.id ?? changed).catch(() => undefined);
}

/**
 * Asks the server for a change that is shown already: its answer replaces what is shown, a refusal takes the
 * change back. After the last of several calls the cart is read again, which settles the count in the header.
 */
export async function askFor(storeId: number, shown: readonly Change[], ask: () => Promise<Cart>) {
  const { answer, customer, isLast } = inTurn(ask);
  try {
    const cart = await answer;
    if (customer.isStillHere()) keep(cart, shown);
    return cart;
  } catch (error) {
    takeBack(shown);
    throw error;
  } finally {
    if (customer.isStillHere() && isLast()) settleCount(storeId);
  }
}

const changeAtOnce = (change: Change, ask: () => Promise<Cart>) =>
  askFor(change.storeId, [beginChange(change)], ask);

export const addCartLine = (storeId: number, goods: Goods, quantity: number) => {
  const id = lineFor(goods, seenCart(storeId));
  return changeAtOnce(
    { storeId, step: (cart) => cart.addLine({ id, quantity }) },
    async () =>
      (await callAgain(contract.addCartLine, { body: { store_id: storeId, quantity, ...goods } })).data,
  );
};

export type OpenCart = { id: string; storeId: number };
type Quantity = { id: string; quantity: number };

export const changeCartLines = (
  { id, storeId }: OpenCart,
  shown: readonly Change[],
  cart_detail: Quantity[],
) => askFor(storeId, shown, () => call(contract.changeCartLines, { path: { id }, body: { cart_detail } }));

/** Points, credit or a gift card, and back. */
export const redeemOnCart = ({ id, storeId }: OpenCart, redeemed: Redeemed) =>
  changeAtOnce({ storeId, step: stepOf(redeemed, id) }, () =>
    call(contract.updateCart, { path: { id }, body: redeemedBody(redeemed) }),
  );

/** For a call of another feature that answers with the cart. */
export const askAboutCart = (storeId: number, ask: () => Promise<Cart>) => askFor(storeId, [], ask);

export type CartUpdate = Omit<Sent<typeof contract.updateCart>['body'], RedeemField>;

/** How the goods come home, and the words that go with them. */
export const updateCart = ({ id, storeId }: OpenCart, body: CartUpdate) =>
  askFor(storeId, [], () => call(contract.updateCart, { path: { id }, body }));
