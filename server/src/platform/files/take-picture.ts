import { unavailable } from 'contract/platform/envelope';
import { fileMissing } from 'contract/platform/uploads';
import type { ReadFile } from '../http/route.js';
import { refuse } from '../refuse.js';
import type { Shop } from '../shop.js';
import { BoundedWork } from './bounded-work.js';
import { cleanPicture, type MadePicture } from './clean-picture.js';

/**
 * Bounded, because a file of up to 5 MB is in memory while it arrives, and takes more while its picture is
 * made.
 */
const reading = new BoundedWork(24, 100);
const making = new BoundedWork(1, 50);

/** For pictures that are made while somebody waits. */
export const makePicture = (make: () => Promise<MadePicture>) => making.do(make);

/** A clean picture from the file that is sent, with no side longer than this. */
export async function takePicture(read: ReadFile, longestSide: number): Promise<MadePicture> {
  const file = await reading.do(read);
  if (!file || file.bytes.length === 0) throw refuse(fileMissing);
  return makePicture(() => cleanPicture(file, longestSide));
}

/** Its row must exist before: a file without a row would never be found and deleted. */
export const keepPicture = ({ files, log }: Pick<Shop, 'files' | 'log'>, id: string, bytes: Buffer) =>
  files.put(id, bytes, 'image/webp').catch((error: unknown) => {
    log.error({ err: error }, 'a picture cannot be kept');
    throw refuse(unavailable, { retryAfter: 30 });
  });
