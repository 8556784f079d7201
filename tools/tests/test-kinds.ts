import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vitest/config';
import { filesBehind, loadsOf } from './loaded-files.js';

const root = path.resolve(import.meta.dirname, '../..');
const elsewhere = new Set(['node_modules', 'dist', 'dist-types', '.cache', '.git', 'data']);

function testsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return elsewhere.has(entry.name) ? [] : testsIn(place);
    return entry.name.endsWith('.test.ts') ? [path.relative(root, place)] : [];
  });
}

const databases = new Set(['pg', '@electric-sql/pglite']);
/** A test that asks the run where its databases are. */
const asksForDatabases = /^import \{[^}]*\binject\b[^}]*\} from 'vitest'/m;

const touching = new Map<string, boolean>();
function touchesDatabase(file: string) {
  const before = touching.get(file);
  if (before !== undefined) return before;
  const touches =
    loadsOf(file).packages.some((name) => databases.has(name)) ||
    asksForDatabases.test(readFileSync(path.join(root, file), 'utf8'));
  touching.set(file, touches);
  return touches;
}

/**
 * A test whose code reaches a database runs with databases; all others test rules and need not wait for one.
 */
export const needsDatabase = (test: string) => filesBehind(test).some(touchesDatabase);

/** All tests that run outside a browser, divided by what they load, so that nobody has to keep lists. */
export function testKinds() {
  const tests = testsIn(root);
  const server = tests.filter(needsDatabase);
  return { rules: tests.filter((test) => !server.includes(test)), server };
}

/** Fails a test that reaches a database although its imports do not show it. */
export const noDatabases = () =>
  ({
    name: 'no-databases',
    enforce: 'pre',
    resolveId(name: string, importer: string | undefined) {
      if (databases.has(name))
        throw new Error(
          `A rule's test has no database, and ${importer} loads ${name}. Import it statically.`,
        );
    },
  }) satisfies Plugin;
