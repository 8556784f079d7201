import { expect, test } from 'vitest';
import { brightness, colourAt, lit, mix, numberAt, shade } from './colour.js';

test('a colour is mixed, darkened and lightened', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(shade('#a94007', 1)).toBe('#a94007');
  expect(shade('#a94007', 0)).toBe('#000000');
  expect(shade('#a94007', 2)).toBe('#ffffff');
});

test('light through a liquid keeps its hue', () => {
  const amber = lit('#c4701c', 1.3);
  expect(brightness(amber)).toBeGreaterThan(brightness('#c4701c'));
  expect(brightness(amber)).toBeLessThan(brightness(shade('#c4701c', 1.6)));
});

test('a ramp holds its ends and blends between', () => {
  const ramp = [
    [-1, 0],
    [0, 10],
    [1, 0],
  ] as const;
  expect([-2, -1, -0.5, 0, 0.5, 2].map((at) => numberAt(ramp, at))).toEqual([0, 0, 5, 10, 5, 0]);
  expect(
    colourAt(
      [
        [0, '#000000'],
        [1, '#ffffff'],
      ],
      0.5,
    ),
  ).toBe('#808080');
});
