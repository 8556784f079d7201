import * as checkout from 'contract/checkout';
import { balanceTooLow } from 'contract/ledger';
import type { Received, Wire } from 'contract/platform/endpoint';
import type { Db, Transaction } from '../../platform/database/database.js';
import { byKeptPlans } from '../../platform/database/transaction.js';
import { onceAsFound } from '../../platform/idempotency.js';
import { newId, type Uuid } from '../../platform/ids.js';
import { Refused, refuse } from '../../platform/refuse.js';
import type { Shop } from '../../platform/shop.js';
import { lockCustomer } from '../auth/index.js';
import {
  type CartRow,
  lockCartToOrder,
  markOrdered,
  type WholeCart,
  wholeCart,
  wholeCartNow,
} from '../cart/index.js';
import { bookSlot, slotToBook } from '../fulfilment/index.js';
import { postLastly } from '../ledger/index.js';
import { bottleBought } from '../lottery/index.js';
import {
  beginPaymentOf,
  CodeUsedUp,
  checkUnpaid,
  counterRefusal,
  movesOfPlacing,
  type NewOrder,
  namingWhatIsLeft,
  orderLetter,
  orderStanding,
  reservedUntil,
  reserveStock,
  sellReserved,
  shownPayment,
  takeUses,
  type WrittenOut,
  writeOrder,
  writtenOut,
} from '../orders/index.js';
import { type Payments, purchaseStanding } from '../payments/index.js';
import { lookAtTerms, storeDay } from '../stores/index.js';
import { checkDue, checkLines, checkMethod, checkWay, dueChanged } from './check-cart.js';
import { orderedLines, orderedParts, wonLines } from './ordered-lines.js';

type Asking = {
  customerId: Uuid;
  key: string | undefined;
  body: Received<typeof checkout.placeOrder>['body'];
};

/** What is remembered under the key: which order it makes, not the state of that order. */
type Ids = { readonly orderId: Uuid; readonly paymentId: Uuid | null };

type Way = ReturnType<typeof checkWay>;

function orderOf(
  tx: Transaction,
  id: Uuid,
  cart: CartRow,
  whole: WholeCart,
  way: Way,
  method: checkout.PaymentMethod,
): NewOrder {
  const { sale, answer, home } = way;
  const { taken } = whole;
  return {
    id,
    store: sale.store,
    customerId: cart.customer_id,
    cartId: cart.id,
    status: method === 'card' ? 'awaiting_payment' : 'placed',
    way: home,
    giftMessage: cart.gift_message,
    ifMissing: cart.if_missing,
    lines: orderedLines(whole, way),
    fee: answer.fee,
    tenders: { ...taken, giftCardId: cart.gift_card_id, payment: taken.due },
    paymentMethod: method,
    reservedUntil: method === 'card' ? reservedUntil(tx.now) : null,
    allowed: {
      soldOn: storeDay(sale.store.timezone, tx.now),
      bornOn: sale.buyer.dob,
      licenceUntil: sale.buyer.licenceExpiresOn,
    },
  };
}

/**
 * The same points, credit or gift card may be spent elsewhere at this very moment: only the ledger knows for
 * certain.
 */
const shrank = (error: unknown) =>
  error instanceof Refused && error.refusal.code === balanceTooLow.code
    ? refuse(checkout.tenderShrank, {
        message: 'Something you redeemed has just been used elsewhere. Please review your order.',
      })
    : error;

/** Somebody else has used the last one of a code at this very moment: never at the full price without a word. */
async function withoutCode(db: Db, { customerId, body }: Asking) {
  const { taken } = await wholeCartNow(db, customerId, body.cart_id);
  return dueChanged(taken.due);
}

/**
 * Alone: a state's limit for one person counts their orders at every store, so two of them must not be judged
 * at once.
 */
const lockToOrder = (tx: Transaction, { customerId, body }: Asking) =>
  Promise.all([
    lockCustomer(tx, customerId, 'alone'),
    lockCartToOrder(tx, customerId, body.cart_id),
    lookAtTerms(tx),
  ]);

/**
 * Places the order of a cart: judged again, reserved, booked and redeemed in one transaction. Every
 * transaction locks in the same order: customer, cart, lottery and ticket, stock by product, slot, codes, balances.
 * The queries in one `Promise.all` are sent together, and the database runs them in the order in which they
 * are written. What many customers want at once, stock, slot and codes, is taken at the end, together with the
 * commit, and the balances after them: none of that is done yet when this returns.
 */
async function placeOrderIn(
  tx: Transaction,
  shop: Shop,
  payments: Payments,
  { customerId, body }: Asking,
  { orderId, paymentId }: Ids,
  locked: Awaited<ReturnType<typeof lockToOrder>>,
) {
  const { due, payment } = body;
  const { method } = payment;
  const [person, { cart, contents }] = locked;
  const whole = await wholeCart(tx, { customerId, storeId: cart.store_id, person }, cart, contents);
  checkLines(whole);
  const way = checkWay(whole, cart.slot_id);
  checkDue(whole, due);
  checkMethod(method, due, way.home.mode);

  const order = orderOf(tx, orderId, cart, whole, way, method);
  const out = writtenOut(order, tx.now);
  const chosen = await chosenSlot(tx, way);
  const [, written, , , begun] = await Promise.all([
    markOrdered(tx, cart.id),
    writeOrder(tx, order, out),
    checkBuyer(tx, order),
    takeBottles(tx, order, whole),
    paymentId && beginPaymentOf(shop, tx, payments, out.row, paymentId),
  ]);
  if (chosen) bookSlot(tx, orderId, chosen);
  if (out.promotions.some(({ code }) => code !== null)) takeUses(tx, orderId);
  postLastly(tx, placingOf(out));
  if (!begun) {
    sellReserved(tx, orderId);
    await orderLetter(tx, orderId, 'placed');
  }
  return { order: written, begun };
}

/** Checks how much this customer may leave unpaid, and whether they may pay at the counter. */
async function checkBuyer(tx: Transaction, order: NewOrder) {
  const { id: orderId, customerId, store, paymentMethod: method, tenders } = order;
  const refusal = method === 'at_pickup' && (await counterRefusal(tx, customerId));
  if (refusal) throw refuse(refusal);
  await checkUnpaid(tx, { customerId, storeId: store.id, method, due: tenders.payment, orderId });
}

async function takeBottles(tx: Transaction, { id: orderId, customerId, store }: NewOrder, whole: WholeCart) {
  const won = wonLines(whole.lines);
  for (const { ticketId } of won) await bottleBought(tx, customerId, ticketId, orderId);
  await reserveStock(tx, { orderId, storeId: store.id, parts: orderedParts(whole), won });
}

async function chosenSlot(tx: Transaction, { home, sale }: Way) {
  const { mode, slot } = home;
  return slot && slotToBook(tx, { store: sale.store, mode, slotId: slot.id });
}

const placingOf = ({ row: order, lines }: WrittenOut) =>
  ({
    storeId: order.store_id,
    reason: 'order_placed',
    about: order.id,
    moves: movesOfPlacing(
      order,
      lines.flatMap(({ taxed }) => taxed),
    ),
  }) as const;

/** The card is neither kept nor remembered: the same key is the same order, whichever card came with it. */
export async function placeOrder(
  shop: Shop,
  payments: Payments,
  asking: Asking,
): Promise<Wire<typeof checkout.placeOrder>> {
  const { customerId, key, body } = asking;
  const { payment, ...rest } = body;
  const remembered = {
    customerId,
    key,
    call: checkout.placeOrder,
    body: { ...rest, method: payment.method },
  };
  let placed: Awaited<ReturnType<typeof placeOrderIn>> | undefined;
  const placing = shop.write((tx) => {
    const ids: Ids = { orderId: newId(tx.now), paymentId: payment.method === 'card' ? newId(tx.now) : null };
    const lock = () => lockToOrder(tx, asking);
    return onceAsFound(tx, remembered, ids, lock, async (locked) => {
      placed = await placeOrderIn(tx, shop, payments, asking, ids, locked);
    });
  }, byKeptPlans);
  const made = await placing.catch(async (error: unknown) => {
    throw await shop.read((db) =>
      error instanceof CodeUsedUp ? withoutCode(db, asking) : namingWhatIsLeft(db, shrank(error)),
    );
  });
  // When another call with this key made the order, nothing more than its id is known here.
  const mine = placed?.order.id === made.orderId ? placed : undefined;
  const paid = made.paymentId && (await payments.authorise(mine?.begun || made.paymentId, payment.card));
  // This call has just written the order, so its state is known without asking.
  if (mine) return purchaseStanding(mine.order, shownPayment(mine.order, paid ? [paid] : []));
  const { order, payment: now } = await shop.read((db) =>
    orderStanding(db, payments, customerId, made.orderId),
  );
  return purchaseStanding(order, now);
}
