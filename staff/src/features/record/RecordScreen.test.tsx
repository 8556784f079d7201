import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses, waits } from 'browser/testing/fake-server';
import { unavailable } from 'contract/platform/envelope';
import { getMe } from 'contract/staff';
import { listActors, listActs } from 'contract/staff/acts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ownerInvited, roleGiven } from '../../testing/acts';
import { marco, olive } from '../../testing/people';
import { visit } from '../../testing/visit';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = (words: string) => page.getByRole('row').filter({ hasText: words });
const record = [
  answers(getMe, olive),
  answers(listActors, [{ id: olive.id, name: olive.name }]),
  answers(listActs, { data: [roleGiven], next: roleGiven.id }),
];

test('who did what, on what and where, with what was before and after, and older acts by a press', async () => {
  const coming = waits(answers(listActs, { data: [roleGiven], next: roleGiven.id }));
  const server = fakeServer(...record, coming.answering);
  await visit('/record');
  await expect.element(page.getByRole('heading', { name: 'Record' })).toBeVisible();
  await expectForEveryone();
  coming.go();
  const given = row('Gave a role');
  await expect.element(given.getByText('Olive Brandt')).toBeVisible();
  await expect.element(given.getByText('Mia Novak')).toBeVisible();
  await expect.element(given.getByText('Mission Street')).toBeVisible();
  await expect.element(given.getByRole('deletion')).toHaveTextContent('manager');
  await expect.element(given.getByRole('insertion')).toHaveTextContent('clerk');
  await expectForEveryone();
  server.now(answers(listActs, { data: [ownerInvited], next: null }));
  await button('Show older').click();
  await expect.element(row('A command').getByText('Why: The first owner')).toBeVisible();
  await expect.element(row('A command').getByText('No store')).toBeVisible();
  await expect.element(button('Show older')).not.toBeInTheDocument();
  expect(server.calls.at(-1)?.query.get('after')).toBe(roleGiven.id);
});

test('it is narrowed by a press, by choices and by days, and the address says by what', async () => {
  const server = fakeServer(...record);
  const { address } = await visit('/record?from=2026-11-01&until=2026-11-02');
  await row('Gave a role').getByRole('link', { name: 'Olive Brandt' }).click();
  await expect.poll(address).toBe(`/record?person=${olive.id}`);
  await button('Everything What').click();
  await page.getByRole('option', { name: 'Took a role away' }).click();
  await expect.poll(address).toBe(`/record?person=${olive.id}&kind=role_taken`);
  const { query } = server.calls.findLast(({ call }) => call === 'GET staff/acts')!;
  expect([query.get('person'), query.get('kind')]).toEqual([olive.id, 'role_taken']);
  await row('Gave a role').getByRole('link', { name: 'Mia Novak' }).click();
  await expect.element(page.getByText('Only one person')).toBeVisible();
  await expectForEveryone();
  server.now(answers(listActs, { data: [], next: null }));
  await page.getByRole('button', { name: 'Remove Only one person' }).click();
  await expect.element(page.getByText('Nothing in the record fits.')).toBeVisible();
  await expectForEveryone();
});

test('a record that could not be had is asked for again', async () => {
  const server = fakeServer(...record, refuses(listActs, unavailable));
  await visit('/record');
  await expect.element(page.getByText('We could not load the record')).toBeVisible();
  await expectForEveryone();
  server.now(answers(listActs, { data: [roleGiven], next: null }));
  await button('Try again').click();
  await expect.element(row('Gave a role')).toBeVisible();
});

test('whoever may not read it has no way there', async () => {
  fakeServer(answers(getMe, marco));
  await visit('/');
  await expect.element(page.getByRole('link', { name: 'People' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Record' })).not.toBeInTheDocument();
});
