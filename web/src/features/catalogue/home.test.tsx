import { getHome, listProductCards } from 'contract/catalogue';
import type { Wire } from 'contract/platform/endpoint';
import { unavailable } from 'contract/platform/envelope';
import { listStores } from 'contract/stores';
import { beforeEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { noteViewed, useRecentlyViewed } from '../../platform/recently-viewed';
import { useSession } from '../../platform/session';
import { useStoreData } from '../../platform/store-data';
import { expectForEveryone } from '../../testing/axe';
import { barolo, chablis, sixForAutumn } from '../../testing/bottles';
import { answers, fakeServer, refuses, waits } from '../../testing/fake-server';
import { ada, mission, westLoop } from '../../testing/people';
import { visit } from '../../testing/visit';
import { keptWishlist } from '../../testing/wishlist';

const departments = ['Wine', 'Spirits', 'Beer', 'Sake', 'Bar & Gifts'].map((name, index) => ({
  id: index + 1,
  name,
  slug: name.toLowerCase().replace(' & ', '-'),
  count: 330 - index,
  image_id: null,
}));

const shelf = (name: string, from: number) =>
  Array.from({ length: 12 }, (_, index) => ({ ...barolo, id: from + index, name: `${name} ${index + 1}` }));

const aHome: Wire<typeof getHome> = {
  departments,
  featured: shelf('Featured Barolo', 100),
  newest: shelf('New Barolo', 200),
  on_sale: [chablis],
  wine_sets: [sixForAutumn],
};

const open = (...more: Parameters<typeof fakeServer>) =>
  fakeServer(answers(getHome, aHome), ...keptWishlist().answerings, ...more);

const ofAda = { login: ada, store: mission };
const row = (name: string) => page.getByRole('region', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });

beforeEach(() => useRecentlyViewed.setState({ viewed: [] }));

test('the home of a store shows its departments, its bottles, its sets and its gift cards', async () => {
  open();
  await visit('/', ofAda);
  await expect.element(page.getByRole('heading', { level: 1, name: mission.name })).toBeVisible();
  const doors = page.getByRole('navigation', { name: 'Departments' });
  await expect
    .element(doors.getByRole('link', { name: 'Spirits' }))
    .toHaveAttribute('href', '/products?department=spirits');
  await expect.element(row('Featured').getByRole('link', { name: 'Featured Barolo 1 2019' })).toBeVisible();
  await expect.element(link('See all: New on the shelves')).toHaveAttribute('href', '/products?sort=newest');
  await expect.element(link('See all: On sale')).toHaveAttribute('href', '/products?on_sale=true');
  await expect.element(row('Wine sets').getByRole('link', { name: 'Six for autumn' })).toBeVisible();
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Gift cards' }))
    .toHaveAttribute('href', '/gift-card');
  await expect.element(row('Recently viewed')).not.toBeInTheDocument();
  await expectForEveryone();
});

test('what a store has nothing of is left out', async () => {
  fakeServer(
    answers(getHome, { departments: [], featured: [barolo], newest: [], on_sale: [], wine_sets: [] }),
    ...keptWishlist().answerings,
  );
  await visit('/', ofAda);
  await expect.element(row('Featured')).toBeVisible();
  for (const name of ['New on the shelves', 'On sale', 'Wine sets'])
    await expect.element(row(name)).not.toBeInTheDocument();
  await expect.element(page.getByRole('navigation', { name: 'Departments' })).not.toBeInTheDocument();
});

test('while the shelves load the store stands; a failure says so, and another try succeeds', async () => {
  const server = open();
  const refused = waits(refuses(getHome, { ...unavailable, status: 409 }));
  server.now(refused.answering);
  await visit('/', ofAda);
  await expect.element(page.getByRole('heading', { level: 1, name: mission.name })).toBeVisible();
  await expectForEveryone();
  refused.go();
  await expect.element(page.getByText('The shelves could not be loaded')).toBeVisible();
  await expect.element(link('See the shelves').first()).toBeVisible();
  await expectForEveryone();
  server.now(answers(getHome, aHome));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(row('Featured')).toBeVisible();
});

/** Between the two edges of its row. */
function isInSight(bottle: Locator) {
  const [own, row] = [bottle.element(), bottle.element().closest('ul')!].map((each) =>
    each.getBoundingClientRect(),
  );
  return own!.left >= row!.left && own!.right <= row!.right;
}

test('a row goes on beyond its edge, by its buttons and by the keys', async () => {
  open();
  await visit('/', ofAda);
  const first = row('Featured').getByRole('link', { name: 'Featured Barolo 1 2019' });
  const last = row('Featured').getByRole('link', { name: 'Featured Barolo 12 2019' });
  await expect.element(last).toBeInTheDocument();
  expect(isInSight(last)).toBe(false);
  await expect.element(page.getByRole('button', { name: 'Featured: onwards' })).toBeVisible();
  const onwards = page.getByRole('button', { name: 'Featured: onwards' }).element() as HTMLElement;
  const atItsEnd = () => {
    onwards.click();
    return onwards.getAttribute('aria-disabled');
  };
  await expect.poll(atItsEnd, { timeout: 15_000, interval: 300 }).toBe('true');
  expect(isInSight(last)).toBe(true);
  expect(isInSight(first)).toBe(false);
  (first.element() as HTMLElement).focus();
  await expect.poll(() => isInSight(first), { timeout: 5000 }).toBe(true);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Wish for Featured Barolo 1 2019' })).toHaveFocus();
});

test('what was looked at lately stands in its own row, the last one first', async () => {
  open(answers(listProductCards, [chablis, barolo]));
  for (const id of [1, 2, 1, 2]) noteViewed(id);
  await visit('/', ofAda);
  await expect.element(row('Recently viewed').getByRole('link', { name: 'Chablis 2022' })).toBeVisible();
  expect(useRecentlyViewed.getState().viewed).toEqual([2, 1]);
});

test('a store that cannot show what was looked at lately shows the rest', async () => {
  open(refuses(listProductCards, unavailable));
  noteViewed(1);
  await visit('/', ofAda);
  await expect.element(row('Featured')).toBeVisible();
  await expect.element(row('Recently viewed')).not.toBeInTheDocument();
});

test('at most twelve are remembered, and none of them for the next customer', () => {
  useSession.getState().logIn(ada);
  for (let id = 1; id <= 20; id++) noteViewed(id);
  expect(useRecentlyViewed.getState().viewed).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9]);
  expect(localStorage.getItem('recently-viewed')).toContain('20');
  useSession.getState().forget();
  expect(useRecentlyViewed.getState().viewed).toEqual([]);
  expect(localStorage.getItem('recently-viewed')).not.toContain('20');
});

test.for([
  ['{"state":{"viewed":["1",2]},"version":1}', []],
  ['{"state":{"viewed":[-1]},"version":1}', []],
  ['{"state":7,"version":1}', []],
  ['no json', []],
  ['{"state":{"viewed":[3,3,4]},"version":1}', [3, 4]],
] as const)('what another hand has written into the browser harms nobody: %s', async ([written, read]) => {
  localStorage.setItem('recently-viewed', written);
  await useRecentlyViewed.persist.rehydrate();
  expect(useRecentlyViewed.getState().viewed).toEqual(read);
});

test('the home at the address of a store is that of the store, which it selects', async () => {
  open(answers(listStores, [mission, westLoop]));
  await visit('/chicago/west-loop', ofAda);
  await expect.element(page.getByRole('heading', { level: 1, name: westLoop.name })).toBeVisible();
  await expect.element(row('Featured')).toBeVisible();
  expect(useStoreData.getState().selectedStore?.id).toBe(westLoop.id);
});
