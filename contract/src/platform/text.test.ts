import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { line, paragraph } from './text.js';

const firstComplaint = (schema: v.GenericSchema, typed: unknown) =>
  v.safeParse(schema, typed).issues?.[0]?.message ?? 'fine';

describe.each([
  ['a line', line('Name is required')],
  ['a paragraph', paragraph('Message is required', 4000)],
])('%s', (_name, schema) => {
  it('is composed: an accent that was typed apart belongs to its letter', () => {
    expect(v.parse(schema, '  Jose\u0301 ')).toBe('Jos\u00e9');
  });

  it('may carry as many marks as a language writes', () => {
    expect(firstComplaint(schema, 'Nguye\u0302\u0303n Thi\u0323')).toBe('fine');
    expect(firstComplaint(schema, `Z${'\u0301'.repeat(30)}algo`)).toBe('fine');
  });

  it.each(['\u0000', '\u001b', '\u0085', '\u009b', '\ud83c'])('holds no %j', (unseen) => {
    expect(firstComplaint(schema, `Ada${unseen}Moreau`)).toBe('Use letters, digits and symbols only');
  });

  it.each([
    ['a space without width', '\u200b\u200b'],
    ['a joiner', '\u200d'],
    ['a soft hyphen', '\u00ad'],
    ['a turn of the writing', '\u202e'],
    ['a mark of direction', '\u200e\u200f'],
    ['a filler', '\u3164\u115f\uffa0'],
    ['an empty Braille sign', '\u2800'],
    ['marks without a letter', '\u0301\ufe0f'],
    ['signs of a private alphabet for tags', '\u{e0041}\u{e0042}'],
  ])('of nothing but %s counts as empty', (_what, typed) => {
    expect(firstComplaint(schema, typed)).toMatch(/ is required$/);
    expect(firstComplaint(schema, ` ${typed} `)).toMatch(/ is required$/);
  });

  it.each(['\u202e', '\u202a', '\u2066', '\u2069'])('turns no writing around: %j', (turn) => {
    expect(firstComplaint(schema, `Ada${turn}Moreau`)).toBe('Use letters, digits and symbols only');
  });

  it.each(['O’Neil', 'Нина', '李', 'می\u200cخواهم', '👩\u200d🌾', 'क्\u200dष', '18'])('may be %s', (typed) => {
    expect(v.parse(schema, typed)).toBe(typed.normalize('NFC'));
  });

  it('is refused before it is composed when marks are piled on a letter', () => {
    const compose = vi.spyOn(String.prototype, 'normalize');
    const complaint = firstComplaint(schema, `Z${'\u0301\u0316'.repeat(20_000)}`);
    expect([complaint, compose.mock.calls.length]).toEqual(['Use letters, digits and symbols only', 0]);
    compose.mockRestore();
  });
});
