import type { PictureWidth } from 'contract/platform/pictures';

/** A picture of the shop's own in the width that the screen needs. */
export const pictureSource = (imageUrl: string | null, width: PictureWidth) =>
  imageUrl?.startsWith('/files/') ? `${imageUrl}?w=${width}` : imageUrl;
