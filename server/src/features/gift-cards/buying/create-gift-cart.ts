import * as purchases from 'contract/gift-cards/purchases';
import { yearsAfter } from 'contract/platform/calendar';
import type { Received, Wire } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import { storeNotFound } from 'contract/stores';
import type { Transaction } from '../../../platform/database/database.js';
import { newId, type Uuid } from '../../../platform/ids.js';
import { takeWithin } from '../../../platform/limits.js';
import { refuse } from '../../../platform/refuse.js';
import { lockCustomer, selectCustomerDetails } from '../../auth/index.js';
import { storeDay, storeRule } from '../../stores/index.js';
import { getOfferedDesign } from './card-designs.js';
import { checkGiver, giftCartsBegun } from './gift-limits.js';
import { insertGiftCart } from './gift-purchases.sql.js';

type GiftOrdered = Received<typeof purchases.createGiftCart>['body'];

async function recipientOf(tx: Transaction, customerId: Uuid, gift: GiftOrdered) {
  if (!gift.for_me) return { name: gift.recipient_name!, email: gift.recipient_email! };
  const { first_name, last_name, email } = await selectCustomerDetails(tx, customerId);
  return { name: `${first_name} ${last_name}`, email: email! };
}

/** Only a birthday card has a greeting. What is to be paid is the card's amount: no tax, no fee. */
export async function createGiftCart(
  tx: Transaction,
  customerId: Uuid,
  gift: GiftOrdered,
): Promise<Wire<typeof purchases.createGiftCart>> {
  await lockCustomer(tx, customerId, 'share');
  await checkGiver(tx, customerId, gift.for_me);
  await takeWithin(tx, giftCartsBegun, customerId);
  const { design_id, store_id, amount, delivery_date } = gift;
  const { kind } = await getOfferedDesign(tx, design_id);
  const { timezone, standing } = await storeRule(tx, store_id);
  if (standing !== 'open') throw refuse(storeNotFound);
  const today = storeDay(timezone, tx.now);
  if (delivery_date < today || delivery_date > yearsAfter(today, 1)) throw refuse(purchases.dayNotOffered);
  const recipient = await recipientOf(tx, customerId, gift);
  const id = newId(tx.now);
  await insertGiftCart(tx, {
    id,
    customer_id: customerId,
    store_id,
    design_id,
    amount,
    for_me: gift.for_me,
    recipient_name: recipient.name,
    recipient_email: recipient.email,
    greeting: kind === 'birthday-card' ? gift.greeting : '',
    message: gift.message,
    delivery_date,
  });
  return { giftCardCartId: id, totals: { amount: dollars(amount), due: dollars(amount) } };
}
