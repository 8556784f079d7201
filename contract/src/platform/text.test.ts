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
    expect(firstComplaint(schema, `Ada${unseen}Moreau`)).toBe('Use letters, digits and signs only');
  });

  it('is refused before it is composed when marks are piled on a letter', () => {
    const compose = vi.spyOn(String.prototype, 'normalize');
    const complaint = firstComplaint(schema, `Z${'\u0301\u0316'.repeat(20_000)}`);
    expect([complaint, compose.mock.calls.length]).toEqual(['Use letters, digits and signs only', 0]);
    compose.mockRestore();
  });
});
