import type { Transaction } from '../../platform/database/database.js';
import type { Webhook } from './gateway.js';
import { askLookUp } from './payments.js';
import { insertEvent, selectPayment } from './payments.sql.js';

/**
 * A message is a reason to ask, nothing more: what counts is how things stand at the provider when it is asked.
 * So messages may come in any order, late and again.
 */
export async function hearProvider(tx: Transaction, { id, paymentId }: Webhook) {
  if (!(await selectPayment(tx, paymentId))) return;
  const isNew = await insertEvent(tx, { payment_id: paymentId, kind: 'webhook', key: id, outcome: 'heard' });
  if (isNew) await askLookUp(tx, paymentId);
}
