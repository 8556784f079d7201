import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { answers, fakeServer } from 'browser/testing/fake-server';
import { listStores } from 'contract/stores';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { useSession } from '../platform/session';
import { useStoreData } from '../platform/store-data';
import { ada, mission } from '../testing/people';
import { visit } from '../testing/visit';
import { router as shop } from './router';

const stores = answers(listStores, [mission]);
const ofVisitors = ['/signup', '/login', '/forgot-password', '/reset-password'];
const number = '01920000-0000-7000-8000-00000000abcd';

/** Every route under the main layout, with an address of it. */
const underTheLayout: [route: string, address: string][] = [
  ['/', '/'],
  ['/$city/$store', '/san-francisco/mission-street'],
  ['/products', '/products'],
  ['/products/$productName/$productId', '/products/pauillac/7'],
  ['/gift-card', '/gift-card'],
  ['/gift-card/$id', '/gift-card/3'],
  ['/gift-card/purchase/$id', '/gift-card/purchase/3'],
  ['/lottery', '/lottery'],
  ['/lottery/$id', `/lottery/${number}`],
  ['/lottery-detail-stable/$id', `/lottery-detail-stable/${number}`],
  ['/wine-set', '/wine-set'],
  ['/WineSetDetail', '/WineSetDetail'],
  ['/WineSetDetail/$id', '/WineSetDetail/3'],
  ...['/compare', '/wishlist', '/cart', '/cart-address', '/cart-payment', '/order-details'].map(
    (path): [string, string] => [path, path],
  ),
  ...['/contact-us', '/terms-and-conditions', '/privacy-policy', '/returns-policy', '/about-us'].map(
    (path): [string, string] => [path, path],
  ),
  ['/profile/', '/profile'],
  ...['loyalty-points', 'store-credit', 'gift-cards', 'lottery-management'].map((path): [string, string] => [
    `/profile/${path}`,
    `/profile/${path}`,
  ]),
  ...['orders', 'billing-address', 'change-password'].map((path): [string, string] => [
    `/profile/${path}`,
    `/profile/${path}`,
  ]),
];

/** Goes to an address without drawing it, and tells where that has led. */
async function goTo(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ ...shop.options, history }) as typeof shop;
  await router.load();
  return router.state.location;
}

const wrapper = page.getByText('For adults of legal drinking age: 21 or older.');
const layout = page.getByRole('link', { name: 'Skip to content' });

describe('pages for visitors', () => {
  test.each(ofVisitors.flatMap((path) => [path, `${path}/`]))(
    '%s stands outside of the main layout, in the wrapper of these pages',
    async (address) => {
      fakeServer();
      await visit(address);
      await expect.element(wrapper).toBeVisible();
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.element(layout).not.toBeInTheDocument();
    },
  );

  test.each(ofVisitors)('a customer who opens %s is sent home', async (address) => {
    useSession.getState().logIn(ada);
    useStoreData.getState().selectStore(mission);
    onTestFinished(() => useSession.getState().forget());
    expect((await goTo(address)).pathname).toBe('/');
  });

  test('/welcome stands outside of the main layout, without a wrapper', async () => {
    fakeServer(stores);
    await visit('/welcome');
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(wrapper).not.toBeInTheDocument();
    await expect.element(layout).not.toBeInTheDocument();
  });
});

describe('pages under the main layout', () => {
  test.each(underTheLayout)('%s is one of them, at %s', (route, address) => {
    const matches = shop.matchRoutes(address, {}).map(({ routeId, fullPath }) => [routeId, fullPath]);
    expect(matches[1]?.[0]).toBe('/main');
    expect(matches.at(-1)?.[1]).toBe(route);
  });

  test.each(underTheLayout)('%s: a visitor who opens %s is sent to /login', async (_route, address) => {
    fakeServer(stores);
    useSession.getState().forget();
    const { pathname, state } = await goTo(address);
    expect([pathname, state.refused]).toEqual(['/login', address]);
  });
});

test('no page is given up for its shape while something else is chosen on it', () => {
  // By its `loaderDeps` the router takes the same page with another search for another page.
  const dependent = Object.values(shop.routesById).filter(({ options }) => 'loaderDeps' in options);
  expect(dependent.map(({ id }) => id)).toEqual([]);
});
