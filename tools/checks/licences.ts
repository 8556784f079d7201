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
const isAllowed = (expression: string, alsoAllowed: readonly string[]) =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((together) =>
      together.split(' AND ').every((licence) => allowed.has(licence) || alsoAllowed.includes(licence)),
    );

type Locked = {
  version?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};
export type Lock = { readonly packages: Readonly<Record<string, Locked>> };

const inside = 'node_modules/';
const nameOf = (place: string) => place.split(inside).at(-1)!;

/** Where Node finds a package from a place of the lock file: there, or in a folder above it. */
function foundFrom({ packages }: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = folder === '' ? inside + name : `${folder}/${inside}${name}`;
    if (packages[place]) return place;
    if (folder === '') return undefined;
  }
}

const namesIn = ({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Locked) => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional),
];

/** What an install holds without its tools, what is built into the shop, and whatever these need. */
function shipped(lock: Lock, builtIn: readonly string[]) {
  const installed = Object.entries(lock.packages)
    .filter(([place, { dev, link }]) => place.includes(inside) && !dev && !link)
    .map(([place]) => place);
  const places = new Set([...installed, ...builtIn.flatMap((name) => foundFrom(lock, '', name) ?? [])]);
  for (const place of places)
    for (const name of namesIn(lock.packages[place]!)) {
      const needed = foundFrom(lock, place, name);
      if (needed) places.add(needed);
    }
  return [...places].filter((place) => !lock.packages[place]!.link);
}

/** The packages that may not be shipped, each with its licence. `builtIn` names what the shop's own code loads. */
export const refusedLicences = (lock: Lock, builtIn: readonly string[] = []) =>
  shipped(lock, builtIn).flatMap((place) => {
    const name = nameOf(place);
    const { version, license = 'none named' } = lock.packages[place]!;
    const also = withLibvips.test(name) ? ['LGPL-3.0-or-later'] : [];
    return isAllowed(license, also) ? [] : `${name} ${version}: the licence ${license} is not allowed`;
  });
