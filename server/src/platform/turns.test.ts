import { describe, expect, it } from 'vitest';
import { Turns, TurnsOfEach } from './turns.js';

/** Work that ends when the test says so. */
function work() {
  let end = () => {};
  let begun = false;
  const ended = new Promise<void>((done) => {
    end = done;
  });
  const run = () => {
    begun = true;
    return ended;
  };
  return { run, end: () => end(), isBegun: () => begun };
}

const soon = () => new Promise(setImmediate);

describe('turns', () => {
  it('are taken by so many at a time, and passed on in the order of coming', async () => {
    const turns = new Turns(2, 1000);
    const works = Array.from({ length: 5 }, work);
    const all = Promise.all(works.map(({ run }) => turns.run(run)));
    const begun = () => works.map(({ isBegun }) => isBegun());
    await soon();
    expect([begun(), turns.waiting]).toEqual([[true, true, false, false, false], 3]);
    works[1]!.end();
    await soon();
    expect(begun()).toEqual([true, true, true, false, false]);
    for (const { end } of works) end();
    await all;
    expect([turns.waiting, turns.isIdle]).toEqual([0, true]);
  });

  it('are passed on by who fails, and refused to who has waited too long', async () => {
    const turns = new Turns(1, 20);
    await expect(turns.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    const holder = work();
    const held = turns.run(holder.run);
    const late = work();
    await expect(turns.run(late.run)).rejects.toMatchObject({
      refusal: { code: 'unavailable' },
      retryAfter: 2,
    });
    holder.end();
    await held;
    expect([late.isBegun(), turns.isIdle]).toEqual([false, true]);
  });

  it("of one do not hold up another's, and nothing is kept of who is gone", async () => {
    const turns = new TurnsOfEach<string>(1, 1000);
    const [ada, adaAgain, bob] = [work(), work(), work()];
    const all = Promise.all([
      turns.run('ada', ada.run),
      turns.run('ada', adaAgain.run),
      turns.run('bob', bob.run),
    ]);
    await soon();
    expect([ada.isBegun(), adaAgain.isBegun(), bob.isBegun(), turns.size]).toEqual([true, false, true, 2]);
    for (const { end } of [ada, adaAgain, bob]) end();
    await all;
    expect(turns.size).toBe(0);
  });
});
