import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { nameOfProduct } from '../../../platform/database/tables/catalogue.js';
import type { Tables } from '../../../platform/database/tables.js';

export type Barcode = Tables['product_barcode'];

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

const oneOf = (codes: readonly string[]) => sql<string>`any(${[...codes]}::text[])`;

const withProducts = (db: Db) =>
  db
    .selectFrom('product_barcode as known')
    .innerJoin('product', 'product.id', 'known.product_id')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .select(['known.code', 'known.product_id', 'known.bottles', ...nameOfProduct]);

/** The codes of products that are not retired, those of one product together, from after one code of one product on. */
export const selectBarcodesAfter = (
  db: Db,
  { product_id, code }: Pick<Barcode, 'product_id' | 'code'>,
  most: number,
) =>
  withProducts(db)
    .where('product.retired_at', 'is', null)
    .where(sql<boolean>`(known.product_id, known.code) > (${product_id}::integer, ${code}::text)`)
    .orderBy('known.product_id')
    .orderBy('known.code')
    .limit(most)
    .execute();

/** These codes, as far as they are known, with the products that have them. */
export const selectBarcodes = (db: Db, codes: readonly string[]) =>
  withProducts(db).where('known.code', '=', oneOf(codes)).execute();

export const lockBarcodes = (tx: Transaction, codes: readonly string[]) =>
  tx
    .selectFrom('product_barcode')
    .select('code')
    .where('code', '=', oneOf(codes))
    .orderBy('code')
    .forUpdate()
    .execute();

/**
 * Leaves a code to the product that has it; for the same product it updates how many bottles the code stands for.
 * Returns the codes that are new or changed. They are written in one order, so that those who write the same codes wait for
 * each other and not in a circle.
 */
export async function putBarcodes(tx: Transaction, barcodes: readonly Barcode[]) {
  const inOrder = barcodes.toSorted((one, other) => (one.code < other.code ? -1 : 1));
  const written = await tx
    .insertInto('product_barcode')
    .values(inOrder)
    .onConflict((known) =>
      known
        .column('code')
        .doUpdateSet({ bottles: sql`excluded.bottles` })
        .where('product_barcode.product_id', '=', sql<number>`excluded.product_id`)
        .where('product_barcode.bottles', '!=', sql<number>`excluded.bottles`),
    )
    .returning('code')
    .execute();
  return new Set(written.map(({ code }) => code));
}

/** Returns what they stood for. */
export const deleteBarcodes = (tx: Transaction, codes: readonly string[]) =>
  tx.deleteFrom('product_barcode').where('code', '=', oneOf(codes)).returningAll().execute();
