import { expect, it } from 'vitest';
import {
  afterSave,
  changedIn,
  type Priced,
  type PriceEdits,
  pastedCells,
  readEdit,
  withPasted,
  withTyped,
} from './price-edits';

const bottle = (id: number, price: number, compare_at: number | null = null): Priced => ({
  id,
  brand: 'Ridge',
  name: `Zinfandel ${id}`,
  vintage: 2021,
  price,
  compare_at,
});
const rows = [bottle(1, 1900), bottle(2, 2500, 3000), bottle(3, 123_450)];
const nothing: PriceEdits = new Map();

const readOf = (text: string, compareAt = '') =>
  readEdit({ product: rows[0]!, typed: { price: text, compare_at: compareAt } });

it.each([
  ['19.99', 1999],
  [' $19.5 ', 1950],
  ['1,234.50', 123_450],
  ['$ 12,345', 1_234_500],
])('a price of %s is read as the shop reads it', (text, cents) => {
  expect(readOf(text).asked).toEqual({ price: cents, compare_at: null });
});

it.each(['', 'abc', '1,5', '19.999', '-3', '1 2', '12,34.50'])('“%s” is no price', (text) => {
  expect(readOf(text)).toMatchObject({ errors: { price: 'Enter an amount like 19.99' } });
});

it('a price is above zero, and less than what it is compared with', () => {
  expect(readOf('0').errors.price).toBe('Enter an amount above zero');
  expect(readOf('20', '20').errors.compare_at).toBe('Enter more than the price, or nothing');
});

it('what is typed as it stands is no change', () => {
  const typed = withTyped(withTyped(nothing, rows[0]!, { price: '19' }), rows[1]!, { price: '24' });
  expect(changedIn(typed).map(({ product }) => product.id)).toEqual([2]);
});

it('a copied part of a spreadsheet fills the rows from a cell on, and no more of them than there are', () => {
  const cells = pastedCells('$17.00\t19.00\r\n24\t\r\n1,200.00\t1,234.50\r\n99\r\n');
  expect(cells).toHaveLength(4);
  const asked = changedIn(withPasted(nothing, rows, 'price', cells)).map((change) => change.asked);
  expect(asked).toEqual([
    { price: 1700, compare_at: 1900 },
    { price: 2400, compare_at: null },
    { price: 120_000, compare_at: 123_450 },
  ]);
});

it('pasted beside the prices it changes what they are compared with, and an empty price is left as it is', () => {
  const beside = withPasted(nothing, rows, 'compare_at', [['22', '9']]);
  expect(changedIn(beside)[0]!.asked).toEqual({ price: 1900, compare_at: 2200 });
  expect(changedIn(withPasted(nothing, rows, 'price', [['']]))).toEqual([]);
});

it('after a save only what somebody else has changed is still typed, over what stands now', () => {
  const typed = withPasted(nothing, rows, 'price', [['17'], ['24']]);
  const after = changedIn(afterSave(typed, [{ product_id: 2, price: 2600, compare_at: null }]));
  expect(after).toMatchObject([
    { product: { id: 2, price: 2600 }, asked: { price: 2400, compare_at: 3000 }, overtaken: true },
  ]);
});
