import { pageIn } from 'browser/ui/lists/paging';
import type { NameKind } from 'contract/catalogue/names.staff';
import { wordIn } from '../../../platform/word-in-address';

const nameKinds: Readonly<Record<NameKind, true>> = {
  brand: true,
  category: true,
  varietal: true,
  department: true,
};

/** Which names are looked at: it stands in the address. */
export type NamesSearch = {
  kind?: NameKind | undefined;
  q?: string | undefined;
  page?: number | undefined;
};

export function namesSearch(search: Record<string, unknown>): NamesSearch {
  const page = pageIn(search.page);
  return {
    kind: wordIn(nameKinds, search.kind),
    q: typeof search.q === 'string' || typeof search.q === 'number' ? `${search.q}`.slice(0, 100) : undefined,
    page: page === 1 ? undefined : page,
  };
}
