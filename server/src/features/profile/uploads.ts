import { unavailable } from 'contract/platform/envelope';
import { fileMissing, notYourPicture } from 'contract/profile';
import { days, hours, later } from '../../platform/clock.js';
import type { Transaction } from '../../platform/database/database.js';
import { BoundedWork } from '../../platform/files/bounded-work.js';
import type { ReadFile } from '../../platform/http/route.js';
import { newId, type Uuid } from '../../platform/ids.js';
import { beyond, enqueue, job, scheduledJob, within } from '../../platform/jobs/job.js';
import { limit, take } from '../../platform/limits.js';
import { refuse } from '../../platform/refuse.js';
import type { Shop } from '../../platform/shop.js';
import { holdCustomer } from '../auth/index.js';
import { cleanPicture } from './clean-picture.js';
import {
  deleteUnusedUploads,
  deleteUploadsOf,
  deleteUsedUpload,
  insertUpload,
  markUsed,
} from './profile.sql.js';

const byCustomer = limit('upload-picture', 40, days(1));
const tooOften = 'You have uploaded many pictures today. Please wait a while and try again.';

/** Files of 5 MB are held in memory while they come in, and pictures take more while they are made. */
const reading = new BoundedWork(24, 100);
const making = new BoundedWork(1, 50);

const keptUnused = days(1);
const deletePictureJob = job<{ id: string }>('delete-picture');
const forgetUnused = scheduledJob('forget-unused-pictures', hours(1));

const urlOf = (id: string) => `/files/${id}`;

/** The picture belongs to nobody's profile yet: that is for the profile to say. */
export async function uploadPictureOf(shop: Shop, customerId: Uuid, read: ReadFile) {
  await take(shop, byCustomer, customerId, tooOften);
  const file = await reading.do(read);
  if (!file || file.bytes.length === 0) throw refuse(fileMissing);
  const picture = await making.do(() => cleanPicture(file));
  const id = `photo-${newId(shop.clock.now())}`;
  await shop.write(async (tx) => {
    await holdCustomer(tx, customerId, 'share');
    // Known before it lies there: nothing is left behind that nobody would find again.
    await insertUpload(tx, id, customerId);
  });
  await shop.files.put(id, picture, 'image/webp').catch((error: unknown) => {
    shop.log.error({ err: error }, 'a picture cannot be kept');
    throw refuse(unavailable, { retryAfter: 30 });
  });
  return [{ url: urlOf(id), image_id: id }];
}

const deletePictures = async (tx: Transaction, ids: readonly string[]) => {
  for (const id of ids) await enqueue(tx, deletePictureJob, { id });
};

/** What the profile shows from now on; the picture of before is deleted. Empty for none. */
export async function showPicture(tx: Transaction, customerId: Uuid, imageUrl: string) {
  const id = /^\/files\/(photo-[a-z0-9-]+)$/.exec(imageUrl)?.[1] ?? '';
  if (imageUrl !== '' && id === '') throw refuse(notYourPicture);
  await deletePictures(tx, await deleteUsedUpload(tx, customerId, id));
  if (id !== '' && !(await markUsed(tx, id, customerId))) throw refuse(notYourPicture);
}

export const forgetUploadsOf = async (tx: Transaction, customerId: Uuid) =>
  deletePictures(tx, await deleteUploadsOf(tx, customerId));

export const uploadWorkers = (shop: Shop) => [
  beyond(deletePictureJob, ({ id }) => shop.files.delete(id)),
  within(forgetUnused, async (tx) => {
    await deletePictures(tx, await deleteUnusedUploads(tx, later(tx.now, -keptUnused)));
  }),
];
