import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Script } from 'node:vm';
import { afterAll, expect, it } from 'vitest';
import { splitPart } from './split-part.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'cellar-parts-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function split(...lines: string[]) {
  const file = path.join(folder, 'part.js');
  writeFileSync(file, lines.join('\n'));
  const code = readFileSync(await splitPart(file), 'utf8');
  // As the build does it next.
  new Script(code);
  return code.split('\n');
}

it('hands a script what it imports, and leaves each line of the code in its place', async () => {
  const code = await split(
    'import { a as one } from "./other.js";',
    'import path from "node:path";',
    'const late = async () => one(await import("./late.js"), import.meta.url);',
    'const two = () => import("./later.js");',
    'export { late, two as both };',
  );
  expect(code).toEqual([
    '"use strict"; (function ({ one, path }, ownPlace, importLate) {',
    '',
    'const late = async () => one(await importLate("./late.js"), ownPlace);',
    'const two = () => importLate("./later.js");',
    'return { late, two }; })',
  ]);
});

it('leaves alone what only reads like an import', async () => {
  const text = 'const text = "import(1)";';
  expect(await split('import a from "./a.js";', text, 'export { text };')).toContain(text);
});

it.each([
  ['exports nothing by a list of names', ['const one = 1;']],
  ['Unexpected token', ['const one = 1;', 'export { one };', 'export const two = 2;']],
  ['Unexpected token', ['const one = 1;', 'export { one };', 'export * from "./other.js";']],
  ['Cannot use import statement', ['const one = 1;', 'import "./other.js";', 'export { one };']],
  ['imports late in a form', ['const one = [import("./late.js")];', 'export { one };']],
  ["Cannot use 'import.meta'", ['const one = import.meta.dirname;', 'export { one };']],
  ['may change after it was passed on', ['let one = 1;', 'export { one };']],
])('refuses a part that would not be the same: %s', async (why, lines) => {
  await expect(split(...lines)).rejects.toThrow(why);
});
