import type { ShownPicture } from 'contract/catalogue/product-pictures.staff';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { nameOfProduct } from '../../../platform/database/tables/catalogue.js';

const picturesOf = (db: Db, id: number) =>
  db.selectFrom('product').select(['images', 'image_words']).where('id', '=', id);

type Row = { images: readonly string[]; image_words: readonly string[] };

const inOrder = ({ images, image_words }: Row): ShownPicture[] =>
  images.map((image_id, index) => ({ image_id, words: image_words[index] ?? '' }));

/** The picture of the card comes first; undefined when there is no such product. */
export async function selectPictures(db: Db, id: number) {
  const row = await picturesOf(db, id).executeTakeFirst();
  return row && inOrder(row);
}

export async function lockPictures(tx: Transaction, id: number) {
  const row = await picturesOf(tx, id).forUpdate().executeTakeFirst();
  return row && inOrder(row);
}

export type PicturesOf = { product_id: number; pictures: readonly ShownPicture[] };

/** As one parameter: the statement stays the same, however many products there are. */
export async function putPictures(tx: Transaction, all: readonly PicturesOf[]) {
  const rows = all.map(({ product_id, pictures }) => ({
    product_id,
    images: pictures.map(({ image_id }) => image_id),
    image_words: pictures.map(({ words }) => words),
  }));
  await sql`
    update product set images = asked.images, image_words = asked.image_words
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as asked (product_id integer, images text[], image_words text[])
    where product.id = asked.product_id`.execute(tx);
}

const withNames = (db: Db) =>
  db
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .select([
      'product.id',
      ...nameOfProduct,
      sql<boolean>`retired_at is not null`.as('retired'),
      'images',
      'image_words',
    ]);

const shown = <Named extends Row>({ images, image_words, ...product }: Named) => ({
  ...product,
  pictures: inOrder({ images, image_words }),
});

/** The products that are not retired, by id, from after this one on, each with its pictures. */
export async function selectPicturesAfter(db: Db, id: number, most: number) {
  const rows = await withNames(db)
    .where('product.id', '>', id)
    .where('retired_at', 'is', null)
    .orderBy('product.id')
    .limit(most)
    .execute();
  return rows.map(shown);
}

export async function selectPicturesOf(db: Db, ids: readonly number[]) {
  const rows = await withNames(db)
    .where('product.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
  return rows.map(shown);
}
