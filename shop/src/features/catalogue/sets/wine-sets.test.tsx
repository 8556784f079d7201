import { expectForEveryone } from 'browser/testing/axe';
import { type Answering, answers, fakeServer, refuses, waits } from 'browser/testing/fake-server';
import { listMenus } from 'contract/catalogue';
import { getFeaturedWineSet, getWineSet, listWineSets, wineSetNotFound } from 'contract/catalogue/sets';
import type { Wire } from 'contract/platform/endpoint';
import { unavailable } from 'contract/platform/envelope';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { barolo, chablis, sixForAutumn } from '../../../testing/bottles';
import { keptCart } from '../../../testing/cart';
import { ada, mission } from '../../../testing/people';
import { visit } from '../../../testing/visit';
import { keptWishlist } from '../../../testing/wishlist';

const ofAda = { login: ada, store: mission };

const listed = (sets: Wire<typeof listWineSets>['data'], page = 1, total_pages = 1) =>
  answers(listWineSets, {
    data: sets,
    total_rows: sets.length * total_pages,
    total_pages,
    page,
    pageSize: 20,
  });

const bordeaux = { ...sixForAutumn, id: 2, slug: 'bordeaux', name: 'Bordeaux, Both Banks' };

const set: Wire<typeof getWineSet> = {
  ...sixForAutumn,
  parts: [
    { ...barolo, quantity: 2 },
    { ...chablis, quantity: 1, price: 64 },
  ],
};

const shopWith = (...more: Answering[]) =>
  fakeServer(answers(listMenus, { departments: [] }), ...keptWishlist().answerings, ...more);

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const buy = page.getByRole('region', { name: 'Buy' });

test('the sets stand on their shelf with what they save', async () => {
  shopWith(listed([sixForAutumn, { ...bordeaux, stock: 'low', left: 2 }]));
  await visit('/wine-set', ofAda);
  await expect.element(link('Six for autumn')).toHaveAttribute('href', '/WineSetDetail/1');
  const shelf = page.getByRole('list', { name: 'Wine sets' });
  await expect.element(shelf).toHaveTextContent(/6 bottles.*Now \$149\.00, before \$180\.00/);
  await expect.element(shelf).toHaveTextContent('Saves $31.00');
  await expect.element(shelf).toHaveTextContent('Only 2 left');
  await expectForEveryone();
});

test('their shape stands while they are fetched', async () => {
  const { answering, go } = waits(listed([sixForAutumn]));
  shopWith(answering);
  await visit('/wine-set', ofAda);
  await expect.element(heading('Wine sets')).toBeVisible();
  await expectForEveryone();
  go();
  await expect.element(link('Six for autumn')).toBeVisible();
});

test('the next page is in the address', async () => {
  const server = shopWith(listed([sixForAutumn], 1, 2));
  const shop = await visit('/wine-set', ofAda);
  await expect.element(link('Six for autumn')).toBeVisible();
  server.now(listed([bordeaux], 2, 2));
  await link('Page 2').click();
  await expect.element(link('Bordeaux, Both Banks')).toBeVisible();
  expect(shop.address()).toBe('/wine-set?page=2');
});

test('a store without sets says what would be here', async () => {
  shopWith(listed([]));
  await visit('/wine-set', ofAda);
  await expect.element(page.getByText('No wine sets at this store')).toBeVisible();
  await expect.element(link('Shop all wine')).toHaveAttribute('href', '/products');
  await expectForEveryone();
});

test.each([
  ['/wine-set', listWineSets, listed([sixForAutumn]), 'The wine sets could not be loaded'],
  ['/WineSetDetail/1', getWineSet, answers(getWineSet, set), 'The set could not be loaded'],
] as const)('trouble at %s is said, and the next try succeeds', async (address, endpoint, right, says) => {
  const server = shopWith(refuses(endpoint, unavailable));
  await visit(address, ofAda);
  await expect.element(page.getByRole('alert')).toHaveTextContent(says);
  await expectForEveryone();
  server.now(right);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Six for autumn').first()).toBeVisible();
});

test('a set shows what is in it and what it saves', async () => {
  shopWith(answers(getWineSet, set));
  await visit('/WineSetDetail/1', ofAda);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Six for autumn');
  expect(document.title).toBe('Six for autumn · Cellar Door');
  await expect.element(buy).toHaveTextContent('Save $31.00 when you buy the set');
  await expect.element(link('Chablis 2022')).toHaveAttribute('href', '/products/chablis-2022/2');
  const parts = page.getByRole('region', { name: 'What is in it' });
  await expect.element(parts).toHaveTextContent(/2 × \$58\.00, together\$116\.00/);
  await expectForEveryone();
});

test('without a number in the address it is the one that the store shows first', async () => {
  shopWith(answers(getFeaturedWineSet, set));
  await visit('/WineSetDetail', ofAda);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Six for autumn');
});

test('a set that waits for one of its bottles says so', async () => {
  shopWith(answers(getWineSet, { ...set, stock: 'out' }));
  await visit('/WineSetDetail/1', ofAda);
  await expect.element(buy).toHaveTextContent('One bottle in this set is sold out for now');
  expect(buy.element().textContent).not.toMatch(/Pickup|Local delivery|Shipping/);
  await expectForEveryone();
});

test.each([
  ['/WineSetDetail/99', getWineSet],
  ['/WineSetDetail/ninety', getWineSet],
  ['/WineSetDetail', getFeaturedWineSet],
])('at %s there is no set, and the others are near', async (address, endpoint) => {
  shopWith(refuses(endpoint, wineSetNotFound));
  await visit(address, ofAda);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Set not found');
  await expect.element(link('See the wine sets')).toHaveAttribute('href', '/wine-set');
  await expectForEveryone();
});

test('the heart of a set is its own', async () => {
  const wishlist = keptWishlist();
  fakeServer(answers(listMenus, { departments: [] }), answers(getWineSet, set), ...wishlist.answerings);
  await visit('/WineSetDetail/1', ofAda);
  await buy.getByRole('button', { name: 'Add Six for autumn to wishlist' }).click();
  await expect.poll(() => [...wishlist.marks.values()]).toMatchObject([{ wine_set_id: 1 }]);
});

test('on a phone its price and its button stay in reach, and put the same into the cart', async () => {
  onTestFinished(() => page.viewport(1024, 768));
  await page.viewport(390, 700);
  const cart = keptCart();
  shopWith(answers(getWineSet, set), ...cart.answerings);
  await visit('/WineSetDetail/1', ofAda);
  const own = buy.getByRole('button', { name: 'Add to cart' });
  const inReach = page.getByRole('button', { name: 'Add Six for autumn to cart' });
  const more = page.getByRole('button', { name: 'One Six for autumn more' });
  await expect.element(inReach).toBeInViewport();
  await expectForEveryone();
  await inReach.click();
  const added = () => cart.cart().cart_detail.map(({ wine_set_id, quantity }) => [wine_set_id, quantity]);
  await expect.poll(added).toEqual([[1, 1]]);
  await expect.element(page.getByText('1 in your cart')).toBeVisible();
  await expectForEveryone();
  await more.click();
  await expect.poll(added).toEqual([[1, 2]]);
  own.element().scrollIntoView({ block: 'center' });
  await expect.element(more).not.toBeInTheDocument();
  await own.click();
  await expect.poll(added).toEqual([[1, 3]]);
});

test('on a phone a set that is sold out keeps its price in reach, and leads to its bottles', async () => {
  onTestFinished(() => page.viewport(1024, 768));
  await page.viewport(390, 700);
  shopWith(answers(getWineSet, { ...set, stock: 'out' }));
  await visit('/WineSetDetail/1', ofAda);
  const bottles = link('See the bottles');
  await expect.element(bottles).toBeInViewport();
  expect(bottles.element().parentElement?.textContent).toContain('$149.00');
  await expectForEveryone();
  await bottles.click();
  await expect.element(link('Chablis 2022')).toBeInViewport();
});
