import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { getLottery, lotteryNotFound } from 'contract/lottery';
import { getLotteryRecord } from 'contract/lottery-record';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answersLists, entriesOf, lotteryRecord, rankingOf } from '../../../../testing/lottery-records';
import { ada } from '../../../../testing/people';
import { visit } from '../../../../testing/visit';
import type { Task, WorkerMessage } from './check-messages';
import type { Finding } from './finding';

/**
 * Tells the page what the test wants. The real worker is tested by the journey, and by the last test here.
 */
class PretendedWorker extends EventTarget {
  static started: PretendedWorker[] = [];
  task: Task | undefined;
  isEnded = false;
  constructor() {
    super();
    PretendedWorker.started.push(this);
  }
  postMessage(task: Task) {
    this.task = task;
  }
  terminate() {
    this.isEnded = true;
  }
  tell(...told: WorkerMessage[]) {
    for (const data of told) this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const right = (words: string): WorkerMessage => ({ tells: 'finding', finding: { words, result: 'right' } });
const found = (finding: Finding): WorkerMessage => ({ tells: 'finding', finding });

async function openRecord(record = lotteryRecord()) {
  const ranking = record.commitments.drawn ? await rankingOf(record) : [];
  fakeServer(
    answers(getLotteryRecord, record),
    refuses(getLottery, lotteryNotFound),
    answersLists(entriesOf(record), ranking),
  );
  await visit('/lottery-detail-stable/42', { login: ada });
}

async function beginCheck(record = lotteryRecord()) {
  PretendedWorker.started = [];
  vi.stubGlobal('Worker', PretendedWorker);
  onTestFinished(() => void vi.unstubAllGlobals());
  await openRecord(record);
  await userEvent.click(page.getByRole('button', { name: 'Check this draw' }));
  return PretendedWorker.started[0]!;
}

const steps = page.getByRole('list', { name: 'What was checked' }).getByRole('listitem');
const spoken = page.getByRole('log');

test('tells how far the check is, on a bar and to those who listen', async () => {
  const worker = await beginCheck();
  expect(worker.task?.record.lottery.id).toBe(42);
  expect(worker.task?.lists).toBe(`${location.origin}/api/e-com/lotteries/42/record`);
  worker.tell({ tells: 'progress', progress: { stage: 'ranking', done: 10_000, of: 20_000 } });
  const bar = page.getByRole('progressbar');
  await expect.element(bar).toHaveAttribute('value', '47.5');
  expect((bar.element() as HTMLProgressElement).labels[0]?.textContent).toBe('Ranking the tickets');
  await expect.element(page.getByText('10,000 of 20,000')).toBeVisible();
  await expect.element(spoken.getByText('Ranking the tickets')).toBeInTheDocument();
  await expectForEveryone();
});

test('names each step that fits, and that all do', async () => {
  const worker = await beginCheck();
  worker.tell(right('The list is in order'), right('The seed is the one'), {
    tells: 'verdict',
    verdict: 'fits',
  });
  await expect
    .element(page.getByText('Everything checks out: the draw is as it was promised.'))
    .toBeVisible();
  expect(steps.elements().map((step) => step.textContent)).toEqual([
    'Fits: The list is in order',
    'Fits: The seed is the one',
  ]);
  expect(page.getByRole('progressbar').elements()).toEqual([]);
  expect(worker.isEnded).toBe(true);
  await expectForEveryone();
});

test('says in red what exactly does not fit', async () => {
  const worker = await beginCheck();
  const detail = 'Place 1 shows CH1-0001-7K3D, where CH1-0002-7K3D follows.';
  worker.tell(
    right('The list is in order'),
    found({ words: 'The ranking that is shown is the same', result: 'wrong', detail }),
    found({ words: "This is not drand's quicknet", result: 'open', detail: 'Look whose it is.' }),
    { tells: 'verdict', verdict: 'does-not-fit' },
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('1 check has failed.');
  const wrong = page.getByText('The ranking that is shown is the same');
  await expect.element(wrong).toHaveTextContent('Does not fit: The ranking that is shown is the same');
  expect(getComputedStyle(wrong.element()).color).toBe('rgb(179, 38, 30)');
  await expect.element(page.getByText(detail)).toBeVisible();
  await expect.element(page.getByText('Look whose it is.')).toBeVisible();
  await expectForEveryone();
});

test('is begun and stopped by the keyboard, and begun anew', async () => {
  const worker = await beginCheck();
  const stop = page.getByRole('button', { name: 'Stop checking' });
  await expect.element(stop).toHaveFocus();
  worker.tell(right('The list is in order'));
  await expect.element(steps).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('The check was stopped. Nothing was decided.')).toBeVisible();
  expect([worker.isEnded, steps.elements()]).toEqual([true, []]);
  await expect.element(page.getByRole('button', { name: 'Check again' })).toHaveFocus();
  await expectForEveryone();
  await userEvent.keyboard(' ');
  expect(PretendedWorker.started).toHaveLength(2);
  PretendedWorker.started[1]!.tell({ tells: 'verdict', verdict: 'fits' });
  await expect.element(page.getByText(/^Everything checks out/)).toBeVisible();
});

test('ends with the page', async () => {
  const worker = await beginCheck();
  await userEvent.click(page.getByRole('link', { name: 'Terms and conditions' }));
  await expect.poll(() => worker.isEnded).toBe(true);
});

test('before the draw says from when on it can be checked', async () => {
  const worker = await beginCheck(lotteryRecord('closed'));
  worker.tell(right('The list is in order'), { tells: 'verdict', verdict: 'not-drawn' });
  const words =
    'Everything checks out so far. The draw itself can be checked from Nov 18, 2026, 12:10 PM CST on.';
  await expect.element(page.getByText(words)).toBeVisible();
});

test.each([
  ['unreachable', /A part of the lists could not be fetched/],
  ['unknown-format', /made by another algorithm/],
  ['no-web-crypto', /only on secure pages \(https\)/],
  ['broken', /Something in this browser stopped it/],
] as const)('says why it came to no end: %s', async (trouble, words) => {
  const worker = await beginCheck();
  worker.tell(right('The list is in order'), { tells: 'trouble', trouble });
  await expect.element(page.getByText(words)).toBeVisible();
  expect(steps.elements()).toEqual([]);
  await expectForEveryone();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  expect(PretendedWorker.started).toHaveLength(2);
});

test('says so when the worker itself does not come', async () => {
  const worker = await beginCheck();
  worker.dispatchEvent(new Event('error'));
  await expect.element(page.getByText(/Something in this browser stopped it/)).toBeVisible();
});

test('in a worker of its own, which here finds no shop behind the page', async () => {
  await openRecord();
  await userEvent.click(page.getByRole('button', { name: 'Check this draw' }));
  await expect.element(page.getByText(/A part of the lists could not be fetched/)).toBeVisible();
});
