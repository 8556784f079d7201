import { expectForEveryone } from 'browser/testing/axe';
import { answers, answersInPages, fakeServer, refuses } from 'browser/testing/fake-server';
import { listStoreProducts } from 'contract/catalogue/assortment.staff';
import {
  createWineSet,
  editWineSet,
  getEditedWineSet,
  listEditedWineSets,
  retireWineSet,
  sellWineSet,
  setOvertaken,
  stopSellingWineSet,
} from 'contract/catalogue/sets.staff';
import { addPicture } from 'contract/pictures/pictures.staff';
import { unavailable } from 'contract/platform/envelope';
import { getMe } from 'contract/staff';
import { listActs } from 'contract/staff/acts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { marco, olive } from '../../../testing/people';
import { visit } from '../../../testing/visit';
import { wineOnSale } from '../testing/wines';

const uploaded = {
  image_id: 'goods-1',
  cut: { original_id: 'goods-1', width: 3000, height: 4000, turn: 0 as const, crop: null },
};
const lunch = {
  id: 3,
  version: 2,
  retired: false,
  name: 'Sunday Lunch',
  description: 'Three bottles for a long table.',
  featured: false,
  ...uploaded,
  parts: [
    { product_id: 1, quantity: 2, name: 'Ridge Zinfandel 1' },
    { product_id: 2, quantity: 1, name: 'Ridge Zinfandel 2' },
  ],
  prices: [
    { store_id: 1, price: 60, parts_price: 70.5 },
    { store_id: 2, price: null, parts_price: null },
  ],
  address: 'https://shop.test/WineSetDetail/3',
};
const standing = [
  answers(getMe, olive),
  answers(getEditedWineSet, lunch),
  answers(listActs, { data: [], next: null }),
  answersInPages(listStoreProducts, [wineOnSale(1, 20), wineOnSale(7, 30)]),
];

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name });
const bodyOf = ({ calls }: ReturnType<typeof fakeServer>, call: string) =>
  calls.findLast((each) => each.call === call)?.body;

test('all sets are listed with their bottles and stores', async () => {
  const row = { id: 3, name: 'Sunday Lunch', image_id: 'goods-1', pieces: 3, retired: false, stores: 2 };
  const server = fakeServer(answers(getMe, olive), refuses(listEditedWineSets, unavailable));
  await visit('/sets');
  await expect.element(page.getByText('We could not load sets')).toBeVisible();
  server.now(
    answersInPages(listEditedWineSets, [row, { ...row, id: 4, name: 'Old Friends', retired: true }]),
  );
  await button('Try again').click();
  await expect.element(page.getByRole('row').nth(1)).toHaveTextContent(/Sunday Lunch.*3.*2/);
  await expect.element(page.getByRole('row').nth(2)).toHaveTextContent(/Old Friends Retired/);
  await expectForEveryone();
});

test('an owner changes what a set is and what is in it', async () => {
  const server = fakeServer(...standing, answers(editWineSet, { id: 3, version: 3 }));
  await visit('/sets/3');
  await expect.element(page.getByText('Bottles one by one $70.50, saves $10.50')).toBeVisible();
  await expect.element(page.getByText('Does not carry all of its bottles')).toBeVisible();
  await expectForEveryone();
  await field('Name').fill('Monday Lunch');
  await button('Take out Ridge Zinfandel 2').click();
  await page.getByRole('searchbox', { name: 'Add a bottle' }).fill('zin');
  await expect.element(button('Add Ridge Zinfandel 1')).toBeDisabled();
  await button('Add Ridge Zinfandel 7').click();
  await button('Save').click();
  await expect.element(page.getByText('The set is saved')).toBeVisible();
  expect(bodyOf(server, 'PUT staff/wine-sets/3')).toEqual({
    version: 2,
    facts: {
      name: 'Monday Lunch',
      description: lunch.description,
      image_id: 'goods-1',
      featured: false,
      parts: [
        { product_id: 1, quantity: 2 },
        { product_id: 7, quantity: 1 },
      ],
    },
  });
});

test('what somebody else has saved meanwhile is said, and what was typed stays', async () => {
  fakeServer(...standing, refuses(editWineSet, setOvertaken));
  await visit('/sets/3');
  await field('Name').fill('Mine');
  await button('Save').click();
  await expect.element(page.getByText(setOvertaken.message)).toBeVisible();
  await expect.element(field('Name')).toHaveValue('Mine');
});

test('a manager prices it at a store, and takes it out again', async () => {
  const server = fakeServer(
    ...standing,
    answers(getMe, marco),
    answers(sellWineSet),
    answers(stopSellingWineSet),
  );
  await visit('/sets/3');
  const price = field('Price at Mission Street');
  await expect.element(price).toHaveValue('60.00');
  await expect.element(field('Name')).toBeDisabled();
  await price.fill('a lot');
  await button('Save price').click();
  await expect.element(page.getByText('Enter an amount like 19.99')).toBeVisible();
  await price.fill('$65');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('The store offers it now')).toBeVisible();
  expect(bodyOf(server, 'PUT staff/stores/1/wine-sets/3')).toEqual({ price: 65 });
  await button('Stop offering').click();
  await expect.element(page.getByText('The store no longer offers it')).toBeVisible();
});

test('it is retired by a press, and brought back by the next', async () => {
  const server = fakeServer(...standing, answers(retireWineSet));
  await visit('/sets/3');
  await expect.element(button('Retire')).toBeVisible();
  server.now(answers(getEditedWineSet, { ...lunch, retired: true }));
  await button('Retire').click();
  await expect.element(button('Bring back')).toBeVisible();
  expect(bodyOf(server, 'PUT staff/wine-sets/3/retired')).toEqual({ retired: true });
});

test('a new set wants a picture and two bottles', async () => {
  const server = fakeServer(
    ...standing,
    answers(addPicture, uploaded),
    answers(createWineSet, { id: 3, version: 1 }),
  );
  await visit('/sets/new');
  await field('Name').fill('Sunday Lunch');
  await field('Description').fill('Three bottles.');
  await button('Create set').click();
  await expect.element(page.getByText('Upload a picture', { exact: true }).first()).toBeVisible();
  await expect.element(page.getByText('A set holds at least two bottles')).toBeVisible();
  await expectForEveryone();
  const file = new File(['picture'], 'set.jpg', { type: 'image/jpeg' });
  await userEvent.upload(document.querySelector<HTMLElement>('input[type=file]')!, file);
  await expect.element(page.getByRole('img', { name: 'As it is shown' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Add a bottle' }).fill('zin');
  await button('Add Ridge Zinfandel 7').click();
  await page.getByRole('button', { name: /^Increase Bottles of Ridge/ }).click();
  await button('Create set').click();
  await expect.element(page.getByRole('heading', { name: 'Sunday Lunch' })).toBeVisible();
  expect(bodyOf(server, 'POST staff/wine-sets')).toMatchObject({
    image_id: 'goods-1',
    parts: [{ product_id: 7, quantity: 2 }],
  });
});
