import sharp from 'sharp';
import { expect, test } from 'vitest';
import { demoCatalogue } from '../../catalogue/catalogue.js';
import { frame, pictureSvg } from '../picture.js';
import { sketch } from '../samples/likeness.js';

const wares = demoCatalogue().pictures.filter(({ spec }) => spec.kind === 'ware');

/** How much of each of four edges, and of the whole, is covered. */
async function coverage(svg: string) {
  const [width, height] = [150, 200];
  const small = sharp(await sketch(svg)).resize(width, height);
  const alpha = await small.extractChannel('alpha').raw().toBuffer();
  const at = (x: number, y: number) => (alpha[y * width + x] ?? 0) / 255;
  const along = (length: number, of: (i: number) => number) =>
    Math.max(...Array.from({ length }, (_, i) => of(i)));
  return {
    top: along(width, (x) => at(x, 0)),
    left: along(height, (y) => at(0, y)),
    right: along(height, (y) => at(width - 1, y)),
    whole: alpha.reduce((sum, value) => sum + value / 255, 0) / alpha.length,
  };
}

test('the catalogue has nine wares, no two of one kind and look', () => {
  expect(wares).toHaveLength(9);
  expect(new Set(wares.map(({ spec }) => pictureSvg(spec))).size).toBe(9);
});

test.each(wares)('$name stands whole in the frame', async ({ spec }) => {
  const svg = pictureSvg(spec);
  expect(svg).toContain(`viewBox="0 0 ${frame.width} ${frame.height}"`);
  expect(svg).not.toContain('NaN');
  const { top, left, right, whole } = await coverage(svg);
  expect(Math.max(top, left, right)).toBeLessThan(0.06);
  expect(whole).toBeGreaterThan(0.03);
});

test('the same ware is drawn the same, another colour differently', () => {
  for (const { spec } of wares) {
    if (spec.kind !== 'ware') throw new Error('Only wares are looked at here.');
    expect(pictureSvg({ ...spec })).toBe(pictureSvg(spec));
    expect(pictureSvg({ ...spec, colour: '#6a2a52' })).not.toBe(pictureSvg(spec));
  }
});
