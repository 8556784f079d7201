import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, isAway, refuses, waits } from 'browser/testing/fake-server';
import { useToasts } from 'browser/toasts/toast';
import { fault } from 'contract/platform/envelope';
import { toPage } from 'contract/platform/page';
import { listCreditEntries, listStoreCredits } from 'contract/store-credit';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ada, mission, westLoop } from '../../testing/people';
import { visit } from '../../testing/visit';

const credits = answers(listStoreCredits, [
  { store_id: 1, store_name: 'Cellar Door Mission', image_id: 'store-mission', credit: 1234.5 },
  { store_id: 4, store_name: 'Cellar Door West Loop', image_id: null, credit: 8 },
]);
const statement = answers(listCreditEntries, {
  store_name: 'Cellar Door Mission',
  balance: 1234.5,
  ...toPage(
    [
      {
        at: '2026-11-02T20:00:00.000Z',
        date: '2026-11-02',
        reason: 'Paid towards an order',
        about: '0190b7e0-5f00-7000-8000-000000000001',
        amount: -12.5,
        balance: 1234.5,
      },
    ],
    1,
    { page: 1, pageSize: 10 },
  ),
});

const open = () => visit('/profile/store-credit', { login: ada, store: mission });

test('credit is cards of stores with picture, name and the amount to two decimals', async () => {
  fakeServer(credits);
  await open();
  const cards = page.getByRole('main').getByRole('listitem');
  await expect.element(cards.first()).toHaveTextContent('Cellar Door Mission$1,234.50');
  await expect.element(cards.nth(1)).toHaveTextContent('Cellar Door West Loop$8.00');
  const [one, other] = cards.all().map((card) => card.element().getBoundingClientRect());
  expect([other!.top, other!.left > one!.right]).toEqual([one!.top, true]);
  const pictures = cards.all().map((card) => card.element().querySelector('img')!.getAttribute('src'));
  expect(pictures).toEqual(['/files/store-mission?w=600', '/files/store-default?w=600']);
  await expectForEveryone();
});

test('credit at the chosen store stands first', async () => {
  fakeServer(credits);
  await visit('/profile/store-credit', { login: ada, store: westLoop });
  const cards = page.getByRole('main').getByRole('listitem');
  await expect.element(cards.first()).toHaveTextContent('Cellar Door West Loop$8.00Use it in the cart');
});

test('while credit is coming, cards without words stand for it', async () => {
  const late = waits(credits);
  fakeServer(late.answering);
  await open();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Store Credit' })).toBeVisible();
  await expect.element(page.getByText('No Data')).not.toBeInTheDocument();
  await expectForEveryone();
  late.go();
  await expect.element(page.getByText('$8.00')).toBeVisible();
});

test('without credit the screen says so', async () => {
  fakeServer(answers(listStoreCredits, []));
  await open();
  await expect.element(page.getByText('No Data', { exact: true })).toBeVisible();
  await expectForEveryone();
});

test.each([
  ['that the server explains', refuses(listStoreCredits, fault)],
  ['without an answer', isAway(listStoreCredits)],
])('a failure %s is ignored in silence', async (_, failing) => {
  fakeServer(failing);
  await open();
  await expect.element(page.getByText('No Data', { exact: true })).toBeVisible();
  expect(useToasts.getState().toasts).toEqual([]);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a card opens the statement of its store', async () => {
  fakeServer(credits, statement);
  await open();
  await page.getByRole('link', { name: 'Statement of Cellar Door Mission' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your store credit' });
  await expect.element(dialog).toHaveAccessibleDescription('Cellar Door Mission: $1,234.50 now');
  const row = dialog.getByRole('row').nth(1);
  await expect.element(row).toHaveTextContent('Nov 2, 2026Paid towards an order−$12.50$1,234.50');
  await expectForEveryone();
});
