import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { GalleryScreen } from './GalleryScreen';

const SMALLEST_TARGET = 24;

const small = (element: Element) => {
  const target = element.closest('label') ?? element;
  const { width, height } = target.getBoundingClientRect();
  return width > 0 && (width < SMALLEST_TARGET || height < SMALLEST_TARGET);
};

test.each([320, 390, 1440])('at %i px nothing is wider than the screen', async (width) => {
  await page.viewport(width, 900);
  await render(<GalleryScreen />);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('what can be pressed is at least 24 px large', async () => {
  await page.viewport(390, 900);
  await render(<GalleryScreen />);
  const all = [...document.querySelectorAll('button, input, select, summary, [role=tab]')];
  const targets = all.filter((element) => !element.closest('[aria-hidden=true]'));
  expect(targets.length).toBeGreaterThan(80);
  expect(targets.filter(small).map((target) => target.outerHTML)).toEqual([]);
});
