import type { PaymentState } from 'contract/checkout';
import { giftPurchaseNotFound } from 'contract/gift-cards';
import type { GiftPurchase, getGiftPurchase, listGiftPaymentMethods } from 'contract/gift-purchases';
import type { PaymentStatus } from 'contract/payments';
import type { Wire } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import type { Db } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import type { Shop } from '../../platform/shop.js';
import type { Payments } from '../payments/index.js';
import { storeFronts } from '../stores/index.js';
import { getDesign } from './card-designs.js';
import { type PurchaseRow, selectPurchase } from './gift-purchases.sql.js';
import { owedOf, refundOf } from './gift-refunds.js';

/** Money that has been promised is as good as paid: it is taken within seconds. */
const states: Record<PaymentStatus, PaymentState['status']> = {
  created: 'unknown',
  unknown: 'unknown',
  waiting: 'waiting',
  authorised: 'unknown',
  captured: 'paid',
  refunded_in_part: 'paid',
  refunded: 'ended',
  declined: 'declined',
  cancelled: 'ended',
  lapsed: 'ended',
};

type Payment = { status: PaymentStatus; redirect_url: string | null; words: string };
type Money = Parameters<typeof owedOf>[0];

export const paymentStateOf = ({ status, redirect_url, words }: Payment): PaymentState => ({
  status: states[status],
  ...(redirect_url && { redirect_url }),
  ...(words && { words }),
});

function statusOf({ status, delivered_at, cancelled_at }: PurchaseRow): GiftPurchase['status'] {
  if (cancelled_at) return 'cancelled';
  return delivered_at ? 'delivered' : status;
}

async function shown(
  db: Db,
  row: PurchaseRow,
  payment: (Payment & Money) | undefined,
): Promise<Wire<typeof getGiftPurchase>> {
  const [store] = await storeFronts(db, [row.store_id]);
  const status = statusOf(row);
  return {
    id: row.id,
    number: row.number,
    status,
    store_id: row.store_id,
    store_name: store!.name,
    design: await getDesign(db, row.design_id),
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
    can_resend: status === 'delivered',
  };
}

async function purchaseOf(db: Db, customerId: Uuid, id: Uuid) {
  const purchase = await selectPurchase(db, customerId, id);
  if (!purchase) throw refuse(giftPurchaseNotFound);
  return purchase;
}

const isUnderWay = ({ status }: { status: PaymentStatus }) => ['unknown', 'waiting'].includes(status);

/**
 * The page that the customer comes back to asks by this call: the provider is asked as long as it has not answered, and
 * as long as something is owed, which the store may have given back there by hand.
 */
export async function getGiftPurchaseOf(
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

export async function giftPaymentMethodsOf(
  db: Db,
  { offer }: Pick<Payments, 'offer'>,
  customerId: Uuid,
  id: Uuid,
): Promise<Wire<typeof listGiftPaymentMethods>> {
  const { amount } = await purchaseOf(db, customerId, id);
  return { due: dollars(amount), methods: ['card'], ...offer };
}
