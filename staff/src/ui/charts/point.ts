/** One place of a chart: what was, and what it is compared with. */
export type Point = { label: string; value: number; before?: number };

export const hasAny = (points: readonly Point[]) =>
  points.some(({ value, before = 0 }) => value > 0 || before > 0);

/** The top of a scale: a round number, not below any value, so that bars can be told by eye. */
export function topOf(points: readonly Point[]) {
  const most = Math.max(1, ...points.flatMap(({ value, before = 0 }) => [value, before]));
  const size = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 2.5, 5, 10].map((step) => step * size).find((top) => top >= most)!;
}
