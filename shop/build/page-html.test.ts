import { expect, it } from 'vitest';
import { withHead } from './page-html';

const chunk = (name: string, imports: string[] = []) => ({
  file: `assets/${name}.js`,
  src: name,
  imports,
  css: [`assets/${name}.css`],
});
const manifest = { 'start.tsx': chunk('start'), 'Cart.tsx': chunk('Cart'), 'Shape.tsx': chunk('Shape') };

it('what the HTML shows already has its styles named, and no code: some browsers would refuse it', () => {
  const page = withHead('<head></head>', manifest as never, {
    entry: 'start.tsx',
    screens: ['Cart.tsx'],
    shown: ['Shape.tsx'],
    fonts: [],
  });
  expect(page).toContain('assets/Cart.js');
  expect(page).toContain('assets/Shape.css');
  expect(page).not.toContain('assets/Shape.js');
  expect(page).not.toContain('prefetch');
});
