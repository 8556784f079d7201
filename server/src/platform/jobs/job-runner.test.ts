import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { minutes } from '../clock.js';
import type { Log } from '../log.js';
import { JobRunner } from './job-runner.js';

describe('the jobs, while the database is away', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are a line for the first look in vain and one more a minute, and begin anew once it was back', async () => {
    const told: object[] = [];
    const warn = (details: object, words: string) => void told.push({ ...details, words });
    const log = { warn } as unknown as Log;
    let isAway = true;
    const read = async () => {
      if (isAway) throw new Error('nobody answers');
      return [] as never;
    };
    const runner = new JobRunner({ read, write: vi.fn() }, log, []);
    await runner.start();
    await vi.advanceTimersByTimeAsync(minutes(2));
    const line = { error: 'nobody answers', words: 'the jobs could not be looked at' };
    expect(told).toEqual([1, 61, 121].map((times) => ({ ...line, times })));
    isAway = false;
    await vi.advanceTimersByTimeAsync(minutes(1));
    isAway = true;
    await vi.advanceTimersByTimeAsync(minutes(0.5));
    expect(told.slice(3)).toEqual([{ ...line, times: 1 }]);
    await runner.stop();
  });
});
