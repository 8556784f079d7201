import { expect, it } from 'vitest';
import { askedInWords } from './asked-in-words';

it.each([
  ['red for steak under $30 tonight', { q: 'red for steak', max_price: '30', in_stock: 'true' }],
  ['A red for steak under 29.50 for tonight', { q: 'A red for steak', max_price: '29.50', in_stock: 'true' }],
  ['Rioja, up to 25 dollars', { q: 'Rioja,', max_price: '25' }],
  ['less than $40 Barolo', { q: 'Barolo', max_price: '40' }],
  ['<$15', { max_price: '15' }],
  ['today', { in_stock: 'true' }],
  ['under 375ml', { q: 'under 375ml' }],
  ['Down Under Shiraz', { q: 'Down Under Shiraz' }],
  ['barolo 2019', { q: 'barolo 2019' }],
])('"%s" asks for %j', (words, asked) => {
  expect(askedInWords(words)).toEqual(asked);
});
