import { methodNotOffered, totalChanged } from 'contract/checkout';
import { deliveryDayPast, giftCartBought, giftPurchaseNotFound } from 'contract/gift-cards';
import * as purchases from 'contract/gift-cards/purchases';
import { paymentUnderWay } from 'contract/payments';
import type { Received, Wire } from 'contract/platform/endpoint';
import type { Transaction } from '../../../platform/database/database.js';
import { once } from '../../../platform/idempotency.js';
import type { Uuid } from '../../../platform/ids.js';
import { sendLetter } from '../../../platform/mail/letter.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { lockCustomer, selectCustomer } from '../../auth/index.js';
import { type Payments, purchaseStanding } from '../../payments/index.js';
import { storeDay, storeFronts, storeRule } from '../../stores/index.js';
import { deliver } from '../delivering/deliver-gift-cards.js';
import { GiftCardCodes } from '../gift-card-codes.js';
import { issueGiftCards } from '../issue-gift-cards.js';
import { checkGiftsOfDay, checkGiver } from './gift-limits.js';
import { paymentStateOf } from './gift-purchases.js';
import { lockGiftPurchase, updateGiftPurchaseStatus } from './gift-purchases.sql.js';
import { giftReceiptLetter } from './gift-receipt-letter.js';

type Asking = {
  customerId: Uuid;
  /** The gift cart that is paid. */
  id: Uuid;
  key: string | undefined;
  body: Received<typeof purchases.payGiftPurchase>['body'];
};

/** What is remembered under the key: which payment was begun, not its state. */
type Begun = { id: Uuid; number: string; paymentId: Uuid };

/** Begins the payment of a gift cart. Its money is taken at once: there is nothing to hand over later. */
async function beginPayment(
  tx: Transaction,
  shop: Shop,
  payments: Pick<Payments, 'start'>,
  { customerId, id, body }: Asking,
): Promise<Begun> {
  if (body.payment.method !== 'card') throw refuse(methodNotOffered);
  await lockCustomer(tx, customerId, 'alone');
  const cart = await lockGiftPurchase(tx, id);
  if (!cart || cart.customer_id !== customerId) throw refuse(giftPurchaseNotFound);
  if (cart.status === 'awaiting_payment') throw refuse(paymentUnderWay);
  if (cart.status !== 'open') throw refuse(giftCartBought);
  if (body.due !== cart.amount) throw refuse(totalChanged);
  const { timezone } = await storeRule(tx, cart.store_id);
  if (cart.delivery_date < storeDay(timezone, tx.now)) throw refuse(deliveryDayPast);
  await checkGiver(tx, customerId, cart.for_me);
  await checkGiftsOfDay(tx, cart);
  await updateGiftPurchaseStatus(tx, cart.id, 'awaiting_payment');
  const paymentId = await payments.start(tx, {
    storeId: cart.store_id,
    orderId: cart.id,
    customerId,
    amount: cart.amount,
    returnUrl: `${shop.publicUrl()}/gift-card/purchase/${cart.design_id}?purchase=${cart.id}`,
    capturesAtOnce: true,
  });
  return { id: cart.id, number: cart.number, paymentId };
}

/** The card is neither kept nor remembered: the same key is the same payment, whichever card came with it. */
export async function payGiftPurchase(
  shop: Shop,
  payments: Payments,
  asking: Asking,
): Promise<Wire<typeof purchases.payGiftPurchase>> {
  const { customerId, id, key, body } = asking;
  const { due, payment } = body;
  const call = purchases.payGiftPurchase;
  const remembered = { customerId, key, call, body: { id, due, method: payment.method } };
  const begun = await shop.write((tx) =>
    once(tx, remembered, () => beginPayment(tx, shop, payments, asking)),
  );
  await payments.authorise(begun.paymentId, payment.card);
  const now = await shop.read((db) => payments.find(db, begun.paymentId));
  return purchaseStanding(begun, paymentStateOf(now!));
}

type Changed = { order_id: Uuid; status: string };

type Purchase = NonNullable<Awaited<ReturnType<typeof lockGiftPurchase>>>;

const endings = ['declined', 'cancelled', 'lapsed'];

/**
 * Applies the outcome of a payment to its gift, in the transaction that notes it.
 */
export async function giftPaymentChanged(shop: Shop, tx: Transaction, { order_id, status }: Changed) {
  const purchase = await lockGiftPurchase(tx, order_id);
  if (purchase?.status !== 'awaiting_payment') return;
  // When no money came, the gift cart can be paid again.
  if (endings.includes(status)) await updateGiftPurchaseStatus(tx, purchase.id, 'open');
  if (status === 'captured') await issuePaid(shop, tx, purchase);
}

/** A card that is sent to the buyer's own address belongs to the buyer, whoever it is said to be for. */
async function isOwn(tx: Transaction, { for_me, customer_id, recipient_email }: Purchase) {
  const { email } = await selectCustomer(tx, customer_id);
  return for_me || email?.toLowerCase() === recipient_email.toLowerCase();
}

async function issuePaid(shop: Shop, tx: Transaction, purchase: Purchase) {
  const { jurisdiction, timezone } = await storeRule(tx, purchase.store_id);
  await updateGiftPurchaseStatus(tx, purchase.id, 'paid');
  await issueGiftCards(tx, new GiftCardCodes(shop.secretKey), [
    {
      id: purchase.id,
      store: { id: purchase.store_id, jurisdiction },
      amount: purchase.amount,
      designId: purchase.design_id,
      paidBy: 'payment_due',
      buyerId: purchase.customer_id,
      ownerId: (await isOwn(tx, purchase)) ? purchase.customer_id : null,
      recipientName: purchase.recipient_name,
      recipientEmail: purchase.recipient_email,
      greeting: purchase.greeting,
      message: purchase.message,
      boughtAt: tx.now,
      deliveryDate: purchase.delivery_date,
    },
  ]);
  await thank(shop, tx, purchase);
  // A card for today goes out at once, because this morning's round has passed.
  if (purchase.delivery_date <= storeDay(timezone, tx.now)) await deliver(shop, tx, [purchase.id]);
}

async function thank(shop: Shop, tx: Transaction, purchase: Purchase) {
  const { email, first_name, email_confirmed_at } = await selectCustomer(tx, purchase.customer_id);
  const [store] = await storeFronts(tx, [purchase.store_id]);
  // A closed account has no address any more.
  if (email)
    await sendLetter(
      tx,
      giftReceiptLetter(
        { email, first_name, isKnown: email_confirmed_at !== null },
        purchase,
        store!,
        shop.publicUrl(),
      ),
      email_confirmed_at === null ? { address: email, whenFull: 'drop' } : undefined,
    );
}
