import { expect, test } from 'vitest';
import { liabilitiesRows } from './liabilities-rows';

test('money is written in dollars, points as they are', () => {
  const owed = { gift_cards: 2_537, credit: 1_250, points: 250, points_worth: 250, total: 4_037 };
  const [, row] = liabilitiesRows([{ store_id: 1, name: 'Mission Street', ...owed }]);
  expect(row).toEqual(['Mission Street', 25.37, 12.5, 250, 2.5, 40.37]);
});
