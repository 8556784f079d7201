import type { PictureWidth } from 'contract/platform/pictures';

/** Asks for one of the shop's own pictures in the width that the screen needs. */
export const pictureSource = (imageUrl: string | null, width: PictureWidth) =>
  imageUrl?.startsWith('/files/') ? `${imageUrl}?w=${width}` : imageUrl;
