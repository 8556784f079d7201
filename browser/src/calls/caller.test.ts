import { expect, test, vi } from 'vitest';
import { callAs, caller } from './caller';

test('what is to follow when somebody leaves may be said before the application has named itself', () => {
  const [early, late] = [vi.fn<() => void>(), vi.fn<() => void>()];
  caller.whenLeaving(early);
  const leaving: (() => void)[] = [];
  callAs({ ...caller, whenLeaving: (then) => void leaving.push(then) });
  caller.whenLeaving(late);
  for (const then of leaving) then();
  expect([early, late].map((each) => each.mock.calls.length)).toEqual([1, 1]);
});
