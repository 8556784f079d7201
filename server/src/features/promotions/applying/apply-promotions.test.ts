import { sum } from 'contract/platform/cents';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { glasses, line, mixedCase, promotion, saved, savedBy, wine } from '../../../testing/promotions.js';
import { almostEarned } from './almost-earned.js';
import { applyPromotions } from './apply-promotions.js';
import { covers, dearEnough, noLaw, type PromotionLine } from './promotion.js';

describe('a mixed case', () => {
  it('takes nothing off five bottles', () => {
    expect(saved([line(1, 2000, 2), line(2, 3000, 3)], mixedCase)).toEqual({});
  });

  it('takes five percent off six, however they are mixed', () => {
    expect(saved([line(1, 2000, 2), line(2, 3000, 4)], mixedCase)).toEqual({ 'line 1': 200, 'line 2': 600 });
  });

  it('takes ten percent off twelve and more', () => {
    expect(saved([line(1, 2000, 13)], mixedCase)).toEqual({ 'line 1': 2600 });
  });

  it('counts a six-pack as six', () => {
    expect(saved([{ ...line(1, 9000, 1), bottles: 6 }], mixedCase)).toEqual({ 'line 1': 450 });
  });

  it('neither counts nor reduces what is no wine', () => {
    expect(saved([line(1, 2000, 5), line(9, 1500, 6, glasses)], mixedCase)).toEqual({});
  });

  it('leaves out what is taken out', () => {
    const without = promotion(1, { without: new Map([['product', new Set([2])]]) });
    expect(saved([line(1, 2000, 6), line(2, 3000, 6)], without)).toEqual({ 'line 1': 600 });
  });

  it('rounds once, and shares the cents out', () => {
    const lines = [line(1, 1999, 2), line(2, 1999, 2), line(3, 1999, 2)];
    // 5 % of $119.94 is $5.997; each third of it is $1.999.
    expect(saved(lines, mixedCase)).toEqual({ 'line 1': 200, 'line 2': 200, 'line 3': 200 });
  });
});

it('covers goods that are of each named kind', () => {
  const both = promotion(1, {
    steps: [{ bottles: 1, value: 1000 }],
    within: new Map([
      ['department', new Set([wine])],
      ['brand', new Set([1])],
    ]),
  });
  // 4 is a wine of the brand 1, 5 one of the brand 2, 7 glasses of the brand 1.
  const lines = [line(4, 1000, 1), line(5, 1000, 1), line(7, 1000, 1, glasses)];
  expect(saved(lines, both)).toEqual({ 'line 4': 100 });
});

it('takes an amount off all that it covers, once', () => {
  const ten = promotion(1, { how: 'amount', steps: [{ bottles: 3, value: 1000 }] });
  expect(saved([line(1, 3000, 1), line(2, 1000, 2)], ten)).toEqual({ 'line 1': 600, 'line 2': 400 });
});

it('never takes more than nine tenths', () => {
  const more = promotion(1, { how: 'amount', steps: [{ bottles: 1, value: 50_000 }] });
  expect(saved([line(1, 1000, 1)], more)).toEqual({ 'line 1': 900 });
});

describe('the law of the store', () => {
  const half = promotion(1, { steps: [{ bottles: 1, value: 5000 }] });
  const by = (more: Partial<PromotionLine['law']>) => ({ ...line(1, 1999, 2), law: { ...noLaw, ...more } });

  it('lessens what is taken off to what it allows, in whole cents below', () => {
    expect(saved([by({ atMost: 35 }), line(2, 1000, 1)], half)).toEqual({ 'line 1': 1399, 'line 2': 500 });
  });

  it('may speak of parts of a percent', () => {
    expect(saved([{ ...by({ atMost: 33.3 }), price: 1000, quantity: 1 }], half)).toEqual({ 'line 1': 333 });
  });

  it('leaves so much over what a bottle cost', () => {
    const markup = (cost: number | null, more = 20) => ({ ...by({ markup: more }), cost });
    // Twenty percent over $15 are $18: $1.99 may go, of each.
    expect(saved([markup(1500)], half)).toEqual({ 'line 1': 398 });
    expect(saved([markup(1500, 0)], half)).toEqual({ 'line 1': 998 });
    expect(saved([markup(1501, 20)], half)).toEqual({ 'line 1': 394 });
    expect(saved([markup(500)], half)).toEqual({ 'line 1': 1999 });
    expect(saved([markup(1700)], half)).toEqual({});
    expect(saved([markup(null)], half)).toEqual({});
    expect(saved([{ ...by({}), cost: 1999 }], half)).toEqual({ 'line 1': 1999 });
  });

  it('takes no rounding as an excuse', () => {
    const exactly = promotion(1, { steps: [{ bottles: 1, value: 3500 }] });
    // 35 % of $13.99 is $4.8965.
    expect(saved([{ ...by({ atMost: 35 }), price: 1399, quantity: 1 }], exactly)).toEqual({ 'line 1': 489 });
  });

  it('lets only what it allows take something off: codes, or offers without one', () => {
    const coded = promotion(2, { ...half, id: 2, byCode: true });
    expect(saved([by({ codes: false })], coded)).toEqual({});
    expect(saved([by({ codes: false })], half)).toEqual({ 'line 1': 1999 });
    expect(saved([by({ automatic: false })], half)).toEqual({});
    expect(saved([by({ automatic: false })], coded)).toEqual({ 'line 1': 1999 });
  });
});

describe('of two for one bottle', () => {
  const each = (id: number, value: number, products: number[]) =>
    promotion(id, { steps: [{ bottles: 1, value }], within: new Map([['product', new Set(products)]]) });

  it('the one counts that saves more, whichever stands first', () => {
    const [small, large] = [each(1, 500, [1]), each(2, 900, [1])];
    expect(saved([line(1, 1000, 1)], small, large)).toEqual({ 'line 1': 90 });
    expect(saved([line(1, 1000, 1)], large, small)).toEqual({ 'line 1': 90 });
  });

  it('the lower number counts when both save as much', () => {
    const applied = applyPromotions([line(1, 1000, 1)], [each(7, 500, [1]), each(3, 500, [1])]);
    expect(applied.get('line 1')?.map(({ promotion: { id } }) => id)).toEqual([3]);
  });

  it('bottles count for both, and each takes the better one', () => {
    // Two of the six have 15 %; the other four are still of a case of six.
    expect(saved([line(1, 1000, 2), line(2, 1000, 4)], mixedCase, each(2, 1500, [1]))).toEqual({
      'line 1': 300,
      'line 2': 200,
    });
  });
});

describe('what is almost earned', () => {
  const almost = (...lines: PromotionLine[]) => {
    const applied = [...applyPromotions(lines, [mixedCase])];
    const told = almostEarned(lines, [mixedCase], new Map(applied.map(([id, all]) => [id, savedBy(all)])));
    return told && { missing: told.missing, value: told.step.value };
  };

  it.each([
    [3, undefined],
    [4, { missing: 2, value: 500 }],
    [5, { missing: 1, value: 500 }],
    [6, undefined],
    [8, { missing: 4, value: 1000 }],
    [11, { missing: 1, value: 1000 }],
    [12, undefined],
  ])('with %i bottles', (bottles, told) => {
    expect(almost(line(1, 2000, bottles))).toEqual(told);
  });

  it('is nothing where there is no bottle of it', () => {
    expect(almost(line(9, 1500, 5, glasses))).toBeUndefined();
  });
});

const lines = fc.uniqueArray(
  fc.record({
    product: fc.integer({ min: 1, max: 30 }),
    price: fc.integer({ min: 1, max: 20_000 }),
    quantity: fc.integer({ min: 1, max: 24 }),
    department: fc.constantFrom(wine, glasses),
  }),
  { selector: ({ product }) => product, maxLength: 8 },
);
const promotions = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 50 }),
    how: fc.constantFrom('percent' as const, 'amount' as const, 'buy_get' as const),
    group: fc.record({ buys: fc.integer({ min: 1, max: 6 }), gets: fc.integer({ min: 1, max: 4 }) }),
    value: fc.integer({ min: 1, max: 9_000 }),
    from: fc.integer({ min: 1, max: 12 }),
    named: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 12 })),
  }),
  { selector: ({ id }) => id, maxLength: 6 },
);
const given = fc.record({ lines, promotions, by: fc.integer({ min: 0, max: 7 }) }).map((all) => ({
  by: all.by,
  lines: all.lines.map((each) => line(each.product, each.price, each.quantity, each.department)),
  promotions: all.promotions.map(({ id, how, group, value, from, named }) =>
    promotion(id, {
      how,
      group: how === 'buy_get' ? group : null,
      steps: [{ bottles: from, value }],
      within: named ? new Map([['product' as const, new Set(named)]]) : new Map(),
    }),
  ),
}));
const turned = <One>(all: readonly One[], by: number) => [...all.slice(by), ...all.slice(0, by)].reverse();
const sumOf = (all: Record<string, number>) => sum(Object.values(all));

describe('for any cart and any promotions', () => {
  it('the order of lines and of promotions changes nothing', () => {
    fc.assert(
      fc.property(given, ({ by, ...all }) => {
        const before = saved(all.lines, ...all.promotions);
        expect(saved(turned(all.lines, by), ...turned(all.promotions, by))).toEqual(before);
      }),
    );
  });

  it('every piece still costs at least a cent', () => {
    fc.assert(
      fc.property(given, (all) => {
        const each = saved(all.lines, ...all.promotions);
        for (const { id, price, quantity } of all.lines) {
          expect(each[id] ?? 0).toBeGreaterThanOrEqual(0);
          expect(each[id] ?? 0).toBeLessThanOrEqual(quantity * (price - 1));
        }
      }),
    );
  });

  it('another promotion never makes it dearer, but for cents that are rounded', () => {
    fc.assert(
      fc.property(given, (all) => {
        const fewer = sumOf(saved(all.lines, ...all.promotions.slice(1)));
        const more = sumOf(saved(all.lines, ...all.promotions));
        expect(more).toBeGreaterThanOrEqual(fewer - all.promotions.length);
      }),
    );
  });

  it('the shares of each promotion sum to what it takes off, rounded once', () => {
    fc.assert(
      fc.property(given, (all) => {
        for (const one of all.promotions) {
          const alone = sumOf(saved(all.lines, one));
          const amounts = dearEnough(all.lines)
            .filter((each) => covers(one, each))
            .map(({ price, quantity }) => price * quantity);
          if (alone === 0 || one.how === 'buy_get') continue;
          const asked =
            one.how === 'percent' ? (sum(amounts) * one.steps[0]!.value) / 10_000 : one.steps[0]!.value;
          expect(alone).toBe(Math.round(Math.min(asked, sum(amounts) * 0.9)));
        }
      }),
    );
  });

  it('of groups the sum is what their cheapest pieces save, rounded once', () => {
    fc.assert(
      fc.property(given, (all) => {
        for (const one of all.promotions) {
          if (!one.group) continue;
          const { buys, gets } = one.group;
          const pieces = dearEnough(all.lines)
            .filter((each) => covers(one, each))
            .flatMap(({ price, quantity }) => Array<number>(quantity).fill(price))
            .sort((cheap, dear) => dear - cheap);
          const whole = pieces.slice(0, pieces.length - (pieces.length % (buys + gets)));
          const got = whole.filter((_, at) => at % (buys + gets) >= buys);
          expect(sumOf(saved(all.lines, one))).toBe(Math.round((sum(got) * one.steps[0]!.value) / 10_000));
        }
      }),
    );
  });

  it('a line that stands there as two saves as much', () => {
    fc.assert(
      fc.property(given, (all) => {
        const split = all.lines.flatMap((each) =>
          each.quantity > 1
            ? [
                { ...each, quantity: 1 },
                { ...each, id: `${each.id} again`, quantity: each.quantity - 1 },
              ]
            : [each],
        );
        expect(sumOf(saved(split, ...all.promotions))).toBe(sumOf(saved(all.lines, ...all.promotions)));
      }),
    );
  });
});

it('takes at most a millisecond for fifty promotions and a full cart', () => {
  const many = Array.from({ length: 50 }, (_, id) =>
    promotion(id + 1, {
      ...(id % 5 === 0 && { how: 'buy_get', group: { buys: 2, gets: 1 } }),
      steps: [{ bottles: 2, value: 100 + id }],
      within: new Map([
        ['product', new Set(Array.from({ length: 8 }, (__, at) => ((id * 3 + at * 5) % 30) + 1))],
      ]),
    }),
  );
  const cart = Array.from({ length: 30 }, (_, at) => line(at + 1, 1000 + 37 * at, 2));
  const times = Array.from({ length: 40 }, () => {
    const from = performance.now();
    applyPromotions(cart, many);
    return performance.now() - from;
  });
  expect(Math.min(...times)).toBeLessThan(1);
});
