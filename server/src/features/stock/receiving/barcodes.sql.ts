import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';

export const selectBarcodesOf = (db: Db, productId: number) =>
  db
    .selectFrom('product_barcode')
    .select(['code', 'bottles'])
    .where('product_id', '=', productId)
    .orderBy('bottles')
    .orderBy('code')
    .execute();

export const selectBarcode = (db: Db, code: string) =>
  db
    .selectFrom('product_barcode')
    .select(['product_id', 'bottles'])
    .where('code', '=', code)
    .executeTakeFirst();

/**
 * False when another product has the code; for the same product it updates how many bottles the code stands
 * for.
 */
export async function putBarcode(tx: Transaction, barcode: Tables['product_barcode']) {
  const written = await tx
    .insertInto('product_barcode')
    .values(barcode)
    .onConflict((known) =>
      known
        .column('code')
        .doUpdateSet({ bottles: barcode.bottles })
        .where('product_barcode.product_id', '=', barcode.product_id),
    )
    .returning('code')
    .executeTakeFirst();
  return written !== undefined;
}

export const deleteBarcode = (tx: Transaction, code: string) =>
  tx
    .deleteFrom('product_barcode')
    .where('code', '=', code)
    .returning(['product_id', 'bottles'])
    .executeTakeFirst();
