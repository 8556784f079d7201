import { pageIn } from 'browser/ui/lists/paging';
import type { Assortment } from 'contract/catalogue/assortment.staff';
import { wordIn } from '../../platform/word-in-address';

const assortments: Readonly<Record<Assortment, true>> = { carried: true, not_carried: true, retired: true };

/** Which part of the catalogue is shown; it stands in the address. */
export type CatalogueSearch = {
  store?: number | undefined;
  q?: string | undefined;
  show?: Assortment | undefined;
  category?: number | undefined;
  page?: number | undefined;
};

const idIn = (value: unknown) => (Number.isInteger(value) && Number(value) > 0 ? Number(value) : undefined);

/** A vintage in the address is a number until it is read. */
const wordsIn = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? `${value}`.slice(0, 100) || undefined : undefined;

export function catalogueSearch(search: Record<string, unknown>): CatalogueSearch {
  const page = pageIn(search.page);
  return {
    store: idIn(search.store),
    q: wordsIn(search.q),
    show: wordIn(assortments, search.show),
    category: idIn(search.category),
    page: page === 1 ? undefined : page,
  };
}
