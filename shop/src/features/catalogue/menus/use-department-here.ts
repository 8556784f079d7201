import { useRouterState } from '@tanstack/react-router';
import { useProductFilter } from '../../../platform/product-filter';
import { filterFields } from '../product-search';
import { findInMenus, useMenus } from './use-menus';

/** The department of the shelves that are shown, where the menus know it. */
export function useDepartmentHere(asked: { enabled?: boolean } = {}) {
  const { data } = useMenus(asked);
  const onShelves = useRouterState({ select: ({ location }) => location.pathname === '/products' });
  const filter = useProductFilter();
  const field = filterFields.find((each) => filter[each]);
  if (!onShelves || !field) return undefined;
  return findInMenus(data?.departments ?? [], field, filter[field]!)?.department.slug;
}
