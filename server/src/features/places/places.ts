import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { type LocationNames, type PlaceList, placeList } from './place-list.js';

const file = new URL('../../../places/places.txt.br', import.meta.url);

let read: PlaceList | undefined;

/** The shipped list, read at its first use and kept: it only changes with a release. */
const places = () => (read ??= placeList(brotliDecompressSync(readFileSync(file))));

export const listAllCountries = () => places().countries();
export const listStatesOf = (countryId: number) => places().statesOf(countryId);
export const listCitiesOf = (stateId: number) => places().citiesOf(stateId);
export const lookUpLocationBy = (zip: string) => places().lookUpLocation(zip);
export const zipsBeginning = (digits: string) => places().zipsBeginning(digits);
const unitedStates = 840;

/** The full name of a state of the United States; an unknown code is returned as it is. */
export const nameOfState = (code: string) =>
  places()
    .statesOf(unitedStates)
    ?.find((state) => state.code === code)?.name ?? code;
export const statesOfZip = (zip: string) => places().statesOfZip(zip);
export const findPlace = (names: LocationNames) => places().findPlace(names);
export const firstUnknown = (names: LocationNames) => places().firstUnknown(names);
