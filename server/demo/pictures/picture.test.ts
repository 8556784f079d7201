import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPicture, frame, pictureSvg } from './picture.js';
import { references } from './samples/references.js';

const read = (name: string) => readFile(new URL(`./references/${name}.avif`, import.meta.url));

/** Small enough that a newer encoder does not matter, large enough to see a label move. */
const seen = (picture: Buffer) =>
  sharp(picture).flatten({ background: '#ffffff' }).resize(150, 200).removeAlpha().raw().toBuffer();

function difference(a: Buffer, b: Buffer): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
  return sum / a.length;
}

test.each(references)(
  '$name is drawn today as it is kept',
  async ({ name, spec }) => {
    const drawn = await drawPicture(spec);
    const { width, height, hasAlpha } = await sharp(drawn).metadata();
    expect({ width, height, hasAlpha }).toEqual({ width: frame.width, height: frame.height, hasAlpha: true });
    expect(drawn.length).toBeLessThanOrEqual(25_000);
    expect(difference(await seen(drawn), await seen(await read(name)))).toBeLessThan(1.5);
  },
  60_000,
);

test('two products with the same words still do not look the same', () => {
  const [{ spec }] = references;
  if (spec.kind !== 'bottle') throw new Error('The first reference is a bottle.');
  expect(pictureSvg(spec)).toBe(pictureSvg({ ...spec }));
  expect(pictureSvg(spec)).not.toBe(pictureSvg({ ...spec, seed: 'another' }));
});
