import type { Outcome } from 'contract/exchange/imports.staff';
import type { SheetKind } from 'contract/exchange/sheets';
import { wordIn } from '../../platform/word-in-address';

const kinds: Readonly<Record<SheetKind, true>> = {
  products: true,
  prices: true,
  stock: true,
  barcodes: true,
  pictures: true,
  sets: true,
};
const outcomes: Readonly<Record<Outcome, true>> = {
  new: true,
  changed: true,
  unchanged: true,
  refused: true,
};

/** Of which store, and which table. */
export const exchangeSearch = (search: Record<string, unknown>): { store?: number; table?: SheetKind } => ({
  store: typeof search.store === 'number' ? search.store : undefined,
  table: wordIn(kinds, search.table),
});

/** Which rows of an import are looked at. */
export const importSearch = (search: Record<string, unknown>): { show?: Outcome; page?: number } => ({
  show: wordIn(outcomes, search.show),
  page: Number.isInteger(search.page) && Number(search.page) > 0 ? Number(search.page) : undefined,
});
