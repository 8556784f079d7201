import { fakeServer } from 'browser/testing/fake-server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ada, mission } from '../../../testing/people';
import { stockedShelves } from '../../../testing/shelves';
import { visit } from '../../../testing/visit';

test('two choices in one breath both count, and each has its tick at once', async () => {
  fakeServer(...stockedShelves().answerings);
  await page.viewport(1440, 900);
  const shop = await visit('/products', { login: ada, store: mission });
  const refine = page.getByRole('complementary', { name: 'Refine' });
  const box = (name: string) => refine.getByRole('checkbox', { name });
  await expect.element(box('Italy')).toBeVisible();
  const [italy, france] = ['Italy', 'France'].map((name) => box(name).element() as HTMLInputElement);
  // Both before anything else can happen: the router does its work between two tasks.
  for (const one of [italy!, france!]) {
    one.click();
    expect(one.checked).toBe(true);
  }
  await expect.element(page.getByRole('main').getByText('2 products', { exact: true })).toBeVisible();
  expect(shop.address()).toBe('/products?country=Italy&country=France');
  expect(italy!.checked && france!.checked).toBe(true);
});
