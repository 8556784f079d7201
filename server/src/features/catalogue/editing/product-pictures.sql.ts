import type { ShownPicture } from 'contract/catalogue/product-pictures.staff';
import type { Db, Transaction } from '../../../platform/database/database.js';

const picturesOf = (db: Db, id: number) =>
  db.selectFrom('product').select(['images', 'image_words']).where('id', '=', id);

type Row = { images: readonly string[]; image_words: readonly string[] };

const inOrder = (row: Row | undefined): ShownPicture[] | undefined =>
  row?.images.map((image_id, index) => ({ image_id, words: row.image_words[index] ?? '' }));

/** The picture of the card comes first; empty when there is no such product. */
export const selectPictures = async (db: Db, id: number) =>
  inOrder(await picturesOf(db, id).executeTakeFirst());

export const lockPictures = async (tx: Transaction, id: number) =>
  inOrder(await picturesOf(tx, id).forUpdate().executeTakeFirst());

export const putPictures = (tx: Transaction, id: number, pictures: readonly ShownPicture[]) =>
  tx
    .updateTable('product')
    .set({
      images: pictures.map(({ image_id }) => image_id),
      image_words: pictures.map(({ words }) => words),
    })
    .where('id', '=', id)
    .execute();
