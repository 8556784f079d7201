import { expect, test } from 'vitest';
import { csvOf } from './csv';

test('nothing in a row ends it early, or counts as a formula', () => {
  expect(
    csvOf([
      ['Bottle', 'Cost'],
      ['=1+1, "Cuvée"', -9.5],
    ]),
  ).toBe(`Bottle,Cost\r\n"'=1+1, ""Cuvée""",-9.5\r\n`);
});
