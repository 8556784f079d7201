import { statSync } from 'node:fs';
import {
  findPlace,
  listAllCountries,
  listCitiesOf,
  listStatesOf,
  lookUpLocationBy,
} from '../server/src/features/places/places.js';
import { Prepared } from '../server/src/platform/http/prepared.js';
import type { Databases } from './databases.js';
import { median, pause, percentile } from './figures.js';
import type { Report } from './report.js';

const millisecondsOf = (act: () => unknown) => {
  const start = performance.now();
  act();
  return performance.now() - start;
};

const shippedFile = new URL('../server/places/places.txt.br', import.meta.url);

/** The median of five rounds, after one to warm up. */
function each(times: number, act: (turn: number) => unknown) {
  const round = () =>
    millisecondsOf(() => Array.from({ length: times }, (_, turn) => act(turn)).length) / times;
  round();
  return median([round(), round(), round(), round(), round()]);
}

/** Twice, because buffers are released between two collections. */
async function heldMegabytes() {
  globalThis.gc?.();
  await pause(100);
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

async function measureInProcess(report: Report) {
  const before = await heldMegabytes();
  const firstUse = millisecondsOf(listAllCountries);
  report.row({ what: 'shipped', figure: statSync(shippedFile).size / 1000, unit: 'kB' });
  report.row({ what: 'first use: read, unpack, index', figure: firstUse, unit: 'ms' });
  report.row({ what: 'held in memory', figure: (await heldMegabytes()) - before, unit: 'MB', digits: 1 });

  const zips = Array.from({ length: 100_000 }, (_, zip) => String(zip).padStart(5, '0'));
  const lookUp = each(zips.length, (turn) => lookUpLocationBy(zips[turn]!));
  report.row({
    what: 'a ZIP looked up, over all codes',
    figure: lookUp * 1000,
    unit: 'µs',
    digits: 1,
    most: 1000,
  });

  const states = listAllCountries().flatMap(({ id }) => listStatesOf(id)!);
  const sized = states.map((state) => ({ ...state, cities: listCitiesOf(state.id)! }));
  const largest = sized.reduce((a, b) => (b.cities.length > a.cities.length ? b : a));
  const last = { country: 'united kingdom', state: largest.name, city: largest.cities.at(-1)!.name };
  const usual = { country: 'United States', state: 'California', city: 'San Francisco' };
  report.row({
    what: 'a place found: San Francisco',
    figure: each(200, () => findPlace(usual)) * 1000,
    unit: 'µs',
    digits: 1,
  });
  report.row({
    what: `a place found: the last of ${largest.name}`,
    figure: each(200, () => findPlace(last)) * 1000,
    unit: 'µs',
    digits: 1,
  });
  return largest;
}

async function timeCalls(times: number, call: () => Promise<Response>) {
  const taken: number[] = [];
  for (let nth = 0; nth < times; nth++) {
    const from = performance.now();
    const answer = await call();
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`It answered ${answer.status}.`);
    taken.push(performance.now() - from);
  }
  return taken;
}

export async function measurePlaces(report: Report, databases: Databases) {
  report.title('Places: ZIP codes, states and the longest list of cities');
  const largest = await measureInProcess(report);
  const prepared = new Prepared(largest.cities.map(({ id, name }) => ({ id, name })));
  for (const encoding of ['', 'gzip', 'br'])
    report.row({
      what: `the ${largest.cities.length} cities of ${largest.name}, ${encoding || 'plain'}`,
      figure: prepared.formFor(encoding).bytes.length / 1000,
      unit: 'kB',
    });

  await databases.withShop('embedded', async ({ origin }) => {
    const body = JSON.stringify({ zip_code: '94110' });
    const headers = { 'content-type': 'application/json' };
    const zip = () => fetch(`${origin}/api/common/location`, { method: 'POST', headers, body });
    const cities = () => fetch(`${origin}/api/cities?state_id=${largest.id}`);
    const [first = Number.NaN] = await timeCalls(1, cities);
    await timeCalls(200, zip);
    const zips = await timeCalls(1000, zip);
    const lists = await timeCalls(50, cities);
    report.row({
      what: 'a ZIP by HTTP, one after the other, p50',
      figure: median(zips),
      unit: 'ms',
      digits: 2,
    });
    report.row({ what: 'the same, p99', figure: percentile(zips, 0.99), unit: 'ms', digits: 2 });
    report.row({ what: 'those cities by HTTP, the first time', figure: first, unit: 'ms', digits: 1 });
    report.row({ what: 'and afterwards, p50', figure: median(lists), unit: 'ms', digits: 1 });
  });
}
