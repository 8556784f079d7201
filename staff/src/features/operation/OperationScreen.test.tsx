import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { nothingFailed, retryFailed, showOperation } from 'contract/operation.staff';
import { unavailable } from 'contract/platform/envelope';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mia, olive } from '../../testing/people';
import { visit } from '../../testing/visit';

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const quiet = {
  versions: { shop: '0.1.0', node: 'v24.1.0', database: 'PostgreSQL 17.2' },
  failed: [],
  letters: { waiting: 0, oldest: null },
  payments: { total: 0, first: [] },
  stale_rules: { count: 0, states: [] },
  audit: { at: ago(3), broken: 0 },
  backup: { newest: ago(3), proven: ago(3) },
};
const troubled = {
  ...quiet,
  failed: [{ kind: 'send-letter', count: 12, latest: ago(1), error: 'The mail server answered 451.' }],
  letters: { waiting: 3, oldest: ago(2) },
  payments: {
    total: 21,
    first: [
      {
        id: '0190b7e0-5f00-7000-8000-00000000000a',
        store_id: 1,
        order_number: 'CA1-104001',
        amount: 90.5,
        trouble: 'undecided' as const,
        since: ago(1),
      },
    ],
  },
  stale_rules: { count: 2, states: ['CA', 'IL'] },
  audit: { at: ago(3), broken: 2 },
  backup: { newest: ago(40), proven: null },
};
const shown = (words: string | RegExp) => expect.element(page.getByText(words)).toBeVisible();

test('an owner sees that all is well', async () => {
  fakeServer(answers(getMe, olive), answers(showOperation, quiet));
  await visit('/');
  await page.getByRole('link', { name: 'Operation' }).click();
  await shown('Nothing has failed.');
  await shown('No emails are waiting to be sent.');
  await shown('Every payment is settled.');
  await shown('Every rule was checked within a year.');
  await shown(/every promise is kept/);
  await shown('Cellar Door 0.1.0, Node 24.1.0, PostgreSQL 17.2');
  await expectForEveryone();
});

test('an owner sees what is wrong, and has failed work tried again', async () => {
  const server = fakeServer(
    answers(getMe, olive),
    answers(showOperation, troubled),
    refuses(retryFailed, nothingFailed),
  );
  await visit('/operation');
  await shown('Send letter: 12 given up');
  await shown(/The mail server answered 451\./);
  await shown(/3 emails are waiting to be sent/);
  await shown('CA1-104001, Mission Street');
  await shown('$90.50');
  await shown('And 20 more.');
  await shown(/2 rules were checked more than a year ago, in CA and IL\./);
  await shown(/2 promises are broken/);
  await shown('Too old');
  await shown('Missing');
  await expectForEveryone();
  const again = page.getByRole('button', { name: 'Try again: Send letter' });
  await again.click();
  await shown(nothingFailed.message);
  server.now(answers(retryFailed), answers(showOperation, quiet));
  await again.click();
  await shown('It is being tried again');
  await shown('Nothing has failed.');
});

test('what cannot be loaded is asked for again', async () => {
  const server = fakeServer(answers(getMe, olive), refuses(showOperation, unavailable));
  await visit('/operation');
  await shown('We could not load how the shop is running');
  await expectForEveryone();
  server.now(answers(showOperation, quiet));
  await page.getByRole('button', { name: 'Try again' }).click();
  await shown('Nothing has failed.');
});

test('a clerk has no way to it', async () => {
  fakeServer(answers(getMe, mia));
  await visit('/');
  await expect.element(page.getByRole('link', { name: 'Account' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Operation' }).query()).toBeNull();
});
