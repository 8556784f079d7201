import { expect, it } from 'vitest';
import { addressProblem, noDrinksThere } from './where-it-goes.js';

const at = (adderess: string) => ({
  country: 'United States',
  state: 'California',
  zip_code: '94110',
  adderess,
});

it.each([
  'PO Box 12',
  'P.O. Box 12',
  'p. o. box #12',
  'P O BOX 12B',
  'POBox12',
  'POB 12',
  'P.O.B. 12',
  'Post Office Box 12',
  'Post Box 12',
  'Box 12',
  'General Delivery',
  '12 Main Street, PO Box 12',
  'Ｐ．Ｏ．Ｂｏｘ 12',
  'P0 Box 12',
  'P-O-Box 12',
])('knows a post box: %s', (street) => {
  expect(noDrinksThere(at(street))?.message).toBe('Alcohol cannot be sent to a PO box');
});

it.each([
  '12 Box Elder Street',
  '1 Post Office Square',
  '12 Boxwood Lane',
  '9 Pob Hill',
  '1450 Guerrero Street, Apt 3',
  '5 Depot Street',
  '77 General Lee Avenue',
])('takes no street for one: %s', (street) => {
  expect(noDrinksThere(at(street))).toBeUndefined();
});

it('asks nothing of the ZIP of an address abroad', () => {
  expect(addressProblem({ ...at('10 Rue du Bac'), country: 'France', zip_code: '75007' })).toBeUndefined();
});

const military = 'Alcohol cannot be sent to military addresses (APO, FPO, DPO)';

it.each([
  ['by its street', { adderess: 'PSC 3, APO AE' }],
  ['by its street with a comma', { adderess: 'Unit 2050, FPO, AP' }],
  ['by its state', { state: 'Armed Forces Europe' }],
  ['by its ZIP code', { zip_code: '09012' }],
])('knows the military %s', (_, more) => {
  expect(noDrinksThere({ ...at('Unit 7'), ...more })?.message).toBe(military);
});

it('takes no other street for the military', () => {
  expect(noDrinksThere(at('12 Apollo Avenue'))).toBeUndefined();
});

it.each([
  ['an address that says what its ZIP code says', {}, undefined],
  ['a ZIP code of another state', { zip_code: '40202' }, /Kentucky/],
  ['a ZIP code of nowhere', { zip_code: '00000' }, /ZIP/],
])('knows %s', (_, more, words) => {
  const message = addressProblem({ ...at('1450 Guerrero Street'), ...more })?.message;
  if (words) expect(message).toMatch(words);
  else expect(message).toBeUndefined();
});
