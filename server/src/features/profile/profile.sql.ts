import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';

export const insertUpload = (tx: Transaction, id: string, customerId: Uuid) =>
  tx.insertInto('upload').values({ id, customer_id: customerId, uploaded_at: tx.now }).execute();

/** False when there is no such upload of this customer. */
export const markUsed = async (tx: Transaction, id: string, customerId: Uuid) => {
  const marked = await tx
    .updateTable('upload')
    .set({ used: true })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
};

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

/** The one that was used so far, unless it is `except`. */
export const deleteUsedUpload = async (tx: Transaction, customerId: Uuid, except: string) =>
  ids(
    await tx
      .deleteFrom('upload')
      .where('customer_id', '=', customerId)
      .where('used', '=', true)
      .where('id', '!=', except)
      .returning('id')
      .execute(),
  );

export const deleteUploadsOf = async (tx: Transaction, customerId: Uuid) =>
  ids(await tx.deleteFrom('upload').where('customer_id', '=', customerId).returning('id').execute());

/** One that becomes used at this very moment stays: its row is looked at again when it is free. */
export const deleteUnusedUploads = async (tx: Transaction, before: Date) =>
  ids(
    await tx
      .deleteFrom('upload')
      .where('used', '=', false)
      .where('uploaded_at', '<', before)
      .returning('id')
      .execute(),
  );
