import { militaryStateOf, spellUsCity } from './build-places-names.js';
import { geoNamesZips, olderZips, type UsZip } from './build-places-sources.js';

const territories = ['PR', 'VI', 'GU', 'AS', 'MP'];
const postOffice = /^(APO|FPO|DPO)\b/;

/** The Marshall Islands are a country of their own, though their ZIPs stand in the file. */
const isForeign = ({ state }: UsZip) => state === 'MH';

const toMilitary = ({ zip, city }: UsZip): UsZip | undefined => {
  const state = militaryStateOf(zip);
  const office = postOffice.exec(city.toUpperCase())?.[1];
  return state && office ? { zip, state, city: office } : undefined;
};

const toCivil = ({ zip, state, city }: UsZip): UsZip => ({ zip, state, city: spellUsCity(city) });

/** The older list outside the territories and the military names firms rather than cities. */
const fromOlderList = (row: UsZip) =>
  territories.includes(row.state) ? toCivil(row) : /^A[AEP]$/.test(row.state) ? toMilitary(row) : undefined;

/** Every ZIP of the United States with its one state and city; the first row to name a ZIP is the one. */
export function usZips(): UsZip[] {
  const current = geoNamesZips().filter((row) => !isForeign(row));
  const rows = [
    ...current.filter(({ state }) => state !== '').map(toCivil),
    ...current.filter(({ state }) => state === '').map(toMilitary),
    ...olderZips().map(fromOlderList),
  ];
  const byZip = new Map<string, UsZip>();
  for (const row of rows) if (row && !byZip.has(row.zip)) byZip.set(row.zip, row);
  return [...byZip.values()].sort((a, b) => a.zip.localeCompare(b.zip, 'en'));
}
