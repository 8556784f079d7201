import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type ProductFilter, useProductFilter } from '../../../platform/product-filter';
import {
  addressAfter,
  filterFields,
  noRefinements,
  type ProductAddress,
  type ProductSearch,
  readProductSearch,
  refinementsIn,
  severalFields,
} from '../product-search';

const route = getRouteApi('/main/in-store/products');

/**
 * What is shown within the product filter. A filter that the menus have just set begins a list of its own,
 * under the same refinements: the address that says so is about to follow.
 */
function addressWithin(filter: ProductFilter, address: ProductAddress): ProductAddress {
  const search = readProductSearch(address);
  if (filterFields.every((field) => (search[field] ?? null) === filter[field])) return address;
  const chosen = Object.fromEntries(filterFields.map((field) => [field, filter[field] ?? undefined]));
  return { ...refinementsIn(search), ...chosen };
}

/** How many things narrow the list; both ends of a price are one. */
function countChosen(search: ProductSearch) {
  const { rating, points, min_price, max_price, in_stock, on_sale } = search;
  const several = severalFields.reduce((sum, field) => sum + search[field].length, 0);
  return several + [rating, points, min_price ?? max_price, in_stock, on_sale].filter(Boolean).length;
}

/** What the product filter and the address ask for, and the ways to ask for something else. */
export function useListing(followed: ProductAddress) {
  const navigate = route.useNavigate();
  const filter = useProductFilter();
  const address = useMemo(() => addressWithin(filter, followed), [filter, followed]);
  const search = useMemo(() => readProductSearch(address), [address]);

  const change = (changes: Partial<ProductSearch>, { replace = false, dropped }: Change = {}) =>
    void navigate({
      search: addressAfter(search, changes),
      replace,
      resetScroll: false,
      state: { droppedRefinements: dropped },
    });

  return { search, address, count: countChosen(search), change, clear: () => change(noRefinements) };
}

type Change = {
  replace?: boolean;
  /** What was given up, because nothing would have been left. */
  dropped?: string[];
};

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Another shelf was chosen, and what narrowed the one before came along. */
    changedShelf?: boolean;
    droppedRefinements?: string[];
  }
}

export type Listing = ReturnType<typeof useListing>;
