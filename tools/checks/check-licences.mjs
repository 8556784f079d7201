import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Whatever the shop ships must leave the people who run it and their customers free: no licence may ask them
 * to publish their own code. Tools that only build and test are not shipped, so they are not checked.
 */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  // In the public domain: `isbot`, which the router brings, has it.
  'Unlicense',
  // Licences for data and fonts, which remain separate works inside a larger one.
  'CC-BY-4.0',
  'OFL-1.1',
]);

/**
 * libvips comes as a shared library of its own, beside `sharp` and not linked into it: whoever runs the shop
 * may replace it by another build, which is what the LGPL asks for. The packages for Windows and WebAssembly
 * contain it too.
 */
const withLibvips = /^@img\/sharp-(?:libvips-[a-z0-9-]+|win32-[a-z0-9]+|wasm32)$/;

/** An SPDX expression: with "or" one licence is enough, with "and" each must be allowed. */
const isAllowed = (expression, alsoAllowed) =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((together) =>
      together.split(' AND ').every((licence) => allowed.has(licence) || alsoAllowed.includes(licence)),
    );

const nameOf = (place) => place.split('node_modules/').at(-1);

/** The production packages of a lock file that may not be shipped, each with its licence. */
function refusedBy({ packages }) {
  return Object.entries(packages)
    .filter(([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link)
    .map(([place, { version, license }]) => ({
      name: nameOf(place),
      version,
      licence: license ?? 'none named',
    }))
    .filter(({ name, licence }) => !isAllowed(licence, withLibvips.test(name) ? ['LGPL-3.0-or-later'] : []));
}

const lockFile = process.argv[2] ?? path.join(import.meta.dirname, '../../package-lock.json');
const refused = refusedBy(JSON.parse(readFileSync(lockFile, 'utf8')));
for (const { name, version, licence } of refused)
  process.stdout.write(`${name} ${version}: the licence ${licence} is not allowed\n`);
process.exitCode = refused.length === 0 ? 0 : 1;
