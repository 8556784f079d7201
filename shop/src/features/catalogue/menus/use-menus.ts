import { useQuery } from '@tanstack/react-query';
import type { MenuDepartment, MenuItem } from 'contract/catalogue';
import { useSession } from '../../../platform/session';
import { useStoreData } from '../../../platform/store-data';
import { filtersQuery } from '../catalogue.api';
import type { FilterField } from '../product-search';

/** The shop's departments, once somebody needs them. */
export function useMenus({ enabled = true } = {}) {
  const storeId = useStoreData(({ selectedStore }) => selectedStore?.id);
  // After a log-out the page stays for a moment, and must not ask for anything.
  const isLoggedIn = useSession(({ login }) => login !== null);
  return useQuery({ ...filtersQuery(storeId ?? 0), enabled: enabled && isLoggedIn && storeId !== undefined });
}

type Found = { item: MenuItem; department: MenuDepartment };

const entriesOf = (department: MenuDepartment, field: FilterField): MenuItem[] => {
  if (field === 'department') return [department];
  return { category: department.categories, varietal: department.varietals, brand: department.brands }[field];
};

/** What the menus call it, and under which department they have it. */
export function findInMenus(departments: readonly MenuDepartment[], field: FilterField, slug: string) {
  for (const department of departments) {
    const item = entriesOf(department, field).find((entry) => entry.slug === slug);
    if (item) return { item, department } satisfies Found;
  }
  return undefined;
}
