import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import {
  createTile,
  type EditedCampaign,
  type EditedTile,
  editCampaign,
  getEditedHome,
  homeOvertaken,
  listCampaigns,
  orderHome,
  retireHomePart,
  shelfUnknown,
} from 'contract/catalogue/home.staff';
import { unavailable } from 'contract/platform/envelope';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { marco, olive } from '../../../testing/people';
import { visit } from '../../../testing/visit';

const campaign: EditedCampaign = {
  id: 5,
  version: 3,
  retired: false,
  for_all: true,
  from_day: '2026-11-09',
  until_day: '2026-11-26',
  title: 'The Thanksgiving table',
  words: 'Turkey is the easy part.',
  link_label: 'Shop wine',
  shelf: 'department=wine&pairing=poultry',
  scene: 'firelight',
  image_id: null,
  cut: null,
  bottles: 0,
  gives_way: [{ title: 'One weekend', from_day: '2026-11-21', until_day: '2026-11-22' }],
};
const tile = (id: number, title: string, for_all = false): EditedTile => ({
  id,
  version: 1,
  retired: false,
  for_all,
  kind: 'occasion',
  title,
  shelf: 'category=red-wine',
  bottles: 12,
});
const tiles = [tile(1, 'Steak night'), tile(2, 'Picnic'), tile(7, 'Raise a toast', true)];
const listed = { data: [campaign], total_rows: 1, total_pages: 1, page: 1, pageSize: 20 };
const standing = [
  answers(getMe, olive),
  answers(getEditedHome, { today: '2026-11-20', tiles, picks: [] }),
  answers(listCampaigns, listed),
];

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');
const bodyOf = ({ calls }: ReturnType<typeof fakeServer>, call: string) =>
  calls.findLast((each) => each.call === call)?.body;

test('campaigns say what stands in their place and what customers do not see', async () => {
  const server = fakeServer(...standing, answers(retireHomePart));
  await visit('/home');
  const row = page.getByRole('row', { name: /Thanksgiving/ });
  await expect.element(row).toHaveTextContent('Running');
  await expect.element(row).toHaveTextContent('“One weekend” is shown instead: Nov 21, 2026 – Nov 22, 2026');
  await expect.element(row).toHaveTextContent('None in stock: not shown');
  await expectForEveryone();
  await button('Retire The Thanksgiving table').click();
  await expect.element(page.getByText('The home page is saved')).toBeVisible();
  expect(bodyOf(server, 'PUT staff/stores/1/home/campaigns/5/retired')).toEqual({ retired: true });
});

test('a campaign is edited, and nothing typed is lost where somebody else was faster', async () => {
  const server = fakeServer(...standing, refuses(editCampaign, homeOvertaken));
  await visit('/home');
  await button('Edit The Thanksgiving table').click();
  await expectForEveryone();
  const title = dialog.getByRole('textbox', { name: 'Title' });
  await title.fill('');
  await button('Save').click();
  await expect.element(dialog.getByText('Title is required')).toBeVisible();
  await title.fill('At the long table');
  await button('Save').click();
  await expect.element(dialog.getByText(homeOvertaken.message)).toBeVisible();
  await expect.element(title).toHaveValue('At the long table');
  server.now(answers(editCampaign, { id: 5, version: 4 }));
  await button('Save').click();
  await expect.element(page.getByText('The home page is saved')).toBeVisible();
  expect(bodyOf(server, 'PUT staff/stores/1/home/campaigns/5')).toMatchObject({
    version: 3,
    facts: { title: 'At the long table', for_all: true, from_day: '2026-11-09', image_id: null },
  });
});

test('ways in are put in another order, the store’s own apart from those of all', async () => {
  const server = fakeServer(...standing, answers(orderHome), refuses(createTile, shelfUnknown));
  await visit('/home?part=ways');
  await expect.element(button('Move Raise a toast up')).toBeDisabled();
  await expectForEveryone();
  await button('Move Picnic up').click();
  await expect
    .poll(() => bodyOf(server, 'POST staff/stores/1/home/order'))
    .toEqual({
      row: 'occasion',
      for_all: false,
      ids: [2, 1],
    });
  await button('New occasion').click();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Late supper');
  await dialog.getByRole('textbox', { name: 'Where it leads' }).fill('https://shop.example/?pairng=beef');
  await button('Save').click();
  await expect.element(dialog.getByText(shelfUnknown.message)).toBeVisible();
  expect(bodyOf(server, 'POST staff/stores/1/home/tiles')).toMatchObject({
    kind: 'occasion',
    for_all: false,
  });
});

test('a manager changes nothing that all stores show; what cannot be loaded is asked for again', async () => {
  const server = fakeServer(...standing, answers(getMe, marco), refuses(getEditedHome, unavailable));
  await visit('/home?part=ways');
  await expect.element(page.getByText('We could not load the home page')).toBeVisible();
  server.now(answers(getEditedHome, { today: '2026-11-20', tiles, picks: [] }));
  await button('Try again').click();
  await expect.element(button('Edit Picnic')).toBeVisible();
  await expect.element(button('Edit Raise a toast')).not.toBeInTheDocument();
  await page.getByRole('tab', { name: 'Picks' }).click();
  await expect.element(page.getByText('There are none yet.')).toBeVisible();
  await button('New pick').click();
  await expect.element(dialog.getByText('Shown in')).not.toBeInTheDocument();
  await button('Save').click();
  await expect.element(dialog.getByText('Choose a bottle')).toBeVisible();
  await expectForEveryone();
});
