import { unavailable } from 'contract/platform/envelope';
import { refuse } from '../refuse.js';
import { loadSharp } from './load-sharp.js';
import type { PictureForm } from './picture-form.js';

const mostPixels = 40_000_000;
const patience = 20;

/**
 * Started before a picture is made; tells afterwards whether the time was up, because the error itself says
 * so only in words.
 */
export function stopwatch(seconds: number) {
  const began = performance.now();
  return () => performance.now() - began >= seconds * 1000;
}

/** Part of the names of cached files: changing this number makes all of them anew. */
export const encoding = 2;

/** A file that cannot be read as a picture: cut off, or not a picture at all. */
export class BrokenPicture extends Error {}

/**
 * Never larger than the master. AVIF with effort 2 takes a third of the time for a tenth more bytes. WebP,
 * for the few browsers without AVIF, keeps outlines less exact: otherwise six bottles in a box take half as
 * many bytes again.
 */
export async function encodePicture(master: Buffer, { width, format }: PictureForm): Promise<Buffer> {
  const sharp = await loadSharp();
  const isTimeUp = stopwatch(patience);
  const picture = sharp(master, { limitInputPixels: mostPixels })
    .timeout({ seconds: patience })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  const encoded = {
    avif: () => picture.avif({ quality: 55, effort: 2 }),
    webp: () => picture.webp({ quality: 50, alphaQuality: 35, effort: 4 }),
    // JPEG cannot be transparent, so the background is filled.
    jpeg: () => picture.flatten({ background: 'white' }).jpeg({ quality: 74, mozjpeg: true }),
  }[format]();
  try {
    return await encoded.toBuffer();
  } catch (error) {
    throw isTimeUp() ? refuse(unavailable, { retryAfter: 5 }) : new BrokenPicture((error as Error).message);
  }
}
