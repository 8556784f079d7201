import { listSessions } from 'contract/auth';
import { listStores } from 'contract/stores';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useStoreData } from '../../platform/store-data';
import { expectForEveryone } from '../../testing/axe';
import { answers, fakeServer } from '../../testing/fake-server';
import { ada, mission, westLoop } from '../../testing/people';
import { visit } from '../../testing/visit';

const stores = answers(listStores, [westLoop, mission]);
const header = page.getByRole('banner').getByRole('button', { name: /Mission/ });
const dialog = page.getByRole('dialog', { name: 'Choose your store' });
const toWestLoop = dialog.getByRole('button', { name: 'Choose this store: Cellar Door West Loop' });

test('from any page the store is changed in place, and the header and a word say so', async () => {
  fakeServer(stores, answers(listSessions, []));
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

test('keeping the store changes nothing and says nothing', async () => {
  fakeServer(stores, answers(listSessions, []));
  await visit('/profile/change-password', { login: ada, store: mission });
  await header.click();
  await dialog.getByRole('button', { name: 'Keep this store: Cellar Door Mission' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('You are at')).not.toBeInTheDocument();
});

test('at a store’s own address the way leads to the other store’s', async () => {
  fakeServer(stores);
  const shop = await visit('/san-francisco/mission-street', { login: ada, store: mission });
  await header.click();
  await toWestLoop.click();
  await expect.poll(shop.address).toBe('/chicago/west-loop');
  expect(useStoreData.getState().selectedStore?.id).toBe(westLoop.id);
});
