import { expectForEveryone } from 'browser/testing/axe';
import { answers, answersInPages, fakeServer, refuses, waits } from 'browser/testing/fake-server';
import type { Wire } from 'contract/platform/endpoint';
import { unavailable } from 'contract/platform/envelope';
import { getMe } from 'contract/staff';
import { readBarcode } from 'contract/stock/receiving.staff';
import {
  cancelTransfer,
  draftTransfer,
  getTransfer,
  listOtherStores,
  listTransfers,
  notEnoughFree,
  receiveTransfer,
  sendTransfer,
  transferChanged,
} from 'contract/stock/transfers.staff';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { marco, mia } from '../../../testing/people';
import { visit } from '../../../testing/visit';
import { lager, pauillac } from '../testing/bottles';

type Transfer = Wire<typeof getTransfer>;
const id = '0190b7e0-5f00-7000-8000-0000000000d1';
const { waiting: _, on_hand: _hand, held: _held, ...bottle } = pauillac;
const mission = { id: 1, name: 'Mission Street' };
const embarcadero = { id: 2, name: 'Embarcadero' };
const draft: Transfer = {
  id,
  state: 'draft',
  from: mission,
  to: embarcadero,
  note: '',
  made_by: 'Marco Silva',
  made_at: '2026-06-02T17:00:00.000Z',
  sent_at: null,
  bottles: 0,
  received: 0,
  missing: 0,
  version: 1,
  why: null,
  lines: [],
};
const line = { ...bottle, bottles: 12, received: 0, missing: 0, free: 45 };
const leaving: Transfer = { ...draft, bottles: 12, version: 2, lines: [line] };
const underWay: Transfer = {
  ...leaving,
  state: 'under_way',
  version: 3,
  sent_at: '2026-06-02T18:00:00.000Z',
};
/** To the store of a clerk. */
const coming: Transfer = { ...underWay, from: embarcadero, to: mission };
const path = `staff/stores/1/transfers/${id}`;
const field = page.getByLabelText('Scan or type a barcode');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const receive = page.getByRole('button', { name: /^Receive/ });
const open = () => visit(`/stock/transfers/${id}?store=1`);
const sent = (server: ReturnType<typeof fakeServer>, call: string) =>
  server.calls.filter((each) => each.call === call).map(({ body }) => body);

test('a manager chooses where the bottles go', async () => {
  const server = fakeServer(
    answers(getMe, marco),
    answersInPages(listTransfers, []),
    answers(listOtherStores, [embarcadero]),
    answers(draftTransfer),
    answers(getTransfer, draft),
  );
  await visit('/stock/transfers?store=1');
  await expect.element(page.getByText('Nothing leaves for another store.')).toBeVisible();
  await button('Send bottles').click();
  await expectForEveryone();
  await button('Embarcadero').click();
  await expect.element(page.getByRole('heading', { name: 'Mission Street to Embarcadero' })).toBeVisible();
  const drafts = server.calls.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);
  expect(drafts).toEqual([{ to_store_id: 2, note: '', lines: [], seen: null }]);
});

test('what is to leave is scanned, kept by the server, and sent', async () => {
  const server = fakeServer(
    answers(getMe, marco),
    answers(draftTransfer),
    answers(getTransfer, draft),
    answers(readBarcode, { ...pauillac, bottles: 12 }),
  );
  await open();
  await expect.element(page.getByText('No bottles yet')).toBeVisible();
  await expectForEveryone();
  server.now(answers(getTransfer, leaving));
  await userEvent.type(field, '14006381333938{Enter}');
  await expect.element(page.getByText('45 free')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Send 12 bottles' })).toBeEnabled();
  expect(sent(server, `PUT ${path}`)).toEqual([
    { to_store_id: 2, note: '', lines: [{ product_id: 50, bottles: 12 }], seen: 1 },
  ]);
  server.now(answers(sendTransfer), answers(getTransfer, underWay));
  await button('Send 12 bottles').click();
  await expect.element(page.getByText('Under way')).toBeVisible();
  await expect.element(page.getByRole('row').filter({ hasText: 'Pauillac' })).toHaveTextContent(/12.*0/);
  await expectForEveryone();
});

test('what is entered before the last number is kept is kept, too', async () => {
  const first = waits(answers(draftTransfer));
  const server = fakeServer(answers(getMe, marco), answers(getTransfer, leaving), first.answering);
  await open();
  const more = button('Increase Bottles of Château Merle Pauillac 2013');
  const bottles = page.getByLabelText('Bottles of Château Merle Pauillac 2013', { exact: true });
  await more.click();
  await expect.element(bottles).toHaveValue(13);
  await more.click();
  await expect.element(bottles).toHaveValue(14);
  first.go();
  await expect
    .poll(() => sent(server, `PUT ${path}`).map((body) => (body as { lines: object[] }).lines[0]))
    .toEqual([
      { product_id: 50, bottles: expect.any(Number) },
      { product_id: 50, bottles: 14 },
    ]);
});

test('a number that the server has not kept yet outlives what is read meanwhile', async () => {
  const first = waits(answers(draftTransfer));
  const server = fakeServer(answers(getMe, marco), answers(getTransfer, leaving), first.answering);
  const { bell } = await open();
  const kept = () => sent(server, `PUT ${path}`);
  await button('Increase Bottles of Château Merle Pauillac 2013').click();
  await expect.poll(() => kept().length).toBe(1);
  bell.ring('1:transfers');
  await expect.poll(() => sent(server, `GET ${path}`).length).toBe(2);
  await page.getByLabelText('Note').fill('By the side door');
  await userEvent.tab();
  first.go();
  await expect.poll(kept).toMatchObject([
    { lines: [{ bottles: 13 }], seen: 2 },
    { lines: [{ bottles: 13 }], note: 'By the side door', seen: 3 },
  ]);
});

test('what stands in its way is said, and all that was scanned stays', async () => {
  const server = fakeServer(
    answers(getMe, marco),
    answers(getTransfer, leaving),
    refuses(sendTransfer, notEnoughFree),
    refuses(draftTransfer, transferChanged),
    answers(cancelTransfer),
  );
  await open();
  await button('Send 12 bottles').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(notEnoughFree.message);
  await button('Increase Bottles of Château Merle Pauillac 2013').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(transferChanged.message);
  await expect
    .element(page.getByLabelText('Bottles of Château Merle Pauillac 2013', { exact: true }))
    .toHaveValue(12);
  server.now(answers(getTransfer, { ...leaving, state: 'cancelled' }));
  await button('Cancel the transfer').click();
  await expect.element(page.getByText('Cancelled')).toBeVisible();
  expect(sent(server, `POST ${path}/cancel`)).toEqual([{ seen: 2 }]);
});

test('a clerk receives a part, and later says why the rest is missing', async () => {
  const server = fakeServer(
    answers(getMe, mia),
    answers(getTransfer, coming),
    answers(readBarcode, { ...pauillac, bottles: 1 }),
    answers(receiveTransfer),
  );
  await open();
  await expect.element(receive).toBeDisabled();
  await userEvent.type(field, '4006381333931{Enter}');
  await expect.element(receive).toHaveTextContent('Receive 1 bottle');
  await expectForEveryone();
  server.now(answers(readBarcode, { ...lager, bottles: 1 }));
  await userEvent.type(field, '4006381333931{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent(/Harbor Lager is not in this transfer/);
  server.now(answers(getTransfer, { ...coming, received: 1, lines: [{ ...line, received: 1 }] }));
  await button('Receive 1 bottle').click();
  await expect.element(receive).toBeDisabled();
  await page.getByText('11 bottles are missing and do not come anymore').click();
  await button('Receive').click();
  await expect.element(page.getByText('Say why')).toBeVisible();
  await expectForEveryone();
  await page.getByLabelText('Why').fill('The case fell off the truck');
  server.now(
    answers(getTransfer, { ...coming, state: 'received', why: 'The case fell off the truck', lines: [] }),
  );
  await button('Receive').click();
  await expect.element(page.getByText('Missing: The case fell off the truck')).toBeVisible();
  expect(sent(server, `POST ${path}/receive`)).toEqual([
    { lines: [{ product_id: 50, received: 1 }] },
    { lines: [{ product_id: 50, received: 1 }], missing_because: 'The case fell off the truck' },
  ]);
});

test('all of it comes by one press', async () => {
  const server = fakeServer(answers(getMe, mia), answers(getTransfer, coming), answers(receiveTransfer));
  await open();
  await button('All of it has come').click();
  server.now(answers(getTransfer, { ...coming, state: 'received' }));
  await button('Receive 12 bottles').click();
  await expect.element(page.getByText('Received').first()).toBeVisible();
  expect(sent(server, `POST ${path}/receive`)).toEqual([{ lines: [{ product_id: 50, received: 12 }] }]);
});

test('a clerk sends nothing, and what is coming appears by itself', async () => {
  const server = fakeServer(answers(getMe, mia), answersInPages(listTransfers, []));
  const { address, bell } = await visit('/stock/transfers');
  await expect.element(button('Send bottles')).not.toBeInTheDocument();
  await page.getByRole('tab', { name: 'Coming' }).click();
  await expect.element(page.getByText('Nothing is coming from another store.')).toBeVisible();
  expect(address()).toContain('show=coming');
  const { version: _version, why: _why, lines: _lines, ...listed } = coming;
  server.now(answersInPages(listTransfers, [listed]));
  bell.ring('1:transfers');
  await expect.element(page.getByRole('link', { name: 'Embarcadero to Mission Street' })).toBeVisible();
  await expectForEveryone();
});

test('a transfer that could not be had is asked for again', async () => {
  const server = fakeServer(answers(getMe, mia), refuses(getTransfer, unavailable));
  await open();
  await expect.element(page.getByText('We could not load this transfer')).toBeVisible();
  server.now(answers(getTransfer, coming));
  await button('Try again').click();
  await expect.element(page.getByText('12 sent')).toBeVisible();
});
