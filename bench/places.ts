import { statSync } from 'node:fs';
import { citiesOf, countries, findPlace, lookUpZip, statesOf } from '../server/src/features/places/places.js';
import { Prepared } from '../server/src/platform/http/prepared.js';

const say = (what: string, figure: number, unit: string, digits = 1) =>
  process.stdout.write(`${figure.toFixed(digits).padStart(10)} ${unit.padEnd(3)} ${what}\n`);

const milliseconds = (act: () => unknown) => {
  const start = performance.now();
  act();
  return performance.now() - start;
};

/** The median of five rounds, after one to warm up. */
function each(what: string, times: number, unit: 'ns' | 'µs', act: (turn: number) => unknown) {
  const round = () =>
    milliseconds(() => Array.from({ length: times }, (_, turn) => act(turn)).length) / times;
  round();
  const [, , median = 0] = [round(), round(), round(), round(), round()].sort((a, b) => a - b);
  say(what, median * (unit === 'ns' ? 1e6 : 1e3), unit, unit === 'ns' ? 0 : 1);
}

const megabytes = () => {
  globalThis.gc?.();
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
  return { rss: rss / 1e6, held: (heapUsed + arrayBuffers) / 1e6 };
};

say('shipped', statSync(new URL('../server/places/places.txt.br', import.meta.url)).size / 1000, 'kB', 0);
const before = megabytes();
say('first use: read, unpack, index', milliseconds(countries), 'ms');
const after = megabytes();
say('held in memory (exact with --expose-gc)', after.held - before.held, 'MB');
say('added to the process', after.rss - before.rss, 'MB');

const zips = Array.from({ length: 100_000 }, (_, zip) => String(zip).padStart(5, '0'));
each('a ZIP looked up, over all 100,000 codes', zips.length, 'ns', (turn) => lookUpZip(zips[turn]!));

const states = countries().flatMap(({ id }) => statesOf(id)!);
const sizes = states.map((state) => ({ ...state, cities: citiesOf(state.id)! }));
const largest = sizes.reduce((a, b) => (b.cities.length > a.cities.length ? b : a));
const last = { country: 'united kingdom', state: largest.name, city: largest.cities.at(-1)!.name };
const usual = { country: 'United States', state: 'California', city: 'San Francisco' };
each(`the ${largest.cities.length} cities of ${largest.name}`, 200, 'µs', () => citiesOf(largest.id));
each('a place found: San Francisco', 200, 'µs', () => findPlace(usual));
each(`a place found: the last of ${largest.name}`, 200, 'µs', () => findPlace(last));

let answer = new Prepared([]);
say(
  `the answer for ${largest.name} prepared, once`,
  milliseconds(() => (answer = new Prepared(largest.cities))),
  'ms',
);
for (const encoding of ['', 'gzip', 'br'])
  say(`its bytes, ${encoding || 'plain'}`, answer.formFor(encoding).bytes.length / 1000, 'kB');
