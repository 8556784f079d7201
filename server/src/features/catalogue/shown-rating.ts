/** The average with one decimal; null without any review. */
export const shownRating = (sum: number, count: number) =>
  count === 0 ? null : Math.round((sum * 10) / count) / 10;
