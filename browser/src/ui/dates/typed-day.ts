const slashed = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** The two spellings of a day that are read. */
export const typedDay = /^(\d{2}\/\d{2}\/\d{4}|\d{4}-\d{2}-\d{2})$/;
export const dayForms = 'MM/DD/YYYY or YYYY-MM-DD';

/** `04/17/1986` is 1986-04-17. */
export const toIsoDay = (typed: string) => typed.replace(slashed, '$3-$1-$2');

const monthThenDigit = /^(0\d|1[0-2])(\d)$/;
const dayThenDigit = /^(\d{2}\/\d{2})(\d)$/;
const shortMonth = /^(\d)\/$/;
const shortDay = /^(\d{2}\/)(\d)\/$/;

/**
 * The keys of a phone's number pad have no slash, so the next digit brings it. A year that is typed first, as in
 * 1986-04-17, begins with no month and is left alone.
 */
export const withSlashes = (typed: string) =>
  typed
    .replace(monthThenDigit, '$1/$2')
    .replace(dayThenDigit, '$1/$2')
    .replace(shortMonth, '0$1/')
    .replace(shortDay, '$10$2/');

/** The current day in the person's own time zone. */
export function localDay(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
