import { isDeepStrictEqual } from 'node:util';
import { productNotFound } from 'contract/catalogue/details';
import { picturesOvertaken, type ShownPicture } from 'contract/catalogue/product-pictures.staff';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { cutsOf, showPictures } from '../../pictures/index.js';
import { noteActs, type StaffAsker } from '../../staff/index.js';
import type { Catalogue } from '../shelves/catalogue.js';
import { checkSpeaksForAll } from './editing.js';
import { lockPictures, type PicturesOf, putPictures, selectPictures } from './product-pictures.sql.js';

async function withCuts(db: Db, pictures: readonly ShownPicture[]) {
  const cuts = await cutsOf(
    db,
    pictures.map(({ image_id }) => image_id),
  );
  return pictures.map((picture) => ({ ...picture, cut: cuts.get(picture.image_id) ?? null }));
}

export async function listPicturesOf(db: Db, id: number) {
  const pictures = await selectPictures(db, id);
  if (!pictures) throw refuse(productNotFound);
  return withCuts(db, pictures);
}

export type ChangedPictures = PicturesOf & { was: readonly ShownPicture[] };

/** The caller has locked the products, and asked for the pictures to be kept. */
export async function savePictures(tx: Transaction, personId: Uuid, changed: readonly ChangedPictures[]) {
  await putPictures(tx, changed);
  await noteActs(
    tx,
    null,
    changed.map(({ product_id, pictures, was }) => ({
      personId,
      thing: 'product',
      thingId: product_id,
      kind: 'product_pictures_changed' as const,
      before: { pictures: was },
      after: { pictures },
    })),
  );
}

export const addedTo = (was: readonly ShownPicture[], pictures: readonly ShownPicture[]) => {
  const stood = new Set(was.map(({ image_id }) => image_id));
  return pictures.map(({ image_id }) => image_id).filter((image) => !stood.has(image));
};

type Change = { seen: readonly ShownPicture[]; pictures: readonly ShownPicture[] };

export const changePicturesBy = (
  shop: Shop,
  catalogue: Catalogue,
  person: StaffAsker,
  id: number,
  { seen, pictures }: Change,
) =>
  shop.write(async (tx) => {
    checkSpeaksForAll(person);
    const was = await lockPictures(tx, id);
    if (!was) throw refuse(productNotFound);
    if (!isDeepStrictEqual(was, seen)) throw refuse(picturesOvertaken);
    await showPictures(tx, addedTo(was, pictures));
    await savePictures(tx, person.id, [{ product_id: id, pictures, was }]);
    catalogue.changed(tx);
    return withCuts(tx, pictures);
  });
