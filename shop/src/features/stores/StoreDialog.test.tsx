import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer } from 'browser/testing/fake-server';
import { listSessions } from 'contract/auth';
import { getCart } from 'contract/cart';
import { listStores } from 'contract/stores';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useStoreData } from '../../platform/store-data';
import { emptyWireCart, twoBarolo } from '../../testing/cart';
import { ada, mission, westLoop } from '../../testing/people';
import { visit } from '../../testing/visit';

const stores = answers(listStores, [westLoop, mission]);
const emptyCart = answers(getCart, { ...emptyWireCart, store_id: westLoop.id });
const header = page.getByRole('banner').getByRole('button', { name: /Mission/ });
const dialog = page.getByRole('dialog', { name: 'Choose your store' });
const toWestLoop = dialog.getByRole('button', { name: 'Choose this store: Cellar Door West Loop' });

test('from any page the store is changed in place, and the header and a word say so', async () => {
  fakeServer(stores, answers(listSessions, []), emptyCart);
  const shop = await visit('/profile/change-password', { login: ada, store: mission });
  await header.click();
  await expect.element(dialog.getByText('Selected')).toBeVisible();
  await expectForEveryone();
  await toWestLoop.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('banner').getByRole('button', { name: /West Loop/ })).toBeVisible();
  await expect.element(page.getByText('Change back at any time: nothing is lost.')).toBeVisible();
  expect(shop.address()).toBe('/profile/change-password');
});

test('the count in the header is that of the cart at the store that was chosen', async () => {
  const { calls } = fakeServer(
    stores,
    answers(listSessions, []),
    answers(getCart, { ...emptyWireCart, store_id: westLoop.id, cart_detail: [twoBarolo] }),
  );
  const login = { ...ada, customer: { ...ada.customer, cart_count: 5 } };
  await visit('/profile/change-password', { login, store: mission });
  await header.click();
  await toWestLoop.click();
  await expect.element(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  const looks = calls.filter(({ call }) => call === 'GET e-com/cart');
  expect(new Set(looks.map(({ query }) => query.get('store_id')))).toEqual(new Set([String(westLoop.id)]));
});

test('keeping the store changes nothing and says nothing', async () => {
  fakeServer(stores, answers(listSessions, []));
  await visit('/profile/change-password', { login: ada, store: mission });
  await header.click();
  await dialog.getByRole('button', { name: 'Keep this store: Cellar Door Mission' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('You are at')).not.toBeInTheDocument();
});

test('at a store’s own address the way leads to the other store’s', async () => {
  fakeServer(stores, emptyCart);
  const shop = await visit('/san-francisco/mission-street', { login: ada, store: mission });
  await header.click();
  await toWestLoop.click();
  await expect.poll(shop.address).toBe('/chicago/west-loop');
  expect(useStoreData.getState().selectedStore?.id).toBe(westLoop.id);
});
