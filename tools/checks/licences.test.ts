import { expect, it } from 'vitest';
import { refusedLicences } from './licences.js';

const wine = (license?: string, more: object = {}) => ({
  'node_modules/wine': { version: '1.2.3', ...(license && { license }), ...more },
});
const refused = (packages: object, ...builtIn: string[]) =>
  refusedLicences({ packages: packages as Record<string, object> }, builtIn);

it.each(['MIT', 'GPL-3.0 OR MIT', '(MIT AND BSD-3-Clause)', 'OFL-1.1'])('%s is allowed', (license) => {
  expect(refused(wine(license))).toEqual([]);
});

it.each([
  'GPL-3.0-only',
  'AGPL-3.0-or-later',
  'MIT AND GPL-2.0',
  'LGPL-3.0-or-later',
  'SEE LICENSE IN x',
  'mit',
])('%s is not allowed', (license) => {
  expect(refused(wine(license))).toEqual([`wine 1.2.3: the licence ${license} is not allowed`]);
});

it('a package that names no licence is not allowed', () => {
  expect(refused(wine())).toEqual(['wine 1.2.3: the licence none named is not allowed']);
});

it('a package deep inside another one is looked at too', () => {
  const place = 'node_modules/cheese/node_modules/@old/wine';
  expect(refused({ [place]: { version: '1.0.0', license: 'GPL-2.0' } })).toEqual([
    '@old/wine 1.0.0: the licence GPL-2.0 is not allowed',
  ]);
});

it('the tools are not shipped, so theirs are free', () => {
  expect(refused(wine('MPL-2.0', { dev: true }))).toEqual([]);
});

it('what is built into the shop is shipped, with all that it needs, where it finds it', () => {
  const tool = { version: '1.0.0', dev: true, license: 'MIT' };
  const packages = {
    ...wine('MIT', {
      dev: true,
      dependencies: { cork: '^2' },
      peerDependencies: { glass: '1', cellar: '1' },
    }),
    'node_modules/wine/node_modules/cork': { ...tool, version: '2.0.0', license: 'GPL-2.0' },
    'node_modules/cork': { ...tool, license: 'MPL-2.0' },
    'node_modules/glass': { ...tool, license: 'EUPL-1.2' },
  };
  expect(refused(packages)).toEqual([]);
  expect(refused(packages, 'wine', 'node:fs')).toEqual([
    'cork 2.0.0: the licence GPL-2.0 is not allowed',
    'glass 1.0.0: the licence EUPL-1.2 is not allowed',
  ]);
  const optional = { peerDependenciesMeta: { glass: { optional: true } } };
  const without = { ...packages, 'node_modules/wine': { ...packages['node_modules/wine'], ...optional } };
  expect(refused(without, 'wine')).toHaveLength(1);
});

it('only the library of the pictures may be under the LGPL', () => {
  const place = 'node_modules/@img/sharp-libvips-linux-x64';
  const library = { version: '1.0.0', license: 'LGPL-3.0-or-later' };
  expect(refused({ [place]: library })).toEqual([]);
  expect(refused({ [place]: { ...library, license: 'GPL-3.0' } })).toHaveLength(1);
});
