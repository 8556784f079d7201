import { describe, expect, it } from 'vitest';
import { type Rule, readRule } from './rule.js';
import { RuleBook } from './rule-book.js';

const base = {
  state: 'CA',
  county: null,
  zip: null,
  category: null,
  channel: null,
  kind: 'tax',
  value: { millionths: 1 },
  effective_from: '2024-01-01',
  effective_to: null,
  source: 'test',
  checked_on: '2026-11-01',
};
const rule = (id: number, more: object = {}): Rule => readRule({ ...base, id, ...more });
const place = { state: 'CA', zip: '94110', county: 'San Francisco' };
const asked = { place, day: '2026-11-20', goods: 'wine', channel: 'pickup' } as const;
const decides = (...rules: Rule[]) => new RuleBook(rules).one('tax', asked)?.id;

describe('of several rules', () => {
  it.each([
    ['one about a ZIP goes before one about a county', { zip: '94110' }, { county: 'San Francisco' }],
    ['one about a county before one about a drink', { county: 'San Francisco' }, { category: 'wine' }],
    ['one about a drink before one about a channel', { category: 'wine' }, { channel: 'pickup' }],
    ['one about a channel before one about the state', { channel: 'pickup' }, {}],
    ['the newer goes before the older', { effective_from: '2025-01-01' }, { effective_from: '2024-06-01' }],
  ])('%s', (_name, first, second) => {
    expect(decides(rule(1, first), rule(2, second))).toBe(1);
    expect(decides(rule(2, second), rule(1, first))).toBe(1);
  });

  it('the one that was written last decides between equals', () => {
    expect(decides(rule(1), rule(2))).toBe(2);
  });

  it.each([
    ['another state', { state: 'IL' }],
    ['another county', { county: 'Cook' }],
    ['another ZIP', { zip: '94105' }],
    ['another drink', { category: 'beer' }],
    ['another channel', { channel: 'delivery' }],
    ['the time from tomorrow', { effective_from: '2026-11-21' }],
    ['the time until yesterday', { effective_to: '2026-11-19' }],
    ['something else', { kind: 'age', value: { years: 21 } }],
  ])('one about %s says nothing', (_name, other) => {
    expect(decides(rule(1, other))).toBeUndefined();
  });

  it('one holds on its first and on its last day', () => {
    expect(decides(rule(1, { effective_from: asked.day, effective_to: asked.day }))).toBe(1);
  });

  it('one that says nothing clear is not passed over', () => {
    expect(() => rule(7, { value: { millionths: '7 %' } })).toThrow('Rule 7 (tax in CA) is unclear');
  });
});
