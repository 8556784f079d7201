import { formatNumber, plural } from 'browser/formats/format';
import type { BadgeTone } from 'browser/ui/values/Badge';
import type { ImportState, Outcome, SheetImport } from 'contract/exchange/imports.staff';
import type { SheetKind } from 'contract/exchange/sheets';

export const namesOfSheets: Record<SheetKind, string> = {
  products: 'Products',
  prices: 'Prices',
  stock: 'Stock',
  barcodes: 'Barcodes',
  pictures: 'Pictures',
  sets: 'Sets',
};

export const wordsOfState: Record<ImportState, string> = {
  reading: 'Being read',
  unmapped: 'Waiting for its columns',
  checking: 'Being checked',
  checked: 'Waiting for you',
  applying: 'Being applied',
  applied: 'Applied',
  stopped: 'Stopped',
  failed: 'Failed',
};

export const toneOfState: Record<ImportState, BadgeTone> = {
  reading: 'neutral',
  unmapped: 'warning',
  checking: 'neutral',
  checked: 'warning',
  applying: 'neutral',
  applied: 'success',
  stopped: 'warning',
  failed: 'danger',
};

export const wordsOfOutcome: Record<Outcome, string> = {
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  refused: 'Refused',
};

/** What is looked at first: what is wrong, then what would happen. */
export const outcomesInTurn: readonly Outcome[] = ['refused', 'changed', 'new', 'unchanged'];

export const rowsToApply = ({ counts }: SheetImport) => counts.new + counts.changed;

export const isHalfDone = ({ state, applied }: SheetImport) => state === 'failed' && applied > 0;

/** "4,500 of 12,000 rows"; of what was to be written when somebody pressed Apply. */
export const appliedInWords = (one: SheetImport) =>
  `${formatNumber(one.applied)} of ${rowsInWords(rowsToApply(one) + one.not_applied)}`;

export const rowsInWords = (rows: number) => plural(rows, { one: '# row', other: '# rows' });
