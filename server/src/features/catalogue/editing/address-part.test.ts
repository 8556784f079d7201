import { expect, it } from 'vitest';
import { addressPart } from './address-part.js';

it.each([
  [['Château d’Yquem', 'Sauternes', 2015], 'chateau-dyquem-sauternes-2015'],
  [['Ørsted & Søn', 'Brut', null], 'orsted-son-brut'],
  [['獺祭'], 'product'],
])('%j stands in an address as %s', (words, part) => {
  expect(addressPart(...words)).toBe(part);
});
