import { dollars, moneyFromText } from 'contract/platform/money';
import * as v from 'valibot';

const thousands = /(?<=\d),(?=\d{3}(?:\D|$))/g;

/** The dollars in typed text, or in text from a spreadsheet: "$1,234.50". Undefined if it is no amount. */
export function typedAmount(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/^\$\s*/, '')
    .replace(thousands, '');
  const read = v.safeParse(moneyFromText, plain);
  return read.success ? dollars(read.output) : undefined;
}
