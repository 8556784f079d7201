import { describe, expect, it } from 'vitest';
import { failureLines } from './tell.mjs';
import { verdict } from './verdict.mjs';

const failure = (test: string, file = 'cart.test.ts') => ({
  runner: 'vitest',
  file,
  test,
  message: 'Not 2.',
});
const ranAgain = (failures: object[], file = 'cart.test.ts') => ({ runner: 'vitest', file, failures });

describe('a run of the tests', () => {
  it('is green when nothing failed', () => expect(verdict([], []).isGreen).toBe(true));

  it('is green with three tests that pass alone, and names them', () => {
    const first = ['one', 'two', 'three'].map((test) => failure(test));
    expect(verdict(first, [ranAgain([])])).toEqual({ failed: [], unstable: first, isGreen: true });
  });

  it('is red with four', () => {
    const first = ['one', 'two', 'three', 'four'].map((test) => failure(test));
    expect(verdict(first, [ranAgain([])])).toMatchObject({ failed: [], isGreen: false });
  });

  it('is red when a test fails twice', () => {
    const again = [ranAgain([failure('two')])];
    const expected = { failed: [failure('two')], unstable: [failure('one')], isGreen: false };
    expect(verdict([failure('one'), failure('two')], again)).toEqual(expected);
  });

  it('is red when a test fails only alone', () => {
    const again = [ranAgain([failure('two')])];
    expect(verdict([failure('one')], again)).toMatchObject({ failed: [failure('two')], isGreen: false });
  });

  it('is red when what failed was not run again', () => {
    const first = [failure('(the runner)', 'vitest')];
    expect(verdict(first, [])).toMatchObject({ failed: first, isGreen: false });
  });
});

describe('the end of a red run', () => {
  it('names each failed test, its place and three lines of its error', () => {
    const told = {
      ...failure('adds up', 'sums.test.ts'),
      line: 12,
      message: 'expected 2\n\nto be 3\nat sums\nat all',
    };
    expect(failureLines([told])).toEqual([
      '  ✗ sums.test.ts:12 › adds up',
      '      expected 2',
      '      to be 3',
      '      at sums',
    ]);
  });

  it.each([1, 12, 20, 48, 200])('fits into fifty lines with %i failures', (count) => {
    const failures = Array.from({ length: count }, (_, index) => ({
      ...failure(`${index}`),
      message: 'one\ntwo\nthree\nfour',
    }));
    const lines = failureLines(failures);
    expect(lines.length).toBeLessThanOrEqual(50);
    expect(lines.filter((line: string) => line.includes('✗')).length).toBe(Math.min(count, 48));
  });
});
