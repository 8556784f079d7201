import { dot } from 'browser/formats/format';
import type { FoundGroup } from 'browser/ui/choices/Finder';
import type { findAnything } from 'contract/desk/find.staff';
import type { Answer } from 'contract/platform/endpoint';
import { wordsOfStatus } from '../orders/words-of-orders';

/** Something to go to; its address tells it from all others. */
export type Find = { id: string; name: string; about?: string | undefined };

type Part = string | number | null | false;
const inWords = (...parts: Part[]) => parts.filter(Boolean).join(' ');
const listed = (...parts: Part[]) => parts.filter(Boolean).join(dot);

/** What the server has found, as places to go to. */
export const foundGroups = ({
  orders,
  customers,
  bottles,
}: Answer<typeof findAnything>): FoundGroup<Find>[] => [
  {
    name: 'Orders',
    found: orders.map(({ number, customer, status, store_name }) => ({
      id: `/orders/${number}`,
      name: inWords(number, customer),
      about: listed(wordsOfStatus[status], store_name),
    })),
  },
  {
    name: 'Customers',
    found: customers.map(({ id, first_name, last_name, email }) => ({
      id: `/customers/${id}`,
      name: inWords(first_name, last_name),
      about: email ?? undefined,
    })),
  },
  {
    name: 'Bottles',
    found: bottles.map(({ id, brand, name, vintage, size_ml, pack_count, retired }) => ({
      id: `/products/${id}`,
      name: inWords(brand, name, vintage),
      about: listed(size_ml && `${size_ml} ml`, pack_count > 1 && `${pack_count} pack`, retired && 'Retired'),
    })),
  },
];

/** Each word that is typed begins one of the name's. */
export function isMeant({ name }: Find, typed: string) {
  const words = name.toLowerCase().split(/\s+/);
  return typed
    .toLowerCase()
    .trim()
    .split(/\s+/)
    .every((begun) => words.some((word) => word.startsWith(begun)));
}
