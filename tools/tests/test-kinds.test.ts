import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { needsDatabase, noDatabases, testKinds } from './test-kinds.js';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'cellar-kinds-'));
afterAll(() => rmSync(folder, { recursive: true }));

// Written out below, the word would make this test itself one with databases.
const later = 'import';
let written = 0;
/** A test beside these files, each with its text. */
function testBeside(text: string, files: Record<string, string> = {}) {
  const test = path.join(folder, `written-${++written}.test.ts`);
  for (const [name, held] of Object.entries(files)) writeFileSync(path.join(folder, name), held);
  writeFileSync(test, text);
  return path.relative(root, test);
}

describe('a test stands beside databases', () => {
  it.each([
    ['loads one', `import pg from 'pg';\n`],
    ['asks where they are', `import { expect, inject, it } from 'vitest';\n`],
    ['loads one when it runs', `const { PGlite } = await ${later}('@electric-sql/pglite');\n`],
    ['asks where they are, in many lines', `import {\n  expect,\n  inject,\n  it,\n} from 'vitest';\n`],
  ])('that %s', (_how, text) => {
    expect(needsDatabase(testBeside(text))).toBe(true);
  });

  it('also when others load it', () => {
    const files = { 'near.ts': `export { far } from './far.js';\n`, 'far.ts': `import 'pg';\n` };
    expect(needsDatabase(testBeside(`import {\n  near,\n} from './near.js';\n`, files))).toBe(true);
  });
});

describe('a test is a rule', () => {
  it('that loads no more than the types of a database', () => {
    const files = { 'types.ts': `import type { Pool } from 'pg';\nexport type { Client } from 'pg';\n` };
    expect(needsDatabase(testBeside(`import { it } from 'vitest';\nimport './types.js';\n`, files))).toBe(
      false,
    );
  });

  it('or a shop: each test is of one kind', () => {
    const { rules, server } = testKinds();
    expect(rules).toContainEqual(expect.stringMatching(/\/return-shares\.test\.ts$/));
    expect(rules).toContainEqual(expect.stringMatching(/\/cents\.test\.ts$/));
    expect(server).toContainEqual(expect.stringMatching(/\/orders\.test\.ts$/));
    expect(new Set([...rules, ...server]).size).toBe(rules.length + server.length);
  });

  it('and may not reach a database by a way that cannot be read', () => {
    const { resolveId } = noDatabases();
    expect(() => resolveId('pg', 'sly.ts')).toThrow("A rule's test has no database, and sly.ts loads pg.");
    expect(resolveId('valibot', 'honest.ts')).toBeUndefined();
  });
});
