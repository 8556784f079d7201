import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { listSessions } from 'contract/auth';
import { zipUnknown } from 'contract/five-digits';
import { listStoreDistances } from 'contract/store-distances';
import { listStores } from 'contract/stores';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useZip } from '../../platform/zip';
import { ada, mission, westLoop } from '../../testing/people';
import { visit } from '../../testing/visit';

const inChicago = {
  place: { zip: '60614', city: 'Chicago', state: 'Illinois' },
  stores: [
    { store_id: westLoop.id, miles: 2.4 },
    { store_id: mission.id, miles: 1_853 },
  ],
};
const dialog = page.getByRole('dialog', { name: 'Choose your store' });
const zip = dialog.getByRole('textbox', { name: 'ZIP code' });
const find = dialog.getByRole('button', { name: 'Find nearest' });
const stores = () =>
  dialog
    .getByRole('heading', { name: /^Cellar Door/ })
    .elements()
    .map(({ textContent }) => textContent);

async function open() {
  const server = fakeServer(answers(listStores, [mission, westLoop]), answers(listSessions, []));
  await visit('/profile/change-password', { login: ada, store: mission });
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Mission/ })
    .click();
  await expect.element(zip).toBeVisible();
  return server;
}

test('a ZIP code puts the nearest store first, and is kept', async () => {
  const server = await open();
  server.now(answers(listStoreDistances, inChicago));
  await expect.element(zip).toHaveAttribute('inputmode', 'numeric');
  await userEvent.fill(zip, '60614');
  await userEvent.click(find);
  await expect
    .element(dialog.getByRole('heading', { name: 'Nearest to Chicago Illinois 60614' }))
    .toBeVisible();
  expect(stores()).toEqual([westLoop.name, mission.name]);
  expect(useZip.getState().zip).toBe('60614');
  await expectForEveryone();
});

test('a ZIP code that there is not is refused at the field, and the stores stay where they are', async () => {
  const server = await open();
  const before = stores();
  server.now(refuses(listStoreDistances, zipUnknown));
  await userEvent.click(find);
  await expect.element(zip).toHaveAccessibleDescription(/Enter a ZIP code/);
  await userEvent.fill(zip, '00000');
  await userEvent.click(find);
  await expect.element(zip).toHaveAccessibleDescription(/There is no such ZIP code/);
  expect(stores()).toEqual(before);
  expect(useZip.getState().zip).toBeNull();
  await expectForEveryone();
});
