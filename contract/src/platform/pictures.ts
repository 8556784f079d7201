/** The widths that pictures are made in. Another one that is asked for gets the next larger. */
export const pictureWidths = [80, 160, 240, 400, 600, 800, 1200] as const;
export type PictureWidth = (typeof pictureWidths)[number];

export const picturePath = (imageId: string, width: PictureWidth) =>
  `/files/${encodeURIComponent(imageId)}?w=${width}`;
