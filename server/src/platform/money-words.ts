const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** $40.00, -$2.50: as amounts stand in a column or a letter. */
export const usd = (cents: number) => format.format(cents / 100);

const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** $40, $42.50, $1,500: as people say amounts. */
export const spokenUsd = (cents: number) => (cents % 100 === 0 ? whole : format).format(cents / 100);
