import type { Sort } from 'browser/ui/lists/Table';
import { wordIn } from './word-in-address';

/** By what rows are sorted, with a minus where the last comes first: so addresses and calls say it. */
type RowOrder<By extends string> = By | `-${By}`;

export const sortOf = (order: string): Sort => ({
  by: order.replace('-', ''),
  direction: order.startsWith('-') ? 'descending' : 'ascending',
});

export const orderOf = <Order extends string>(orders: readonly Order[], { by, direction }: Sort) =>
  orders.find((order) => order === (direction === 'descending' ? `-${by}` : by));

export function orderIn<By extends string>(
  sortable: Readonly<Record<By, true>>,
  said: unknown,
): RowOrder<By> | undefined {
  if (typeof said !== 'string') return undefined;
  const by = wordIn(sortable, said.replace(/^-/, ''));
  return by && (said.startsWith('-') ? `-${by}` : by);
}
