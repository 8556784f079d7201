import type { Place as Listed } from 'contract/places';

/** Names, as they are sent; empty while nothing is chosen. */
export type Place = { country: string; state: string; city: string };

/** A new country has other states, and a new state other cities: what stood there is cleared. */
export const withCountry = (country: string): Place => ({ country, state: '', city: '' });
export const withState = ({ country }: Place, state: string): Place => ({ country, state, city: '' });

const fold = (name: string) => name.trim().toLowerCase();

/** Neither case nor a space around it matters. */
export const named = (list: readonly Listed[], name: string): Listed | undefined => {
  const wanted = fold(name);
  return list.find((listed) => fold(listed.name) === wanted);
};
