import { describe, expect, it } from 'vitest';
import { formatFor, widthFor } from './picture-form.js';

describe('the width of a picture', () => {
  it.each([
    ['400', 400],
    ['401', 600],
    ['1', 80],
    ['0', 80],
    ['-5', 80],
    ['1200', 1200],
    ['1201', 1200],
    ['9'.repeat(400), 1200],
    ['1e9', 1200],
    ['399.5', 400],
    ['160px', 160],
    ['wide', 800],
    ['', 800],
    ['NaN', 800],
    ['-Infinity', 80],
    [undefined, 800],
    [['240', '800'], 240],
    [{ x: '1' }, 800],
  ])('asked for as %j is %i', (asked, width) => {
    expect(widthFor(asked)).toBe(width);
  });
});

describe('the format of a picture', () => {
  it.each([
    ['image/avif,image/webp,*/*;q=0.8', 'avif'],
    ['IMAGE/AVIF', 'avif'],
    ['image/avif;q=0.5', 'avif'],
    ['image/avif;q=0,image/webp', 'webp'],
    ['image/avif; q=0.0', 'webp'],
    ['image/webp,*/*', 'webp'],
    ['*/*', 'webp'],
    ['', 'webp'],
    [undefined, 'webp'],
  ])('for a browser that accepts %j is %s', (accept, format) => {
    expect(formatFor(accept)).toBe(format);
  });
});
