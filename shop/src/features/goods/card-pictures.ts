/**
 * The picture sizes of `CardGrid`. Both the cards and the early request for the first pictures must use them.
 */
export const cardPictures = {
  sizes: '(width < 48rem) 45vw, (width < 64rem) 30vw, 240px',
  widths: [160, 240, 400, 600],
} as const;
