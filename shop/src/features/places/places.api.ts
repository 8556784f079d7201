import { queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { listCities, listCountries, listStates } from 'contract/places';

/** The lists change with a release only. */
const lasting = { staleTime: Number.POSITIVE_INFINITY };

export const countriesQuery = queryOptions({
  queryKey: ['countries'],
  queryFn: () => call(listCountries),
  ...lasting,
});

export const statesQuery = (countryId: number) =>
  queryOptions({
    queryKey: ['states', countryId],
    queryFn: () => call(listStates, { query: { country_id: String(countryId) } }),
    ...lasting,
  });

export const citiesQuery = (stateId: number) =>
  queryOptions({
    queryKey: ['cities', stateId],
    queryFn: () => call(listCities, { query: { state_id: String(stateId) } }),
    ...lasting,
  });
