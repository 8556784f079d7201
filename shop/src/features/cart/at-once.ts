import type { Cart as ToldCart } from 'contract/cart';
import { type Cart, type CartSteps, useCart } from '../../platform/cart';
import { whenCustomerLeaves } from '../../platform/session';
import { useStoreData } from '../../platform/store-data';

/** A change that the customer has made to a store's cart, and the server has not answered yet. */
export type Change = { storeId: number; step: (cart: CartSteps) => void };

/** The cart as the server last had it. The persisted cart is this one, with all open changes done to it. */
let told: { storeId: number; cart: Partial<Cart> } | undefined;
let open: readonly Change[] = [];

const isSelected = (storeId: number) => useStoreData.getState().selectedStore?.id === storeId;

/** This browser keeps only the selected store's cart; every other one is on the server alone. */
function show(storeId: number) {
  if (told?.storeId !== storeId || !isSelected(storeId)) return;
  useCart.getState().replaceCart(told.cart);
  for (const change of open) if (change.storeId === storeId) change.step(useCart.getState());
}

/** Done to the persisted cart before the server is asked. */
export function showAtOnce(change: Change): void {
  const { storeId, step } = change;
  if (!isSelected(storeId)) return;
  // With nothing open, what is kept is what the server last said.
  if (told?.storeId !== storeId || open.length === 0) told = { storeId, cart: useCart.getState() };
  open = [...open, change];
  step(useCart.getState());
}

const close = (changes: readonly Change[]) => {
  open = open.filter((change) => !changes.includes(change));
};

/** The server's answer replaces what was shown; the changes that are still open are made to it again. */
export function showAnswer(cart: ToldCart, answered: readonly Change[]): void {
  close(answered);
  if (!isSelected(cart.store_id)) return;
  const cart_detail = cart.cart_detail.map(({ id, quantity }) => ({ id, quantity }));
  told = { storeId: cart.store_id, cart: { ...cart, cart_detail } };
  show(cart.store_id);
}

/** After a refusal, shows the cart as the server last had it, with the changes that are still open. */
export function takeBack(changes: readonly Change[]): void {
  close(changes);
  for (const storeId of new Set(changes.map((change) => change.storeId))) show(storeId);
}

whenCustomerLeaves(() => {
  told = undefined;
  open = [];
});
