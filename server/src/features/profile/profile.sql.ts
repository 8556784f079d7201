import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';

export const insertUpload = (tx: Transaction, id: string, customerId: Uuid) =>
  tx.insertInto('upload').values({ id, customer_id: customerId, uploaded_at: tx.now }).execute();

/** False if this customer has no such upload. */
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

/** Deletes the upload that the profile has shown so far, unless it is `except`. */
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

/**
 * An upload that comes into use at this moment stays: the database waits for its row and reads `used` again.
 */
export const deleteUnusedUploads = async (tx: Transaction, before: Date) =>
  ids(
    await tx
      .deleteFrom('upload')
      .where('used', '=', false)
      .where('uploaded_at', '<', before)
      .returning('id')
      .execute(),
  );
