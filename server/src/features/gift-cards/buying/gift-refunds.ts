import type { GiftPurchase } from 'contract/gift-cards/purchases';
import { dollars } from 'contract/platform/money';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { sendLetter } from '../../../platform/mail/letter.js';
import type { Shop } from '../../../platform/shop.js';
import { selectCustomer } from '../../auth/index.js';
import { storeFronts } from '../../stores/index.js';
import { lockGiftPurchase } from './gift-purchases.sql.js';
import { refundRefusedLetter } from './refund-refused-letter.js';

/** In cents. */
type Money = { captured: number; refunds_asked: number; refunded: number };

/** The amount that is neither back nor on its way. */
export const owedOf = ({ captured, refunds_asked }: Money) => captured - refunds_asked;

/** Where the money of a cancelled gift is. */
export function refundOf(payment: Money | undefined): GiftPurchase['refund'] {
  if (!payment || payment.captured === 0) return null;
  const owed = owedOf(payment);
  if (owed > 0) return { status: 'owed', amount: dollars(owed) };
  const isBack = payment.refunded === payment.captured;
  return { status: isBack ? 'made' : 'on_its_way', amount: dollars(payment.captured) };
}

type Payment = { id: Uuid; order_id: Uuid };

/** The provider has refused the refund of a gift for good. False when the payment is not for a gift. */
export async function giftRefundRefused(
  shop: Shop,
  tx: Transaction,
  { id, order_id }: Payment,
  amount: number,
) {
  const purchase = await lockGiftPurchase(tx, order_id);
  if (!purchase) return false;
  const { email, first_name, email_confirmed_at } = await selectCustomer(tx, purchase.customer_id);
  const [store] = await storeFronts(tx, [purchase.store_id]);
  // A closed account has no address any more.
  if (email)
    await sendLetter(
      tx,
      refundRefusedLetter(
        { email, first_name, isKnown: email_confirmed_at !== null },
        purchase,
        { store: store!.name, amount },
        shop.publicUrl(),
      ),
      email_confirmed_at === null ? { address: email, whenFull: 'wait' } : undefined,
    );
  tx.afterCommit(() =>
    shop.log.error(
      { gift: purchase.number, payment: id, amount },
      'the provider of the payment refused the refund of a gift: the store owes it',
    ),
  );
  return true;
}
