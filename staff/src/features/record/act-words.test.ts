import { wordsOfActs } from 'contract/staff/act-words';
import { expect, test } from 'vitest';
import { changesOf, inWordsOfKind } from './act-words';

test('every kind of act has words of its own', () => {
  const words = Object.keys(wordsOfActs).map(inWordsOfKind);
  expect(words).toEqual(Object.values(wordsOfActs));
  expect(new Set(words).size).toBe(words.length);
});

test('a kind that is noted no more is spelled out', () => {
  expect(inWordsOfKind('cellar_flooded')).toBe('Cellar flooded');
  expect(inWordsOfKind('constructor')).toBe('Constructor');
});

test('what changed is told field by field, and what stayed is not', () => {
  expect(
    changesOf({
      before: { role: 'clerk', limit_cents: 5000, stays: 1, gone: 'in_store' },
      after: { role: 'manager', limit_cents: 7550, stays: 1, days: ['Monday', 'Tuesday'] },
    }),
  ).toEqual([
    { field: 'Role', before: 'clerk', after: 'manager' },
    { field: 'Limit', before: '$50.00', after: '$75.50' },
    { field: 'Gone', before: 'in store', after: undefined },
    { field: 'Days', before: undefined, after: 'Monday and Tuesday' },
  ]);
  expect(changesOf({ before: null, after: null })).toEqual([]);
});

test('nothing, yes and no, large numbers and parts are said in words', () => {
  const after = { reason: '', open: true, quantity: 12_000, hours: { from: '10:00', until: null } };
  expect(changesOf({ before: null, after }).map(({ after: said }) => said)).toEqual([
    'none',
    'yes',
    '12,000',
    'From 10:00, Until none',
  ]);
});
