import type { ListedPlace } from 'contract/places';

/** Names, as they are sent; empty while nothing is chosen. */
export type PlaceNames = { country: string; state: string; city: string };

/** A new country clears state and city, a new state clears the city. */
export const withCountry = (country: string): PlaceNames => ({ country, state: '', city: '' });
export const withState = ({ country }: PlaceNames, state: string): PlaceNames => ({
  country,
  state,
  city: '',
});

const fold = (name: string) => name.trim().toLowerCase();

/** Compares without regard to case and surrounding spaces. */
export const named = (list: readonly ListedPlace[], name: string): ListedPlace | undefined => {
  const wanted = fold(name);
  return list.find((listed) => fold(listed.name) === wanted);
};
