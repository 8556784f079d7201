import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, isAway, refuses, waits } from 'browser/testing/fake-server';
import {
  confirmationLinkDead,
  confirmEmail,
  emailAlreadyConfirmed,
  resendConfirmation,
  stopEmailChange,
  stopLinkDead,
} from 'contract/auth';
import { unavailable } from 'contract/platform/envelope';
import { listStores } from 'contract/stores';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useCart } from '../../../platform/cart';
import { useSession } from '../../../platform/session';
import { useStoreData } from '../../../platform/store-data';
import { ada, mission, westLoop } from '../../../testing/people';
import { visit } from '../../../testing/visit';

const stores = answers(listStores, [westLoop, mission]);
const choose = (name: string) => page.getByRole('button', { name: `Choose this store: ${name}` });

test('a visitor learns what the shop is, that she must be 21, and the ways in', async () => {
  fakeServer(stores);
  const shop = await visit('/welcome', { state: { refused: '/lottery' } });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByText('You must be 21 or older to shop here.')).toBeVisible();
  await expect.element(page.getByText('915 West Randolph Street')).toBeVisible();
  await expectForEveryone();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  expect(shop.left()).toMatchObject({ refused: '/lottery' });
});

test('a customer chooses her store, city by city, and comes to it', async () => {
  fakeServer(stores);
  const shop = await visit('/welcome', { login: ada });
  await expect.element(page.getByRole('heading', { level: 2, name: 'Chicago Illinois' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 3, name: westLoop.name })).toBeVisible();
  await expectForEveryone();
  await choose(westLoop.name).click();
  await expect.poll(shop.address).toBe('/chicago/west-loop');
  expect(useStoreData.getState().selectedStore?.id).toBe(westLoop.id);
});

test('who was sent here by the guard goes on to the page that was refused', async () => {
  fakeServer(stores);
  const shop = await visit('/products?q=barolo', { login: ada });
  expect(shop.address()).toBe('/welcome');
  await choose(mission.name).click();
  await expect.poll(shop.address).toBe('/products?q=barolo');
});

test('another store brings its own cart, and the change is said', async () => {
  fakeServer(stores);
  await visit('/welcome', { login: ada, store: mission });
  useCart.getState().addLine({ id: 'barolo', quantity: 2 });
  await expect.element(page.getByText('Selected')).toBeVisible();
  await choose(westLoop.name).click();
  await expect.element(page.getByText('You are at Cellar Door West Loop now')).toBeVisible();
  expect(useCart.getState().cart_detail).toEqual([]);
});

test('the hours and the phone of a store are at hand', async () => {
  fakeServer(answers(listStores, [mission]));
  await visit('/welcome', { login: ada });
  await page.getByText('Hours and phone').click();
  await expect.element(page.getByRole('row', { name: 'Sunday 11:00 AM – 8:00 PM' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: mission.phone }))
    .toHaveAttribute('href', 'tel:+14155550123');
});

test('while the stores are coming their room is kept, and then nothing moves', async () => {
  const slow = waits(stores);
  fakeServer(slow.answering);
  await visit('/welcome', { login: ada });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hello, Ada' })).toBeVisible();
  slow.go();
  await expect.element(choose(mission.name)).toBeVisible();
});

test('stores that cannot be loaded are asked for again', async () => {
  const server = fakeServer(refuses(listStores, unavailable));
  await visit('/welcome', { login: ada });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  await expectForEveryone();
  server.now(stores);
  await again.click();
  await expect.element(choose(mission.name)).toBeVisible();
});

test('a shop without stores says so', async () => {
  fakeServer(answers(listStores, []));
  await visit('/welcome', { login: ada });
  await expect.element(page.getByText('No store is open yet')).toBeVisible();
});

test('the link of the letter confirms the address, once', async () => {
  const server = fakeServer(stores, answers(confirmEmail));
  const shop = await visit('/welcome?verify=from-the-letter');
  await expect.element(page.getByText('Your email address is confirmed. Thank you!')).toBeVisible();
  expect(shop.address()).toBe('/welcome');
  await expectForEveryone();
  expect(server.calls.filter(({ call }) => call === 'POST e-com/auth/verify-email')).toMatchObject([
    { call: 'POST e-com/auth/verify-email', body: { token: 'from-the-letter' } },
  ]);
});

test('a customer whose link has expired has a new one sent', async () => {
  fakeServer(stores, refuses(confirmEmail, confirmationLinkDead), answers(resendConfirmation));
  await visit('/welcome?verify=from-an-old-letter', { login: ada });
  await expect.element(page.getByRole('alert')).toHaveTextContent('This confirmation link has expired');
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect.element(page.getByText('A new confirmation link is on its way')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Sent' })).toBeDisabled();
});

test('whose address is confirmed already is told so instead', async () => {
  fakeServer(
    stores,
    refuses(confirmEmail, confirmationLinkDead),
    refuses(resendConfirmation, emailAlreadyConfirmed),
  );
  await visit('/welcome?verify=from-an-old-letter', { login: ada });
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect.element(page.getByText('Your email address is confirmed already.')).toBeVisible();
});

test('a visitor whose link has expired is shown the log-in, and comes back', async () => {
  fakeServer(stores, refuses(confirmEmail, confirmationLinkDead));
  const shop = await visit('/welcome?verify=from-an-old-letter');
  await page.getByRole('link', { name: 'Log in for a new link' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  expect(shop.left().refused).toBe('/welcome?verify=from-an-old-letter');
});

test('the owner stops a change of the email address, by a press, and goes on to a new password', async () => {
  const server = fakeServer(stores, answers(stopEmailChange));
  const shop = await visit('/welcome?not_me=from-the-letter', { login: ada });
  const stop = page.getByRole('button', { name: 'Stop the change' });
  await expect.element(stop).toBeVisible();
  await expectForEveryone();
  const stopped = () => server.calls.filter(({ call }) => call === 'POST e-com/auth/stop-email-change');
  expect(stopped()).toEqual([]);
  await stop.click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
  await expect.element(page.getByText(stopEmailChange.shape.says)).toBeVisible();
  expect(stopped()).toMatchObject([{ body: { token: 'from-the-letter' } }]);
  expect(shop.address()).toBe('/forgot-password');
  expect(useSession.getState().login).toBeNull();
});

test('a link that stops nothing any more says so', async () => {
  fakeServer(stores, refuses(stopEmailChange, stopLinkDead));
  await visit('/welcome?not_me=from-an-old-letter');
  await page.getByRole('button', { name: 'Stop the change' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(stopLinkDead.message);
  await expect.element(page.getByRole('link', { name: 'Contact us' }).first()).toBeVisible();
  expect(page.getByRole('button', { name: 'Stop the change' }).query()).toBeNull();
});

test('where the shop cannot be reached, the change can be stopped by another press', async () => {
  const server = fakeServer(stores, isAway(stopEmailChange));
  const shop = await visit('/welcome?not_me=from-the-letter', { login: ada });
  const stop = page.getByRole('button', { name: 'Stop the change' });
  await stop.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('cannot be reached');
  server.now(answers(stopEmailChange));
  await stop.click();
  await expect.poll(() => shop.address()).toBe('/forgot-password');
});
