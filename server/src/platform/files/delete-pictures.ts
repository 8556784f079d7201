import type { Transaction } from '../database/database.js';
import { beyond, enqueue, job } from '../jobs/job.js';
import type { Shop } from '../shop.js';

const deletePictureJob = job<{ id: string }>('delete-picture');

/** When the rows of pictures are gone, their files are deleted after the commit. */
export async function deletePictures(tx: Transaction, ids: readonly string[]) {
  for (const id of ids) await enqueue(tx, deletePictureJob, { id });
}

export const deletePictureWorkers = ({ files }: Pick<Shop, 'files'>) => [
  beyond(deletePictureJob, ({ id }) => files.delete(id)),
];
