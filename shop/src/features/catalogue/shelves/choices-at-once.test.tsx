import { fakeServer } from 'browser/testing/fake-server';
import { expect, test, vi } from 'vitest';
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

test('a choice keeps the open sheet, however long the page needs for it', async () => {
  fakeServer(...stockedShelves().answerings);
  await page.viewport(390, 844);
  const shop = await visit('/products', { login: ada, store: mission });
  await page.getByRole('button', { name: 'Refine' }).click();
  const sheet = page.getByRole('dialog', { name: 'Refine' });
  const italy = sheet.getByRole('checkbox', { name: 'Italy' });
  await expect.element(italy).toBeVisible();
  const box = italy.element() as HTMLInputElement;
  box.click();
  // A slow phone: the router comes to its work only when it has stopped waiting for it.
  for (const until = performance.now() + 400; performance.now() < until; );
  await expect.element(sheet.getByRole('button', { name: 'Show 1 product' })).toBeVisible();
  expect(shop.address()).toBe('/products?country=Italy');
  expect(box.isConnected).toBe(true);
});

test('another shelf is asked for as soon as somebody is about to choose it', async () => {
  const shelves = stockedShelves();
  fakeServer(...shelves.answerings);
  await page.viewport(1440, 900);
  await visit('/products', { login: ada, store: mission });
  const wine = page.getByRole('complementary', { name: 'Refine' }).getByRole('link', { name: /^Wine/ });
  await wine.hover();
  await vi.waitFor(() => expect(shelves.asked.at(-1)).toContain('department=wine'));
});
