import { expect, it } from 'vitest';
import { useProductFilter } from './product-filter';

const filter = () => {
  const { department, category, varietal, brand } = useProductFilter.getState();
  return { department, category, varietal, brand };
};

it('setting one part of the product filter clears the others', () => {
  const { setFilter, clearFilter } = useProductFilter.getState();
  setFilter('department', 'wine');
  setFilter('brand', 'Clos Saint-Aubert');
  expect(filter()).toEqual({ department: null, category: null, varietal: null, brand: 'Clos Saint-Aubert' });
  clearFilter();
  expect(filter()).toEqual({ department: null, category: null, varietal: null, brand: null });
});
