import type { NameKind } from 'contract/catalogue/names.staff';

/** What each kind of name is called: one, and several. */
export const wordsOfKinds: Record<NameKind, { one: string; several: string }> = {
  brand: { one: 'brand', several: 'Brands' },
  category: { one: 'category', several: 'Categories' },
  varietal: { one: 'varietal', several: 'Varietals' },
  department: { one: 'department', several: 'Departments' },
};
