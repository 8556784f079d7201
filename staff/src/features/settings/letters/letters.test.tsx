import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { unavailable } from 'contract/platform/envelope';
import { changeLetterhead, getLetterhead, letterheadChanged } from 'contract/settings/letterhead';
import { showStart } from 'contract/settings/start';
import { getMe } from 'contract/staff';
import { listActs } from 'contract/staff/acts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { olive, otto } from '../../../testing/people';
import { visit } from '../../../testing/visit';

const seen = {
  version: 'first',
  name: 'Cellar Door',
  reply_to: '',
  address: '',
  from: 'shop@cellar-door.example',
  mail_server: 'smtp.example.com',
};
const begin = (...more: Parameters<typeof fakeServer>) =>
  fakeServer(
    answers(getMe, olive),
    answers(getLetterhead, seen),
    answers(listActs, { data: [], next: null }),
    answers(showStart, {
      stores: [],
      payments: { provider: 'demo', trial: null },
      mail: { kept: false, trial: null },
    }),
    ...more,
  );
const open = () => visit('/letters');
const save = page.getByRole('button', { name: 'Save the sender' });
const sent = (server: ReturnType<typeof begin>) =>
  server.calls.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);

test('an owner says who writes, where answers go, and reads what is set elsewhere', async () => {
  const server = begin(answers(changeLetterhead));
  await open();
  await expect.element(page.getByText(/shop@cellar-door\.example, by the mail server smtp/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Send me a letter' })).toBeVisible();
  await expectForEveryone();
  await page.getByLabelText('Name').fill('Wine & Co');
  await page.getByLabelText('Replies go to').fill('ask@wine.example');
  await page.getByLabelText('Address at the foot').fill('1 Main St\nReno, NV');
  await save.click();
  await expect
    .poll(() => sent(server))
    .toEqual([
      {
        name: 'Wine & Co',
        reply_to: 'ask@wine.example',
        address: '1 Main St\nReno, NV',
        version: 'first',
      },
    ]);
});

test('an address that is none is told at its field', async () => {
  const server = begin();
  await open();
  await page.getByLabelText('Replies go to').fill('ask');
  await save.click();
  await expect.element(page.getByText('Enter a valid email address')).toBeVisible();
  await expectForEveryone();
  expect(sent(server)).toEqual([]);
});

test('whoever was slower than somebody else reads it, and what they typed stays', async () => {
  begin(refuses(changeLetterhead, letterheadChanged));
  await open();
  await page.getByLabelText('Name').fill('Mine');
  await save.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(letterheadChanged.message);
  await expect.element(page.getByLabelText('Name')).toHaveValue('Mine');
});

test('a sender that could not be loaded is asked for again', async () => {
  const server = begin(refuses(getLetterhead, unavailable));
  await open();
  await expect.element(page.getByText('We could not load the sender')).toBeVisible();
  server.now(answers(getLetterhead, seen));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByLabelText('Name')).toHaveValue('Cellar Door');
});

test('who owns one store alone is told who sets it', async () => {
  fakeServer(answers(getMe, otto));
  await open();
  await expect.element(page.getByText('For owners of all stores')).toBeVisible();
});
