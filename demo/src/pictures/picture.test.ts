import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPicture, frame, pictureSvg } from './picture.js';
import { difference, seen } from './samples/likeness.js';
import { references } from './samples/references.js';

const read = (name: string) => readFile(new URL(`./references/${name}.avif`, import.meta.url));

test.each(references)('$name is drawn today as it is kept', async ({ name, spec }) => {
  const drawn = await drawPicture(spec);
  const { width, height, hasAlpha } = await sharp(drawn).metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: frame.width, height: frame.height, hasAlpha: true });
  expect(drawn.length).toBeLessThanOrEqual(25_000);
  expect(difference(await seen(drawn), await seen(await read(name)))).toBeLessThan(1.5);
});

test('two products with the same words still do not look the same', () => {
  const [{ spec }] = references;
  if (spec.kind !== 'bottle') throw new Error('The first reference is a bottle.');
  expect(pictureSvg(spec)).toBe(pictureSvg({ ...spec }));
  expect(pictureSvg(spec)).not.toBe(pictureSvg({ ...spec, seed: 'another' }));
});
