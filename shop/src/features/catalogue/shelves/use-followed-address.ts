import { useLayoutEffect } from 'react';
import { create } from 'zustand';
import { useProductFilter } from '../../../platform/product-filter';
import { filterIn, type ProductAddress, readProductSearch } from '../product-search';

const useFollowed = create<{ address?: ProductAddress | undefined }>()(() => ({}));

function follow(address: ProductAddress) {
  const { setFilter, clearFilter } = useProductFilter.getState();
  const filter = filterIn(readProductSearch(address));
  if (filter) setFilter(filter.field, filter.slug);
  else clearFilter();
  useFollowed.setState({ address });
}

/**
 * The product filter follows the address, also after a reload, going back and on a shared link. Both change
 * in the same render, so the list is never asked for with one of them old and the other new.
 */
export function useFollowedAddress(address: ProductAddress) {
  useLayoutEffect(() => follow(address), [address]);
  useLayoutEffect(() => () => useFollowed.setState({ address: undefined }), []);
  return useFollowed((followed) => followed.address);
}
