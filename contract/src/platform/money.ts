import * as v from 'valibot';

const centsOf = (dollars: number) => Math.round(dollars * 100);

/**
 * Dollars with at most two decimals in calls, integer cents in code: this is the only place that converts
 * them.
 */
export const money = v.pipe(
  v.number(),
  v.check((dollars) => Number.isSafeInteger(centsOf(dollars)), 'Enter an amount of money'),
  v.check((dollars) => Math.abs(dollars * 100 - centsOf(dollars)) < 1e-6, 'Use at most two decimals'),
  v.transform(centsOf),
);

/** The same in a query, where everything arrives as text. */
export const moneyFromText = v.pipe(
  v.string(),
  v.regex(/^\d{1,7}(\.\d{1,2})?$/, 'Enter an amount of money'),
  v.transform((text) => centsOf(Number(text))),
);

export const dollars = (cents: number) => cents / 100;
