import { describe, expect, it } from 'vitest';
import { Life, logFloods, tooMuchOf } from './life.js';

/** A server that was weighed each second. */
function lived(megabytes: readonly number[], told: [string, number][] = []) {
  const life = new Life();
  life.megabytes.push(...megabytes);
  for (const [kind, lines] of told) for (let line = 0; line < lines; line++) life.count(kind);
  return life;
}

/** A server whose garbage was collected each ten seconds. */
function held(seconds: number, at: (second: number) => number) {
  const life = new Life();
  for (let second = 10; second <= seconds; second += 10) life.inUse.push({ second, megabytes: at(second) });
  return life;
}

const weighed = (seconds: number, at: (second: number) => number) =>
  Array.from({ length: seconds }, (_, second) => at(second));

describe('what a server may use in a bad night', () => {
  it('is its start, and then what it has', () => {
    expect(tooMuchOf(held(300, (second) => (second < 60 ? 30 + second : 90)))).toEqual([]);
  });

  it('goes up and down with garbage', () => {
    expect(tooMuchOf(lived(weighed(600, (second) => 250 + second / 2)))).toEqual([]);
  });

  it('does not hold more all the time', () => {
    expect(tooMuchOf(held(600, (second) => 80 + second / 5))).toEqual([
      'What a server holds grew from 110 to 182 MB in 540 s',
    ]);
  });

  it('grows at the start, where nothing is said about it', () => {
    expect(tooMuchOf(held(60, (second) => 30 + second))).toEqual([]);
  });

  it('never is more than a small machine has', () => {
    expect(tooMuchOf(lived([300, 701, 300]))).toEqual(['A server took 701 MB']);
  });

  it('is a line of each kind, and a count of the others', () => {
    const silent: [string, number] = ['warning: the database is away', 120];
    expect(
      tooMuchOf(
        lived(
          weighed(60, () => 300),
          [silent, ['error: a request failed', 120]],
        ),
      ),
    ).toEqual([]);
    expect(
      tooMuchOf(
        lived(
          weighed(60, () => 300),
          [silent, ['error: a request failed', 121]],
        ),
      ),
    ).toEqual(['A server wrote “error: a request failed” 121 times in 60 s, not once and a count']);
  });

  it('is a small log for many calls', () => {
    const life = lived([]);
    life.logged = 40_000;
    expect(logFloods([life], 1000)).toEqual([]);
    expect(logFloods([life, life], 1000)).toEqual(['The servers wrote 78 kB of log about 1000 calls']);
  });
});
