import * as v from 'valibot';
import { expect, it } from 'vitest';
import { terminalReference } from './counter.staff.js';

const said = (text: string) => v.safeParse(terminalReference, text).issues?.[0].message;

it.each(['123456', '000123456789', 'A1B2C3', 'TXN-4471/2', ' 123456 '])('%j is a reference', (text) => {
  expect(said(text)).toBeUndefined();
});

it.each([
  ['', 'Enter the reference that the terminal printed'],
  ['   ', 'Enter the reference that the terminal printed'],
  ['1'.repeat(31), 'Use at most 30 characters'],
  ['12<b>', 'Use letters, digits, spaces, and - / # only'],
  ['12\n34', 'Use letters, digits, spaces, and - / # only'],
  ['4242424242424242', 'That looks like a card number. Enter the reference on the receipt instead.'],
  ['4242 4242 4242 4242', 'That looks like a card number. Enter the reference on the receipt instead.'],
  ['3782-822463-10005', 'That looks like a card number. Enter the reference on the receipt instead.'],
])('%j is none: %s', (text, words) => {
  expect(said(text)).toBe(words);
});
