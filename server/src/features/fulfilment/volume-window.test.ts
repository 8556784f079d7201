import { describe, expect, it } from 'vitest';
import { readRule } from './rule.js';
import { RuleBook } from './rule-book.js';
import { withinVolume } from './volume-window.js';

const volume = (id: number, value: object, category: string | null = 'wine') =>
  readRule({
    id,
    state: 'OR',
    county: null,
    zip: null,
    category,
    channel: 'shipping_across',
    kind: 'volume',
    value: { months: 1, says: 'so much', ...value },
    effective_from: '2024-01-01',
    effective_to: null,
    source: 'test',
    checked_on: '2026-11-01',
  });

const handOver = {
  mode: 'shipping',
  from: { state: 'CA', zip: '94110' },
  to: { state: 'OR', zip: '97201' },
  day: '2026-11-20',
} as const;
const wine = (bottles: number, millilitres: number) => ({ goods: 'wine', bottles, millilitres }) as const;
const twelve = new RuleBook([volume(1, { bottles: 12, millilitres: 9000 })]);
const refused = (wanted: ReturnType<typeof wine>[], bought: { day: string }[] = [], book = twelve) =>
  withinVolume(
    book,
    handOver,
    wanted,
    bought.map(({ day }) => ({ ...wine(6, 4500), day })),
  )?.code;

describe('a window of a month', () => {
  it.each([
    ['the limit itself', [wine(12, 9000)], undefined],
    ['one bottle more', [wine(13, 9000)], 'volume_exceeded'],
    ['fewer bottles that hold more', [wine(7, 10_500)], 'volume_exceeded'],
    ['two lines that are too much together', [wine(6, 4500), wine(7, 4500)], 'volume_exceeded'],
  ])('for %s', (_name, wanted, code) => {
    expect(refused(wanted)).toBe(code);
  });

  it.each([
    ['today', '2026-11-20', 'volume_exceeded'],
    ['a month ago, but a day', '2026-10-21', 'volume_exceeded'],
    ['a month ago', '2026-10-20', undefined],
    ['tomorrow, which an order of another clock may be', '2026-11-21', undefined],
  ])('with six bottles that were sent %s', (_name, day, code) => {
    expect(refused([wine(7, 5250)], [{ day }])).toBe(code);
  });

  it('does not count another drink', () => {
    const beer = { goods: 'beer', bottles: 100, millilitres: 33_000 } as const;
    expect(withinVolume(twelve, handOver, [wine(12, 9000), beer], [{ ...beer, day: handOver.day }])).toBe(
      undefined,
    );
  });

  it('holds beside a window of a year', () => {
    const both = new RuleBook([
      volume(1, { millilitres: 9000 }),
      volume(2, { millilitres: 9000, months: 12 }),
    ]);
    expect(refused([wine(12, 9000)], [{ day: '2026-02-01' }], both)).toBe('volume_exceeded');
  });

  it('counts all drinks together where the rule names none', () => {
    const any = new RuleBook([volume(1, { millilitres: 9000 }, null)]);
    const beer = { goods: 'beer', bottles: 1, millilitres: 330 } as const;
    expect(withinVolume(any, handOver, [wine(12, 9000), beer], [])?.code).toBe('volume_exceeded');
  });
});
