import { unavailable } from 'contract/platform/envelope';
import { lyingName, mostPixels, notAPicture, tooManyPixels } from 'contract/profile';
import sharp from 'sharp';
import type { ContentType } from '../../platform/files/file.js';
import type { UploadedFile } from '../../platform/http/uploaded-file.js';
import { refuse } from '../../platform/refuse.js';
import { isNamedAs, pictureKind } from './picture-kind.js';

/** As large as a screen ever shows it. */
const longestSide = 1200;
const patience = 15;

const formats: Record<ContentType, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
};

const wasTooSlow = ({ message }: Error) => message.startsWith('timeout');

/**
 * A new picture of what the file shows: nothing else of it stays, no place, no camera, no hidden text. Its kind and
 * its size are known before a single pixel is unpacked.
 */
export async function cleanPicture(file: UploadedFile): Promise<Buffer> {
  const kind = pictureKind(file.bytes);
  if (!kind) throw refuse(notAPicture);
  if (!isNamedAs(kind, file)) throw refuse(lyingName);
  // Without the limit, so that a picture beyond it is told from a broken one; only its head is read here.
  const head = sharp(file.bytes, { limitInputPixels: false });
  const { width, height, format } = await head.metadata().catch(() => {
    throw refuse(notAPicture);
  });
  if (format !== formats[kind]) throw refuse(notAPicture);
  if (width * height > mostPixels) throw refuse(tooManyPixels);
  return sharp(file.bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: patience })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84, effort: 4 })
    .toBuffer()
    .catch((error: Error) => {
      throw wasTooSlow(error) ? refuse(unavailable, { retryAfter: 10 }) : refuse(notAPicture);
    });
}
