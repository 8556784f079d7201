import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data/types';
import { supportedBrowsers } from '../../../browser/build/supported-browsers.js';

/** Which browser knows what since when, as MDN publishes it. */
const compat = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
) as CompatData;

const { chrome, edge, firefox, safari, ios } = supportedBrowsers;

/** The data's names of the supported browsers, those of phones too, with the oldest version. */
export const oldestSupported: readonly (readonly [BrowserName, string])[] = [
  ['chrome', chrome],
  ['chrome_android', chrome],
  ['edge', edge],
  ['firefox', firefox],
  ['firefox_android', firefox],
  ['safari', safari],
  ['safari_ios', ios],
];

/** Something that a browser knows or does not, by its place in the data. */
export type Feature = { id: string; statement: CompatStatement };

/** Such as `css`, `properties`, `text-wrap`. */
export type Place = readonly string[];

const below = (at: Identifier | undefined, name: string) =>
  at && Object.hasOwn(at, name) ? at[name] : undefined;

export const dataAt = (place: Place) => place.reduce(below, compat as unknown as Identifier | undefined);

export function featureAt(...place: string[]): Feature | undefined {
  const statement = dataAt(place)?.__compat;
  return statement && { id: place.join('.'), statement };
}

export const { compare: compareVersions } = new Intl.Collator('en-US', { numeric: true });

export const statementsOf = ({ support }: CompatStatement, browser: BrowserName): SimpleSupportStatement[] =>
  [support[browser] ?? []].flat();

/** Half of a feature, or one behind a switch, is none. */
function isUsable(said: SimpleSupportStatement, version: string, prefixes: readonly string[]) {
  const { version_added: added, version_removed: removed, prefix } = said;
  if (!added || added === 'preview' || removed || said.flags) return false;
  if (said.alternative_name || said.partial_implementation) return false;
  return compareVersions(added.replace('≤', ''), version) <= 0 && (!prefix || prefixes.includes(prefix));
}

/** The supported browsers that lack a feature, also under one of the prefixes that are written beside it. */
export const lackedBy = ({ statement }: Feature, prefixes: readonly string[] = []): string[] =>
  oldestSupported
    .filter(
      ([browser, version]) =>
        !statementsOf(statement, browser).some((said) => isUsable(said, version, prefixes)),
    )
    .map(([browser, version]) => `${compat.browsers[browser].name} ${version}`);
