import { expectForEveryone } from 'browser/testing/axe';
import { type Answering, answers, fakeServer, isAway, refuses, waits } from 'browser/testing/fake-server';
import { getLottery, lotteryNotFound } from 'contract/lottery';
import { getLotteryRecord, getRecordPiece } from 'contract/lottery-record';
import { fault } from 'contract/platform/envelope';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  answersLists,
  entriesOf,
  lotteryRecord,
  rankingOf,
  ticketNumber,
  type WireRecord,
} from '../../../testing/lottery-records';
import { ada } from '../../../testing/people';
import { visit } from '../../../testing/visit';

const address = '/lottery-detail-stable/42';
const open = (at = address) => visit(at, { login: ada });
const heading = (name: string, level = 1) => page.getByRole('heading', { name, level });
const inOrder = page.getByRole('table', { name: 'All tickets in the order of the draw' });
const byNumber = page.getByRole('table', { name: 'All tickets in the order of their numbers' });
const name = 'Barolo Riserva Castelletto, Autumn 2026';

/** The reader has no ticket of this lottery, or this one. */
const own = (ticket?: string): Answering => {
  const { lottery, commitments } = lotteryRecord();
  const { release: _release, ...told } = lottery;
  return answers(getLottery, {
    ...told,
    product: null,
    entries: 45,
    entries_exact: true,
    commitments,
    called_off: null,
    entry_refusal: null,
    now: '2026-11-19T09:00:00.000Z',
    ticket: ticket
      ? {
          id: '0190b7e0-5f00-7000-8000-000000000042',
          ticket_no: ticket,
          created_at: '2026-11-10T09:00:00.000Z',
          status: 1,
          standing: 'alternate',
          rank: 7,
          ahead: 4,
          claim_until: null,
        }
      : null,
  });
};

async function published(record: WireRecord = lotteryRecord(), ticket?: string) {
  const ranking = record.commitments.drawn ? await rankingOf(record) : [];
  const lists = answersLists(entriesOf(record), ranking);
  const server = fakeServer(answers(getLotteryRecord, record), own(ticket), lists);
  return { ranking, server };
}

/** Turns of the first three, as a lottery of two bottles has them when one was not claimed. */
async function withTurns(record = lotteryRecord()) {
  const ranking = await rankingOf(record);
  const standings = ['lapsed', 'paid', 'won'] as const;
  const at = '2026-11-18T18:10:04.000Z';
  const turns = standings.map((standing, index) => ({
    rank: index + 1,
    ticket_no: ranking[index]!,
    standing,
    at,
  }));
  return { ...record, turns };
}

const rows = (table: typeof inOrder) =>
  table
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('a drawn lottery tells what was published and when, in words, and its numbers behind them', async () => {
  await published();
  await open();
  await expect.element(heading(name)).toBeVisible();
  await expect
    .element(page.getByText(/^On Nov 1, 2026, 9:00 AM CST the shop put a secret number/))
    .toBeVisible();
  await expect.element(page.getByText(/No public beacon of randomness is used/)).toBeVisible();
  await expect.element(page.getByText(/the list of 45 tickets was frozen/)).toBeVisible();
  await expect.element(page.getByText(/12:10 PM CST the seed was revealed/)).toBeVisible();
  const hash = page.getByText('d'.repeat(64));
  await expect.element(hash).not.toBeVisible();
  await userEvent.click(page.getByText('Show the numbers'));
  await expect.element(hash).toBeVisible();
  await expect.element(page.getByText('$180.50')).toBeVisible();
  await expect.element(page.getByText('You can enter once.')).toBeVisible();
  expect(document.title).toBe(`${name} · Cellar Door`);
  await expectForEveryone();
});

test('says in its own words what is proven, and what not', async () => {
  await published();
  await open();
  await expect.element(page.getByText('The seed is the one whose hash was published.')).toBeVisible();
  await expect.element(heading('What it does not prove', 3)).toBeVisible();
  await expect.element(page.getByText('That every ticket belongs to a person of its own.')).toBeVisible();
});

test('names the beacon and its round, and a later round where the close was late', async () => {
  const record = lotteryRecord('closed');
  record.commitments.announced.beacon = {
    chain_hash: 'c0'.repeat(32),
    public_key: 'ab'.repeat(96),
    genesis_time: 1_692_803_367,
    period: 3,
    named_round: 34_086_800,
  };
  Object.assign(record.commitments.closed!, { round: 34_087_000, late: true });
  await published(record);
  await open();
  await expect.element(page.getByText(/It named round 34,086,800 of a public beacon/)).toBeVisible();
  await expect.element(page.getByText(/so round 34,087,000 was named instead/)).toBeVisible();
  await userEvent.click(page.getByText('Show the numbers'));
  await expect.element(page.getByText('34087000')).toBeVisible();
  await expectForEveryone();
});

test('shows the result by rank: who won, who did not buy in time, who is an alternate, and which is yours', async () => {
  const record = await withTurns();
  const { ranking } = await published(record, (await rankingOf(record))[6]);
  await open();
  await expect.element(inOrder.getByText(ranking[0]!)).toBeVisible();
  await expect.element(inOrder.getByText('Your ticket')).toBeVisible();
  expect(rows(inOrder).slice(0, 7)).toEqual([
    ['1', ranking[0], 'Not bought in time'],
    ['2', ranking[1], 'Won and bought'],
    ['3', ranking[2], 'Won'],
    ['4', ranking[3], 'Alternate'],
    ['5', ranking[4], 'Alternate'],
    ['6', ranking[5], 'Alternate'],
    ['7', `${ranking[6]}Your ticket`, 'Alternate'],
  ]);
  expect(rows(inOrder)).toHaveLength(20);
  await expectForEveryone();
});

test('in a settled one nobody waits any more', async () => {
  await published(await withTurns(lotteryRecord('settled')));
  await open();
  await expect.element(inOrder.getByText('Not Qualified').first()).toBeVisible();
  expect(inOrder.getByText('Alternate').elements()).toEqual([]);
  await expect.element(page.getByText('Settled', { exact: true })).toBeVisible();
});

test.each([
  ['announced', /nothing to check yet\. Entries open on Nov 8, 2026, 12:00 PM CST and close on Nov 18/],
  ['open', /nothing to check yet\. Entries close on Nov 18, 2026, 12:00 PM CST/],
] as const)('one that is %s says when there will be something to check', async (state, words) => {
  await published(lotteryRecord(state));
  await open();
  await expect.element(page.getByText(words)).toBeVisible();
  await expect
    .element(page.getByText(/^On Nov 18, 2026, 12:00 PM CST the list of tickets is frozen/))
    .toBeVisible();
  expect(page.getByRole('button', { name: 'Check this draw' }).elements()).toEqual([]);
  expect(page.getByRole('table').elements()).toEqual([]);
  await expectForEveryone();
});

test('one that is closed shows its entries, and when the draw can be checked', async () => {
  await published(lotteryRecord('closed'));
  await open();
  await expect.element(page.getByText(/the draw from Nov 18, 2026, 12:10 PM CST on/)).toBeVisible();
  await expect.element(byNumber.getByText(ticketNumber(1))).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Check this draw' })).toBeVisible();
  await expectForEveryone();
});

test('says that nobody entered', async () => {
  await published(lotteryRecord('drawn', 0));
  await open();
  await expect.element(page.getByText('Nobody entered this lottery.')).toBeVisible();
  await expectForEveryone();
});

test('goes through the pages, to a page by its number, and to the other list', async () => {
  const { ranking } = await published(lotteryRecord('drawn', 170));
  const { address: at } = await open();
  await userEvent.click(page.getByRole('button', { name: 'Page 2', exact: true }));
  await expect.element(inOrder.getByText(ranking[20]!)).toBeVisible();
  expect(at()).toBe(`${address}?page=2`);
  const goTo = page.getByRole('textbox', { name: 'Go to page' });
  await userEvent.fill(goTo, '99');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('A number from 1 to 9')).toBeVisible();
  await userEvent.fill(goTo, '9');
  await userEvent.keyboard('{Enter}');
  await expect.element(inOrder.getByText(ranking[169]!)).toBeVisible();
  expect(at()).toBe(`${address}?page=9`);
  await userEvent.click(page.getByRole('tab', { name: 'Entries' }));
  await expect.element(byNumber.getByText(ticketNumber(20))).toBeVisible();
  expect(at()).toBe(`${address}?list=entries`);
  await expectForEveryone();
});

test('a page beyond the last one leads to the last', async () => {
  await published();
  const { address: at } = await open(`${address}?list=entries&page=70`);
  await expect.element(byNumber.getByText(ticketNumber(45))).toBeVisible();
  expect(at()).toBe(`${address}?list=entries&page=3`);
});

test('finds a ticket however it is written, and marks it on its page', async () => {
  const { ranking } = await published();
  const { address: at } = await open();
  await userEvent.fill(page.getByLabelText('Find a ticket'), ` ${ranking[30]!.toLowerCase()} `);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(`${ranking[30]} is at place 31 of 45.`)).toBeVisible();
  await expect.element(inOrder.getByText(ranking[30]!)).toBeVisible();
  expect(document.querySelector('mark')?.textContent).toBe(ranking[30]);
  expect(at()).toBe(`${address}?page=2&ticket=${ranking[30]}`);
  await expectForEveryone();
});

test('finds your own, and says when a ticket is not on the list', async () => {
  await published(lotteryRecord(), ticketNumber(44));
  await open(`${address}?list=entries`);
  await userEvent.click(page.getByRole('button', { name: 'Find mine' }));
  await expect.element(page.getByText(`${ticketNumber(44)} is entry 44 of 45.`)).toBeVisible();
  await userEvent.fill(page.getByLabelText('Find a ticket'), 'CH1-9999-XXXX');
  await userEvent.click(page.getByRole('button', { name: 'Find', exact: true }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('CH1-9999-XXXX is not on this list.');
  await userEvent.clear(page.getByLabelText('Find a ticket'));
  await userEvent.click(page.getByRole('button', { name: 'Find', exact: true }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Enter a ticket number.');
});

test('says that a list could not be loaded, and loads it again', async () => {
  const { server } = await published(lotteryRecord('closed'));
  server.now(refuses(getRecordPiece, fault));
  await open();
  await expect.element(page.getByText('The list could not be loaded')).toBeVisible();
  await userEvent.fill(page.getByLabelText('Find a ticket'), ticketNumber(1));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/The list could not be read/)).toBeVisible();
  await expectForEveryone();
  server.now(answersLists(entriesOf(lotteryRecord('closed')), []));
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(byNumber.getByText(ticketNumber(1))).toBeVisible();
});

test('offers the whole record for download', async () => {
  await published();
  await open();
  const link = page.getByRole('link', { name: 'Download the record' });
  await expect.element(link).toHaveAttribute('href', '/api/e-com/lotteries/42/record.json');
  await expect.element(link).toHaveAttribute('download', 'lottery-42-record.json');
});

test('is grey while it comes, and says so', async () => {
  const { answering, go } = waits(answers(getLotteryRecord, lotteryRecord('open')));
  fakeServer(answering, own());
  await open();
  await expect.element(heading('Lottery record')).toBeVisible();
  await expectForEveryone();
  go();
  await expect.element(heading(name)).toBeVisible();
});

test.each([
  ['the shop has a fault', refuses(getLotteryRecord, fault)],
  ['nobody answers', isAway(getLotteryRecord)],
])('says that it could not be loaded when %s, and tries again', async (_what, answering) => {
  const server = fakeServer(answering, own());
  await open();
  await expect.element(page.getByText('The record could not be loaded')).toBeVisible();
  await expectForEveryone();
  server.now(answers(getLotteryRecord, lotteryRecord('open')));
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(heading(name)).toBeVisible();
});

test.each(['/lottery-detail-stable/977', '/lottery-detail-stable/01920000-0000-7000-8000-00000000abcd'])(
  'knows no lottery at %s',
  async (at) => {
    fakeServer(refuses(getLotteryRecord, lotteryNotFound));
    await open(at);
    await expect.element(page.getByText('There is no such lottery')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'See the lotteries' })).toBeVisible();
    await expectForEveryone();
  },
);

test('has room on a screen of 320 px', async () => {
  await page.viewport(320, 700);
  await published(await withTurns(lotteryRecord('drawn', 170)), ticketNumber(3));
  await open();
  await expect.element(inOrder.getByText('Won', { exact: true })).toBeVisible();
  await userEvent.click(page.getByText('Show the numbers'));
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await expectForEveryone();
  await page.viewport(1024, 768);
});
