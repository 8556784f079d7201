import { plural } from 'browser/formats/format';
import type { BadgeTone } from 'browser/ui/values/Badge';
import type { ImportState, Outcome, SheetImport } from 'contract/exchange/imports.staff';
import type { SheetKind } from 'contract/exchange/sheets';

export const namesOfSheets: Record<SheetKind, string> = {
  products: 'Products',
  prices: 'Prices',
  stock: 'Stock',
};

export const wordsOfState: Record<ImportState, string> = {
  reading: 'Being read',
  checking: 'Being checked',
  checked: 'Waiting for you',
  applying: 'Being applied',
  applied: 'Applied',
  failed: 'Not applied',
};

export const toneOfState: Record<ImportState, BadgeTone> = {
  reading: 'neutral',
  checking: 'neutral',
  checked: 'warning',
  applying: 'neutral',
  applied: 'success',
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

export const rowsInWords = (rows: number) => plural(rows, { one: '# row', other: '# rows' });
