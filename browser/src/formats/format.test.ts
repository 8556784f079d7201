import { describe, expect, it } from 'vitest';
import * as format from './format';

describe('money', () => {
  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [1_249_900, '$12,499.00'],
    [-350, '-$3.50'],
  ])('%i cents read %s', (cents, text) => {
    expect(format.formatMoney(cents)).toBe(text);
  });
});

describe('plurals', () => {
  const bottles = { one: '# bottle', other: '# bottles', zero: 'no bottles' };
  it.each([
    [0, 'no bottles'],
    [1, '1 bottle'],
    [1200, '1,200 bottles'],
  ])('%i', (count, text) => {
    expect(format.plural(count, bottles)).toBe(text);
  });
});

describe('dates', () => {
  it('a day is the same day in every time zone', () => {
    expect(format.formatDate('2026-03-09', 'day-first')).toBe('09/03/2026');
    expect(format.formatDate('2026-03-09', 'us', 'Pacific/Honolulu')).toBe('03/09/2026');
  });

  it('a stretch of time names its half of the day once', () => {
    const [from, until] = ['2026-11-21T22:00:00Z', '2026-11-22T00:00:00Z'];
    expect(format.formatTimes(from, until, 'America/Los_Angeles').replace(/\s/gu, ' ')).toBe(
      '2:00 – 4:00 PM',
    );
    expect(format.formatDate(from, 'day', 'America/Los_Angeles')).toBe('Sat, Nov 21');
  });

  it('a moment is shown in the time of the store', () => {
    const draw = '2026-11-21T03:30:00Z';
    expect(format.formatDate(draw, 'long', 'America/Chicago')).toBe('Friday, November 20, 2026');
    expect(format.formatTime(draw, 'America/Chicago').replace(/\s/gu, ' ')).toBe('9:30 PM');
    expect(format.formatDateTime(draw, 'America/Chicago').replace(/\s/gu, ' ')).toBe(
      'Nov 20, 2026, 9:30 PM CST',
    );
  });

  it.each([
    ['2026-11-20T12:00:20Z', 'now'],
    ['2026-11-20T12:05:00Z', 'in 5 minutes'],
    ['2026-11-20T09:00:00Z', '3 hours ago'],
    ['2026-11-21T13:00:00Z', 'tomorrow'],
    ['2026-12-25T12:00:00Z', 'next month'],
    ['2023-11-01T12:00:00Z', '3 years ago'],
  ])('%s is %s', (when, words) => {
    expect(format.formatRelative(when, '2026-11-20T12:00:00Z')).toBe(words);
  });
});

it('a list is joined as it is spoken', () => {
  expect(format.formatList(['wine', 'cheese', 'bread'])).toBe('wine, cheese, and bread');
  expect(format.formatPercent(0.125)).toBe('12.5%');
});
