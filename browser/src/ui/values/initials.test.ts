import { expect, it } from 'vitest';
import { initialsOf } from './initials';

it.each([
  ['Ada Lovelace', 'AL'],
  ['Ada King  Lovelace', 'AL'],
  ['  ada ', 'A'],
  ['Émile Zola', 'ÉZ'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
