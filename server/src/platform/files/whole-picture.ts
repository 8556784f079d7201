import sharp from 'sharp';
import { pictureKind } from './picture-kind.js';

/** Whether a picture that is kept can be shown, to its last pixel. */
export async function isWholePicture(bytes: Buffer): Promise<boolean> {
  if (!pictureKind(bytes)) return false;
  return sharp(bytes, { failOn: 'error' })
    .stats()
    .then(
      () => true,
      () => false,
    );
}
