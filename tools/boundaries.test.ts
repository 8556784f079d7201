import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'cellar-lint-'));
cpSync(path.join(root, 'oxlint.config.mjs'), path.join(folder, 'oxlint.config.mjs'));

afterAll(() => rmSync(folder, { recursive: true }));

/** The rules that a file breaks when it stands where `place` says and holds `text`. */
function rulesBrokenBy(files: Record<string, string>): string[] {
  for (const [place, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, place)), { recursive: true });
    writeFileSync(path.join(folder, place), text);
  }
  const args = ['-c', 'oxlint.config.mjs', '--format=json', ...Object.keys(files)];
  const oxlint = path.join(root, 'node_modules/.bin/oxlint');
  let printed = '';
  try {
    printed = execFileSync(oxlint, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    printed = (error as { stdout: string }).stdout;
  }
  const { diagnostics } = JSON.parse(printed) as { diagnostics: { code: string }[] };
  return [...new Set(diagnostics.map(({ code }) => code))];
}

const restricted = ['eslint(no-restricted-imports)'];

it.each([
  ['a route that holds SQL', 'server/src/features/auth/auth.routes.ts', './auth.sql.js'],
  [
    'a feature that looks into another one',
    'server/src/features/wishlist/wishlist.ts',
    '../stores/stores.sql.js',
  ],
  ['an import upwards', 'server/src/features/stores/stores.ts', '../checkout/index.js'],
  ['a feature that knows the app', 'server/src/features/stores/stores.ts', '../../app/build.js'],
  ['a platform that knows a feature', 'server/src/platform/shop.ts', '../features/auth/index.js'],
  ['a design system that knows a feature', 'web/src/ui/Price.tsx', '../features/cart/CartScreen'],
  ['a web platform that knows a screen', 'web/src/platform/session.ts', '../ui/Button'],
  ['a contract that needs the server', 'contract/src/stores.ts', 'pg'],
])('the linter finds %s', (_what, place, imported) => {
  expect(
    rulesBrokenBy({ [place]: `import { thing } from '${imported}';\n\nexport const kept = thing;\n` }),
  ).toEqual(restricted);
});

it.each([
  ['the index of a feature below', 'server/src/features/wishlist/wishlist.ts', '../stores/index.js'],
  ['its own SQL', 'server/src/features/wishlist/wishlist.ts', './wishlist.sql.js'],
  ['the platform', 'server/src/features/wishlist/wishlist.ts', '../../platform/refuse.js'],
])('a feature may use %s', (_what, place, imported) => {
  expect(
    rulesBrokenBy({ [place]: `import { thing } from '${imported}';\n\nexport const kept = thing;\n` }),
  ).toEqual([]);
});

it('the linter finds imports that run in a circle', () => {
  const circle = {
    'contract/src/hen.ts': "import { egg } from './egg.js';\n\nexport const hen = () => egg;\n",
    'contract/src/egg.ts': "import { hen } from './hen.js';\n\nexport const egg = () => hen;\n",
  };
  expect(rulesBrokenBy(circle)).toEqual(['import(no-cycle)']);
});
