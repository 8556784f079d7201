import type { PaymentState } from 'contract/checkout';
import { giftPurchaseNotFound } from 'contract/gift-cards';
import type * as purchases from 'contract/gift-cards/purchases';
import type { PaymentStatus } from 'contract/payments';
import type { Wire } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import type { Db } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { type Payments, shownPaymentState } from '../../payments/index.js';
import { storeFronts } from '../../stores/index.js';
import { isClaimed } from '../card-holder.js';
import { getGiftCardDesign } from './card-designs.js';
import { type PurchaseRow, selectGiftPurchase } from './gift-purchases.sql.js';
import { owedOf, refundOf } from './gift-refunds.js';

type Payment = Parameters<typeof shownPaymentState>[0];
type Money = Parameters<typeof owedOf>[0];

/**
 * A gift counts as paid when its money is taken, seconds after it was promised. Once money has gone back the
 * payment has ended, because a gift is only ever refunded whole.
 */
export const paymentStateOf = (payment: Payment): PaymentState =>
  shownPaymentState(payment, { authorised: 'unknown', refunded: 'ended' });

function statusOf({ status, delivered_at, cancelled_at }: PurchaseRow): purchases.GiftPurchase['status'] {
  if (cancelled_at) return 'cancelled';
  return delivered_at ? 'delivered' : status;
}

async function shown(
  db: Db,
  row: PurchaseRow,
  payment: (Payment & Money) | undefined,
): Promise<Wire<typeof purchases.getGiftPurchase>> {
  const [store] = await storeFronts(db, [row.store_id]);
  const status = statusOf(row);
  return {
    id: row.id,
    number: row.number,
    status,
    store_id: row.store_id,
    store_name: store!.name,
    design: await getGiftCardDesign(db, row.design_id),
    amount: dollars(row.amount),
    for_me: row.for_me,
    recipient_name: row.recipient_name,
    recipient_email: row.recipient_email,
    greeting: row.greeting,
    message: row.message,
    delivery_date: row.delivery_date,
    payment: payment ? paymentStateOf(payment) : null,
    refund: status === 'cancelled' ? refundOf(payment) : null,
    can_cancel: status === 'paid',
    can_resend: status === 'delivered' && !isClaimed(row),
  };
}

async function purchaseOf(db: Db, customerId: Uuid, id: Uuid) {
  const purchase = await selectGiftPurchase(db, customerId, id);
  if (!purchase) throw refuse(giftPurchaseNotFound);
  return purchase;
}

const isUnderWay = ({ status }: { status: PaymentStatus }) => ['unknown', 'waiting'].includes(status);

/**
 * The page that the customer comes back to makes this call. It asks the provider as long as the payment is
 * under way, and as long as a refund is owed, because the store may have made the refund there by hand.
 */
export async function getGiftPurchase(
  shop: Shop,
  payments: Pick<Payments, 'lookUp' | 'ofOrder'>,
  customerId: Uuid,
  id: Uuid,
) {
  const find = () =>
    shop.read(async (db) => ({
      row: await purchaseOf(db, customerId, id),
      payment: (await payments.ofOrder(db, id)).at(-1),
    }));
  const { row, payment } = await find();
  const isOwed = payment && row.status === 'cancelled' && owedOf(payment) > 0;
  if (payment && (isUnderWay(payment) || isOwed))
    await payments.lookUp(payment.id).catch((error: Error) => {
      shop.log.warn({ error: error.message, payment: payment.id }, 'the payment provider could not be asked');
    });
  const now = await find();
  return shop.read((db) => shown(db, now.row, now.payment));
}

export async function listGiftPaymentMethods(
  db: Db,
  { offer }: Pick<Payments, 'offer'>,
  customerId: Uuid,
  id: Uuid,
): Promise<Wire<typeof purchases.listGiftPaymentMethods>> {
  const { amount } = await purchaseOf(db, customerId, id);
  return { due: dollars(amount), methods: ['card'], ...offer };
}
