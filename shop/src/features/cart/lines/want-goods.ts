import { showToast } from 'browser/toasts/toast';
import { takeBack } from '../at-once';
import { beginChange, seenCart, whenCartIsSettled } from '../cart.api';
import { bringBack, takeOut, toQuantity, wantQuantity } from './change-lines';
import { type Goods, lineFor } from './line-of-goods';

/** Their line, as the server has named it. */
function openLine(storeId: number, goods: Goods) {
  const seen = seenCart(storeId);
  const id = lineFor(goods, seen);
  const line = seen?.cart_detail.find((each) => each.id === id);
  return line && seen?.id ? { cart: { id: seen.id, storeId }, line } : undefined;
}

function want(storeId: number, goods: Goods, quantity: number): boolean {
  const open = openLine(storeId, goods);
  if (!open) return false;
  if (quantity > 0) wantQuantity(open.cart, open.line.id, quantity);
  else void takeOut(open.cart, open.line);
  return true;
}

/**
 * Sets how many of these goods are in the cart; 0 takes them out. Before the server has named their line, the
 * quantity is shown at once and asked for as soon as the line has a name.
 */
export async function wantGoods(storeId: number, goods: Goods, name: string, quantity: number) {
  if (quantity === 0) sayOut(storeId, goods, name);
  if (want(storeId, goods, quantity)) return;
  const step = toQuantity(lineFor(goods, seenCart(storeId)), quantity);
  const change = beginChange({ storeId, step });
  await whenCartIsSettled();
  takeBack([change]);
  want(storeId, goods, quantity);
}

function sayOut(storeId: number, goods: Goods, name: string) {
  const open = openLine(storeId, goods);
  showToast({
    message: `${name} was removed from your cart.`,
    ...(open && { action: { label: 'Undo', onPress: () => void bringBack(open.cart, open.line) } }),
  });
}
