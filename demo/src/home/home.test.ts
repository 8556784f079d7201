import { daysAfter } from 'contract/platform/calendar';
import { expect, test } from 'vitest';
import { demoStores } from '../stores.js';
import { demoCampaigns, thanksgivingOf } from './campaigns.js';
import { demoPicks } from './picks.js';

test.each([
  [2025, '2025-11-27'],
  [2026, '2026-11-26'],
  [2028, '2028-11-23'],
  [2029, '2029-11-22'],
])('Thanksgiving of %i is the fourth Thursday of November', (year, day) => {
  expect(thanksgivingOf(year)).toBe(day);
});

test('every day of the year has one campaign for all stores', () => {
  const forAll = demoCampaigns(2026).filter(({ store_id }) => store_id === undefined);
  for (let day = '2026-01-01'; day < '2028-01-01'; day = daysAfter(day, 1))
    expect(forAll.filter(({ from_day, until_day }) => from_day <= day && day <= until_day).length, day).toBe(
      1,
    );
});

test('three people of each store recommend a bottle', () => {
  for (const { id } of demoStores)
    expect(demoPicks.filter(({ store_id }) => store_id === id)).toHaveLength(3);
});
