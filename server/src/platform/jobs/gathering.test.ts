import { expect, it, vi } from 'vitest';
import { describeShopOnBoth } from '../../testing/describe-shop.js';
import type { Log } from '../log.js';
import { beyond, enqueue, job } from './job.js';
import { JobRunner } from './job-runner.js';
import { gathersFor } from './lanes.js';

const gathering = vi.hoisted(() => ({ end: () => {}, over: Promise.resolve() }));
vi.mock('node:timers/promises', async (original) => {
  const timers = await original<typeof import('node:timers/promises')>();
  const setTimeout = (ms: number) => {
    if (ms !== gathersFor.letters) return timers.setTimeout(ms);
    return gathering.over;
  };
  return { ...timers, setTimeout };
});

const quiet = () => {};
const log: Log = { error: quiet, warn: quiet, info: quiet, debug: quiet };
const letter = job<{ nth: number }>('gathered-letter', 'letters');

describeShopOnBoth('letters that come at about the same time', (shop) => {
  const write = (nth: number) => shop.shop.write((tx) => enqueue(tx, letter, { nth }));
  const left = () =>
    shop.shop.read((db) =>
      db.selectFrom('job').select('taken_until').where('kind', '=', letter.kind).execute(),
    );
  const gather = () => {
    gathering.over = new Promise((end) => {
      gathering.end = () => end();
    });
  };

  it('are taken together', async () => {
    const takenThen: number[] = [];
    const runner = new JobRunner(shop.whole.database, log, [
      beyond(letter, async () => {
        takenThen.push((await left()).filter((each) => each.taken_until).length);
      }),
    ]);
    await runner.start();
    gather();
    for (const nth of [1, 2, 3]) {
      await write(nth);
      runner.wake('letters');
    }
    expect((await left()).filter((each) => each.taken_until)).toEqual([]);
    gathering.end();
    await vi.waitFor(async () => expect(await left()).toEqual([]));
    expect([takenThen[0], takenThen.length]).toEqual([3, 3]);
    await runner.stop();
  });
});
