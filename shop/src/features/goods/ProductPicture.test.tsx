import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ProductPicture } from './ProductPicture';

// A green square, nine pixels wide, as it stands in an answer.
const standIn = 'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=';
const picture = () => page.getByRole('img', { name: 'Barolo' }).element() as HTMLImageElement;

test('until a picture is here its stand-in is seen blurred in its place; afterwards nothing of it', async () => {
  await render(<ProductPicture imageId="barolo" alt="Barolo" sizes="200px" standIn={standIn} />);
  const { backgroundImage, filter } = getComputedStyle(picture());
  expect(backgroundImage).toContain(standIn);
  expect(filter).toContain('blur');
  const { width, height } = picture().getBoundingClientRect();
  expect(height / width).toBeCloseTo(4 / 3, 1);
  picture().dispatchEvent(new Event('load'));
  await expect.poll(() => getComputedStyle(picture()).backgroundImage).toBe('none');
  expect(getComputedStyle(picture()).filter).toBe('none');
});

test('a picture that is missing leaves an outline, and no stand-in', async () => {
  await render(<ProductPicture imageId="barolo" alt="Barolo" sizes="200px" standIn={standIn} />);
  picture().dispatchEvent(new Event('error'));
  await expect.poll(() => document.querySelector('svg[aria-label=Barolo]')).not.toBeNull();
  expect(document.querySelector('img')).toBeNull();
});
