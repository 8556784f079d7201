import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { addressAfter, noRefinements, type ProductSearch, readProductSearch } from './product-search';
import { chosenIn } from './refinements';

const route = getRouteApi('/main/in-store/products');

/** What the address bar asks for, and the ways to ask for something else. */
export function useListing() {
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const search = useMemo(() => readProductSearch(address), [address]);
  const chosen = useMemo(() => chosenIn(search, address), [search, address]);

  const change = (changes: Partial<ProductSearch>, { replace = false } = {}) =>
    void navigate({ search: addressAfter(search, changes), replace, resetScroll: false });

  return { search, chosen, change, clear: () => change(noRefinements) };
}

export type Listing = ReturnType<typeof useListing>;
