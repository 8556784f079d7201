import type { StoreProduct } from 'contract/catalogue/assortment.staff';

type Named = Pick<StoreProduct, 'brand' | 'name' | 'vintage'>;

/** "Ridge Lytton Springs 2021" */
export const productName = ({ brand, name, vintage }: Named) =>
  [brand, name, vintage].filter((part) => part !== null).join(' ');
