import { useQuery } from '@tanstack/react-query';
import type { ListedPlace } from 'contract/places';
import { named, type PlaceNames } from './place';
import { citiesQuery, countriesQuery, statesQuery } from './places.api';

const none: readonly ListedPlace[] = [];

/** The lists to choose from. One that cannot be loaded is empty, and only the log says so. */
export function usePlaceLists({ country, state }: PlaceNames) {
  const countries = useQuery(countriesQuery);
  const countryId = named(countries.data ?? none, country)?.id;
  const states = useQuery({ ...statesQuery(countryId ?? 0), enabled: countryId !== undefined });
  const stateId = named(states.data ?? none, state)?.id;
  const cities = useQuery({ ...citiesQuery(stateId ?? 0), enabled: stateId !== undefined });
  return {
    countries: { list: countries.data ?? none, loading: countries.isLoading },
    states: { list: states.data ?? none, loading: states.isLoading },
    cities: { list: cities.data ?? none, loading: cities.isLoading },
    /** The list of countries has come, or is known not to come. */
    settled: !countries.isPending,
  };
}
