import { getHeapStatistics } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { isTooCommon, readLists } from './common-passwords.js';
import { SortedLines } from './sorted-lines.js';

describe('common passwords', () => {
  it.each([
    ['as they are', 'sunshine1'],
    ['in capitals', 'SunShine1'],
    ['in wide letters', 'ｓｕｎｓｈｉｎｅ1'],
    ['as the last one of the list', 'zzzzzzzzz'],
    ['among the rarer of them', 'tarheels1'],
    ['said twice', 'sunshine1sunshine1'],
    ['as a word with a year', 'Barcelona2026'],
  ])('are refused %s', async (_how, password) => expect(await isTooCommon(password)).toBe(true));

  it.each(['a bottle of barolo', 'ワインと日本酒１２', 'correct horse battery', 'cellar-door-demo'])(
    '%s is none',
    async (password) => expect(await isTooCommon(password)).toBe(false),
  );

  it('take one megabyte, outside of the heap', async () => {
    const before = getHeapStatistics().used_heap_size;
    const { passwords, words } = await readLists();
    expect(passwords.bytes + words.bytes).toBeLessThan(1_050_000);
    expect(getHeapStatistics().used_heap_size - before).toBeLessThan(4_000_000);
  });

  it('are a hundred thousand', async () => {
    const { passwords, words } = await readLists();
    expect([passwords.count, words.count]).toEqual([100_000, 5_000]);
  });
});

describe('sorted lines', () => {
  const lines = new SortedLines(Buffer.from('b\nbb\nd'));
  it.each([
    ['b', true],
    ['bb', true],
    ['d', true],
    ['a', false],
    ['bbb', false],
    ['c', false],
    ['e', false],
    ['', false],
    ['b\nbb', false],
  ])('hold %j: %s', (line, held) => expect(lines.has(line)).toBe(held));
});
