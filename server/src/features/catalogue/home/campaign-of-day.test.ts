import { expect, test } from 'vitest';
import { campaignsOn, standingBefore } from './campaign-of-day.js';

const campaign = (id: number, from_day: string, until_day: string, store_id: number | null = null) => ({
  id,
  store_id,
  from_day,
  until_day,
});
const ids = (day: string, ...campaigns: ReturnType<typeof campaign>[]) =>
  campaignsOn(day, campaigns).map(({ id }) => id);

const november = campaign(1, '2026-11-09', '2026-11-26');

test.each([
  ['2026-11-08', []],
  ['2026-11-09', [1]],
  ['2026-11-26', [1]],
  ['2026-11-27', []],
])('a campaign begins on its first day and ends with its last: %s', (day, shown) => {
  expect(ids(day, november)).toEqual(shown);
});

test('a campaign may last one day', () => {
  expect(ids('2026-02-14', campaign(1, '2026-02-14', '2026-02-14'))).toEqual([1]);
});

test('a season lasts over the turn of the year', () => {
  expect(ids('2027-01-01', campaign(1, '2026-12-27', '2027-01-06'))).toEqual([1]);
});

test('what began last interrupts what began before', () => {
  const week = campaign(2, '2026-11-20', '2026-11-22');
  expect(ids('2026-11-19', november, week)).toEqual([1]);
  expect(ids('2026-11-21', november, week)).toEqual([2, 1]);
  expect(ids('2026-11-23', november, week)).toEqual([1]);
});

test("a store's own campaign stands before one that is for all, however new that one is", () => {
  const own = campaign(2, '2026-11-01', '2026-11-30', 4);
  expect(ids('2026-11-21', november, own)).toEqual([2, 1]);
});

test('of two that begin on the same day the newer row counts', () => {
  expect(
    ids('2026-11-21', campaign(8, '2026-11-01', '2026-11-30'), campaign(9, '2026-11-01', '2026-12-01')),
  ).toEqual([9, 8]);
});

test('a campaign gives way on the days that it shares with one that stands before it, and on no others', () => {
  const week = campaign(2, '2026-11-20', '2026-11-30');
  const own = campaign(3, '2026-11-01', '2026-11-10', 4);
  const after = campaign(4, '2026-11-27', '2026-12-24');
  const before = (one: ReturnType<typeof campaign>) =>
    standingBefore(one, [november, week, own, after]).map(({ id, from_day, until_day }) => [
      id,
      from_day,
      until_day,
    ]);
  expect(before(november)).toEqual([
    [3, '2026-11-09', '2026-11-10'],
    [2, '2026-11-20', '2026-11-26'],
  ]);
  expect(before(week)).toEqual([[4, '2026-11-27', '2026-11-30']]);
  expect(before(own)).toEqual([]);
});
