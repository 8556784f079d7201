import type { GoodsKind } from 'contract/settings/rule-values';
import { describe, expect, it } from 'vitest';
import { momentAt } from '../stores/index.js';
import { isWithinHoursOfSale } from './hours-of-sale.js';
import { readRule } from './rule.js';
import { RuleBook } from './rule-book.js';

const timezone = 'America/Chicago';
const hours = (id: number, state: string, value: object, category: string | null = null) =>
  readRule({
    id,
    state,
    county: null,
    zip: null,
    category,
    channel: null,
    kind: 'hours',
    value,
    effective_from: '2024-01-01',
    effective_to: null,
    source: 'test',
    checked_on: '2026-11-01',
  });
const book = new RuleBook([
  hours(1, 'IL', { daily: ['07:00', '02:00'] }),
  hours(2, 'TX', { daily: ['10:00', '21:00'], but: { sunday: null } }, 'spirits'),
  hours(3, 'NY', { daily: ['00:00', '00:00'], but: { sunday: ['10:00', '22:00'] } }),
]);

// 20 November 2026 is a Friday, the 22nd a Sunday.
const may = (state: string, from: string, until: string, goods: GoodsKind[] = ['wine']) => {
  const [start, end] = [from, until].map((moment) => {
    const [day, time] = moment.split(' ') as [string, string];
    return momentAt(timezone, day, time);
  });
  return isWithinHoursOfSale(book, { state, zip: '00000' }, timezone, { from: start!, until: end! }, goods);
};

describe('the hours of sale', () => {
  it.each([
    ['from the first minute', 'IL', '2026-11-20 07:00', '2026-11-20 08:00', true],
    ['before it', 'IL', '2026-11-20 06:30', '2026-11-20 07:30', false],
    ['over midnight', 'IL', '2026-11-20 23:30', '2026-11-21 00:30', true],
    ['after midnight until the last minute', 'IL', '2026-11-21 01:00', '2026-11-21 02:00', true],
    ['past it', 'IL', '2026-11-21 01:30', '2026-11-21 02:30', false],
    ['on the night in which the clock goes back', 'IL', '2026-11-01 00:30', '2026-11-01 01:30', true],
    ['until two on that night', 'IL', '2026-11-01 00:00', '2026-11-01 02:00', true],
    ['around the clock, over midnight', 'NY', '2026-11-20 23:30', '2026-11-21 00:30', true],
    ['into a Sunday', 'NY', '2026-11-21 23:30', '2026-11-22 00:30', false],
    ['on the Sunday itself', 'NY', '2026-11-22 10:00', '2026-11-22 11:00', true],
    ['late on the Sunday', 'NY', '2026-11-22 21:30', '2026-11-22 22:30', false],
    ['where no rule says anything', 'WY', '2026-11-22 03:00', '2026-11-22 04:00', true],
  ])('bind a slot %s', (_name, state, from, until, allowed) => {
    expect(may(state, from, until)).toBe(allowed);
  });

  it.each([
    ['spirits on a Saturday', '2026-11-21', ['spirits'], true],
    ['spirits on a Sunday', '2026-11-22', ['spirits'], false],
    ['wine on a Sunday', '2026-11-22', ['wine'], true],
    ['wine with spirits on a Sunday', '2026-11-22', ['wine', 'spirits'], false],
    ['glasses on a Sunday', '2026-11-22', ['goods'], true],
  ] as const)('of Texas, for %s', (_name, day, goods, allowed) => {
    expect(may('TX', `${day} 12:00`, `${day} 13:00`, [...goods])).toBe(allowed);
  });

  it('do not bind what holds no alcohol', () => {
    expect(may('IL', '2026-11-20 04:00', '2026-11-20 05:00', ['goods'])).toBe(true);
  });
});
