import { expect, test, vi } from 'vitest';
import { callAs, caller } from './caller';

test('what is loaded before the application hears of whoever leaves, too', () => {
  const forget = vi.fn();
  caller.whenLeaving(forget);
  const leaving: (() => void)[] = [];
  callAs({ ...caller, whenLeaving: (then) => void leaving.push(then) });
  for (const then of leaving) then();
  expect(forget).toHaveBeenCalledOnce();
});
