import { create } from 'zustand';

const none = { department: null, category: null, varietal: null, brand: null };
export type ProductFilter = { [Field in keyof typeof none]: string | null };

type Setting = {
  /** Setting one clears the others. */
  setFilter: (field: keyof ProductFilter, value: string | null) => void;
  clearFilter: () => void;
};

/**
 * The shelves that are shown: what the header's menus have chosen, or the address says. Not kept beyond this
 * visit.
 */
export const useProductFilter = create<ProductFilter & Setting>()((set) => ({
  ...none,
  setFilter: (field, value) => set({ ...none, [field]: value }),
  clearFilter: () => set(none),
}));
