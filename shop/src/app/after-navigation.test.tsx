import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { fakeServer } from 'browser/testing/fake-server';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useSession } from '../platform/session';
import { useStoreData } from '../platform/store-data';
import { ada, mission } from '../testing/people';
import { stockedShelves, suggestions } from '../testing/shelves';
import { leadAfterNavigation } from './after-navigation';
import { router as shop } from './router';

const search = page.getByRole('combobox', { name: 'Search the shop' });
const heading = page.getByRole('heading', { level: 1, name: 'About us' });

async function open() {
  await page.viewport(1440, 900);
  fakeServer(...stockedShelves().answerings, suggestions);
  useSession.getState().logIn(ada);
  useStoreData.getState().selectStore(mission);
  onTestFinished(() => {
    useSession.getState().forget();
    useStoreData.setState({ selectedStore: null });
  });
  const history = createMemoryHistory({ initialEntries: ['/terms-and-conditions'] });
  const router = createRouter({ ...shop.options, history }) as typeof shop;
  leadAfterNavigation(router);
  await router.load();
  await render(<RouterProvider router={router} />);
  await expect.element(search).toBeVisible();
  return router;
}

test('a navigation leads the focus to the heading, from the search field too', async () => {
  const router = await open();
  await search.click();
  await router.navigate({ to: '/about-us' });
  await expect.element(heading).toHaveFocus();
});

test('whoever goes to a field while the page is coming can write on', async () => {
  const router = await open();
  const rendered = new Promise((resolve) => router.subscribe('onRendered', resolve));
  void router.navigate({ to: '/about-us' });
  (search.element() as HTMLElement).focus();
  await rendered;
  await expect.element(heading).toBeVisible();
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('bar');
  await expect.element(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
});
