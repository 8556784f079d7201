import { barcode, printed, withDroppedZeros } from 'contract/stock/barcode';
import * as v from 'valibot';
import { BadCell, type SheetRow, shortened } from './sheet-row.js';

/**
 * As it is printed, and as a text: of a number, a spreadsheet would drop the zeros before it and round what is long,
 * and of some letters it would make a date.
 */
export const cellOfCode = (code: string) => `'${printed(code)}`;

/** What a spreadsheet saves of a long number: 3.60003E+11. */
const rounded = /^\d(?:[.,]\d+)?E\+\d+$/i;

/** No code has these: the apostrophe marks a text, and digits are printed with gaps. */
const around = /['\s\u00a0\u202f]/g;

/** The code of a row. A cell that is not marked as a text may have been through a spreadsheet that took it for a number. */
export function codeIn(row: SheetRow): string {
  const cell = row.text('code');
  if (!cell) throw new BadCell('code', 'Enter a code');
  const bare = cell.replaceAll(around, '');
  if (rounded.test(bare))
    throw new BadCell(
      'code',
      `A spreadsheet has rounded this code to ${shortened(bare)}: format the column as text, enter the code again, and save`,
    );
  const parsed = v.safeParse(barcode, cell.startsWith("'") ? bare : withDroppedZeros(bare));
  if (!parsed.success) throw new BadCell('code', parsed.issues[0].message);
  return parsed.output;
}
