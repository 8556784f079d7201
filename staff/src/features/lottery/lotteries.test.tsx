import { expectForEveryone } from 'browser/testing/axe';
import { answers, answersInPages, fakeServer, refuses } from 'browser/testing/fake-server';
import {
  announceLottery,
  callLotteryOff,
  draftOvertaken,
  getHeldLottery,
  getLotteryDraft,
  listHeldLotteries,
  listLotteryBottles,
  listLotteryDrafts,
  listLotteryTurns,
  saveLotteryDraft,
  tooFewBottles,
  writeWinnerAgain,
} from 'contract/lottery/lotteries.staff';
import { unavailable } from 'contract/platform/envelope';
import { getMe } from 'contract/staff';
import { listActs } from 'contract/staff/acts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { marco, olive } from '../../testing/people';
import { visit } from '../../testing/visit';

const id = '0190b7e0-5f00-7000-8000-0000000000f1';
const times = {
  timezone: 'America/Chicago',
  opens_at: '2027-01-10T16:00:00.000Z',
  closes_at: '2027-01-15T02:00:00.000Z',
};
const plan = {
  product_id: 14,
  bottles: 2,
  price: 310.5,
  opens: { day: '2027-01-10', time: '10:00' },
  closes: { day: '2027-01-14', time: '20:00' },
  claim_hours: 24,
  ticket_prefix: 'CH1',
  name: null,
  rules: null,
  release: null,
};
const draft = {
  ...times,
  id,
  version: 3,
  name: 'Château Rive Pomerol, January 2027',
  bottles: 2,
  price: 310.5,
  plan,
  draws_at: '2027-01-15T02:10:00.000Z',
  rules: 'Two bottles came to this store.\n\nEntering is free.',
  release: 'rive-mission-street',
  in_the_way: null,
};
const announced = { at: '2027-01-01T16:00:00.000Z', seed_hash: 'a'.repeat(64), beacon: null };
const row = {
  ...times,
  id: 42,
  name: draft.name,
  state: 'open' as const,
  bottles: 2,
  price: 310.5,
  draws_at: draft.draws_at,
  entries: 340,
  entries_exact: true,
  bought: 0,
  waiting: 0,
};
const lottery = {
  ...row,
  product_id: 14,
  rules: draft.rules,
  release: draft.release,
  claim_hours: 24,
  commitments: { announced, closed: null, drawn: null },
  called_off: null,
  record: 'https://shop.test/lottery-detail-stable/42',
};
const drawn = {
  ...lottery,
  state: 'drawn' as const,
  bought: 1,
  waiting: 1,
  commitments: {
    announced,
    closed: {
      at: '2027-01-15T02:00:02.000Z',
      entries: 340,
      entries_hash: 'b'.repeat(64),
      round: null,
      late: false,
    },
    drawn: {
      at: '2027-01-15T02:10:02.000Z',
      seed: 'c'.repeat(64),
      signature: null,
      randomness: null,
      ranking_hash: 'd'.repeat(64),
    },
  },
};
const turn = (rank: number, standing: 'won' | 'handed_over', order_number: string | null) => ({
  ticket_id: `0190b7e0-5f00-7000-8000-00000000000${rank}`,
  rank,
  ticket_no: `CH1-000${rank}-7K3D`,
  standing,
  turn_at: '2027-01-15T02:10:02.000Z',
  claim_until: '2027-01-16T02:10:02.000Z',
  customer: { id: `0190b7e0-5f00-7000-8000-0000000000c${rank}`, name: `Winner ${rank}` },
  order_number,
});
const rive = { id: 14, brand: 'Château Rive', name: 'Pomerol', vintage: 2019, price: 400, free: 6 };
const standing = [
  answers(getMe, olive),
  answers(listActs, { data: [], next: null }),
  answers(listLotteryBottles, [rive]),
];
const button = (name: string) => page.getByRole('button', { name, exact: true });
const bodyOf = ({ calls }: ReturnType<typeof fakeServer>, call: string) =>
  calls.findLast((each) => each.call === call)?.body;

test('the lotteries of a store are listed by how far they have come', async () => {
  const server = fakeServer(...standing, refuses(listHeldLotteries, unavailable));
  await visit('/lotteries');
  await expect.element(page.getByText('We could not load lotteries')).toBeVisible();
  server.now(answersInPages(listHeldLotteries, [row]), answersInPages(listLotteryDrafts, []));
  await button('Try again').click();
  await expect.element(page.getByRole('row').nth(1)).toHaveTextContent(/Pomerol.*Open.*2.*340/);
  await expectForEveryone();
  await page.getByRole('tab', { name: 'Drafts' }).click();
  await expect.element(page.getByText('There are no drafts.')).toBeVisible();
});

test('they are the owner’s: a manager is not led there', async () => {
  fakeServer(answers(getMe, marco));
  await visit('/account');
  await expect.element(page.getByRole('link', { name: 'Lotteries' })).not.toBeInTheDocument();
});

test('a plan is written down, and what is missing is said', async () => {
  const server = fakeServer(...standing, answers(saveLotteryDraft), answers(getLotteryDraft, draft));
  const at = await visit('/lotteries/new');
  await button('Save draft').click();
  await expect.element(page.getByText('Choose a bottle')).toBeVisible();
  await expectForEveryone();
  await page.getByRole('combobox', { name: 'Bottle' }).click();
  await page.getByRole('option', { name: /Château Rive Pomerol 2019, 6 free/ }).click();
  await page.getByRole('textbox', { name: 'Bottles' }).fill('2');
  await page.getByLabelText('Price of a bottle').fill('$310.50');
  await page.getByLabelText('Opens').fill('2027-01-10T10:00');
  await page.getByLabelText('Closes').fill('2027-01-14T20:00');
  await page.getByLabelText('Hours to buy').fill('24');
  await page.getByLabelText('Tickets begin with').fill('ch1');
  await button('Save draft').click();
  await expect.element(page.getByRole('heading', { name: draft.name })).toBeVisible();
  expect(at.address()).toMatch(/^\/lotteries\/drafts\/[\w-]{36}\?store=1$/);
  expect(server.calls.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ plan, seen: null });
});

test('it is announced as it is saved, after a look at what nobody can change then', async () => {
  const server = fakeServer(
    ...standing,
    answers(getLotteryDraft, draft),
    refuses(announceLottery, tooFewBottles),
    refuses(saveLotteryDraft, draftOvertaken),
    answers(getHeldLottery, lottery),
  );
  const at = await visit(`/lotteries/drafts/${id}`);
  await expect.element(page.getByText('Jan 10, 2027, 10:00 AM CST')).toBeVisible();
  await expectForEveryone();
  await page.getByRole('textbox', { name: 'Bottles' }).fill('3');
  await expect.element(button('Announce')).toBeDisabled();
  await button('Save').click();
  await expect.element(page.getByText(draftOvertaken.message)).toBeVisible();
  server.now(answers(saveLotteryDraft));
  await button('Save').click();
  await button('Announce').click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toHaveTextContent('it can only be called off');
  await question.getByRole('button', { name: 'Announce' }).click();
  await expect.element(page.getByText(tooFewBottles.message)).toBeVisible();
  server.now(answers(announceLottery, { id: 42 }));
  await button('Announce').click();
  await question.getByRole('button', { name: 'Announce' }).click();
  await expect.element(page.getByText('The lottery is announced')).toBeVisible();
  expect(at.address()).toBe('/lotteries/42?store=1');
});

test('one that is not drawn is called off with a reason', async () => {
  const server = fakeServer(...standing, answers(getHeldLottery, lottery), answers(callLotteryOff));
  await visit('/lotteries/42');
  await button('Call off').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toHaveTextContent('The 340 who have entered get a letter.');
  await dialog.getByRole('button', { name: 'Call off' }).click();
  await expect.element(dialog.getByText('Say why')).toBeVisible();
  await expectForEveryone();
  const calledOff = { at: '2027-01-12T16:00:00.000Z', because: 'Corked' };
  server.now(answers(getHeldLottery, { ...lottery, state: 'called_off', called_off: calledOff }));
  await dialog.getByLabelText('Why').fill('Corked');
  await dialog.getByRole('button', { name: 'Call off' }).click();
  await expect.element(page.getByText('Called off on Jan 12, 2027, 10:00 AM CST: Corked')).toBeVisible();
  await expect.element(button('Call off')).not.toBeInTheDocument();
  expect(bodyOf(server, 'POST staff/stores/1/lotteries/42/call-off')).toEqual({ because: 'Corked' });
});

test('of a drawn one it is told who has won, and a winner is written to again', async () => {
  const server = fakeServer(
    ...standing,
    answers(getHeldLottery, drawn),
    answersInPages(listLotteryTurns, [turn(1, 'handed_over', 'CH1-104001'), turn(2, 'won', null)]),
    answers(writeWinnerAgain),
  );
  await visit('/lotteries/42');
  await expect.element(page.getByText('1 of 2 bottles bought. 1 has the turn.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'CH1-104001' })).toBeVisible();
  await expect.element(page.getByText('c'.repeat(64))).toBeVisible();
  await expect.element(button('Call off')).not.toBeInTheDocument();
  await expectForEveryone();
  await button('Send the letter about ticket CH1-0002-7K3D again').click();
  await expect.element(page.getByText('The letter is on its way')).toBeVisible();
  expect(server.calls.at(-1)).toBeDefined();
});
