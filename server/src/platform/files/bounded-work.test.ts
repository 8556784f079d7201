import { describe, expect, it } from 'vitest';
import { BoundedWork } from './bounded-work.js';

const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((ready) => {
    open = ready;
  });
  return { opened, open };
};

describe('bounded work', () => {
  it('does some at once, lets some wait, and refuses the rest', async () => {
    const work = new BoundedWork(2, 3);
    const { opened, open } = gate();
    let running = 0;
    let most = 0;
    const one = async () => {
      most = Math.max(most, ++running);
      await opened;
      running--;
    };
    const asked = Array.from({ length: 7 }, () => work.do(one));
    const settled = Promise.allSettled(asked);
    open();
    const outcomes = (await settled).map(({ status }) => status);
    expect(outcomes).toEqual([...Array(5).fill('fulfilled'), 'rejected', 'rejected']);
    await expect(asked[5]).rejects.toMatchObject({ refusal: { status: 503 }, retryAfter: 2 });
    expect(most).toBe(2);
  });

  it('goes on after work that fails', async () => {
    const work = new BoundedWork(1, 10);
    const failing = work.do(() => Promise.reject(new Error('no')));
    const next = work.do(async () => 'done');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('done');
    expect(await work.do(async () => 'again')).toBe('again');
  });
});
