import { caller } from 'browser/calls/caller';
import { create } from 'zustand';
import {
  afterSave,
  type PriceColumn,
  type Priced,
  type PriceEdits,
  withPasted,
  withTyped,
} from './price-edits';

type Sheet = {
  readonly edits: PriceEdits;
  /** The states before each step that can be undone, the oldest first. */
  readonly past: readonly PriceEdits[];
  /** The cell of the last step: typing on in it is the same step. */
  readonly cell?: string | undefined;
};

const emptySheet: Sheet = { edits: new Map(), past: [] };

/** The typed prices of each store, kept until they are saved, also while the person looks elsewhere. */
const useSheets = create<ReadonlyMap<number, Sheet>>()(() => new Map());
caller.whenLeaving(() => useSheets.setState(new Map(), true));

export function usePriceEdits(storeId: number) {
  const sheet = useSheets((sheets) => sheets.get(storeId)) ?? emptySheet;
  const put = (next: Sheet) => useSheets.setState((sheets) => new Map(sheets).set(storeId, next), true);
  const step = (edits: PriceEdits, cell?: string) => {
    const isSameStep = cell !== undefined && cell === sheet.cell;
    put({ edits, cell, past: isSameStep ? sheet.past : [...sheet.past, sheet.edits] });
  };
  return {
    edits: sheet.edits,
    canUndo: sheet.past.length > 0,
    type: (product: Priced, column: PriceColumn, text: string) =>
      step(withTyped(sheet.edits, product, { [column]: text }), `${product.id} ${column}`),
    paste: (rows: readonly Priced[], from: PriceColumn, cells: readonly (readonly string[])[]) =>
      step(withPasted(sheet.edits, rows, from, cells)),
    undo: () => {
      const before = sheet.past.at(-1);
      if (before) put({ edits: before, past: sheet.past.slice(0, -1) });
    },
    discard: () => step(new Map()),
    saved: (overtaken: Parameters<typeof afterSave>[1]) =>
      put({ edits: afterSave(sheet.edits, overtaken), past: [] }),
  };
}
