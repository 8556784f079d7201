import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses, waits } from 'browser/testing/fake-server';
import { listLotteries } from 'contract/lottery';
import { fault } from 'contract/platform/envelope';
import { listStores } from 'contract/stores';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useStoreData } from '../../../platform/store-data';
import { aLottery, aTicket, inHours, lotteryPage } from '../../../testing/lotteries';
import { ada, mission, westLoop } from '../../../testing/people';
import { visit } from '../../../testing/visit';

const everyState = [
  aLottery({ ticket: aTicket() }),
  aLottery({ id: 8, name: 'Chablis, Winter 2026', state: 'announced', opens_at: inHours(30), entries: 0 }),
  aLottery({ id: 6, name: 'Bourbon, Autumn 2026', state: 'closed', draws_at: inHours(0.2) }),
  aLottery({
    id: 5,
    name: 'Brunello, Summer 2026',
    state: 'drawn',
    closes_at: '2026-08-01T17:00:00.000Z',
    ticket: aTicket({ standing: 'won', rank: 2, claim_until: inHours(20) }),
  }),
  aLottery({ id: 4, name: 'Pauillac, Spring 2026', state: 'settled', ticket: aTicket({ standing: 'lost' }) }),
];
const elsewhere = { ...westLoop, id: 5, name: 'Cellar Door Coral Gables', city: 'Miami', city_slug: 'miami' };
const stores = answers(listStores, [mission, westLoop, elsewhere]);
const all = answers(listLotteries, lotteryPage(everyState));

const open = (address = '/lottery', store = westLoop) => visit(address, { login: ada, store });
const group = (name: string) => page.getByRole('region', { name, exact: true });

test('the open ones stand large with what matters, and below them all others by how far they are', async () => {
  fakeServer(all);
  await open();
  const now = group('Open now');
  await expect.element(now.getByRole('heading', { name: 'Barolo Serralunga 2019' })).toBeVisible();
  for (const words of ['$168.00', '12', '340', 'about 1 in 28', 'You are in the draw'])
    await expect.element(now.getByText(words, { exact: true })).toBeVisible();
  await expect
    .element(now.getByRole('timer', { name: 'Closes in' }))
    .toHaveTextContent(/^02 days *0[12] hours/);
  await expect.element(group('Coming').getByText('12 bottles · $168.00')).toBeVisible();
  await expect
    .element(group('Coming').getByRole('timer', { name: 'Opens in' }))
    .toHaveTextContent(/^01 days/);
  await expect
    .element(group('Closed, and soon drawn').getByRole('timer', { name: 'Drawn in' }))
    .toHaveTextContent(/^00 days *00 hours *1[12] minutes/);
  const drawn = group('Drawn');
  await expect.element(drawn.getByText('Closed Aug 1, 2026, 12:00 PM CDT')).toBeVisible();
  await expect.element(drawn.getByText('A bottle waits for you')).toBeVisible();
  await expect.element(group('Settled').getByText('Not Qualified')).toBeVisible();
  await expect
    .element(now.getByRole('link', { name: /^See your ticket: Cascina Aurelia/ }))
    .toHaveAttribute('href', '/lottery/7');
  await expect
    .element(drawn.getByRole('link', { name: 'Brunello, Summer 2026' }))
    .toHaveAttribute('href', '/lottery/5');
  await expectForEveryone();
});

test('at 320 pixels nothing scrolls sideways', async () => {
  await page.viewport(320, 700);
  onTestFinished(() => page.viewport(1024, 768));
  fakeServer(all);
  await open();
  await expect.element(group('Open now')).toBeVisible();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  for (const card of document.querySelectorAll<HTMLElement>('main li > div'))
    expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  await expectForEveryone();
});

test('is narrowed by state and paged, in the address bar', async () => {
  const server = fakeServer(answers(listLotteries, lotteryPage(everyState, 45)));
  const { address } = await open();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect.poll(address).toBe('/lottery?page=2');
  await page
    .getByRole('navigation', { name: 'Which lotteries' })
    .getByRole('link', { name: 'Coming' })
    .click();
  await expect.poll(address).toBe('/lottery?state=announced');
  await page.getByRole('combobox', { name: 'Per page' }).selectOptions('50');
  await expect.poll(address).toBe('/lottery?state=announced&pageSize=50');
  expect(server.calls.map(({ query }) => `${query}`)).toEqual([
    'store_id=4&page=1&pageSize=20',
    'store_id=4&page=2&pageSize=20',
    'store_id=4&state=announced&page=1&pageSize=20',
    'store_id=4&state=announced&page=1&pageSize=50',
  ]);
});

test('what cannot be in an address has a nearest sense', async () => {
  const server = fakeServer(all);
  await open('/lottery?state=lost&product=x&page=0&pageSize=13');
  await expect.element(group('Open now')).toBeVisible();
  expect(`${server.calls[0]?.query}`).toBe('store_id=4&page=1&pageSize=10');
});

test('whoever shops where there are no lotteries is asked whose to show, and goes on shopping there', async () => {
  fakeServer(all, stores);
  await open('/lottery', mission);
  const choose = page.getByRole('button', { name: /^Choose this store/ });
  await expect.element(choose.first()).toBeVisible();
  expect(choose.elements()).toHaveLength(2);
  await expectForEveryone();
  await page.getByRole('button', { name: 'Choose this store: Cellar Door West Loop' }).click();
  await expect.element(group('Open now')).toBeVisible();
  expect(useStoreData.getState().selectedStore?.id).toBe(mission.id);
});

test('another store’s lotteries are one press away, and its list begins at the first page', async () => {
  const server = fakeServer(answers(listLotteries, lotteryPage(everyState, 45)), stores);
  const { address } = await open('/lottery?page=2');
  const change = page.getByRole('button', { name: 'West Loop, Chicago · Change store' });
  await change.click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  expect(address()).toBe('/lottery?page=2');
  await change.click();
  await page.getByRole('button', { name: 'Choose this store: Cellar Door Coral Gables' }).click();
  await expect
    .element(page.getByRole('button', { name: 'Coral Gables, Miami · Change store' }))
    .toBeVisible();
  await expect.poll(address).toBe('/lottery');
  await expect.poll(() => `${server.calls.at(-1)?.query}`).toBe('store_id=5&page=1&pageSize=20');
  expect(useStoreData.getState().selectedStore?.id).toBe(westLoop.id);
});

test('where there are none it says so; of one kind too, with the way to all', async () => {
  fakeServer(answers(listLotteries, lotteryPage([])));
  const { address } = await open();
  await expect.element(page.getByText('This store has no lotteries yet')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Shop all wine' })).toBeVisible();
  await expectForEveryone();
  await page
    .getByRole('navigation', { name: 'Which lotteries' })
    .getByRole('link', { name: 'Drawn' })
    .click();
  await expect.element(page.getByText('No drawn lottery is still unsettled')).toBeVisible();
  await page.getByRole('link', { name: 'See all lotteries' }).click();
  await expect.poll(address).toBe('/lottery');
});

test('the lotteries of one bottle are those of the store where it stands', async () => {
  const server = fakeServer(all);
  useStoreData.setState({ lotteryStore: elsewhere });
  const { address } = await open('/lottery?product=1');
  await expect.element(group('Open now')).toBeVisible();
  expect(`${server.calls[0]?.query}`).toBe('store_id=4&product_id=1&page=1&pageSize=20');
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect.poll(address).toBe('/lottery');
});

test('a list that could not be loaded is tried again', async () => {
  const server = fakeServer(refuses(listLotteries, fault));
  await open();
  await expect.element(page.getByText('The lotteries could not be loaded')).toBeVisible();
  await expectForEveryone();
  server.now(all);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(group('Open now')).toBeVisible();
});

test('while the lotteries come there are grey cards', async () => {
  const { answering, go } = waits(all);
  fakeServer(answering);
  await open();
  await expect.poll(() => document.querySelector('main [aria-busy=true]')).not.toBeNull();
  await expectForEveryone();
  go();
  await expect.element(group('Open now')).toBeVisible();
});

test('by the keys alone a person comes from the states to a lottery', async () => {
  fakeServer(all);
  const { address } = await open();
  await expect.element(group('Open now')).toBeVisible();
  page.getByRole('link', { name: 'Called off' }).element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: /^See your ticket/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/lottery/7');
});
