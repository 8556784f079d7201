import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { emailInUse, passwordTooCommon, signUp, underAge } from 'contract/auth';
import { listStores } from 'contract/stores';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { legalText } from '../../../testing/legal-texts';
import { ada, mission } from '../../../testing/people';
import { visit } from '../../../testing/visit';

const stores = answers(listStores, [mission]);
const welcome = answers(signUp, { token: ada.token, customer: { ...ada.customer, image_url: '' } });

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const terms = page.getByRole('checkbox', { name: 'I am of legal drinking age and accept the terms' });
const create = page.getByRole('button', { name: 'Create account' });
const birthday = field('Date of birth');

async function fillIn(more: { dob?: string; again?: string } = {}) {
  await field('First name').fill('Ada');
  await field('Last name').fill('Byron');
  await field('Email').fill('ada@example.org');
  await userEvent.type(birthday, more.dob ?? '12101975');
  await field('Password').fill('a glass of rain');
  await field('Confirm Password').fill(more.again ?? 'a glass of rain');
  await terms.click();
}

test('a visitor signs up, is logged in, and is asked to confirm her address and to choose a store', async () => {
  const server = fakeServer(welcome, stores);
  const shop = await visit('/signup', { state: { refused: '/cart' } });
  await fillIn();
  await create.click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Welcome, Ada' })).toBeVisible();
  await expect.element(page.getByText('We sent an email to ada@example.org')).toBeVisible();
  expect(shop.address()).toBe('/welcome');
  expect(shop.left()).toMatchObject({ refused: '/cart' });
  expect(server.calls[0]?.body).toEqual({
    first_name: 'Ada',
    last_name: 'Byron',
    email: 'ada@example.org',
    phone: '',
    dob: '1975-12-10',
    password: 'a glass of rain',
    accept_terms: true,
    marketing: false,
  });
});

test('an empty form is not sent and says under each field what it lacks', async () => {
  const server = fakeServer();
  await visit('/signup');
  await create.click();
  await expect.element(field('First name')).toHaveFocus();
  await expect.element(field('First name')).toHaveAccessibleDescription('First name is required');
  await expect.element(field('Last name')).toHaveAccessibleDescription('Last name is required');
  await expect.element(field('Email')).toHaveAccessibleDescription('Email is required');
  await expect.element(birthday).toHaveAccessibleDescription(/^Date of birth is required/);
  await expect.element(field('Password')).toHaveAccessibleDescription(/^Password is required/);
  await expect.element(field('Confirm Password')).toHaveAccessibleDescription('Confirm Password is required');
  await expect.element(terms).toHaveAccessibleDescription('Please accept the terms and the privacy policy');
  await expect.element(field('Phone (optional)')).not.toBeInvalid();
  await expectForEveryone();
  expect(server.calls).toEqual([]);
});

test('who is under 21 is told so before anything is sent', async () => {
  const server = fakeServer();
  await visit('/signup');
  await fillIn({ dob: `0101${new Date().getFullYear() - 18}` });
  await create.click();
  await expect.element(birthday).toHaveAccessibleDescription(/^You must be 21 or older to create an account/);
  await expect.element(birthday).toHaveFocus();
  expect(server.calls).toEqual([]);
});

test.each([
  ['13/40/1980', 'This date does not exist'],
  ['1980-02-30', 'This date does not exist'],
  ['12/10/75', 'Enter the date as MM/DD/YYYY or YYYY-MM-DD'],
])('a date of birth like %s is not taken', async (dob, says) => {
  fakeServer();
  await visit('/signup');
  await birthday.fill(dob);
  await create.click();
  await expect.element(birthday).toHaveAccessibleDescription(new RegExp(`^${says}`));
});

test('two different passwords do not match', async () => {
  fakeServer();
  await visit('/signup');
  await fillIn({ again: 'a glass of rein' });
  await create.click();
  await expect.element(field('Confirm Password')).toHaveAccessibleDescription('Passwords do not match');
});

test.each([
  ['Email', emailInUse],
  ['Password', passwordTooCommon],
  ['Date of birth', underAge],
] as const)('what the shop refuses stands under its field: %s', async (name, refusal) => {
  fakeServer(refuses(signUp, refusal));
  await visit('/signup');
  await fillIn();
  await create.click();
  await expect.element(field(name)).toHaveAccessibleDescription(new RegExp(`^${refusal.message}`));
  await expect.element(field(name)).toHaveFocus();
  await expect.element(field('First name')).toHaveValue('Ada');
});

test.each([
  ['terms', 'Terms and conditions'],
  ['privacy policy', 'Privacy policy'],
])('the %s are read in a dialog; box and form stay as they were', async (link, title) => {
  fakeServer(legalText('# Who may buy\nWhoever is 21. [Ask us](/contact-us).'));
  const shop = await visit('/signup');
  await field('First name').fill('Ada');
  await page.getByRole('link', { name: link, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByRole('heading', { level: 3, name: 'Who may buy' })).toBeVisible();
  // Nothing leads away from what was typed.
  expect(dialog.getByRole('link').elements()).toEqual([]);
  await expectForEveryone();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(field('First name')).toHaveValue('Ada');
  await expect.element(terms).not.toBeChecked();
  expect(shop.address()).toBe('/signup');
});
