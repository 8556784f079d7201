import { expect, it } from 'vitest';
import { casesToOrder } from './bottles-to-order.js';

const low = { free: 2, waiting: 0, on_order: 0, case_size: 6 };

it.each([
  ['fills up to the level, in full cases', low, 2],
  ['counts single bottles where there is no case', { ...low, case_size: 1 }, 10],
  ['adds those who wait', { ...low, waiting: 5 }, 3],
  ['leaves out what is on its way', { ...low, on_order: 6 }, 1],
  ['orders nothing where enough is on its way', { ...low, on_order: 12 }, 0],
  ['orders no less than nothing', { ...low, on_order: 100 }, 0],
])('%s', (_, shelf, cases) => {
  expect(casesToOrder(shelf, 12)).toBe(cases);
});
