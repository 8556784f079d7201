import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, waits } from 'browser/testing/fake-server';
import { suggestProducts } from 'contract/catalogue';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ada, mission } from '../../../testing/people';
import { stockedShelves, suggestions } from '../../../testing/shelves';
import { visit } from '../../../testing/visit';

const field = page.getByRole('combobox', { name: 'Search the shop' });
const list = page.getByRole('listbox', { name: 'Suggestions' });
const options = list.getByRole('option');

const come = () => visit('/products', { login: ada, store: mission });

beforeEach(() => page.viewport(1440, 900));

test('typing suggests bottles, producers and kinds, with what was typed made bold', async () => {
  fakeServer(...stockedShelves().answerings, suggestions);
  await come();
  await field.fill('bar');
  await expect.element(list).toBeVisible();
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  expect(options.elements()).toHaveLength(4);
  expect(options.first().element().querySelector('mark')?.textContent).toBe('Bar');
  await expectForEveryone();
});

test('the arrow keys choose, Enter goes there, and the focus stays in the field meanwhile', async () => {
  fakeServer(...stockedShelves().answerings, suggestions);
  const shop = await come();
  await field.fill('cas');
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(options.nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute('aria-activedescendant', options.nth(2).element().id);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => shop.address()).toBe('/products?brand=cascina-aurelia');
  await expect.element(list).not.toBeInTheDocument();
});

test('up from the field is the last suggestion, and beyond it the field again', async () => {
  fakeServer(...stockedShelves().answerings, suggestions);
  await come();
  await field.fill('neb');
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(options.last()).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(field).not.toHaveAttribute('aria-activedescendant');
});

test('Enter without a choice looks for the words, which stay in the field and in the address', async () => {
  fakeServer(...stockedShelves().answerings, suggestions);
  const shop = await come();
  await field.fill('  chablis ');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => shop.address()).toBe('/products?q=chablis');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Results for “chablis”' })).toBeVisible();
  await expect.element(field).toHaveValue('chablis');
});

test('a search sent from the list leaves the keyboard in the field, with the suggestions closed', async () => {
  fakeServer(...stockedShelves().answerings, suggestions);
  const shop = await come();
  await field.fill('bar');
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => shop.address()).toBe('/products?q=bar');
  await expect.element(field).toHaveFocus();
  await expect.element(list).not.toBeInTheDocument();
});

test('Escape closes the list first and empties the field then', async () => {
  fakeServer(...stockedShelves().answerings, suggestions);
  await come();
  await field.fill('bar');
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('bar');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('');
});

test('a suggestion is taken by a press', async () => {
  fakeServer(...stockedShelves().answerings, suggestions);
  const shop = await come();
  await field.fill('neb');
  await options.filter({ hasText: 'Nebbiolo' }).click();
  await expect.poll(() => shop.address()).toBe('/products?varietal=nebbiolo');
});

test('"/" leads to the field, but not out of another one', async () => {
  fakeServer(...stockedShelves().answerings, suggestions);
  await come();
  await expect.element(page.getByRole('textbox', { name: 'From' })).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(field).toHaveFocus();
  await page.getByRole('textbox', { name: 'From' }).click();
  await userEvent.keyboard('/');
  await expect.element(page.getByRole('textbox', { name: 'From' })).toHaveFocus();
});

test('an answer to words that are no longer there is not shown under the new ones', async () => {
  const nothing = answers(suggestProducts, { products: [], brands: [], varietals: [], searches: [] });
  const late = waits(suggestions);
  const server = fakeServer(...stockedShelves().answerings, late.answering);
  // A slow machine asks for the empty field as well, before anything is typed.
  const wordsAskedFor = () => server.calls.map(({ query }) => query.get('q'));
  await come();
  await field.fill('bar');
  await expect.poll(wordsAskedFor).toContain('bar');
  server.now(nothing);
  await field.fill('barxyz');
  await expect.poll(wordsAskedFor).toContain('barxyz');
  late.go();
  await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
  await expect.element(list).not.toBeInTheDocument();
});

test('the empty field offers what people look for', async () => {
  const popular = answers(suggestProducts, {
    products: [],
    brands: [],
    varietals: [],
    searches: ['red wine for steak'],
  });
  fakeServer(...stockedShelves().answerings, popular);
  const shop = await come();
  await field.click();
  await list.getByRole('option', { name: 'red wine for steak' }).click();
  await expect.poll(shop.address).toContain('/products?q=red');
});

test('what it may cost and that it is wanted today narrow the list, and are taken back there', async () => {
  fakeServer(...stockedShelves().answerings, suggestions);
  const shop = await come();
  await field.fill('nebbiolo under $30 for tonight');
  await userEvent.keyboard('{Enter}');
  await expect.poll(shop.address).toBe('/products?q=nebbiolo&max_price=30&in_stock=true');
  await expect.element(field).toHaveValue('nebbiolo');
  await page.getByRole('button', { name: 'Remove Up to $30' }).click();
  await expect.poll(shop.address).toBe('/products?q=nebbiolo&in_stock=true');
});
