import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { newPassword } from './passwords.js';

const firstComplaint = (typed: unknown) =>
  v.safeParse(newPassword('New Password'), typed).issues?.[0]?.message ?? 'fine';

describe('a new password', () => {
  it.each([
    ['nothing', undefined, 'New Password is required'],
    ['spaces', '          ', 'New Password is required'],
    ['seven characters', 'seven77', 'New Password must be at least 8 characters'],
    ['eight characters', 'eight888', 'fine'],
    [
      'four emoji, which JavaScript counts as eight',
      '🍷🍷🍷🍷',
      'New Password must be at least 8 characters',
    ],
    ['eight emoji', '🍷'.repeat(8), 'fine'],
    [
      'accents typed apart, which are one character each',
      'e\u0301'.repeat(7),
      'New Password must be at least 8 characters',
    ],
    ['128 characters', '🍷'.repeat(128), 'fine'],
    ['129 characters', 'x'.repeat(129), 'New Password must be at most 128 characters'],
    ['half an emoji', `pass word \ud83c`, 'New Password holds a broken character'],
    ['spaces around it, which count', '  eight ', 'fine'],
  ])('of %s', (_name, typed, complaint) => {
    expect(firstComplaint(typed)).toBe(complaint);
  });

  it('is refused before it is composed when it is far too long', () => {
    const compose = vi.spyOn(String.prototype, 'normalize');
    const complaint = firstComplaint(`Z${'\u0301\u0316'.repeat(20_000)}`);
    expect([complaint, compose.mock.calls.length]).toEqual([
      'New Password must be at most 128 characters',
      0,
    ]);
    compose.mockRestore();
  });
});
