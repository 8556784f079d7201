import { create } from 'zustand';

const none = { department: null, category: null, varietal: null, brand: null };
type Filter = { [Field in keyof typeof none]: string | null };

type ProductFilter = Filter & {
  /** Setting one clears the others. */
  setFilter: (field: keyof Filter, value: string | null) => void;
  clearFilter: () => void;
};

/** What the header's menus have chosen; not kept beyond this visit. */
export const useProductFilter = create<ProductFilter>()((set) => ({
  ...none,
  setFilter: (field, value) => set({ ...none, [field]: value }),
  clearFilter: () => set(none),
}));
