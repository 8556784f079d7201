import { expectForEveryone } from 'browser/testing/axe';
import { type Answering, answers, fakeServer, isAway, refuses, waits } from 'browser/testing/fake-server';
import { useToasts } from 'browser/toasts/toast';
import { listExpiringPoints, listLoyaltyPoints, listPointsEntries, noPointsThere } from 'contract/loyalty';
import { fault } from 'contract/platform/envelope';
import { toPage } from 'contract/platform/page';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ada, mission } from '../../testing/people';
import { visit } from '../../testing/visit';

const terms = { points_per_dollar: 1, lp_eq_1: 100 };
const atMission = {
  store_id: 1,
  store_name: 'Cellar Door Mission',
  image_id: 'store-mission',
  points: 2477,
  value: 24,
  ...terms,
};
const atLoop = {
  store_id: 4,
  store_name: 'Cellar Door West Loop',
  image_id: null,
  points: 1,
  value: 0,
  ...terms,
};
const points = answers(listLoyaltyPoints, [atMission, atLoop]);

const entry = (n: number, amount = 10) => ({
  at: '2026-11-02T20:00:00.000Z',
  date: '2026-11-02',
  reason: amount > 0 ? 'Earned with an order' : 'Redeemed for an order',
  about: `0190b7e0-5f00-7000-8000-${String(n).padStart(12, '0')}`,
  amount,
  balance: 1000 + n,
});
const statement = (asked: { page: number; pageSize: number }, ...amounts: number[]) =>
  answers(listPointsEntries, {
    store_name: 'Cellar Door Mission',
    balance: 2477,
    ...toPage(
      amounts.map((amount, n) => entry(asked.page * 100 + n, amount)),
      12,
      asked,
    ),
  });
const firstPage = statement({ page: 1, pageSize: 10 }, 1250, -500);

/** Nothing expires, unless a test says so. */
const shopWith = (...more: Answering[]) => fakeServer(answers(listExpiringPoints, []), ...more);
const open = (address = '/profile/loyalty-points') => visit(address, { login: ada, store: mission });
const messages = () => useToasts.getState().toasts.map(({ message }) => message);
const dialog = page.getByRole('dialog', { name: 'Your points' });

test('points are cards of stores with picture, name and points', async () => {
  shopWith(points);
  await open();
  const cards = page.getByRole('main').getByRole('listitem');
  await expect.element(cards.first()).toHaveTextContent('Cellar Door Mission2,477 points');
  await expect.element(cards.nth(1)).toHaveTextContent('Cellar Door West Loop1 point');
  const [one, other] = cards.all().map((card) => card.element().getBoundingClientRect());
  expect([other!.top, other!.left > one!.right]).toEqual([one!.top, true]);
  const pictures = cards.all().map((card) => card.element().querySelector('img')!.getAttribute('src'));
  expect(pictures).toEqual(['/files/store-mission?w=600', '/files/store-default?w=600']);
  await expectForEveryone();
});

test('points say what they are worth and how they are earned, at the chosen store first', async () => {
  shopWith(answers(listLoyaltyPoints, [atLoop, { ...atMission, points_per_dollar: 2 }]));
  await open();
  const cards = page.getByRole('main').getByRole('listitem');
  await expect.element(cards.first()).toHaveTextContent('Worth $24.00 off your next order there.');
  await expect
    .element(cards.first())
    .toHaveTextContent('You earn 2 points for each dollar you pay. 100 points = $1.');
  await expect
    .element(cards.nth(1))
    .toHaveTextContent('West Loop1 pointYou can use them there once you have 100 points.');
});

test('points that expire soon are told of above the cards, a line for each store', async () => {
  const atLincolnPark = { store_id: 3, store_name: 'Cellar Door Lincoln Park' };
  shopWith(
    points,
    answers(listExpiringPoints, [
      { ...atLincolnPark, points: 40, expire_on: '2026-12-20' },
      { store_id: 4, store_name: 'Cellar Door West Loop', points: 1, expire_on: '2026-12-21' },
      { ...atLincolnPark, points: 1_200, expire_on: '2026-12-24' },
    ]),
  );
  await open();
  const notice = page.getByRole('main').getByRole('status').filter({ hasText: 'expire' });
  await expect
    .element(notice)
    .toHaveTextContent(
      '1,240 points at Cellar Door Lincoln Park expire soon, the first 40 at the end of Sunday, December 20, 2026.',
    );
  await expect
    .element(notice)
    .toHaveTextContent('1 point at Cellar Door West Loop expires at the end of Monday, December 21, 2026.');
  await expectForEveryone();
});

test('points are shown as well when nobody knows what expires', async () => {
  shopWith(points, isAway(listExpiringPoints));
  await open();
  await expect.element(page.getByText('2,477')).toBeVisible();
  expect(messages()).toEqual([]);
});

test('while points are coming, cards without words stand for them', async () => {
  const late = waits(points);
  shopWith(late.answering);
  await open();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Loyalty Points' })).toBeVisible();
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  await expect.element(page.getByText('No loyalty points found')).not.toBeInTheDocument();
  await expectForEveryone();
  late.go();
  await expect.element(page.getByText('Cellar Door Mission').first()).toBeVisible();
});

test('without points the screen says so', async () => {
  shopWith(answers(listLoyaltyPoints, []));
  await open();
  await expect.element(page.getByText('No loyalty points found', { exact: true })).toBeVisible();
  await expectForEveryone();
});

test('points that could not be loaded are told in the words of the server', async () => {
  const server = shopWith(refuses(listLoyaltyPoints, { ...fault, message: 'The ledger is being read.' }));
  await open();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  expect(messages()).toEqual(['The ledger is being read.']);
  await expectForEveryone();
  server.now(points);
  await again.click();
  await expect.element(page.getByRole('link', { name: 'Statement of Cellar Door Mission' })).toBeVisible();
});

test('a failure without words is not told', async () => {
  shopWith(isAway(listLoyaltyPoints));
  await open();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(messages()).toEqual([]);
});

test('a card opens the statement of its store, which has an address and pages', async () => {
  const server = shopWith(points, firstPage);
  const shop = await open();
  await page.getByRole('link', { name: 'Statement of Cellar Door Mission' }).click();
  await expect.element(dialog).toHaveAccessibleDescription('Cellar Door Mission: 2,477 points now');
  const rows = dialog.getByRole('row');
  await expect.element(rows.nth(1)).toHaveTextContent('Nov 2, 2026Earned with an order+1,250 points');
  await expect.element(rows.nth(2)).toHaveTextContent('Nov 2, 2026Redeemed for an order−500 points');
  expect(shop.address()).toBe('/profile/loyalty-points?statement=1');
  await expectForEveryone();
  server.now(statement({ page: 2, pageSize: 10 }, 33));
  await dialog.getByRole('button', { name: 'Next page' }).click();
  await expect.element(dialog.getByText('+33 points')).toBeVisible();
  expect(shop.address()).toBe('/profile/loyalty-points?statement=1&entries=2');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(shop.address()).toBe('/profile/loyalty-points');
});

test('a statement that is not there says so', async () => {
  shopWith(points, refuses(listPointsEntries, noPointsThere));
  await open('/profile/loyalty-points?statement=7');
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(noPointsThere.message);
  await expectForEveryone();
});
