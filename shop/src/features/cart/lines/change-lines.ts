import { noteFault } from 'browser/calls/in-words';
import { noticeInWords } from 'browser/calls/notice-failure';
import type { CartLine } from 'contract/cart';
import type { CartSteps } from '../../../platform/cart';
import { useCart } from '../../../platform/cart';
import { whenCustomerLeaves } from '../../../platform/session';
import type { Change } from '../at-once';
import { addCartLine, beginChange, changeCartLines, type OpenCart } from '../cart.api';
import { goodsOf, noteTakenOut } from './line-of-goods';

type WantedLine = { change: Change; id: string; quantity: number };

/** A row of taps on the steppers of one cart is one change. */
const pause = 400;
let waiting: { cart: OpenCart; wanted: WantedLine[] } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** 0 removes. */
export const toQuantity = (id: string, quantity: number) => (cart: CartSteps) => {
  const now = useCart.getState().cart_detail.find((line) => line.id === id)?.quantity ?? 0;
  if (quantity === 0) cart.removeLine(id);
  else if (quantity > now) cart.increaseLine(id, quantity - now);
  else if (quantity < now) cart.decreaseLine(id, now - quantity);
};

/** The cart is already shown as it was before, so only the words are missing. */
function sayRefusal(error: unknown) {
  noteFault(error);
  return noticeInWords(error);
}

async function send() {
  clearTimeout(timer);
  if (!waiting) return;
  const { cart, wanted } = waiting;
  waiting = undefined;
  const last = new Map(wanted.map(({ id, quantity }) => [id, quantity]));
  const named = [...last].map(([id, quantity]) => ({ id, quantity }));
  const shown = wanted.map(({ change }) => change);
  await changeCartLines(cart, shown, named).catch(sayRefusal);
}

function want(cart: OpenCart, id: string, quantity: number) {
  if (waiting && waiting.cart.id !== cart.id) void send();
  waiting ??= { cart, wanted: [] };
  const change = beginChange({ storeId: cart.storeId, step: toQuantity(id, quantity) });
  waiting.wanted.push({ change, id, quantity });
}

/** Shown at once, sent when the taps are over. */
export function wantQuantity(cart: OpenCart, line: string, quantity: number) {
  want(cart, line, quantity);
  clearTimeout(timer);
  timer = setTimeout(() => void send(), pause);
}

/** Shown and sent at once. */
export function wantNow(cart: OpenCart, line: string, quantity: number) {
  want(cart, line, quantity);
  return send();
}

export function takeOut(cart: OpenCart, line: CartLine) {
  noteTakenOut(line);
  return wantNow(cart, line.id, 0);
}

export const bringBack = (cart: OpenCart, line: CartLine) =>
  addCartLine(cart.storeId, goodsOf(line), line.quantity).catch(sayRefusal);

whenCustomerLeaves(() => {
  clearTimeout(timer);
  waiting = undefined;
});
