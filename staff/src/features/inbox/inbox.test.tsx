import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import {
  answeredMeanwhile,
  answerMessage,
  answerReview,
  hideReview,
  listInbox,
  settleMessage,
  showReview,
  takeMessage,
} from 'contract/inbox.staff';
import { listQueue } from 'contract/orders/queue.staff';
import type { Wire } from 'contract/platform/endpoint';
import { unavailable } from 'contract/platform/envelope';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queueOf } from '../../testing/orders';
import { marco, mia } from '../../testing/people';
import { visit } from '../../testing/visit';

type Inbox = Wire<typeof listInbox>;
type Of<Kind> = Extract<Inbox['entries'][number], { kind: Kind }>;
const at = '2026-11-20T18:00:00.000Z';

const message: Of<'message'> = {
  kind: 'message',
  id: '0190b7e0-5f00-7000-8000-0000000000a1',
  at,
  store_name: 'Mission Street',
  name: 'Ada Marchetti',
  email: 'ada@cellar-door.example',
  topic: 'product',
  order_number: 'CA1-104001',
  text: 'Is the Barolo ready to drink?',
  state: 'waiting',
  taken_by: null,
  answers: [],
};
const review: Of<'review'> = {
  kind: 'review',
  id: '0190b7e0-5f00-7000-8000-0000000000b1',
  at,
  product_name: 'Pauillac 2013',
  first_name: 'Bob',
  rating: 2,
  text: 'Corked, I think.',
  waits: true,
  shown: true,
  hidden_because: null,
  answer: null,
};
const inbox = (...entries: Inbox['entries']) => answers(listInbox, { entries, more: false });
const card = (name: RegExp) => page.getByRole('article', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a message is answered', async () => {
  const server = fakeServer(answers(getMe, marco), inbox(message, review), answers(answerMessage));
  await visit('/inbox');
  await expect.element(card(/Ada Marchetti/)).toHaveTextContent('A bottle');
  await expectForEveryone();
  await button('Answer').first().click();
  await expect.element(page.getByRole('textbox', { name: 'Answer to Ada Marchetti' })).toHaveFocus();
  await button('Send answer').click();
  await expect.element(page.getByText('Write an answer')).toBeVisible();
  await page.getByRole('textbox', { name: 'Answer to Ada Marchetti' }).fill('In four years.');
  await expectForEveryone();
  server.now(inbox(review));
  await button('Send answer').click();
  await expect.element(card(/Ada/)).not.toBeInTheDocument();
  expect(server.calls.findLast(({ call }) => call.includes('answers'))).toMatchObject({
    body: { text: 'In four years.', answers_seen: 0 },
    key: expect.stringMatching(/^[\da-f]{32}$/),
  });
});

test('an answer of somebody who was faster is shown, and what was typed stays', async () => {
  const server = fakeServer(answers(getMe, marco), inbox(message), refuses(answerMessage, answeredMeanwhile));
  await visit('/inbox');
  await button('Answer').click();
  await page.getByRole('textbox', { name: 'Answer to Ada Marchetti' }).fill('In four years.');
  server.now(inbox({ ...message, state: 'answered', answers: [{ text: 'Now!', by: 'Olive Brandt', at }] }));
  await button('Send answer').click();
  await expect.element(page.getByText(answeredMeanwhile.message)).toBeVisible();
  await expect.element(page.getByText('Now!')).toBeVisible();
  await expect
    .element(page.getByRole('textbox', { name: 'Answer to Ada Marchetti' }))
    .toHaveValue('In four years.');
});

test('a message is taken over, or done without an answer', async () => {
  const taken = { ...message, taken_by: 'Olive Brandt' };
  const server = fakeServer(
    answers(getMe, marco),
    inbox(taken),
    answers(takeMessage),
    answers(settleMessage),
  );
  await visit('/inbox');
  await expect.element(page.getByText('Olive Brandt looks after it')).toBeVisible();
  server.now(inbox({ ...message, taken_by: marco.name }));
  await button('Take over').click();
  await expect.element(page.getByText('Marco Silva looks after it')).toBeVisible();
  server.now(inbox());
  await button('Nothing to answer').click();
  await expect.element(page.getByText('Nobody is waiting')).toBeVisible();
});

test('a review is answered for everybody, hidden with a reason and shown again', async () => {
  const server = fakeServer(
    answers(getMe, marco),
    inbox(review),
    answers(answerReview),
    answers(hideReview),
    answers(showReview),
  );
  await visit('/inbox?kind=review&state=all');
  await button('Answer').click();
  await page.getByRole('textbox', { name: 'Answer to Bob' }).fill('Bring it back, please.');
  const answered = { ...review, waits: false, answer: { text: 'Bring it back, please.', by: 'Marco', at } };
  server.now(inbox(answered));
  await button('Publish answer').click();
  await expect.element(button('Change the answer')).toBeVisible();
  await button('Hide').click();
  await page.getByRole('textbox', { name: 'Why is it hidden?' }).fill('Names a neighbor');
  await expectForEveryone();
  server.now(inbox({ ...answered, shown: false, hidden_because: 'Names a neighbor' }));
  await button('Hide review').click();
  await expect.element(page.getByText('Hidden because: Names a neighbor')).toBeVisible();
  server.now(inbox(answered));
  await button('Show again').click();
  await expect.element(button('Hide')).toBeVisible();
});

test('the list is narrowed, and its address says so', async () => {
  const server = fakeServer(answers(getMe, marco), inbox(message));
  const { address } = await visit('/inbox');
  await page.getByRole('radio', { name: 'Answered' }).click();
  await page.getByRole('radio', { name: 'Reviews' }).click();
  await expect.poll(address).toBe('/inbox?state=settled&kind=review');
  expect(Object.fromEntries(server.calls.at(-1)!.query)).toEqual({ state: 'settled', kind: 'review' });
});

test('an inbox that could not be loaded is asked for again', async () => {
  const server = fakeServer(answers(getMe, marco), refuses(listInbox, unavailable));
  await visit('/inbox');
  await expect.element(page.getByText('We could not load the inbox')).toBeVisible();
  server.now(inbox());
  await button('Try again').click();
  await expect.element(page.getByText('Nobody is waiting')).toBeVisible();
});

test('a clerk is not led to what the server would refuse', async () => {
  fakeServer(answers(getMe, mia), answers(listQueue, queueOf()));
  await visit('/');
  await expect.element(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Inbox' })).not.toBeInTheDocument();
});
