/** The nearest whole number that may be chosen, or null for what is no number. */
export const clampQuantity = (wanted: number, min: number, max: number): number | null =>
  Number.isNaN(wanted) ? null : Math.max(min, Math.min(max, Math.trunc(wanted)));
