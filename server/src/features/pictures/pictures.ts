import { type Crop, pictureNotFound, type Turn } from 'contract/pictures/pictures.staff';
import { days, hours, later } from '../../platform/clock.js';
import type { Db, Transaction } from '../../platform/database/database.js';
import type { MadePicture } from '../../platform/files/clean-picture.js';
import { deletePictures } from '../../platform/files/delete-pictures.js';
import { isShipped } from '../../platform/files/shipped-pictures.js';
import { keepPicture, makePicture, takePicture } from '../../platform/files/take-picture.js';
import type { ReadFile } from '../../platform/http/route.js';
import { newId } from '../../platform/ids.js';
import { scheduledJob, within } from '../../platform/jobs/job.js';
import { refuse } from '../../platform/refuse.js';
import type { Shop } from '../../platform/shop.js';
import { cutOut } from './cut-out.js';
import {
  deleteUnusedPictures,
  insertPicture,
  markUsed,
  selectExisting,
  selectOriginal,
} from './pictures.sql.js';

/** In pixels: large enough that a third of it still fills a screen. */
const longestSide = 3000;

type Cutting = { turn: Turn; crop: Crop | null };
const whole: Cutting = { turn: 0, crop: null };

type Original = { readonly id: string; readonly width: number; readonly height: number };

async function keepAs(
  shop: Shop,
  { bytes, width, height }: MadePicture,
  { turn, crop }: Cutting,
  original?: Original,
) {
  const id = `goods-${newId(shop.clock.now())}`;
  const from = original ?? { id, width, height };
  await shop.write((tx) => insertPicture(tx, { id, original_id: from.id, width, height, turn, crop }));
  await keepPicture(shop, id, bytes);
  const cut = { original_id: from.id, width: from.width, height: from.height, turn, crop };
  return { image_id: id, cut };
}

export const addPictureFrom = async (shop: Shop, read: ReadFile) =>
  keepAs(shop, await takePicture(read, longestSide), whole);

/** Always cuts from the original, so that cutting again loses nothing. */
export async function cutPictureAs(shop: Shop, imageId: string, cutting: Cutting) {
  const original = await shop.write((tx) => selectOriginal(tx, imageId));
  const file = original && (await shop.files.get(original.id));
  if (!file) throw refuse(pictureNotFound);
  const made = await makePicture(() => cutOut(file.bytes, cutting.turn, cutting.crop));
  return keepAs(shop, made, cutting, original);
}

/** From now on the shop shows these pictures. Returns those that no longer exist. */
export async function showExistingPictures(tx: Transaction, ids: readonly string[]) {
  const uploaded = ids.filter((id) => !isShipped(id));
  const there = await markUsed(tx, uploaded);
  return new Set(uploaded.filter((id) => !there.has(id)));
}

/** From now on the shop shows these pictures: refuses those that no longer exist. */
export async function showPictures(tx: Transaction, ids: readonly string[]) {
  if ((await showExistingPictures(tx, ids)).size > 0) throw refuse(pictureNotFound);
}

/** Which of these are no pictures of goods. */
export async function missingPictures(db: Db, ids: readonly string[]) {
  const uploaded = ids.filter((id) => !isShipped(id));
  const there = await selectExisting(db, uploaded);
  return new Set(uploaded.filter((id) => !there.has(id)));
}

const keptUnused = days(1);
const forgetUnused = scheduledJob('forget-unused-pictures-of-goods', hours(1));

export const pictureWorkers = () => [
  within(forgetUnused, async (tx) => {
    await deletePictures(tx, await deleteUnusedPictures(tx, later(tx.now, -keptUnused)));
  }),
];
