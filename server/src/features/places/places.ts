import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { type LocationNames, type PlaceList, placeList } from './place-list.js';

const source = import.meta.url.endsWith('.ts');
const folder = source ? '../../../places/' : '../../../../places/';
const file = new URL(`${folder}places.txt.br`, import.meta.url);

let read: PlaceList | undefined;

/** The shipped list, read at its first use and kept: it only changes with a release. */
const places = () => (read ??= placeList(brotliDecompressSync(readFileSync(file))));

export const countries = () => places().countries();
export const statesOf = (countryId: number) => places().statesOf(countryId);
export const citiesOf = (stateId: number) => places().citiesOf(stateId);
export const lookUpZip = (zip: string) => places().lookUpZip(zip);
export const findPlace = (names: LocationNames) => places().findPlace(names);
export const firstUnknown = (names: LocationNames) => places().firstUnknown(names);
