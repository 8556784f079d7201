import { createVirtualFileSystem } from 'typescript/unstable/fs';
import { expect, it } from 'vitest';
import { wordsPage } from './words.js';

const config = { compilerOptions: { target: 'es2023', lib: ['es2023'], jsx: 'preserve', types: [] } };
const files = (source: string) => ({
  ...Object.fromEntries(
    ['shop', 'staff', 'browser', 'contract', 'server'].flatMap((name) => [
      [`/house/${name}/tsconfig.json`, JSON.stringify({ ...config, include: ['src'] })],
      [`/house/${name}/src/nothing.ts`, 'export {};\n'],
    ]),
  ),
  '/house/shop/src/features/cart/Cart.tsx': source,
});

const readIn = (source: string) => {
  const page = wordsPage('/house', createVirtualFileSystem(files(source)));
  return [...page.matchAll(/^- (.+)$/gm)].map(([, text]) => text);
};

it.each([
  ['what stands between tags', '<p>Your cart is empty</p>', ['Your cart is empty']],
  [
    'a sentence with a value and an emphasis in it, as one',
    '<p>Only {left} of <b>these bottles</b> left</p>',
    ['Only {…} of these bottles left'],
  ],
  ['what is read aloud', '<button aria-label="Remove the bottle" />', ['Remove the bottle']],
  ['a text that is put together', '<p title={`${left} in your cart`} />', ['{…} in your cart']],
  ['a single word', '<h1>Checkout</h1>', ['Checkout']],
  ['what is under way', '<button busyLabel="Saving..." />', ['Saving...']],
])('finds %s', (_what, markup, texts) => {
  expect(readIn(`declare const left: number; export const Cart = () => ${markup};`)).toEqual(texts);
});

it.each([
  ['styles and addresses', '<a className="wide line" href="/cart" id="first line" />'],
  ['what is imported', '<b />', "import 'some package with blanks';"],
  [
    'names of things',
    '<i data-kind={kinds.has("store-card") || "isOpen"} />',
    'declare const kinds: Set<string>;',
  ],
])('leaves out %s', (_what, markup, before = '') => {
  expect(readIn(`${before} export const Cart = () => ${markup};`)).toEqual([]);
});
