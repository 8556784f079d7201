import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { placeList } from '../../server/src/features/places/place-list.js';
import { gatherPlaces } from './build-places-gather.js';
import { placesText } from './build-places-text.js';

const file = new URL('../../server/places/places.txt.br', import.meta.url);

const shipped = existsSync(file) ? placeList(brotliDecompressSync(readFileSync(file))) : undefined;
const countries = gatherPlaces();
const text = Buffer.from(placesText(countries, shipped));
const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
const bytes = brotliCompressSync(text, {
  params: { ...params, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
});
writeFileSync(file, bytes);

const states = countries.flatMap((country) => [...country.states.values()]);
const cities = states.flatMap((state) => [...state.cities.values()]);
const counts = {
  countries: countries.length,
  states: states.length,
  cities: cities.length,
  zips: cities.flatMap((city) => city.zips).length,
  'bytes of text': text.length,
  'bytes shipped': bytes.length,
};
for (const [what, count] of Object.entries(counts))
  process.stdout.write(`${count.toLocaleString('en').padStart(10)} ${what}\n`);
