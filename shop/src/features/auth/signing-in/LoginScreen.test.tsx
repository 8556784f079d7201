import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, isAway, refuses, waits } from 'browser/testing/fake-server';
import { logIn, wrongLogIn } from 'contract/auth';
import { tooMany } from 'contract/platform/envelope';
import { listStores } from 'contract/stores';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepInTab } from '../../../platform/in-tab';
import { ada, mission } from '../../../testing/people';
import { visit } from '../../../testing/visit';

const stores = answers(listStores, [mission]);
const welcomeBack = answers(logIn, { token: ada.token, customer: { ...ada.customer, image_url: '' } });

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const email = page.getByRole('textbox', { name: 'Email' });
const password = page.getByRole('textbox', { name: 'Password' });
const logInButton = page.getByRole('button', { name: 'Log in' });

async function typeAndEnter() {
  await email.fill('ada@example.org');
  await userEvent.type(password, 'a glass of rain{Enter}');
}

test('a customer logs in by Enter and goes to the page that was refused', async () => {
  const server = fakeServer(welcomeBack);
  const shop = await visit('/login', { state: { refused: '/about-us?from=card' } });
  await typeAndEnter();
  await expect.poll(shop.address).toBe('/about-us?from=card');
  expect(server.calls[0]).toMatchObject({
    call: 'POST e-com/auth/login',
    body: { email: 'ada@example.org', password: 'a glass of rain' },
  });
});

test('without a refused page she goes home, where a store is asked for', async () => {
  fakeServer(welcomeBack, stores);
  const shop = await visit('/login');
  await typeAndEnter();
  await expect.element(heading('Hello, Ada')).toBeVisible();
  expect(shop.address()).toBe('/welcome');
});

test('a session that has ended says so', async () => {
  fakeServer();
  await visit('/signup');
  keepInTab('left-at', '/profile/orders');
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('You’ve been logged out.');
  await expectForEveryone();
});

test('after a session that has ended she goes on where it did', async () => {
  fakeServer(welcomeBack);
  const shop = await visit('/login');
  keepInTab('left-at', '/about-us?from=checkout');
  await typeAndEnter();
  await expect.poll(shop.address).toBe('/about-us?from=checkout');
});

test('of the answer only the login record is kept', async () => {
  const more = { ...ada.customer, image_url: '', membership: 'Grand Cru' };
  fakeServer(answers(logIn, { token: ada.token, customer: more }), stores);
  await visit('/login');
  await typeAndEnter();
  await expect.element(heading('Hello, Ada')).toBeVisible();
  expect(JSON.parse(localStorage.getItem('user-data') ?? '')).toMatchObject({
    state: { login: ada },
    version: 1,
  });
  expect(localStorage.getItem('user-data')).not.toContain('Grand Cru');
});

test('an empty form is not sent and says what it lacks', async () => {
  const server = fakeServer();
  await visit('/login');
  await logInButton.click();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription('Email is required');
  await expect.element(password).toHaveAccessibleDescription('Password is required');
  await expectForEveryone();
  expect(server.calls).toEqual([]);
});

test('a wrong pair is said, and what was typed stays', async () => {
  fakeServer(refuses(logIn, wrongLogIn));
  await visit('/login');
  await typeAndEnter();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Invalid email or password');
  await expect.element(email).toHaveValue('ada@example.org');
  await expect.element(password).toHaveValue('a glass of rain');
  await expectForEveryone();
});

test('after too many attempts it says when to try again', async () => {
  fakeServer(refuses(logIn, tooMany, { retryAfter: 120 }));
  await visit('/login');
  await typeAndEnter();
  await expect.element(page.getByRole('alert')).toHaveTextContent('You can try again in 2 minutes.');
});

test('when the shop cannot be reached it says so, and the next try goes through', async () => {
  const server = fakeServer(isAway(logIn), stores);
  await visit('/login');
  await typeAndEnter();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The shop cannot be reached');
  server.now(welcomeBack);
  await logInButton.click();
  await expect.element(heading('Hello, Ada')).toBeVisible();
});

test('while it is busy the button says so, and a second Enter sends nothing', async () => {
  const slow = waits(welcomeBack);
  const server = fakeServer(slow.answering, stores);
  await visit('/login');
  await typeAndEnter();
  await expect.element(page.getByRole('button', { name: 'Logging in...' })).toBeVisible();
  await userEvent.type(password, '{Enter}');
  expect(server.calls).toHaveLength(1);
  slow.go();
  await expect.element(heading('Hello, Ada')).toBeVisible();
});

test('the ways to the other pages keep the page that was refused', async () => {
  fakeServer();
  const shop = await visit('/login', { state: { refused: '/cart' } });
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect.element(heading('Forgot password')).toBeVisible();
  await page.getByRole('link', { name: 'Back to log in' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect.element(heading('Create an account')).toBeVisible();
  expect(shop.left()).toMatchObject({ refused: '/cart' });
});

test('a password manager knows the fields, and the password can be shown', async () => {
  fakeServer();
  await visit('/login');
  await expect.element(email).toHaveAttribute('autocomplete', 'username');
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
  await page.getByRole('button', { name: 'Show Password' }).click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await expect.poll(() => document.title).toBe('Log in · Cellar Door');
});

test('a customer who is logged in is sent home', async () => {
  fakeServer(stores);
  const shop = await visit('/login', { login: ada });
  expect(shop.address()).toBe('/welcome');
});
