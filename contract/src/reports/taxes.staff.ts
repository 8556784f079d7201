import * as v from 'valibot';
import { endpoint } from '../platform/endpoint.js';
import { money } from '../platform/money.js';
import { period, periodImpossible } from './period.staff.js';

/** Goods sold at a rate; goods sold before rates were kept; and fees, which are not taxed. */
export const taxedKinds = ['rated', 'unrated', 'fees'] as const;
export type TaxedKind = (typeof taxedKinds)[number];

const taxed = v.object({
  kind: v.picklist(taxedKinds),
  /** "California"; empty where there is no rate. */
  state: v.string(),
  /** The county or the ZIP code in it that has a rate of its own. */
  place: v.string(),
  /** 86250 is 8.625 percent. */
  millionths: v.nullable(v.number()),
  /** What was paid for the goods, before tax. */
  sold: money,
  /** What was given back of such sales, whenever they were made. */
  back: money,
  net: money,
  /** On net sales; below zero where more came back than was sold. */
  tax: money,
});
export type TaxedSales = v.InferOutput<typeof taxed>;

const may = 'reports.see';
const counted =
  'Sales count on the day of the order, and what was canceled, missing or returned on the day it was given back, by the clock of the store: a period that is over does not change.';

export const listTaxes = endpoint('GET', 'staff/reports/taxes', {
  about: `What the caller’s stores or one of them have sold in a period at each rate of sales tax, and the tax on it. ${counted}`,
  may,
  query: v.object(period),
  data: v.array(taxed),
  refusals: [periodImpossible],
});

export const exportTaxes = endpoint('GET', 'staff/reports/taxes/file', {
  about: `The same as a CSV file. ${counted}`,
  may,
  query: v.object(period),
  file: 'text/csv',
  refusals: [periodImpossible],
});
