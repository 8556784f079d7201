import { expect, it } from 'vitest';
import { describeShopOnBoth } from '../../testing/describe-shop.js';
import { seconds } from '../clock.js';
import type { Log } from '../log.js';
import { beyond, enqueue, job, type Worker, within } from './job.js';
import { JobRunner } from './job-runner.js';

const quiet = () => {};
const log: Log = { error: quiet, warn: quiet, info: quiet, debug: quiet };
const letter = job<{ nth: number }>('lane-letter', 'letters');
const refund = job<{ nth: number }>('lane-refund', 'money and stock');

describeShopOnBoth('the lanes of jobs', (shop) => {
  const runnerOf = (...workers: Worker[]) => new JobRunner(shop.whole.database, log, workers);
  const ask = (what: typeof letter, count: number) =>
    shop.shop.write(async (tx) => {
      for (let nth = 0; nth < count; nth++) await enqueue(tx, what, { nth });
    });
  const left = ({ kind }: typeof letter) =>
    shop.shop.read((db) => db.selectFrom('job').select('attempts').where('kind', '=', kind).execute());

  it('do not wait for each other: letters hang four at once, and money goes on', async () => {
    let hanging = 0;
    let go = () => {};
    const hung = new Promise<void>((end) => {
      go = end;
    });
    const runner = runnerOf(
      beyond(letter, async () => {
        hanging++;
        await hung;
      }),
      within(refund, async () => {}),
    );
    await ask(letter, 15);
    await runner.start();
    while (hanging < 4) await left(letter);
    await ask(refund, 12);
    while ((await left(refund)).length > 0);
    expect(hanging).toBe(4);
    go();
    while ((await left(letter)).length > 0);
    expect(hanging).toBe(15);
    await runner.stop();
  });

  it('of letters stops after five failures in a row, and tries one each 30 seconds', async () => {
    let tried = 0;
    let isDown = true;
    const runner = runnerOf(
      beyond(letter, async () => {
        tried++;
        if (isDown) throw new Error('The mail server hangs.');
      }),
    );
    await ask(letter, 40);
    await runner.runDue();
    const first = tried;
    expect(first).toBeGreaterThanOrEqual(5);
    expect(first).toBeLessThanOrEqual(8);
    expect((await left(letter)).filter(({ attempts }) => attempts > 0)).toHaveLength(first);
    expect([await runner.runDue(), tried]).toEqual([0, first]);
    shop.clock.advance(seconds(30));
    expect([await runner.runDue(), tried]).toEqual([1, first + 1]);
    expect([await runner.runDue(), runner.lanes.some(({ isBroken }) => isBroken)]).toEqual([0, true]);
    isDown = false;
    shop.clock.advance(seconds(30));
    while ((await runner.runDue()) > 0);
    shop.clock.advance(seconds(30));
    while ((await runner.runDue()) > 0);
    expect(await left(letter)).toEqual([]);
  });

  it('each have their kinds', () => {
    const kinds = shop.whole.jobs.lanes.map(({ lane, jobs }) => [lane, jobs.map(({ kind }) => kind).sort()]);
    expect(Object.fromEntries(kinds)).toEqual({
      'money and stock': [
        'call-payment-provider',
        'deliver-gift-cards',
        'expire-gift-cards',
        'expire-points',
        'give-up-uncollected',
        'lapse-holds',
        'look-up-payment',
        'reconcile-payments',
        'turn-price-plans',
      ],
      lottery: ['tell-entrants', 'tend-lotteries'],
      letters: ['mail-reset-link', 'mail-staff-reset-link', 'send-letter', 'send-letter-later'],
      housekeeping: expect.arrayContaining(['forget-failed-jobs']),
    });
  });

  it('of housekeeping holds what tidies up, and what may wait for it', () => {
    const { jobs } = shop.whole.jobs.lanes.find(({ lane }) => lane === 'housekeeping')!;
    expect(
      jobs
        .map(({ kind }) => kind)
        .filter((kind) => !kind.startsWith('forget-'))
        .sort(),
    ).toEqual([
      'apply-import',
      'apply-piece-of-import',
      'check-import',
      'check-piece-of-import',
      'check-rows-of-import',
      'delete-picture',
      'memberships-anew',
      'memberships-by-night',
      'warn-of-points',
      'write-code-ends',
      'write-stock-alerts',
    ]);
  });
});
