import { type StockSearch, stockSearch } from '../stock-search';

export type LabelsSearch = Pick<StockSearch, 'store'> & { products: string };

/** Whatever stands in the address bar: bottles by their numbers, with commas between them. */
export const labelsSearch = ({ products, ...search }: Record<string, unknown>): LabelsSearch => ({
  store: stockSearch(search).store,
  // A single number in the address is a number until it is read.
  products: typeof products === 'string' || typeof products === 'number' ? `${products}` : '',
});
