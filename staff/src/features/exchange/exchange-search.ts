import type { Outcome } from 'contract/exchange/imports.staff';
import type { SheetKind } from 'contract/exchange/sheets';

// Written out: the address is read before the screens come, and their contract with them.
const kinds = [
  'products',
  'prices',
  'stock',
  'barcodes',
  'pictures',
  'sets',
] as const satisfies readonly SheetKind[];
const shows = ['new', 'changed', 'unchanged', 'refused'] as const satisfies readonly Outcome[];

/** Of which store, and which table. */
export const exchangeSearch = (search: Record<string, unknown>): { store?: number; table?: SheetKind } => ({
  store: typeof search.store === 'number' ? search.store : undefined,
  table: kinds.find((kind) => kind === search.table),
});

/** Which rows of an import are looked at. */
export const importSearch = (search: Record<string, unknown>): { show?: Outcome; page?: number } => ({
  show: shows.find((show) => show === search.show),
  page: Number.isInteger(search.page) && Number(search.page) > 0 ? Number(search.page) : undefined,
});
