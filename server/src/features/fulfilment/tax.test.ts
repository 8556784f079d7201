import { drinks, type GoodsKind } from 'contract/settings/rule-values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRule } from './rule.js';
import { RuleBook } from './rule-book.js';
import { taxOf } from './tax.js';

const day = '2026-11-20';
const home = { state: 'CA', zip: '94110', county: 'San Francisco' };
const rate = (id: number, kind: string, millionths: number, more: object = {}) =>
  readRule({
    id,
    state: 'CA',
    county: null,
    zip: null,
    category: null,
    channel: null,
    kind,
    value: { millionths },
    effective_from: '2024-01-01',
    effective_to: null,
    source: 'test',
    checked_on: '2026-11-01',
    ...more,
  });
const book = new RuleBook([
  rate(1, 'tax', 72_500, { effective_to: '2026-12-31' }),
  rate(2, 'tax', 75_000, { effective_from: '2027-01-01' }),
  rate(3, 'local_tax', 13_750, { county: 'San Francisco' }),
  rate(4, 'local_tax', 20_000, { zip: '94105' }),
  rate(5, 'drink_tax', 30_000, { category: 'spirits' }),
]);
const line = fc.record({
  goods: fc.constantFrom<GoodsKind>(...drinks, 'goods'),
  amount: fc.integer({ min: 0, max: 5_000_000 }),
});
const lines = fc.array(line, { maxLength: 20 });

describe('the tax of an order', () => {
  it.each([
    ['the state and the county', home, day, 'wine', 8625],
    ['the state alone elsewhere', { state: 'CA', zip: '95814' }, day, 'wine', 7250],
    ['a ZIP instead of its county', { ...home, zip: '94105' }, day, 'wine', 9250],
    ['a drink with a tax of its own', home, day, 'spirits', 11_625],
    ['the old rate on its last day', home, '2026-12-31', 'wine', 8625],
    ['the new rate from its first day', home, '2027-01-01', 'wine', 8875],
    ['nothing where no rule taxes', { state: 'OR', zip: '97201' }, day, 'wine', 0],
  ] as const)('takes %s', (_name, place, on, goods, tax) => {
    expect(taxOf(book, place, on, [{ goods, amount: 100_000 }]).tax).toBe(tax);
  });

  it.each([
    ['the county', home, 'wine', 'San Francisco', 86_250],
    ['the ZIP', { ...home, zip: '94105' }, 'wine', '94105', 92_500],
    ['nobody but the state', { state: 'CA', zip: '95814' }, 'spirits', null, 102_500],
  ] as const)('says that %s asks for it', (_name, there, goods, place, millionths) => {
    const [share] = taxOf(book, there, day, [{ goods, amount: 100 }]).shares;
    expect(share!.rate).toEqual({ state: 'CA', place, millionths });
  });

  it('is nothing for nothing', () => {
    expect(taxOf(book, home, day, [])).toEqual({ tax: 0, shares: [] });
    expect(taxOf(book, home, day, [{ goods: 'wine', amount: 0 }])).toMatchObject({
      tax: 0,
      shares: [{ tax: 0 }],
    });
  });

  it('is the sum of what its lines bear, each of them in whole cents', () => {
    fc.assert(
      fc.property(lines, (order) => {
        const { tax, shares } = taxOf(book, home, day, order);
        expect(shares.every((share) => Number.isSafeInteger(share.tax) && share.tax >= 0)).toBe(true);
        expect(shares.reduce((sum, share) => sum + share.tax, 0)).toBe(tax);
      }),
    );
  });

  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(lines, (order) => {
        expect(taxOf(book, home, day, [...order].reverse()).tax).toBe(taxOf(book, home, day, order).tax);
      }),
    );
  });

  it('never falls when a line is added', () => {
    fc.assert(
      fc.property(lines, line, (order, more) => {
        const { tax } = taxOf(book, home, day, [...order, more]);
        expect(tax).toBeGreaterThanOrEqual(taxOf(book, home, day, order).tax);
      }),
    );
  });
});
