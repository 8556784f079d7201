import { useEffect } from 'react';
import { useProductFilter } from '../../platform/product-filter';
import { filterIn, type ProductSearch } from './product-search';

/** The product filter says what the address says, also after going back and on a shared link. */
export function useFollowedFilter(search: ProductSearch) {
  const { field, slug } = filterIn(search) ?? {};
  const setFilter = useProductFilter((state) => state.setFilter);
  const clearFilter = useProductFilter((state) => state.clearFilter);
  useEffect(() => {
    if (field) setFilter(field, slug!);
    else clearFilter();
  }, [field, slug, setFilter, clearFilter]);
}
