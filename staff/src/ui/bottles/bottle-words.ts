import { dot } from 'browser/formats/format';
import type { Bottle } from 'contract/stock/stock.staff';

type Named = Pick<Bottle, 'brand' | 'name' | 'vintage'>;

/** "Ridge Lytton Springs 2021" */
export const bottleName = ({ brand, name, vintage }: Named) =>
  [brand, name, vintage].filter((part) => part !== null).join(' ');

/** What tells it from another of the same name. */
export const bottleSize = ({ size_ml, pack_count }: Pick<Bottle, 'size_ml' | 'pack_count'>) =>
  [size_ml !== null && `${size_ml} ml`, pack_count > 1 && `pack of ${pack_count}`].filter(Boolean).join(dot);
