import { unavailable } from 'contract/platform/envelope';
import sharp from 'sharp';
import { refuse } from '../refuse.js';
import type { PictureForm } from './picture-form.js';

/** One thread for each picture: how many are made at once is decided in one place, by `BoundedWork`. */
sharp.concurrency(1);
sharp.cache(false);

const mostPixels = 40_000_000;
const patience = 20;

/**
 * Begun before a picture is made; tells afterwards whether the time was up. The error itself says so in words
 * alone.
 */
export function stopwatch(seconds: number) {
  const began = performance.now();
  return () => performance.now() - began >= seconds * 1000;
}

/** Named in the cached files: another number makes all of them anew. */
export const encoding = 2;

/** A picture that cannot be read: cut off, or none at all. */
export class BrokenPicture extends Error {}

/**
 * Never larger than the master. AVIF at its second effort: a third of the time for a tenth more bytes. WebP,
 * for the few browsers without it, keeps outlines less exactly: otherwise six bottles in a box weigh half as
 * much again.
 */
export async function encodePicture(master: Buffer, { width, format }: PictureForm): Promise<Buffer> {
  const isTimeUp = stopwatch(patience);
  const picture = sharp(master, { limitInputPixels: mostPixels })
    .timeout({ seconds: patience })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  const encoded = {
    avif: () => picture.avif({ quality: 55, effort: 2 }),
    webp: () => picture.webp({ quality: 50, alphaQuality: 35, effort: 4 }),
    // It knows nothing of what lies behind it.
    jpeg: () => picture.flatten({ background: 'white' }).jpeg({ quality: 74, mozjpeg: true }),
  }[format]();
  try {
    return await encoded.toBuffer();
  } catch (error) {
    throw isTimeUp() ? refuse(unavailable, { retryAfter: 5 }) : new BrokenPicture((error as Error).message);
  }
}
