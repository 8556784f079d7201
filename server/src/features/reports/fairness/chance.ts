/** How much of a normal distribution lies at least so far from its middle, on both sides (Abramowitz and Stegun, 7.1.26). */
function beyond(deviations: number) {
  const x = deviations / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const tail = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
  return tail.reduceRight((all, each) => (all + each) * t, 0) * Math.exp(-x * x);
}

type Drawn = { readonly drawn: number; readonly expected: number; readonly variance: number };

/** Of a million fair draws, how many are at least so far from the average; null where all of them end alike. */
export function asFarOf({ drawn, expected, variance }: Drawn) {
  if (variance < 1e-9) return null;
  // Counts are whole: half a ticket away is as near as a count can be meant to be.
  const away = Math.max(0, Math.abs(drawn - expected) - 0.5);
  return Math.round(1_000_000 * beyond(away / Math.sqrt(variance)));
}
