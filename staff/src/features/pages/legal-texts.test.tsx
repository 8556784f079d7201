import { expectForEveryone } from 'browser/testing/axe';
import { answers, answersInPages, fakeServer, refuses } from 'browser/testing/fake-server';
import {
  changeLegalText,
  getLegalTextVersion,
  legalTextOvertaken,
  listLegalTextVersions,
} from 'contract/pages/legal-texts.staff';
import { unavailable } from 'contract/platform/envelope';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { olive, otto } from '../../testing/people';
import { visit } from '../../testing/visit';

const written_at = '2026-11-20T18:00:00.000Z';
const versions = [
  { version: 2, written_at, person: { id: olive.id, name: olive.name } },
  { version: 1, written_at, person: null },
];
const begin = (...more: Parameters<typeof fakeServer>) =>
  fakeServer(
    answers(getMe, olive),
    answersInPages(listLegalTextVersions, versions),
    answers(getLegalTextVersion, { version: 2, text: '# Who may buy\nWhoever is 21.' }),
    ...more,
  );
const open = () => visit('/legal-texts');
const text = page.getByLabelText('Text', { exact: true });
const preview = page.getByRole('region', { name: 'As customers read it' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const sent = (server: ReturnType<typeof begin>) =>
  server.calls.filter(({ call }) => call.startsWith('PUT')).map(({ call, body }) => [call, body]);

test('an owner sees while typing what customers will read, and publishes it', async () => {
  const server = begin(answers(changeLegalText));
  await open();
  await text.fill('# Who may buy\nWhoever is 21.\n\n# Questions\n[Ask us](/contact-us).');
  await expect.element(preview.getByRole('heading', { name: 'Questions' })).toBeVisible();
  await expectForEveryone();
  await button('Publish').click();
  const body = { version: 2, text: '# Who may buy\nWhoever is 21.\n\n# Questions\n[Ask us](/contact-us).' };
  await expect.poll(() => sent(server)).toEqual([['PUT staff/legal-texts/terms', body]]);
});

test('a link that leads nowhere is told, and nothing is published', async () => {
  const server = begin();
  await open();
  await text.fill('# Questions\n[Ask us](/contact)');
  await button('Publish').click();
  await expect.element(text).toHaveAccessibleDescription(/This link leads nowhere: \[Ask us\]\(\/contact\)/);
  expect(sent(server)).toEqual([]);
});

test('an older text is read, and goes into the form to be published again', async () => {
  const server = begin(answers(changeLegalText));
  await open();
  await expect.element(page.getByRole('cell', { name: 'Came with the shop' })).toBeVisible();
  server.now(answers(getLegalTextVersion, { version: 1, text: '# At first\nWhoever asks.' }));
  await button('Read version 1').click();
  const dialog = page.getByRole('dialog', { name: 'Version 1' });
  await expect.element(dialog.getByRole('heading', { name: 'At first' })).toBeVisible();
  await expectForEveryone();
  await dialog.getByRole('button', { name: 'Use this text again' }).click();
  await expect.element(preview.getByRole('heading', { name: 'At first' })).toBeVisible();
  await button('Publish').click();
  await expect.poll(() => sent(server).length).toBe(1);
});

test('what is typed waits while another page is looked at, and stays where somebody else was faster', async () => {
  begin(refuses(changeLegalText, legalTextOvertaken));
  await open();
  await text.fill('# Mine\nMine.');
  await page.getByRole('tab', { name: 'Privacy policy' }).click();
  await expect.element(text).toHaveValue('# Who may buy\nWhoever is 21.');
  await page.getByRole('tab', { name: 'Terms and conditions' }).click();
  await expect.element(text).toHaveValue('# Mine\nMine.');
  await button('Publish').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(legalTextOvertaken.message);
  await expect.element(text).toHaveValue('# Mine\nMine.');
});

test('a text that could not be loaded is asked for again', async () => {
  const server = begin(refuses(getLegalTextVersion, unavailable));
  await open();
  await expect.element(page.getByText('We could not load the text')).toBeVisible();
  server.now(answers(getLegalTextVersion, { version: 2, text: '# Here\nIt is.' }));
  await button('Try again').click();
  await expect.element(text).toHaveValue('# Here\nIt is.');
});

test('who owns one store alone is told who writes them', async () => {
  fakeServer(answers(getMe, otto));
  await open();
  await expect.element(page.getByText('For owners of all stores')).toBeVisible();
});
