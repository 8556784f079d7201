import type { ContactMessage } from 'contract/pages';
import type { Transaction } from '../../platform/database/database.js';
import { newId } from '../../platform/ids.js';

export async function insertContactMessage(tx: Transaction, storeId: number, written: ContactMessage) {
  const id = newId(tx.now);
  await tx
    .insertInto('contact_message')
    .values({
      id,
      store_id: storeId,
      name: written.name,
      email: written.email,
      topic: written.topic,
      order_id: written.order_id || null,
      message: written.message,
      sent_at: tx.now,
    })
    .execute();
  return id;
}

export const deleteContactMessagesBefore = (tx: Transaction, moment: Date) =>
  tx.deleteFrom('contact_message').where('sent_at', '<', moment).execute();
