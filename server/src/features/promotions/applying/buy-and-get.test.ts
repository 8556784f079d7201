import { describe, expect, it } from 'vitest';
import { glasses, line, mixedCase, promotion, saved } from '../../../testing/promotions.js';
import { almostEarned } from './almost-earned.js';
import { applyPromotions } from './apply-promotions.js';
import { noLaw, type PromotionLine } from './promotion.js';

describe('some for buying others', () => {
  const thirdFree = promotion(1, {
    how: 'buy_get',
    group: { buys: 2, gets: 1 },
    steps: [{ bottles: 1, value: 10_000 }],
    within: new Map(),
  });
  const told = (...all: PromotionLine[]) => saved(all, thirdFree);

  it('takes nothing off before a group is whole', () => {
    expect(told(line(1, 2000, 2))).toEqual({});
  });

  it('takes the cheapest of each group off, shared by all that are in one', () => {
    // $10 of $50 and $20; each keeps what it costs of it.
    expect(told(line(1, 2000, 2), line(2, 1000, 1))).toEqual({ 'line 1': 800, 'line 2': 200 });
    // Groups are (40, 40, 30) and (30, 10, 10): $30 and $10 are saved, of $160.
    expect(told(line(1, 4000, 2), line(2, 3000, 2), line(3, 1000, 2))).toEqual({
      'line 1': 2000,
      'line 2': 1500,
      'line 3': 500,
    });
  });

  it('leaves the cheapest alone that are in no group', () => {
    expect(told(line(1, 3000, 3), line(2, 1000, 2))).toEqual({ 'line 1': 3000 });
    // Of four at one price, three are in a group.
    expect(told(line(1, 3000, 4))).toEqual({ 'line 1': 3000 });
  });

  it('counts a six-pack as one', () => {
    expect(told({ ...line(1, 9000, 1), bottles: 6 })).toEqual({});
    expect(told({ ...line(1, 9000, 3), bottles: 6 })).toEqual({ 'line 1': 9000 });
  });

  it('takes half off where it says so', () => {
    const half = { ...thirdFree, group: { buys: 1, gets: 1 }, steps: [{ bottles: 1, value: 5000 }] };
    expect(saved([line(1, 1999, 2)], half)).toEqual({ 'line 1': 1000 });
  });

  it('neither counts nor reduces what no law lets have', () => {
    const wineOf = (quantity: number) => ({ ...line(1, 2000, quantity), law: { ...noLaw, buyGet: false } });
    expect(told(wineOf(2), line(9, 1000, 1, glasses))).toEqual({});
    expect(told(wineOf(2), line(9, 1000, 3, glasses))).toEqual({ 'line 9': 1000 });
    expect(saved([wineOf(6)], mixedCase)).toEqual({ 'line 1': 600 });
  });

  it('keeps to the percent that the law allows', () => {
    expect(told({ ...line(1, 1000, 3), law: { ...noLaw, atMost: 20 } })).toEqual({ 'line 1': 600 });
  });

  it('leaves a bottle to what saves more, and counts it all the same', () => {
    const fifth = promotion(2, {
      steps: [{ bottles: 1, value: 5000 }],
      within: new Map([['product', new Set([1])]]),
    });
    // A third is saved by the group, a half by the other.
    expect(saved([line(1, 900, 1), line(2, 900, 2)], thirdFree, fifth)).toEqual({
      'line 1': 450,
      'line 2': 600,
    });
  });

  it('leaves to another what is in no group, though it is of the same line', () => {
    const tenth = promotion(2, { steps: [{ bottles: 1, value: 1000 }], within: new Map() });
    const applied = applyPromotions([line(1, 3000, 4)], [thirdFree, tenth]).get('line 1');
    expect(applied?.map(({ promotion: { id }, saved: cents }) => [id, cents])).toEqual([
      [1, 3000],
      [2, 300],
    ]);
  });

  it('is told once of what saves more than a group, whatever of the line the group would have', () => {
    const half = promotion(2, { steps: [{ bottles: 1, value: 5000 }], within: new Map() });
    expect(applyPromotions([line(1, 3000, 4)], [thirdFree, half]).get('line 1')).toMatchObject([
      { promotion: { id: 2 }, saved: 6000 },
    ]);
  });

  it.each([
    [1, undefined],
    [2, 1],
    [3, undefined],
    [4, undefined],
    [5, 1],
  ])('is told with %i of them, once what must be bought is there', (quantity, missing) => {
    const lines = [line(1, 2000, quantity)];
    const now = new Map(Object.entries(told(...lines)));
    expect(almostEarned(lines, [thirdFree], now)?.missing).toBe(missing);
  });

  it('is not told where something else saves as much already', () => {
    const lines = [line(1, 2000, 2)];
    expect(almostEarned(lines, [thirdFree], new Map([['line 1', 2000]]))).toBeUndefined();
  });
});
