/** The widths in which pictures are made. For any other width, the next larger one is sent. */
export const pictureWidths = [80, 160, 240, 400, 600, 800, 1200] as const;
export type PictureWidth = (typeof pictureWidths)[number];

export const picturePath = (imageId: string, width: PictureWidth) =>
  `/files/${encodeURIComponent(imageId)}?w=${width}`;
