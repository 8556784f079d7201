import { methodNotOffered, type PaymentState, purchaseOrder } from 'contract/checkout';
import type { Asked, Wire } from 'contract/platform/endpoint';
import type { Transaction } from '../../platform/database/database.js';
import { once } from '../../platform/idempotency.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import type { Shop } from '../../platform/shop.js';
import { paymentStateOf, placeGiftPurchase } from '../gift-cards/index.js';
import { orderStanding } from '../orders/index.js';
import type { Payments } from '../payments/index.js';
import { placeOrder } from './place-order.js';

type Body = Asked<typeof purchaseOrder>['body'];
type Asking = { customerId: Uuid; key: string | undefined; body: Body };

/** What is remembered under the key: which order it made, not how that stands. */
type Made = { orderId: Uuid; paymentId: Uuid | null; gift?: { number: string } };

async function buyGift(shop: Shop, tx: Transaction, payments: Payments, { customerId, body }: Asking) {
  if (body.payment.method !== 'card') throw refuse(methodNotOffered);
  const gift = { customerId, giftCartId: body.gift_cart_id!, due: body.due };
  const { order, paymentId } = await placeGiftPurchase(shop, tx, payments, gift);
  return { orderId: order.id, paymentId, gift: { number: order.number } };
}

function buy(shop: Shop, tx: Transaction, payments: Payments, asking: Asking): Promise<Made> {
  const { customerId, body } = asking;
  if (body.cart_id === undefined) return buyGift(shop, tx, payments, asking);
  const { method } = body.payment;
  return placeOrder(shop, tx, payments, { customerId, cartId: body.cart_id, due: body.due, method });
}

type Standing = Wire<typeof purchaseOrder>;

const settled: readonly PaymentState['status'][] = ['paid', 'not_needed', 'at_pickup'];

/** However long after: an order that was cancelled since waits for a payment that has ended. */
const standing = (order: { id: Uuid; number: string }, payment: PaymentState): Standing => ({
  order: {
    id: order.id,
    number: order.number,
    status: settled.includes(payment.status) ? 'placed' : 'awaiting_payment',
  },
  payment,
});

/** The card is neither kept nor remembered: the same key is the same order, whatever card came with it. */
export async function purchase(shop: Shop, payments: Payments, asking: Asking): Promise<Standing> {
  const { customerId, key, body } = asking;
  const { payment, ...rest } = body;
  const remembered = { customerId, key, call: purchaseOrder, body: { ...rest, method: payment.method } };
  const made = await shop.write((tx) => once(tx, remembered, () => buy(shop, tx, payments, asking)));
  const { orderId, paymentId, gift } = made;
  if (paymentId) await payments.authorise(paymentId, payment.card);
  return shop.read(async (db) => {
    if (gift)
      return standing({ id: orderId, ...gift }, paymentStateOf((await payments.find(db, paymentId!))!));
    const now = await orderStanding(db, payments, customerId, orderId);
    return standing(now.order, now.payment);
  });
}
