import { expect, it } from 'vitest';
import { describeShopOnBoth } from '../../testing/describe-shop.js';
import type { TestShop } from '../../testing/test-shop.js';
import { days, hours, minutes, seconds } from '../clock.js';
import type { Log } from '../log.js';
import { forgetWorkers } from './forget-jobs.js';
import { beyond, enqueue, job, scheduledJob, type Worker, within } from './job.js';
import { JobRunner } from './job-runner.js';

type Bottle = { bottle: number };
type Line = { level: string; words: string };

let kinds = 0;

/** A kind of job that no other test uses, and the runners that do it. */
function workshop(shop: TestShop) {
  const packing = job<Bottle>(`pack-${++kinds}`);
  const lines: Line[] = [];
  const write = (level: string) => (_details: object, words: string) => void lines.push({ level, words });
  const log: Log = { error: write('error'), warn: write('warn'), info: write('info'), debug: write('debug') };
  return {
    packing,
    lines,
    runner: (...workers: Worker[]) => new JobRunner(shop.whole.database, log, workers),
    ask: (bottle: number, when = {}) => shop.shop.write((tx) => enqueue(tx, packing, { bottle }, when)),
    rows: () =>
      shop.shop.read((db) => db.selectFrom('job').selectAll().where('kind', '=', packing.kind).execute()),
  };
}

describeShopOnBoth('jobs', (shop) => {
  it('are each done once, however many runners look for them', async () => {
    const { packing, runner, ask, rows } = workshop(shop);
    for (let bottle = 0; bottle < 25; bottle++) await ask(bottle);
    const packed: number[] = [];
    const runners = Array.from({ length: 4 }, () =>
      runner(beyond(packing, async ({ bottle }) => void packed.push(bottle))),
    );
    while ((await rows()).length > 0) await Promise.all(runners.map((one) => one.runDue()));
    expect(packed.sort((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, bottle) => bottle));
  });

  it('happen with what asked for them, or not at all', async () => {
    const { packing, rows } = workshop(shop);
    const failed = shop.shop.write(async (tx) => {
      await enqueue(tx, packing, { bottle: 1 });
      throw new Error('The order failed.');
    });
    await expect(failed).rejects.toThrow('The order failed.');
    expect(await rows()).toEqual([]);
  });

  it('wait until they are due', async () => {
    const { packing, runner, ask } = workshop(shop);
    const packed: number[] = [];
    const one = runner(within(packing, async (_tx, { bottle }) => void packed.push(bottle)));
    await ask(1, { after: hours(1) });
    expect([await one.runDue(), packed]).toEqual([0, []]);
    shop.clock.advance(hours(1));
    expect([await one.runDue(), packed]).toEqual([1, [1]]);
  });

  it('are asked for once under one key, and again when it is done', async () => {
    const { packing, runner, ask, rows } = workshop(shop);
    await Promise.all([ask(1, { uniqueKey: packing.kind }), ask(2, { uniqueKey: packing.kind })]);
    expect(await rows()).toHaveLength(1);
    await runner(within(packing, async () => {})).runDue();
    await ask(3, { uniqueKey: packing.kind });
    expect(await rows()).toHaveLength(1);
  });

  it('are tried again with growing patience, and given up after a day', async () => {
    const { packing, runner, ask, rows, lines } = workshop(shop);
    await ask(1);
    const broken = runner(
      beyond(packing, async () => {
        throw new Error('The box is too small.');
      }),
    );
    const waits: number[] = [];
    const start = shop.clock.now().getTime();
    while ((await rows())[0]!.failed_at === null) {
      const before = shop.clock.now();
      expect(await broken.runDue()).toBe(1);
      const { run_at, failed_at } = (await rows())[0]!;
      if (failed_at) break;
      waits.push(run_at.getTime() - before.getTime());
      expect(await broken.runDue()).toBe(0);
      shop.clock.set(run_at);
    }
    expect(waits.slice(0, 4)).toEqual([seconds(5), seconds(10), seconds(20), seconds(40)]);
    expect(Math.max(...waits)).toBe(hours(1));
    expect(shop.clock.now().getTime() - start).toBeGreaterThan(hours(18));
    expect(shop.clock.now().getTime() - start).toBeLessThan(days(2));
    expect((await rows())[0]).toMatchObject({ last_error: 'The box is too small.', taken_until: null });
    expect(lines.at(-1)).toEqual({ level: 'error', words: 'a job has failed for good' });
    expect(lines.filter(({ level }) => level === 'error')).toHaveLength(1);
    shop.clock.advance(days(1));
    expect(await broken.runDue()).toBe(0);
  });

  it('leave nothing of an attempt that failed half way', async () => {
    const { packing, runner, ask } = workshop(shop);
    const second = job<Bottle>(`${packing.kind}-second`);
    await ask(1);
    const broken = runner(
      within(packing, async (tx) => {
        await enqueue(tx, second, { bottle: 1 });
        throw new Error('Dropped.');
      }),
    );
    await broken.runDue();
    const left = await shop.shop.read((db) =>
      db.selectFrom('job').select('id').where('kind', '=', second.kind).execute(),
    );
    expect(left).toEqual([]);
  });

  it('are taken over from a runner that died with them in hand', async () => {
    const { packing, runner, ask, rows } = workshop(shop);
    await ask(1);
    let packed = 0;
    const work = beyond(packing, async () => {
      packed++;
      if (packed === 1) await new Promise(() => {});
    });
    void runner(work).runDue();
    while (packed === 0) await rows();
    const other = runner(work);
    expect(await other.runDue()).toBe(0);
    shop.clock.advance(minutes(2));
    expect([await other.runDue(), packed, await rows()]).toEqual([1, 2, []]);
  });

  it('that come back late do not count a second time', async () => {
    const { packing, runner, ask, rows } = workshop(shop);
    const effect = job<Bottle>(`${packing.kind}-effect`);
    await ask(1);
    let slowly: () => void = () => {};
    let begun = false;
    const slow = runner(
      within(packing, async (tx) => {
        begun = true;
        await new Promise<void>((go) => {
          slowly = go;
        });
        await enqueue(tx, effect, { bottle: 1 });
      }),
    );
    const first = slow.runDue();
    if (shop.kind === 'postgresql') {
      while (!begun) await rows();
      shop.clock.advance(minutes(2));
      await runner(within(packing, async (tx) => enqueue(tx, effect, { bottle: 2 }))).runDue();
    } else while (!begun) await new Promise(setImmediate);
    slowly();
    await first;
    const effects = await shop.shop.read((db) =>
      db.selectFrom('job').select('payload').where('kind', '=', effect.kind).execute(),
    );
    expect(effects).toEqual([{ payload: { bottle: shop.kind === 'postgresql' ? 2 : 1 } }]);
  });

  it('that were taken and not begun are given back when the shop stops', async () => {
    const { packing, runner, ask, rows } = workshop(shop);
    await ask(1);
    await ask(2);
    let stopped: Promise<void> | undefined;
    const one = runner(
      beyond(packing, async () => {
        stopped = one.stop();
      }),
    );
    expect(await one.runDue()).toBe(1);
    await stopped;
    expect(await rows()).toMatchObject([{ attempts: 0, taken_until: null }]);
  });

  it('that come round begin once for all processes and are done again and again', async () => {
    const tidying = scheduledJob(`tidy-${++kinds}`, minutes(10));
    let tidied = 0;
    const work = within(tidying, async () => void tidied++);
    const { runner } = workshop(shop);
    const [one, other] = [runner(work), runner(work)];
    await one.schedule();
    await other.schedule();
    for (let round = 1; round <= 3; round++) {
      await Promise.all([one.runDue(), other.runDue()]);
      expect(tidied).toBe(round);
      shop.clock.advance(minutes(10));
    }
  });

  it('that come round are not given up when they fail', async () => {
    const tidying = scheduledJob(`tidy-${++kinds}`, minutes(10));
    let isBroken = true;
    let tidied = 0;
    const { runner, lines } = workshop(shop);
    const one = runner(
      within(tidying, async () => {
        if (isBroken) throw new Error('No broom.');
        tidied++;
      }),
    );
    await one.schedule();
    for (let attempt = 0; attempt < 40; attempt++) {
      await one.runDue();
      shop.clock.advance(hours(1));
    }
    isBroken = false;
    await one.runDue();
    expect([tidied, lines.some(({ level }) => level === 'error')]).toEqual([1, false]);
  });

  it('that have failed for good are kept for thirty days, to be looked into, and then forgotten', async () => {
    const { packing, runner, ask, rows } = workshop(shop);
    await ask(1);
    await shop.shop.write((tx) =>
      tx.updateTable('job').set({ failed_at: tx.now }).where('kind', '=', packing.kind).execute(),
    );
    const forgetting = runner(...forgetWorkers());
    await forgetting.schedule();
    for (const wait of [days(29), days(2)]) {
      expect(await rows()).toHaveLength(1);
      shop.clock.advance(wait);
      await forgetting.runDue();
    }
    expect(await rows()).toEqual([]);
  });
});
