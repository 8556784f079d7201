import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'cellar-licences-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the check reports about a lock file; without one, about the shop's own. */
function check(packages?: object) {
  const tool = path.join(import.meta.dirname, 'check-licences.mjs');
  const lockFile = path.join(folder, 'package-lock.json');
  if (packages) writeFileSync(lockFile, JSON.stringify({ packages }));
  const { status, stdout } = spawnSync(process.execPath, packages ? [tool, lockFile] : [tool], {
    encoding: 'utf8',
  });
  return { passes: status === 0, said: stdout };
}

const shipped = (license?: string, more: object = {}) =>
  check({ 'node_modules/wine': { version: '1.2.3', ...(license && { license }), ...more } });

it('everything that the shop ships may be shipped', () => {
  expect(check()).toEqual({ passes: true, said: '' });
});

it.each(['MIT', 'GPL-3.0 OR MIT', '(MIT AND BSD-3-Clause)', 'OFL-1.1'])('%s is allowed', (license) => {
  expect(shipped(license).passes).toBe(true);
});

it.each([
  'GPL-3.0-only',
  'AGPL-3.0-or-later',
  'MIT AND GPL-2.0',
  'LGPL-3.0-or-later',
  'SEE LICENSE IN x',
  'mit',
])('%s is not allowed', (license) => {
  expect(shipped(license)).toEqual({
    passes: false,
    said: `wine 1.2.3: the licence ${license} is not allowed\n`,
  });
});

it('a package that names no licence is not allowed', () => {
  expect(shipped().said).toContain('none named');
});

it('a package deep inside another one is looked at too', () => {
  const place = 'node_modules/cheese/node_modules/@old/wine';
  expect(check({ [place]: { version: '1.0.0', license: 'GPL-2.0' } }).said).toMatch(/^@old\/wine 1\.0\.0/);
});

it('the tools are not shipped, so theirs are free', () => {
  expect(shipped('MPL-2.0', { dev: true }).passes).toBe(true);
});

it('only the library of the pictures may be under the LGPL', () => {
  const library = { version: '1.0.0', license: 'LGPL-3.0-or-later' };
  expect(check({ 'node_modules/@img/sharp-libvips-linux-x64': library }).passes).toBe(true);
  expect(
    check({ 'node_modules/@img/sharp-libvips-linux-x64': { ...library, license: 'GPL-3.0' } }).passes,
  ).toBe(false);
});
