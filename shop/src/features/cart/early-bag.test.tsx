import { answers, fakeServer } from 'browser/testing/fake-server';
import { pressOn } from 'browser/testing/touch';
import { listMenus } from 'contract/catalogue';
import { listOrders } from 'contract/orders';
import { listStores } from 'contract/stores';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { keptCart } from '../../testing/cart';
import { noOrders } from '../../testing/checkout';
import { ada, mission } from '../../testing/people';
import { stockedShelves } from '../../testing/shelves';
import { visit } from '../../testing/visit';
import { keptWishlist } from '../../testing/wishlist';

const loading = vi.hoisted(() => {
  let end = () => {};
  return { over: new Promise<void>((resolve) => (end = resolve)), end: () => end() };
});

vi.mock(import('./AddOrChange'), async (load) => {
  await loading.over;
  return load();
});

// In a file of its own, because the code that fills the cart is loaded once in each test file.
test('a double click whose first press begins before the cart is loaded, and ends after it, adds one', async () => {
  const { calls } = fakeServer(
    answers(listMenus, { departments: [] }),
    answers(listStores, [mission]),
    answers(listOrders, noOrders),
    ...keptWishlist().answerings,
    ...keptCart().answerings,
    ...stockedShelves().answerings,
  );
  await visit('/products', { login: ada, store: mission });
  const bag = page.getByRole('button', { name: 'Add Chablis 2022 to cart' });
  await expect.element(bag).toBeVisible();
  const early = bag.element() as HTMLElement;
  early.scrollIntoView({ block: 'center' });
  await pressOn(early, async () => {
    loading.end();
    await import('./AddOrChange');
    // React keeps what stands in for something for a third of a second at least.
    await new Promise((drawn) => setTimeout(drawn, 600));
  });
  await expect.element(page.getByText('1 in your cart')).toBeVisible();
  const more = page.getByRole('button', { name: 'One Chablis 2022 more' });
  expect(more.element()).not.toBe(early);
  more.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  // By now a second bottle would have been asked for.
  await import('./lines/want-goods');
  await expect.element(page.getByText('Chablis 2022 is in your cart.')).toBeVisible();
  await expect.element(page.getByText('1 in your cart')).toBeVisible();
  expect(calls.filter(({ call }) => /^(POST|PUT)/.test(call))).toHaveLength(1);
});
