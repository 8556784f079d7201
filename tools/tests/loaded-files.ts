import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { importsOf } from '../checks/imports.js';

const root = path.resolve(import.meta.dirname, '../..');
const onDisk = {
  has: (file: string) => statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile() ?? false,
};

/** Type imports vanish when a file is loaded. */
const ofTypesAlone = /^(?:import|export) type\b[^;]*;/gm;

type Loads = { readonly files: readonly string[]; readonly packages: readonly string[] };
const known = new Map<string, Loads>();

/** What this file itself loads: our files, by their paths from the root, and packages. */
export function loadsOf(file: string): Loads {
  const before = known.get(file);
  if (before) return before;
  const text = readFileSync(path.join(root, file), 'utf8').replaceAll(ofTypesAlone, '');
  const imports = importsOf(file, text, onDisk);
  const loads = {
    files: imports.flatMap(({ to }) => (to && /\.tsx?$/.test(to) ? [to] : [])),
    packages: imports.flatMap(({ given, to }) => (to || given.startsWith('.') ? [] : [given])),
  };
  known.set(file, loads);
  return loads;
}

/** The file, and all of our files that it loads, directly or through others. */
export function filesBehind(entry: string): string[] {
  const found = new Set([entry]);
  for (const file of found) for (const loaded of loadsOf(file).files) found.add(loaded);
  return [...found];
}
