import { loadSharp } from './load-sharp.js';
import { pictureKind } from './picture-kind.js';

/** Whether a picture that is kept can be shown, to its last pixel. */
export async function isWholePicture(bytes: Buffer): Promise<boolean> {
  if (!pictureKind(bytes)) return false;
  const sharp = await loadSharp();
  return sharp(bytes, { failOn: 'error' })
    .stats()
    .then(
      () => true,
      () => false,
    );
}
