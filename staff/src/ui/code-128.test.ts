import { expect, it } from 'vitest';
import { barsOf, checksumOf, code128, valuesOf } from './code-128';

const [startB, startC, toC, toB] = [104, 105, 99, 100];
const inB = (text: string) => [...text].map((sign) => sign.charCodeAt(0) - 32);

it.each([
  ['Wikipedia', [startB, ...inB('Wikipedia')]],
  ['CA1-104001', [startB, ...inB('CA1-'), toC, 10, 40, 1]],
  ['0123456789', [startC, 1, 23, 45, 67, 89]],
  // An odd one stands before or behind the pairs.
  ['12345', [startB, ...inB('1'), toC, 23, 45]],
  ['A1234567B', [startB, ...inB('A1'), toC, 23, 45, 67, toB, ...inB('B')]],
  // A change of sets would be longer than the digits.
  ['AB1234CD', [startB, ...inB('AB1234CD')]],
  ['12A', [startB, ...inB('12A')]],
])('%s is written as %j', (text, values) => {
  expect(valuesOf(text)).toEqual(values);
});

it.each([
  // Worked out by hand: 104 + 48 + 2·42 + 3·42 + 4·17 + 5·18 + 6·19 + 7·35 = 879 = 8·103 + 55.
  ['PJJ123C', 55],
  ['Wikipedia', 88],
])('the checksum of %s is %i', (text, checksum) => {
  expect(checksumOf(valuesOf(text))).toBe(checksum);
});

it('begins, checks and ends as the standard draws it', () => {
  const drawn = code128('Wikipedia').join('');
  expect(drawn).toMatch(/^211214/);
  expect(drawn).toMatch(/4212112331112$/);
});

it('each sign is eleven modules wide, its bars an even number of them, and no two are alike', () => {
  const signs = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
  const pairs = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0'));
  const drawn = [...signs.map((sign) => code128(sign)), ...pairs.map((pair) => code128(`${pair}00`))].map(
    (widths) => widths.slice(6, 12),
  );
  for (const widths of drawn) {
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe(11);
    expect((widths[0]! + widths[2]! + widths[4]!) % 2).toBe(0);
  }
  expect(new Set(drawn.slice(0, 95).map(String)).size).toBe(95);
  expect(new Set(drawn.slice(95).map(String)).size).toBe(100);
});

it('is quiet before its first bar and behind its last one', () => {
  const { bars, width } = barsOf('CA1-104001');
  const last = bars.at(-1)!;
  expect([bars[0]!.from, width - last.from - last.width]).toEqual([10, 10]);
  // Start, C, A, 1, -, the change, three pairs, the checksum: eleven each; the end thirteen.
  expect(width).toBe(10 + 10 * 11 + 13 + 10);
});

it.each(['', 'Zoë', 'a\tb'])('%j cannot be written', (text) => {
  expect(() => code128(text)).toThrow('what stands on a keyboard');
});
