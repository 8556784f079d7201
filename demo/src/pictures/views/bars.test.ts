import { expect, test } from 'vitest';
import { barsOf } from './bars.js';

test('a picture of these bars was read as this number by a scanner', () => {
  expect(barsOf('2000000000121')).toBe(
    '10100011010001101010011101001110001101010011101010111001011100101110010110011011011001100110101',
  );
});

test('the first digit tells itself by how the next six are written', () => {
  const left = (code: string) => barsOf(code).slice(3, 45);
  expect(left('0123456789012')).not.toBe(left('1123456789012'));
  expect(barsOf('9780201379624')).toHaveLength(95);
});
