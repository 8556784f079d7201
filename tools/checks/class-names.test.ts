import path from 'node:path';
import { expect, it } from 'vitest';
import { filesIn, read } from './files.js';

const importing = /^import (\w+) from '([^']+\.module\.css)';$/gm;
const comment = /\/\*[^]*?\*\//g;

const sheetAt = (file: string, named: string) =>
  named.startsWith('.')
    ? path.join(path.dirname(file), named)
    : named.replace(/^browser\//, path.join('browser', 'src', path.sep));

/** A name that is looked up, as in `css[size]`, may be any of the sheet. */
const isLookedUp = (text: string, sheet: string) => new RegExp(String.raw`\b${sheet}\[`).test(text);

const namedIn = (text: string, sheet: string) =>
  [...text.matchAll(new RegExp(String.raw`\b${sheet}\.(\w+)`, 'g'))].map(([, name]) => name!);

const classesOf = (sheet: string) =>
  new Set(
    [
      ...read(sheet)
        .replaceAll(comment, '')
        .matchAll(/\.([A-Za-z]\w*)(?=[\s,{:.[>+~)&])/g),
    ].map(([, name]) => name!),
  );

type Use = { file: string; sheet: string; names: string[]; all: boolean };

const uses: Use[] = filesIn(['browser/src', 'shop/src', 'staff/src'], /\.tsx?$/).flatMap((file) => {
  const text = read(file);
  const body = text.replaceAll(importing, '');
  return [...text.matchAll(importing)].map(([, name, named]) => ({
    file,
    sheet: sheetAt(file, named!),
    names: namedIn(body, name!),
    all: isLookedUp(body, name!),
  }));
});

it('a screen names no class that its style sheet does not have: it would look as if it had none', () => {
  expect(uses.length).toBeGreaterThan(100);
  const missing = uses.flatMap(({ file, sheet, names }) => {
    const classes = classesOf(sheet);
    return names.filter((name) => !classes.has(name)).map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

it('a style sheet has no class that nobody names', () => {
  const sheets = new Set(uses.map(({ sheet }) => sheet));
  const unused = [...sheets].flatMap((sheet) => {
    const by = uses.filter((use) => use.sheet === sheet);
    if (by.some(({ all }) => all)) return [];
    const named = new Set(by.flatMap(({ names }) => names));
    return [...classesOf(sheet)].filter((name) => !named.has(name)).map((name) => `${sheet}: ${name}`);
  });
  expect(unused).toEqual([]);
});
