import { notYourPicture } from 'contract/profile';
import { days, hours, later } from '../../platform/clock.js';
import type { Transaction } from '../../platform/database/database.js';
import { deletePictures } from '../../platform/files/delete-pictures.js';
import { keepPicture, takePicture } from '../../platform/files/take-picture.js';
import type { ReadFile } from '../../platform/http/route.js';
import { newId, type Uuid } from '../../platform/ids.js';
import { scheduledJob, within } from '../../platform/jobs/job.js';
import { limit, take } from '../../platform/limits.js';
import { refuse } from '../../platform/refuse.js';
import type { Shop } from '../../platform/shop.js';
import { lockCustomer } from '../auth/index.js';
import {
  deleteUnusedUploads,
  deleteUploadsOf,
  deleteUsedUpload,
  insertUpload,
  markUsed,
} from './profile.sql.js';

const byCustomer = limit('upload-picture', 40, days(1));
const tooOften = 'You have uploaded many pictures today. Please wait a while and try again.';

/** In pixels: no screen shows it larger. */
const longestSide = 1200;
const keptUnused = days(1);
const forgetUnused = scheduledJob('forget-unused-pictures', hours(1));

const urlOf = (id: string) => `/files/${id}`;

/** Keeps the picture. It appears in the profile once the profile is saved with its address. */
export async function uploadPictureOf(shop: Shop, customerId: Uuid, read: ReadFile) {
  await take(shop, byCustomer, customerId, tooOften);
  const { bytes } = await takePicture(read, longestSide);
  const id = `photo-${newId(shop.clock.now())}`;
  await shop.write(async (tx) => {
    await lockCustomer(tx, customerId, 'share');
    await insertUpload(tx, id, customerId);
  });
  await keepPicture(shop, id, bytes);
  return [{ url: urlOf(id), image_id: id }];
}

/** Sets the picture of the profile, or none if `imageUrl` is empty, and deletes the one before. */
export async function showPicture(tx: Transaction, customerId: Uuid, imageUrl: string) {
  const id = /^\/files\/(photo-[a-z0-9-]+)$/.exec(imageUrl)?.[1] ?? '';
  if (imageUrl !== '' && id === '') throw refuse(notYourPicture);
  await deletePictures(tx, await deleteUsedUpload(tx, customerId, id));
  if (id !== '' && !(await markUsed(tx, id, customerId))) throw refuse(notYourPicture);
}

export const forgetUploadsOf = async (tx: Transaction, customerId: Uuid) =>
  deletePictures(tx, await deleteUploadsOf(tx, customerId));

export const uploadWorkers = () => [
  within(forgetUnused, async (tx) => {
    await deletePictures(tx, await deleteUnusedUploads(tx, later(tx.now, -keptUnused)));
  }),
];
