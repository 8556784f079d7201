import type { SalesFigure, SalesGrouping } from './sales.staff.js';

/** As the first column is called. */
export const wordsOfGroupings: Readonly<Record<SalesGrouping, string>> = {
  day: 'Day',
  week: 'Week from',
  month: 'Month from',
  store: 'Store',
  way: 'Way',
  department: 'Department',
  category: 'Category',
  brand: 'Brand',
  product: 'Product',
};

export const wordsOfFigures: Readonly<Record<SalesFigure, string>> = {
  orders: 'Orders',
  pieces: 'Pieces',
  goods: 'Goods',
  savings: 'Savings',
  returned: 'Returned',
  net: 'Net sales',
  fees: 'Fees',
  tax: 'Tax',
  total: 'Total',
  costed: 'Sales of known cost',
  cost: 'Cost',
  profit: 'Gross profit',
};
