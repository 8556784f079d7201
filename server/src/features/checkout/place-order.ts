import { type PaymentMethod, tenderShrank } from 'contract/checkout';
import { balanceTooLow } from 'contract/ledger';
import type { Transaction } from '../../platform/database/database.js';
import { newId, type Uuid } from '../../platform/ids.js';
import { Refused, refuse } from '../../platform/refuse.js';
import type { Shop } from '../../platform/shop.js';
import { holdCustomer } from '../auth/index.js';
import { type CartRow, holdCartToOrder, markOrdered, type WholeCart, wholeCart } from '../cart/index.js';
import { bookSlot } from '../fulfilment/index.js';
import { postAll } from '../ledger/index.js';
import { bottleBought } from '../lottery/index.js';
import {
  holdStock,
  holdUntil,
  movesOfPlacing,
  type NewOrder,
  orderLetter,
  sellHeld,
  startPaymentOf,
  writeOrder,
} from '../orders/index.js';
import type { Payments } from '../payments/index.js';
import { storeDay } from '../stores/index.js';
import { checkDue, checkLines, checkMethod, checkWay } from './check-cart.js';
import { orderedLines, orderedParts, wonLines } from './ordered-lines.js';

type Placing = {
  customerId: Uuid;
  cartId: Uuid;
  /** What the customer saw, in cents. */
  due: number;
  method: PaymentMethod;
};
export type Placed = { orderId: Uuid; paymentId: Uuid | null };

type Way = ReturnType<typeof checkWay>;

function orderOf(
  tx: Transaction,
  cart: CartRow,
  whole: WholeCart,
  way: Way,
  method: PaymentMethod,
): NewOrder {
  const { wanted, answer, mode, slot } = way;
  const { taken } = whole;
  return {
    id: newId(tx.now),
    store: wanted.store,
    customerId: cart.customer_id,
    cartId: cart.id,
    status: method === 'card' ? 'awaiting_payment' : 'placed',
    fulfilment: mode,
    address: mode === 'pickup' ? null : wanted.address!,
    slot: mode === 'shipping' ? null : slot!,
    giftMessage: cart.gift_message,
    lines: orderedLines(whole.lines, way),
    fee: answer.fee,
    tenders: { ...taken, giftCardId: cart.gift_card_id, payment: taken.due },
    paymentMethod: method,
    holdUntil: method === 'card' ? holdUntil(tx.now) : null,
    allowed: {
      soldOn: storeDay(wanted.store.timezone, tx.now),
      bornOn: wanted.buyer.dob,
      licenceUntil: wanted.buyer.licenceExpiresOn,
    },
  };
}

/** Somebody may have been faster with the same points, credit or card: the ledger has the last word. */
const shrank = (error: unknown) =>
  error instanceof Refused && error.refusal.code === balanceTooLow.code
    ? refuse(tenderShrank, {
        message: 'What you redeem has just been used elsewhere. Please look at your order again.',
      })
    : error;

/**
 * Places the order of a cart: judged again, held, booked and redeemed in one transaction. What is locked is locked
 * in one order by everybody: customer, cart, lottery and ticket, stock by product, slot, balances.
 */
export async function placeOrder(
  shop: Shop,
  tx: Transaction,
  payments: Payments,
  { customerId, cartId, due, method }: Placing,
): Promise<Placed> {
  // Alone: what a state allows one person counts the order that the same person places at another store.
  await holdCustomer(tx, customerId, 'alone');
  const cart = await holdCartToOrder(tx, customerId, cartId);
  const whole = await wholeCart(tx, { customerId, storeId: cart.store_id }, cart);
  checkLines(whole);
  const way = checkWay(whole, cart.slot_id);
  checkDue(whole, due);
  checkMethod(method, due, way.mode);

  const order = orderOf(tx, cart, whole, way, method);
  const { id: orderId, store } = order;
  const written = await writeOrder(tx, order);
  await markOrdered(tx, cart.id);
  const won = wonLines(whole.lines);
  for (const { ticketId } of won) await bottleBought(tx, customerId, ticketId, orderId);
  const parts = orderedParts(whole.lines, whole.goods!);
  await holdStock(tx, { orderId, storeId: store.id, parts, won });
  if (way.mode !== 'shipping')
    await bookSlot(tx, { store: way.wanted.store, mode: way.mode, slotId: cart.slot_id!, holderId: orderId });
  const moves = movesOfPlacing(written);
  await postAll(tx, [{ storeId: store.id, reason: 'order_placed', about: orderId, moves }]).catch(
    (error: unknown) => {
      throw shrank(error);
    },
  );
  if (method === 'card') return { orderId, paymentId: await startPaymentOf(shop, tx, payments, written) };
  await sellHeld(tx, orderId);
  await orderLetter(tx, orderId, 'placed');
  return { orderId, paymentId: null };
}
