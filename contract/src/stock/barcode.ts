import * as v from 'valibot';

/** The trade's number of a product or of its case; the last digit checks the others. */
const inTheTrade = /^(\d{8}|\d{12,14})$/;

const weighed = (digits: string, ofLast: 1 | 3) =>
  Array.from(digits)
    .toReversed()
    .reduce((sum, digit, place) => sum + Number(digit) * (place % 2 === 0 ? ofLast : 4 - ofLast), 0);

export const withCheckDigit = (digits: string) => `${digits}${(10 - (weighed(digits, 3) % 10)) % 10}`;

const isWhole = (code: string) => !inTheTrade.test(code) || weighed(code, 1) % 10 === 0;

/** The same number, whichever scanner reads it: some leave out leading zeros, others do not. */
const asOneNumber = (code: string) => (inTheTrade.test(code) ? code.padStart(14, '0') : code.toUpperCase());

/**
 * The trade's number with the zeros before it that a spreadsheet has dropped, told by its last digit; any other code
 * as it is.
 */
export const withDroppedZeros = (code: string) =>
  /^(\d{7}|\d{9,11})$/.test(code) && weighed(code, 1) % 10 === 0 ? code.padStart(14, '0') : code;

/** What a scanner reads from a bottle or a case; a store's own labels may have letters. */
export const barcode = v.pipe(
  v.string('Code is required'),
  v.trim(),
  v.nonEmpty('Code is required'),
  v.regex(/^[0-9A-Za-z-]{4,48}$/, 'A code has 4 to 48 digits, letters or hyphens'),
  v.check(isWhole, 'The last digit of this code does not fit the others: scan it again'),
  v.transform(asOneNumber),
);

/** As it is printed below the bars. */
export const printed = (code: string) => (/^\d{14}$/.test(code) ? code.replace(/^0{1,2}/, '') : code);
