import { unavailable } from 'contract/platform/envelope';
import { lyingName, mostPixels, notAPicture, tooManyPixels } from 'contract/platform/uploads';
import type { UploadedFile } from '../http/uploaded-file.js';
import { refuse } from '../refuse.js';
import { stopwatch } from './encode-picture.js';
import type { ContentType } from './file.js';
import { loadSharp } from './load-sharp.js';
import { isNamedAs, pictureKind } from './picture-kind.js';

const patience = 15;

const formats: Record<ContentType, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
};

/** A picture as the shop keeps it: WebP, and its size in pixels. */
export type MadePicture = { readonly bytes: Buffer; readonly width: number; readonly height: number };

/**
 * Makes a new picture of what the file shows and keeps nothing else from it: no place, no camera, no hidden
 * text. Kind and size are checked before any pixel is unpacked.
 */
export async function cleanPicture(file: UploadedFile, longestSide: number): Promise<MadePicture> {
  const kind = pictureKind(file.bytes);
  if (!kind) throw refuse(notAPicture);
  if (!isNamedAs(kind, file)) throw refuse(lyingName);
  const sharp = await loadSharp();
  // Reads only the header. With the usual limit, a picture that is too large would look like a broken one.
  const head = sharp(file.bytes, { limitInputPixels: false });
  const { width, height, format } = await head.metadata().catch(() => {
    throw refuse(notAPicture);
  });
  if (format !== formats[kind]) throw refuse(notAPicture);
  if (width * height > mostPixels) throw refuse(tooManyPixels);
  const isTimeUp = stopwatch(patience);
  return sharp(file.bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: patience })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84, effort: 4 })
    .toBuffer({ resolveWithObject: true })
    .then(({ data, info }) => ({ bytes: data, width: info.width, height: info.height }))
    .catch(() => {
      throw isTimeUp() ? refuse(unavailable, { retryAfter: 10 }) : refuse(notAPicture);
    });
}
