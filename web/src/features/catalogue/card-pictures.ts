/** As `CardGrid` lays them out: by the cards, and by what asks for the first pictures before the cards are there. */
export const cardPictures = {
  sizes: '(width < 48rem) 45vw, (width < 64rem) 30vw, 240px',
  widths: [160, 240, 400, 600],
} as const;
