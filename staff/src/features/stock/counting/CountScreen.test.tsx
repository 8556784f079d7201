import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, isAway, refuses, waits } from 'browser/testing/fake-server';
import type { Wire } from 'contract/platform/endpoint';
import { unavailable } from 'contract/platform/envelope';
import { getMe } from 'contract/staff';
import {
  approveCount,
  countBottle,
  countedMeanwhile,
  dropCount,
  finishCount,
  getCount,
  listDifferences,
  sendCountBack,
} from 'contract/stock/counting.staff';
import { readBarcode } from 'contract/stock/receiving.staff';
import { promisedToOrders } from 'contract/stock/stock.staff';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { marco, mia } from '../../../testing/people';
import { visit } from '../../../testing/visit';
import { lager, pauillac } from '../testing/bottles';

type Count = Wire<typeof getCount>;
const id = '0190b7e0-5f00-7000-8000-0000000000c1';
const { waiting: _, on_hand: _hand, held: _held, ...bottle } = pauillac;
const { waiting: _w, on_hand: _h, held: _p, ...other } = lager;
const uncounted = { counted: null, counted_by: null, again: false, not_by_you: false };
const count: Count = {
  id,
  name: 'Shelf 4',
  state: 'counting',
  begun_by: 'Mia Novak',
  begun_at: '2026-06-02T17:00:00.000Z',
  bottles: 2,
  counted: 0,
  why: null,
  lines: [
    { ...bottle, ...uncounted },
    { ...other, ...uncounted },
  ],
};
const counted = (first: number | null, second: number | null): Count => ({
  ...count,
  counted: [first, second].filter((each) => each !== null).length,
  lines: [
    { ...bottle, ...uncounted, counted: first, counted_by: first === null ? null : 'Mia Novak' },
    { ...other, ...uncounted, counted: second, counted_by: second === null ? null : 'Mia Novak' },
  ],
});
const found: Wire<typeof listDifferences> = [
  {
    ...bottle,
    counted: 7,
    there: 10,
    counted_by: 'Tom Reyes',
    first_counted: 6,
    first_by: 'Mia Novak',
    value: -120,
    adjusted_since: -1,
  },
];
const open = () => visit(`/stock/counts/${id}?store=1`);
const begin = (...more: Parameters<typeof fakeServer>) =>
  fakeServer(answers(getMe, mia), answers(getCount, count), ...more);
const field = page.getByLabelText('Scan or type a barcode');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const sent = (server: ReturnType<typeof fakeServer>, call: string) =>
  server.calls.filter((each) => each.call === call).map(({ body }) => body);
const toBottle = (product: number) => `PUT staff/stores/1/counts/${id}/bottles/${product}`;

test('what is scanned is added and kept by the server; a case brings all its bottles', async () => {
  const server = begin(answers(readBarcode, { ...pauillac, bottles: 12 }), answers(countBottle));
  await open();
  await expect.element(page.getByText('0 of 2')).toBeVisible();
  await expect.element(button('Finish the count')).toBeDisabled();
  await expectForEveryone();
  server.now(answers(getCount, counted(12, null)));
  await userEvent.type(field, '14006381333938{Enter}');
  const last = page.getByRole('region', { name: 'Last counted' });
  await expect
    .element(last.getByLabelText('Counted last: Château Merle Pauillac 2013', { exact: true }))
    .toHaveValue(12);
  expect(sent(server, toBottle(50))).toEqual([{ counted: 12, seen: null }]);
  server.now(answers(getCount, counted(24, null)));
  await userEvent.type(field, '14006381333938{Enter}');
  await expect.poll(() => sent(server, toBottle(50)).at(-1)).toEqual({ counted: 24, seen: 12 });
  await expectForEveryone();
});

test('nothing tells how many there should be', async () => {
  begin();
  await open();
  await expect.element(page.getByText('Harbor Lager')).toBeVisible();
  await expect.element(page.getByText('47')).not.toBeInTheDocument();
  await expect.element(button('Drop')).not.toBeInTheDocument();
});

test('none there is a number too, and what nobody counted is asked about before the end', async () => {
  const server = begin(answers(countBottle), answers(finishCount, { again: 0 }));
  await open();
  server.now(answers(getCount, counted(null, 0)));
  await button('None there of Harbor Lager').click();
  await expect.element(page.getByText('1 of 2')).toBeVisible();
  expect(sent(server, toBottle(51))).toEqual([{ counted: 0, seen: null }]);
  await button('Finish the count').click();
  await expect.element(page.getByRole('alertdialog', { name: '1 bottle is not counted' })).toBeVisible();
  await expectForEveryone();
  server.now(answers(getCount, { ...counted(null, 0), state: 'waiting' }));
  await button('Finish anyway').click();
  await expect.element(page.getByText('It is counted. A manager looks at it now.')).toBeVisible();
  expect(sent(server, `POST staff/stores/1/counts/${id}/finish`)).toEqual([{ left_out: 1 }]);
});

test('what is off by much is not for the one who counted it', async () => {
  const again: Count = {
    ...count,
    lines: [
      { ...bottle, ...uncounted, again: true, not_by_you: true },
      { ...other, ...uncounted, again: true },
    ],
  };
  fakeServer(answers(getMe, mia), answers(getCount, again));
  await open();
  await expect.element(page.getByText('You counted this one. Somebody else counts it again.')).toBeVisible();
  await expect.element(page.getByLabelText('Counted of Harbor Lager', { exact: true })).toBeVisible();
  await expect
    .element(page.getByLabelText('Counted of Château Merle Pauillac 2013', { exact: true }))
    .not.toBeInTheDocument();
  await expectForEveryone();
});

test('a number that somebody else was faster with is taken back and told', async () => {
  const server = fakeServer(
    answers(getMe, mia),
    answers(getCount, counted(4, null)),
    refuses(countBottle, countedMeanwhile),
  );
  await open();
  server.now(answers(getCount, counted(9, null)));
  await button('Increase Counted of Château Merle Pauillac 2013').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(countedMeanwhile.message);
  await expect
    .element(page.getByLabelText('Counted of Château Merle Pauillac 2013', { exact: true }))
    .toHaveValue(9);
});

test('two quick presses count two, though the first is not answered yet', async () => {
  const first = waits(answers(countBottle));
  const server = begin(first.answering);
  await open();
  const more = button('Increase Counted of Harbor Lager');
  const number = page.getByLabelText('Counted of Harbor Lager', { exact: true });
  await more.click();
  await expect.element(number).toHaveValue(1);
  await more.click();
  await expect.element(number).toHaveValue(2);
  server.now(answers(getCount, counted(null, 2)));
  first.go();
  await expect
    .poll(() => sent(server, toBottle(51)))
    .toEqual([
      { counted: 1, seen: null },
      { counted: 2, seen: 1 },
    ]);
  await expect.element(number).toHaveValue(2);
});

test('nor does what is read meanwhile undo the first', async () => {
  const first = waits(answers(countBottle));
  const server = begin(first.answering);
  const { bell } = await open();
  const more = button('Increase Counted of Harbor Lager');
  await more.click();
  await expect.poll(() => sent(server, toBottle(51)).length).toBe(1);
  bell.ring('1:counts');
  await expect.poll(() => sent(server, `GET staff/stores/1/counts/${id}`).length).toBe(2);
  await page.getByRole('heading', { name: 'Shelf 4' }).click();
  await more.click();
  first.go();
  await expect
    .poll(() => sent(server, toBottle(51)))
    .toEqual([
      { counted: 1, seen: null },
      { counted: 2, seen: 1 },
    ]);
});

test('the number of a colleague appears by itself', async () => {
  const server = begin();
  const { bell } = await open();
  await expect.element(page.getByText('0 of 2')).toBeVisible();
  server.now(answers(getCount, counted(7, null)));
  bell.ring('1:counts');
  await expect.element(page.getByText('1 of 2')).toBeVisible();
});

test('a manager sees what is off and what it is worth, and approves it', async () => {
  const server = fakeServer(
    answers(getMe, marco),
    answers(getCount, { ...counted(7, null), state: 'waiting' }),
    answers(listDifferences, found),
    refuses(approveCount, promisedToOrders),
  );
  await open();
  await expect
    .element(page.getByText('3 bottles are missing: -$120.00 at the store’s prices.'))
    .toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Pauillac' });
  await expect.element(row).toHaveTextContent(/10.*7.*−3.*Tom Reyes after Mia Novak, who counted 6.*−1/);
  await expect.element(page.getByText('1 bottle was not counted and stays as it is.')).toBeVisible();
  await expectForEveryone();
  await button('Approve').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(promisedToOrders.message);
  server.now(answers(approveCount), answers(getCount, { ...counted(7, null), state: 'approved' }));
  await button('Approve').click();
  await expect.element(page.getByText('Approved')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
});

test('or sends it back, or drops it, with a reason', async () => {
  const server = fakeServer(
    answers(getMe, marco),
    answers(getCount, { ...counted(7, 3), state: 'waiting' }),
    answers(listDifferences, found),
    answers(sendCountBack),
  );
  await open();
  await button('Send back').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await expect.element(dialog.getByText('Say why')).toBeVisible();
  await expectForEveryone();
  await dialog.getByLabelText('Why').fill('Look in the cellar');
  server.now(answers(getCount, { ...count, why: 'Look in the cellar' }));
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await expect.element(page.getByText('Sent back: Look in the cellar')).toBeVisible();
  await button('Drop').click();
  await dialog.getByLabelText('Why').fill('Wrong shelf');
  server.now(answers(dropCount), answers(getCount, { ...count, state: 'dropped', why: 'Wrong shelf' }));
  await dialog.getByRole('button', { name: 'Drop the count' }).click();
  await expect.element(page.getByText('Dropped: Wrong shelf')).toBeVisible();
  expect(sent(server, `POST staff/stores/1/counts/${id}/drop`)).toEqual([{ why: 'Wrong shelf' }]);
});

test('a count or its differences that could not be had are asked for again', async () => {
  const server = fakeServer(answers(getMe, marco), refuses(getCount, unavailable), isAway(listDifferences));
  await open();
  await expect.element(page.getByText('We could not load this count')).toBeVisible();
  server.now(answers(getCount, { ...counted(7, 3), state: 'waiting' }));
  await button('Try again').click();
  await expect.element(page.getByText('We could not load the differences')).toBeVisible();
  server.now(answers(listDifferences, []));
  await button('Try again').click();
  await expect.element(page.getByText('All that was counted is there.')).toBeVisible();
});
