import { answers, fakeServer } from 'browser/testing/fake-server';
import { listProducts } from 'contract/catalogue';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { barolo } from '../../../testing/bottles';
import { ada, mission } from '../../../testing/people';
import { stockedShelves } from '../../../testing/shelves';
import { visit } from '../../../testing/visit';

const longShelf = answers(listProducts, {
  data: Array.from({ length: 20 }, (_, index) => ({ ...barolo, id: index + 1 })),
  total_rows: 20,
  total_pages: 1,
  page: 1,
  pageSize: 20,
  words: null,
  narrowed: null,
  facets: {
    department: [],
    category: [],
    grape: [],
    pairing: [],
    points: [],
    country: [],
    region: [],
    vintage: [],
    size: [],
    tags: [],
    rating: [],
    in_stock: 20,
    on_sale: 0,
    price: { lowest: 32, highest: 58 },
  },
});

test.each([
  ['a phone', 390, 6],
  ['a desk', 1440, 12],
])('on %s what is seen stands first, and all of a long list follows', async (_, width, seen) => {
  await page.viewport(width, 844);
  fakeServer(...stockedShelves().answerings, longShelf);
  const cards = page.getByRole('main').getByRole('article');
  const counts = new Set<number>();
  const watch = new MutationObserver(() => counts.add(cards.elements().length));
  watch.observe(document.body, { childList: true, subtree: true });
  await visit('/products', { login: ada, store: mission });
  await expect.poll(() => cards.elements().length).toBe(20);
  watch.disconnect();
  expect([...counts].filter((count) => count > 0)).toEqual([seen, 20]);
});
