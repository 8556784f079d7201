import { withCheckDigit } from 'contract/stock/barcode';

/** Numbers that the trade leaves to each shop for its own labels: they begin with a 2. */
const digitsOf = (number: number) => `2${String(number).padStart(11, '0')}`;

/** Thirteen digits, as they are printed on the bottle. */
export const bottleCode = (number: number) => withCheckDigit(digitsOf(number));
export const caseCode = (number: number) => withCheckDigit(`1${digitsOf(number)}`);
