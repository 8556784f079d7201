import * as v from 'valibot';
import { expect, it } from 'vitest';
import { barcode, printed, withDroppedZeros } from './barcode.js';

const read = (text: string) => {
  const { success, output, issues } = v.safeParse(barcode, text);
  return success ? output : issues![0].message;
};

it.each([
  ['4006381333931', '04006381333931'],
  [' 036000291452 ', '00036000291452'],
  ['0036000291452', '00036000291452'],
  ['96385074', '00000096385074'],
  ['14006381333938', '14006381333938'],
  ['shelf-12', 'SHELF-12'],
])('%s is read as %s', (text, code) => {
  expect(read(text)).toBe(code);
});

it.each([
  ['4006381333932', 'The last digit of this code does not fit the others: scan it again'],
  ['', 'Code is required'],
  ['a b c d', 'A code has 4 to 48 digits, letters or hyphens'],
  ['123', 'A code has 4 to 48 digits, letters or hyphens'],
])('%s is refused', (text, words) => {
  expect(read(text)).toBe(words);
});

it.each([
  ['04006381333931', '4006381333931'],
  ['00036000291452', '036000291452'],
  ['14006381333938', '14006381333938'],
  ['SHELF-12', 'SHELF-12'],
])('%s is printed as %s', (code, text) => {
  expect(printed(code)).toBe(text);
});

it.each([
  ['36000291452', '00036000291452'],
  ['36000291453', '36000291453'],
  ['1234565', '00000001234565'],
  ['036000291452', '036000291452'],
  ['123456', '123456'],
  ['SHELF-12', 'SHELF-12'],
])('%s out of a spreadsheet is %s', (cell, code) => {
  expect(withDroppedZeros(cell)).toBe(code);
});
