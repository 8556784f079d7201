import { expectForEveryone } from 'browser/testing/axe';
import { type Answering, answers, fakeServer, isAway, refuses, waits } from 'browser/testing/fake-server';
import { listMenus, listProducts } from 'contract/catalogue';
import type { Wire } from 'contract/platform/endpoint';
import { unavailable } from 'contract/platform/envelope';
import { flushSync } from 'react-dom';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useProductFilter } from '../../../platform/product-filter';
import { useStoreData } from '../../../platform/store-data';
import { ada, mission, westLoop } from '../../../testing/people';
import { stockedShelves, wireMenus } from '../../../testing/shelves';
import { visit } from '../../../testing/visit';
import { menusKept } from '../menus/kept-menus';

const come = (address = '/products') => visit(address, { login: ada, store: mission });
const cards = page.getByRole('main').getByRole('article');
const card = (name: string) => page.getByRole('link', { name });
/** As it is shown; what is spoken says the same for some seconds. */
const count = (words: string) => page.getByRole('main').getByText(words, { exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const refine = page.getByRole('complementary', { name: 'Refine' });
const chosen = page.getByRole('list', { name: 'Chosen' });

beforeEach(() => page.viewport(1440, 900));

type Listed = Wire<typeof listProducts>;

/** The shelves, with something else in what they answer. */
const changed = (
  { endpoint, reply }: Answering,
  change: (data: Listed, query: URLSearchParams) => Listed,
): Answering => ({
  endpoint,
  reply: async (sent, path, query = new URLSearchParams()) => {
    const answer = await reply(sent, path, query);
    const body = answer.body as { data: Listed };
    return { ...answer, body: { ...body, data: change(body.data, query) } };
  },
});

/** Answers with an empty list, which would have two products without the country. */
const narrows = (shelves: Answering, isEmpty: (query: URLSearchParams) => boolean) =>
  changed(shelves, (data, query) =>
    isEmpty(query)
      ? { ...data, data: [], total_rows: 0, narrowed: { without: ['country'], total_rows: 2 } }
      : data,
  );

test('the shelves show what the store carries, each bottle with its facts', async () => {
  fakeServer(...stockedShelves().answerings);
  await come();
  await expect.element(heading('Wine & spirits')).toBeVisible();
  await expect.element(count('3 products')).toBeVisible();
  expect(document.title).toBe('Wine & spirits · Cellar Door');
  const [first, second, third] = cards.elements().map(({ textContent }) => textContent);
  expect(first).toContain('Cascina AureliaBarolo Serralunga 2019Nebbiolo\u00a0· Piedmont, Italy');
  expect(first).toContain('4.6 out of 5 stars, 38 reviews');
  expect(second).toContain('Now $32.00, before $38.00');
  expect(second).toContain('Only 3 left');
  expect(third).toContain('Limit 3');
  expect(third).toContain('500 ml\u00a0· Madeira, Portugal');
  expect(third).toContain('Out of stock');
  await expect
    .element(card('Barolo Serralunga 2019'))
    .toHaveAttribute('href', '/products/barolo-serralunga-2019/1');
  expect(cards.elements().every((one) => !one.querySelector('a button'))).toBe(true);
  await expectForEveryone();
});

test('before the shelves are there, cards of their shape stand for them', async () => {
  const { answering, go } = waits(stockedShelves().answerings[0]!);
  fakeServer(...stockedShelves().answerings.slice(1), answering);
  await come();
  await expect.element(heading('Wine & spirits')).toBeVisible();
  expect(document.querySelector('main [aria-busy="true"]')).not.toBeNull();
  await expectForEveryone();
  go();
  await expect.element(card('Chablis 2022')).toBeVisible();
});

test('what narrows the list comes with the departments above it, and without them where they cannot come', async () => {
  const menus = waits(isAway(listMenus));
  const { calls } = fakeServer(...stockedShelves().answerings, menus.answering);
  await come();
  await expect.element(card('Chablis 2022')).toBeVisible();
  await expect.poll(() => calls.map(({ call }) => call)).toContain('GET e-com/filters');
  expect(refine.getByRole('checkbox').elements()).toEqual([]);
  menus.go();
  await expect.element(refine.getByRole('checkbox', { name: 'In stock' })).toBeVisible();
  expect(refine.getByRole('link').elements()).toEqual([]);
});

test('the departments of the last visit stand at once, and are those of the shop when it has answered', async () => {
  const menus = waits(answers(listMenus, { departments: wireMenus.departments.slice(0, 1) }));
  fakeServer(...stockedShelves().answerings, menus.answering);
  await visit('/products', { login: ada, store: mission, menus: wireMenus });
  const department = (name: string) => page.getByRole('button', { name, exact: true });
  await expect.element(department('Spirits')).toBeVisible();
  await expect.element(refine.getByRole('checkbox', { name: 'In stock' })).toBeVisible();
  menus.go();
  await expect.element(department('Spirits')).not.toBeInTheDocument();
  await expect.element(department('Wine')).toBeVisible();
  expect(menusKept(mission.id)?.departments).toHaveLength(1);
});

test.each([
  ['of another store', JSON.stringify({ store: westLoop.id, menus: wireMenus })],
  ['that are not these', JSON.stringify({ store: mission.id, menus: { departments: [{}] } })],
  ['that nobody can read', '{'],
])('menus %s are not shown', (_what, kept) => {
  onTestFinished(() => localStorage.removeItem('menus'));
  localStorage.setItem('menus', kept);
  expect(menusKept(mission.id)).toBeUndefined();
});

test('a choice narrows the list, stands in the address and above the list, and goes with a press', async () => {
  const shelves = stockedShelves();
  fakeServer(...shelves.answerings);
  const shop = await come('/products?page=1');
  await refine.getByRole('checkbox', { name: 'Italy' }).click();
  await expect.element(count('1 product')).toBeVisible();
  expect(shop.address()).toBe('/products?country=Italy');
  await refine.getByRole('checkbox', { name: 'France' }).click();
  await expect.element(count('2 products')).toBeVisible();
  expect(shop.address()).toBe('/products?country=Italy&country=France');
  expect(shelves.asked.at(-1)).toContain('country=Italy&country=France');
  await expectForEveryone();
  await chosen.getByRole('button', { name: 'Remove Italy' }).click();
  await expect.element(card('Barolo Serralunga 2019')).not.toBeInTheDocument();
  await chosen.getByRole('button', { name: 'Clear all' }).click();
  await expect.element(count('3 products')).toBeVisible();
  expect(shop.address()).toBe('/products');
});

test('the number of results is spoken when it changes', async () => {
  fakeServer(...stockedShelves().answerings);
  await come();
  await refine.getByRole('checkbox', { name: 'In stock' }).click();
  await expect.element(page.getByRole('log')).toHaveTextContent('2 products');
});

test('going back takes back the last choice', async () => {
  fakeServer(...stockedShelves().answerings);
  const shop = await come();
  await refine.getByRole('checkbox', { name: 'Italy' }).click();
  await expect.element(count('1 product')).toBeVisible();
  shop.back();
  await expect.element(count('3 products')).toBeVisible();
  await expect.element(refine.getByRole('checkbox', { name: 'Italy' })).not.toBeChecked();
});

test('a shared address shows what it names, and the product filter follows it', async () => {
  const shelves = stockedShelves();
  fakeServer(...shelves.answerings);
  await come('/products?category=red-wine&sort=price-up&pageSize=50&min_price=20');
  await expect.element(heading('Red Wine')).toBeVisible();
  const way = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect.element(way.getByRole('link', { name: 'Wine', exact: true })).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-up');
  await expect.element(page.getByRole('combobox', { name: 'Per page' })).toHaveValue('50');
  await expect.element(chosen.getByRole('button', { name: 'Remove From $20' })).toBeVisible();
  expect(useProductFilter.getState()).toMatchObject({ category: 'red-wine', department: null });
  expect(new Set(shelves.asked)).toEqual(
    new Set(['store_id=1&category=red-wine&min_price=20&sort=price-up&pageSize=50']),
  );
});

test('a menu sets the product filter, which clears the one before and keeps what narrows the list', async () => {
  fakeServer(...stockedShelves().answerings);
  const shop = await come('/products?brand=cascina-aurelia&country=Italy');
  await expect.element(heading('Cascina Aurelia')).toBeVisible();
  await page.getByRole('button', { name: 'Wine', exact: true }).click();
  await expectForEveryone();
  await page
    .getByRole('link', { name: /^White Wine/ })
    .first()
    .click();
  await expect.element(heading('White Wine')).toBeVisible();
  expect(shop.address()).toBe('/products?country=Italy&category=white-wine');
  expect(useProductFilter.getState()).toMatchObject({ category: 'white-wine', brand: null });
});

test('what the menus set is shown before the address has followed, and nothing in between is asked for', async () => {
  const shelves = stockedShelves();
  fakeServer(...shelves.answerings);
  const shop = await come('/products?department=wine&country=Italy&page=1');
  await expect.element(count('1 product')).toBeVisible();
  const before = shelves.asked.length;
  flushSync(() => useProductFilter.getState().setFilter('category', 'white-wine'));
  await expect.element(heading('White Wine')).toBeVisible();
  await expect.element(chosen.getByText('Italy')).toBeVisible();
  expect(shop.address()).toContain('department=wine');
  expect(shelves.asked.slice(before)).toEqual(['store_id=1&category=white-wine&country=Italy']);
});

test('going back shows the shelf of the address before, as it was refined', async () => {
  const shelves = stockedShelves();
  fakeServer(...shelves.answerings);
  const shop = await come('/products?department=wine&country=Italy');
  await page.getByRole('button', { name: 'Wine', exact: true }).click();
  await page
    .getByRole('link', { name: /^White Wine/ })
    .first()
    .click();
  await expect.element(heading('White Wine')).toBeVisible();
  await expect.poll(shop.address).toBe('/products?country=Italy&category=white-wine');
  shop.back();
  await expect.element(heading('Wine')).toBeVisible();
  await expect.element(chosen.getByRole('button', { name: 'Remove Italy' })).toBeVisible();
  await expect.poll(() => useProductFilter.getState()).toMatchObject({ department: 'wine', category: null });
  expect(new Set(shelves.asked)).toEqual(
    new Set(['store_id=1&department=wine&country=Italy', 'store_id=1&category=white-wine&country=Italy']),
  );
});

test('a menu opened in another tab leaves the shelves of this one', async () => {
  fakeServer(...stockedShelves().answerings);
  await come('/products?department=wine');
  await expect.element(heading('Wine')).toBeVisible();
  await page.getByRole('button', { name: 'Wine', exact: true }).click();
  const link = page.getByRole('link', { name: /^White Wine/ }).first();
  // The shop has handled it by then; no tab is opened here.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await link.click({ modifiers: ['Control'] });
  await expect
    .element(page.getByRole('button', { name: 'Wine', exact: true }))
    .toHaveAttribute('aria-expanded', 'false');
  expect(useProductFilter.getState().department).toBe('wine');
});

test('the menus are used by keys: arrows lead in and along, Escape leads back', async () => {
  fakeServer(...stockedShelves().answerings);
  await come();
  const wine = page.getByRole('button', { name: 'Wine', exact: true });
  await expect.element(wine).toBeVisible();
  (wine.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('link', { name: 'All Wine' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toContain('Red Wine');
  await userEvent.keyboard('{Escape}');
  await expect.element(wine).toHaveFocus();
  await expect.element(wine).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('button', { name: 'Spirits' })).toHaveFocus();
});

test('a page beyond the end is the last one, and broken values are no error', async () => {
  fakeServer(...stockedShelves().answerings);
  const shop = await come('/products?page=99&pageSize=oops&sort=&rating=11&vintage=soon');
  await expect.element(card('Barolo Serralunga 2019')).toBeVisible();
  await expect.poll(() => shop.address()).toBe('/products');
});

test('a list that cannot be loaded is asked for again, at the same address', async () => {
  const shelves = stockedShelves();
  const server = fakeServer(...shelves.answerings, refuses(listProducts, unavailable));
  const shop = await come('/products?country=Italy');
  const trouble = page.getByRole('alert').filter({ hasText: 'The shelves could not be loaded' });
  const asked = () => server.calls.filter(({ call }) => call === 'GET e-com/products').length;
  await expect.element(trouble).toBeVisible();
  // Nothing beside it looks as if it were still to come.
  expect(document.querySelector('aside')?.childElementCount).toBe(0);
  // The loader has asked ahead: its failure is told, and not asked again in silence.
  expect(asked()).toBe(1);
  await expectForEveryone();
  server.now(isAway(listProducts));
  await trouble.getByRole('button', { name: 'Try again' }).click();
  await expect.element(trouble).toHaveTextContent('cannot be reached');
  server.now(shelves.answerings[0]!);
  await trouble.getByRole('button', { name: 'Try again' }).click();
  await expect.element(card('Barolo Serralunga 2019')).toBeVisible();
  expect(shop.address()).toBe('/products?country=Italy');
});

test('nothing found says what was looked for, and offers the ways out', async () => {
  fakeServer(...stockedShelves().answerings);
  const shop = await come('/products?department=wine&q=xyzzy&country=Italy');
  await expect
    .element(page.getByText('Nothing matches “xyzzy” with your choice of Italy in Wine'))
    .toBeVisible();
  await expectForEveryone();
  await expect.element(page.getByRole('link', { name: 'Red Wine', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Without “Italy”' }).click();
  await expect.poll(() => shop.address()).toBe('/products?department=wine&q=xyzzy');
});

test('in all departments the filters stay; what would leave nothing is given up, and the customer is told', async () => {
  const [products, ...others] = stockedShelves().answerings;
  const narrowed = narrows(products!, (query) => query.has('country'));
  fakeServer(narrowed, ...others);
  const shop = await come('/products?department=wine&q=barolo&country=Portugal&in_stock=true&max_price=60');
  await page.getByRole('link', { name: 'Search all departments' }).click();
  await expect.element(page.getByText(/Nothing here matched Portugal, so we removed that/)).toBeVisible();
  await expect.element(card('Barolo Serralunga 2019')).toBeVisible();
  const { searchParams } = new URL(shop.address(), 'http://shop');
  expect(Object.fromEntries(searchParams)).toEqual({ q: 'barolo', in_stock: 'true', max_price: '60' });
});

const readAs = (words: NonNullable<Wire<typeof listProducts>['words']>): Answering => {
  const [products] = stockedShelves().answerings;
  return changed(products!, (data) => ({ ...data, words }));
};

test.each([
  { words: { missing: ['xyzzy'], nearly: [], known: null }, claims: /We don’t carry anything called/ },
  {
    words: { missing: [], nearly: [], known: { name: 'Xyzzy', words: 'red wine' } },
    claims: /Here is what comes closest/,
  },
])('nothing found claims nothing: $claims', async ({ words, claims }) => {
  fakeServer(readAs(words), ...stockedShelves().answerings.slice(1));
  await come('/products?q=xyzzy');
  await expect.element(page.getByText('Nothing matches “xyzzy”')).toBeVisible();
  // What comes late would be here by now.
  await expect.element(page.getByRole('link', { name: 'Red Wine', exact: true })).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(page.getByText(claims).elements()).toEqual([]);
});

test('where something is found, it is said how the words were read', async () => {
  const words = { missing: ['xyzzy'], nearly: [], known: null };
  fakeServer(readAs(words), ...stockedShelves().answerings.slice(1));
  await come('/products?q=barolo');
  await expect.element(page.getByText(/Showing what matches the rest/)).toBeVisible();
});

test('names that may have been meant are offered beside what comes closest', async () => {
  const words = {
    missing: ['moet'],
    nearly: ['Montrachet', 'Montmains', 'Momo'],
    known: { name: 'Moët & Chandon', words: 'champagne brut' },
  };
  fakeServer(readAs(words), ...stockedShelves().answerings.slice(1));
  await come('/products?q=barolo');
  await expect.element(page.getByText('Did you mean Montrachet, Montmains or Momo?')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Montmains' }))
    .toHaveAttribute('href', '/products?q=Montmains');
});

test('another store has other shelves', async () => {
  const shelves = stockedShelves();
  fakeServer(...shelves.answerings);
  await come();
  await expect.element(card('Barolo Serralunga 2019')).toBeVisible();
  useStoreData.getState().selectStore(westLoop);
  await expect.poll(() => shelves.asked.at(-1)).toBe('store_id=4');
});

test('on a phone the refinements are in a sheet, and its button counts what is left', async () => {
  await page.viewport(390, 844);
  fakeServer(...stockedShelves().answerings);
  const shop = await come();
  await page.getByRole('button', { name: 'Refine' }).click();
  const sheet = page.getByRole('dialog', { name: 'Refine' });
  await sheet.getByRole('checkbox', { name: 'Italy' }).click();
  await expectForEveryone();
  await sheet.getByRole('button', { name: 'Show 1 product' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Refine (1)' })).toBeVisible();
  expect(shop.address()).toBe('/products?country=Italy');
});

test('a price stands in the address when it is applied, and the wrong way round is put right', async () => {
  const server = fakeServer(...stockedShelves().answerings);
  const shop = await come();
  const price = refine.getByRole('form', { name: 'Price' });
  await price.getByRole('textbox', { name: 'From' }).fill('$60');
  await price.getByRole('textbox', { name: 'To' }).fill('20.50');
  expect(shop.address()).toBe('/products');
  await price.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(shop.address).toBe('/products?min_price=20.50&max_price=60');
  await expect.element(chosen.getByText('$20.50 to $60')).toBeVisible();
  const { query } = server.calls.findLast(({ call }) => call === 'GET e-com/products')!;
  expect([query.get('min_price'), query.get('max_price')]).toEqual(['20.5', '60']);

  await price.getByRole('textbox', { name: 'From' }).fill('');
  await price.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(shop.address).toBe('/products?max_price=60');
});

test('what would leave nothing on another shelf is given up, and the customer is told', async () => {
  const [products, ...others] = stockedShelves().answerings;
  const empty = narrows(products!, (query) => query.get('category') === 'white-wine' && query.has('country'));
  fakeServer(empty, ...others);
  const shop = await come('/products?department=wine&country=Italy&in_stock=true');
  await refine.getByRole('link', { name: /^White Wine/ }).click();
  await expect.element(page.getByText(/Nothing here matched Italy, so we removed that filter/)).toBeVisible();
  await expect.poll(shop.address).not.toContain('country');
  expect(shop.address()).toContain('in_stock=true');
});

test('the header marks the nearest of what is shown: all shelves, or the one department', async () => {
  fakeServer(...stockedShelves().answerings);
  await come();
  const header = page.getByRole('banner');
  const all = header.getByRole('link', { name: 'Wine & spirits' });
  const wine = header.getByRole('button', { name: 'Wine', exact: true });
  await expect.element(all).toHaveAttribute('aria-current', 'page');
  await wine.click();
  await header.getByRole('link', { name: /^All wine/i }).click();
  await expect.element(wine).toHaveAttribute('aria-current', 'true');
  await expect.element(all).not.toHaveAttribute('aria-current');
});
