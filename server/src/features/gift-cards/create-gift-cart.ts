import { type createGiftCart, dayNotOffered } from 'contract/gift-purchases';
import type { Asked, Wire } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import type { Transaction } from '../../platform/database/database.js';
import { newId, type Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import { holdCustomer, selectDetails } from '../auth/index.js';
import { storeDay, storeRule } from '../stores/index.js';
import { getDesign } from './card-designs.js';
import { insertPurchase } from './gift-purchases.sql.js';
import { yearsAfter } from './validity.js';

type Wanted = Asked<typeof createGiftCart>['body'];

async function recipientOf(tx: Transaction, customerId: Uuid, wanted: Wanted) {
  if (!wanted.for_me) return { name: wanted.recipient_name!, email: wanted.recipient_email! };
  const { first_name, last_name, email } = await selectDetails(tx, customerId);
  return { name: `${first_name} ${last_name}`, email: email! };
}

/** Only a birthday card has a greeting. What is to be paid is the card's amount: no tax, no fee. */
export async function createGiftCartFor(
  tx: Transaction,
  customerId: Uuid,
  wanted: Wanted,
): Promise<Wire<typeof createGiftCart>> {
  await holdCustomer(tx, customerId, 'share');
  const { design_id, store_id, amount, delivery_date } = wanted;
  const { kind } = await getDesign(tx, design_id);
  const { timezone } = await storeRule(tx, store_id);
  const today = storeDay(timezone, tx.now);
  if (delivery_date < today || delivery_date > yearsAfter(today, 1)) throw refuse(dayNotOffered);
  const recipient = await recipientOf(tx, customerId, wanted);
  const id = newId(tx.now);
  await insertPurchase(tx, {
    id,
    customer_id: customerId,
    store_id,
    design_id,
    amount,
    for_me: wanted.for_me,
    recipient_name: recipient.name,
    recipient_email: recipient.email,
    greeting: kind === 'birthday-card' ? wanted.greeting : '',
    message: wanted.message,
    delivery_date,
  });
  return { giftCardCartId: id, totals: { amount: dollars(amount), due: dollars(amount) } };
}
