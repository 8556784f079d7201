import { queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { listCities, listCountries, listStates, suggestZipCodes } from 'contract/places';

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

/** The codes that begin with three digits: the browser narrows them down while somebody types on. */
export const zipCodesQuery = (digits: string) =>
  queryOptions({
    queryKey: ['zip-codes', digits],
    queryFn: () => call(suggestZipCodes, { query: { starts_with: digits } }),
    retry: false,
    ...lasting,
  });
