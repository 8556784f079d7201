import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { demoCatalogue } from '../catalogue/catalogue.js';
import { markOf, marksIn, masters } from './draw-pictures.js';
import { frame, pictureSvg } from './picture.js';
import { difference, seen, sketch } from './samples/likeness.js';
import { standInOf } from './stand-ins.js';

const { pictures } = demoCatalogue();
const kept = new Map(
  await Promise.all(
    (await readdir(masters)).map(async (file) => [file, await readFile(new URL(file, masters))] as const),
  ),
);
const masterOf = (name: string) => {
  const bytes = kept.get(`${name}.avif`);
  if (!bytes) throw new Error(`There is no master of ${name}: run draw-pictures.ts.`);
  return bytes;
};

const drawn = pictures.filter(({ name }) => kept.has(`${name}.avif`));

test('every picture of the catalogue is drawn: if not, draw-pictures.ts draws it', () => {
  const missing = pictures.filter((picture) => !drawn.includes(picture));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('each shows what the catalogue says today', async () => {
  const marks = await marksIn(masters);
  const untrue = drawn.filter(({ name, spec }) => marks.get(name) !== markOf(spec));
  expect(untrue.map(({ name }) => name)).toEqual([]);
});

test('nothing else is kept than products, sets, stores and cards', () => {
  const wanted = new Set(pictures.map(({ name }) => `${name}.avif`));
  const other = [...kept.keys()].filter((file) => !wanted.has(file));
  expect(
    other.filter(
      (file) => !/^((store|gift-card|birthday-card)-.*\.avif|drawn-of\.json|stand-ins\.json)$/.test(file),
    ),
  ).toEqual([]);
});

test('each is at most 25 kB, and all are at most 18 MB', () => {
  const heavy = drawn.filter(({ name }) => masterOf(name).length > 25_000);
  expect(heavy.map(({ name }) => name)).toEqual([]);
  const all = [...kept.values()].reduce((sum, bytes) => sum + bytes.length, 0);
  expect(all).toBeLessThan(18_000_000);
});

test('no two are the same', () => {
  const hashes = drawn.map(({ name }) => createHash('sha256').update(masterOf(name)).digest('hex'));
  expect(new Set(hashes).size).toBe(drawn.length);
});

test('each has its stand-in of a few pixels, made of it', async () => {
  const standIns: Record<string, string> = JSON.parse(kept.get('stand-ins.json')?.toString() ?? '{}');
  const names = [...kept.keys()].filter((file) => file.endsWith('.avif')).map((file) => file.slice(0, -5));
  expect(Object.keys(standIns).sort()).toEqual(names.sort());
  for (const name of [names[0]!, names.at(-1)!]) expect(standIns[name]).toBe(await standInOf(masterOf(name)));
  const lengths = Object.values(standIns).map(({ length }) => length);
  expect(Math.max(...lengths)).toBeLessThan(400);
});

const ofEachKind = (['bottle', 'can', 'set', 'view', 'ware'] as const).map((kind) => {
  const found = drawn.find(({ spec }) => spec.kind === kind);
  if (!found) throw new Error(`No ${kind} is drawn yet.`);
  return { kind, ...found };
});

test.each(ofEachKind)('a $kind drawn anew looks like its master: $name', async ({ name, spec }) => {
  const master = masterOf(name);
  const { width, height, hasAlpha } = await sharp(master).metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: frame.width, height: frame.height, hasAlpha: true });
  expect(difference(await seen(await sketch(pictureSvg(spec))), await seen(master))).toBeLessThan(1.5);
});
