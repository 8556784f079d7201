import { type StockSearch, stockSearch } from '../stock-search';

/** Some bottles by their numbers, with commas between them; or all that the stock shows for a search. */
export type LabelsSearch = Pick<StockSearch, 'store' | 'q' | 'low'> & {
  products?: string | undefined;
  all?: true | undefined;
};

/** Whatever stands in the address bar. */
export function labelsSearch({ products, all, ...search }: Record<string, unknown>): LabelsSearch {
  const { store, q, low } = stockSearch(search);
  if (all === true) return { store, all, q, low };
  // A single number in the address is a number until it is read.
  return {
    store,
    products: typeof products === 'string' || typeof products === 'number' ? `${products}` : undefined,
  };
}
