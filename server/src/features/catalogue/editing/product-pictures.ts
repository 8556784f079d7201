import { isDeepStrictEqual } from 'node:util';
import { productNotFound } from 'contract/catalogue/details';
import { picturesOvertaken, type ShownPicture } from 'contract/catalogue/product-pictures.staff';
import type { Db } from '../../../platform/database/database.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { cutsOf, usePictures } from '../../pictures/index.js';
import { noteAct, type StaffAsker } from '../../staff/index.js';
import type { Catalogue } from '../shelves/catalogue.js';
import { aboutProduct, checkSpeaksForAll } from './editing.js';
import { lockPictures, putPictures, selectPictures } from './product-pictures.sql.js';

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
    const before = await lockPictures(tx, id);
    if (!before) throw refuse(productNotFound);
    if (!isDeepStrictEqual(before, seen)) throw refuse(picturesOvertaken);
    const stood = new Set(before.map(({ image_id }) => image_id));
    const added = pictures.map(({ image_id }) => image_id).filter((image) => !stood.has(image));
    await usePictures(tx, added);
    await putPictures(tx, id, pictures);
    await noteAct(tx, {
      ...aboutProduct(person, id),
      kind: 'product_pictures_changed',
      before: { pictures: before },
      after: { pictures },
    });
    catalogue.changed(tx);
    return withCuts(tx, pictures);
  });
