import { expectForEveryone } from 'browser/testing/axe';
import { answers, answersInPages, fakeServer, refuses } from 'browser/testing/fake-server';
import {
  createName,
  editName,
  listNames,
  mergeName,
  type Named,
  nameInUse,
  nameOvertaken,
  noneOfThisName,
  removeName,
} from 'contract/catalogue/names.staff';
import { unavailable } from 'contract/platform/envelope';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mia, olive } from '../../../testing/people';
import { visit } from '../../../testing/visit';

const name = (id: number, called: string, products: number): Named => ({
  id,
  name: called,
  story: null,
  department_id: null,
  version: 2,
  department: null,
  products,
});
const rows = [name(1, 'Ridge', 1200), name(2, 'Rigde', 0)];
const standing = [answers(getMe, olive), answersInPages(listNames, rows)];

const button = (called: string) => page.getByRole('button', { name: called, exact: true });
const dialog = page.getByRole('dialog');
const sentOf = ({ calls }: ReturnType<typeof fakeServer>, call: string) =>
  calls.findLast((each) => each.call === call)?.body;

test('brands are listed with how many products have them, and one is edited', async () => {
  const server = fakeServer(...standing, answers(editName, { id: 1, version: 3 }));
  await visit('/products/names');
  await expect.element(page.getByRole('row').nth(1)).toHaveTextContent(/Ridge.*1,200/);
  await expectForEveryone();
  await button('Edit Ridge').click();
  await expectForEveryone();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Ridge Vineyards');
  await dialog.getByRole('textbox', { name: 'Story' }).fill('On the ridge since 1962.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('It is saved')).toBeVisible();
  expect(sentOf(server, 'PUT staff/names/brand/1')).toEqual({
    version: 2,
    facts: { name: 'Ridge Vineyards', story: 'On the ridge since 1962.', department_id: null },
  });
});

test('what somebody else has changed meanwhile is said, and what was typed stays', async () => {
  fakeServer(...standing, refuses(editName, nameOvertaken));
  await visit('/products/names');
  await button('Edit Ridge').click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Mine');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText(nameOvertaken.message)).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Mine');
});

test('a category is created in its department', async () => {
  const server = fakeServer(
    answers(getMe, olive),
    answersInPages(listNames, [name(4, 'Wine', 9)]),
    answers(createName, { id: 9, version: 1 }),
  );
  await visit('/products/names?kind=category');
  await button('New category').click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Ice Wine');
  await dialog.getByRole('button', { name: /Department/ }).click();
  await page.getByRole('option', { name: 'Wine' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('It is added')).toBeVisible();
  expect(sentOf(server, 'POST staff/names/category')).toEqual({
    name: 'Ice Wine',
    story: null,
    department_id: 4,
  });
});

test('a misspelled brand is merged into the right one, or removed where nothing has it', async () => {
  const server = fakeServer(...standing, refuses(mergeName, noneOfThisName), refuses(removeName, nameInUse));
  await visit('/products/names');
  await button('Edit Rigde').click();
  await dialog.getByText('Merge or remove').click();
  await expectForEveryone();
  await button('Remove Rigde').click();
  await expect.element(dialog.getByText(nameInUse.message)).toBeVisible();
  const into = dialog.getByRole('combobox', { name: 'Merge into' });
  await into.fill('Nobody');
  await button('Merge').click();
  await expect.element(dialog.getByText(noneOfThisName.message)).toBeVisible();
  await into.fill('Ridge');
  server.now(answers(mergeName));
  await button('Merge').click();
  await expect.element(page.getByText('They are one now')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sentOf(server, 'POST staff/names/brand/2/merge')).toEqual({ into: 'Ridge' });
});

test('a clerk reads them; what cannot be loaded is asked for again', async () => {
  const server = fakeServer(answers(getMe, mia), refuses(listNames, unavailable));
  await visit('/products/names?q=nothing');
  await expect.element(page.getByText('We could not load brands')).toBeVisible();
  server.now(answersInPages(listNames, []));
  await button('Try again').click();
  await expect.element(page.getByText('Nothing matches “nothing”.')).toBeVisible();
  await expect.element(button('New brand')).not.toBeInTheDocument();
});
