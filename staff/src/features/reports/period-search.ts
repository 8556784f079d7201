export type PeriodSearch = { store?: number; from?: string; until?: string };

const day = (said: unknown) =>
  typeof said === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(said) ? said : undefined;

/** Whose report is shown, and of which days. */
export const periodSearch = (search: Record<string, unknown>): PeriodSearch => ({
  store: typeof search.store === 'number' ? search.store : undefined,
  from: day(search.from),
  until: day(search.until),
});
