import { totalChanged } from 'contract/checkout';
import { deliveryDayPast, giftCartBought, giftPurchaseNotFound } from 'contract/gift-cards';
import { paymentUnderWay } from 'contract/payments';
import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { sendLetter } from '../../platform/mail/letter.js';
import { refuse } from '../../platform/refuse.js';
import type { Shop } from '../../platform/shop.js';
import { holdCustomer, selectCustomer } from '../auth/index.js';
import type { Payments } from '../payments/index.js';
import { storeDay, storeFronts, storeRule } from '../stores/index.js';
import { deliver } from './deliver-gift-cards.js';
import { GiftCardCodes } from './gift-card-codes.js';
import { lockPurchase, updatePurchaseStatus } from './gift-purchases.sql.js';
import { giftReceiptLetter } from './gift-receipt-letter.js';
import { issueGiftCards } from './issue-gift-cards.js';

type Placing = {
  customerId: Uuid;
  giftCartId: Uuid;
  /** What the customer saw, in cents. */
  due: number;
};

/** Begins the payment of a gift cart. Its money is taken at once: there is nothing to hand over later. */
export async function placeGiftPurchase(
  shop: Shop,
  tx: Transaction,
  payments: Pick<Payments, 'start'>,
  { customerId, giftCartId, due }: Placing,
) {
  await holdCustomer(tx, customerId, 'share');
  const cart = await lockPurchase(tx, giftCartId);
  if (!cart || cart.customer_id !== customerId) throw refuse(giftPurchaseNotFound);
  if (cart.status === 'awaiting_payment') throw refuse(paymentUnderWay);
  if (cart.status !== 'open') throw refuse(giftCartBought);
  if (due !== cart.amount) throw refuse(totalChanged);
  const { timezone } = await storeRule(tx, cart.store_id);
  if (cart.delivery_date < storeDay(timezone, tx.now)) throw refuse(deliveryDayPast);
  await updatePurchaseStatus(tx, cart.id, 'awaiting_payment');
  const paymentId = await payments.start(tx, {
    storeId: cart.store_id,
    orderId: cart.id,
    amount: cart.amount,
    returnUrl: `${shop.publicUrl()}/gift-card/purchase/${cart.design_id}?purchase=${cart.id}`,
    capturesAtOnce: true,
  });
  return { order: { id: cart.id, number: cart.number, status: 'awaiting_payment' as const }, paymentId };
}

type Changed = { order_id: Uuid; status: string };

type Purchase = NonNullable<Awaited<ReturnType<typeof lockPurchase>>>;

const endings = ['declined', 'cancelled', 'lapsed'];

/** What a payment does to the gift that it pays, in the transaction that notes it; false when it pays no gift. */
export async function giftPaymentChanged(shop: Shop, tx: Transaction, { order_id, status }: Changed) {
  const purchase = await lockPurchase(tx, order_id);
  if (!purchase) return false;
  if (purchase.status !== 'awaiting_payment') return true;
  // Without money the gift cart is open for another try.
  if (endings.includes(status)) await updatePurchaseStatus(tx, purchase.id, 'open');
  if (status === 'captured') await issuePaid(shop, tx, purchase);
  return true;
}

async function issuePaid(shop: Shop, tx: Transaction, purchase: Purchase) {
  const { jurisdiction, timezone } = await storeRule(tx, purchase.store_id);
  await updatePurchaseStatus(tx, purchase.id, 'paid');
  await issueGiftCards(tx, new GiftCardCodes(shop.secretKey), [
    {
      id: purchase.id,
      store: { id: purchase.store_id, jurisdiction },
      amount: purchase.amount,
      designId: purchase.design_id,
      paidBy: 'payment_due',
      buyerId: purchase.customer_id,
      ownerId: purchase.for_me ? purchase.customer_id : null,
      recipientName: purchase.recipient_name,
      recipientEmail: purchase.recipient_email,
      greeting: purchase.greeting,
      message: purchase.message,
      boughtAt: tx.now,
      deliveryDate: purchase.delivery_date,
    },
  ]);
  await thank(shop, tx, purchase);
  // What is bought for today does not wait for the morning that has passed.
  if (purchase.delivery_date <= storeDay(timezone, tx.now)) await deliver(shop, tx, [purchase.id]);
}

async function thank(shop: Shop, tx: Transaction, purchase: Purchase) {
  const { email, first_name, email_confirmed_at } = await selectCustomer(tx, purchase.customer_id);
  const [store] = await storeFronts(tx, [purchase.store_id]);
  // A closed account has left no address.
  if (email)
    await sendLetter(
      tx,
      giftReceiptLetter(
        { email, first_name, isKnown: email_confirmed_at !== null },
        purchase,
        store!,
        shop.publicUrl(),
      ),
    );
}
