import { expectForEveryone } from 'browser/testing/axe';
import { type Answering, answers, fakeServer, refuses, waits } from 'browser/testing/fake-server';
import { getHome } from 'contract/catalogue';
import { getProduct } from 'contract/catalogue/details';
import { listLotteries } from 'contract/lottery';
import { unavailable } from 'contract/platform/envelope';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { barolo, type WireCard } from '../../testing/bottles';
import { emptyHome } from '../../testing/home';
import { aLottery, aTicket, inHours, lotteryPage } from '../../testing/lotteries';
import { noPromotions, pauillac } from '../../testing/pauillac';
import { ada, mission, westLoop } from '../../testing/people';
import { visit } from '../../testing/visit';
import { keptWishlist } from '../../testing/wishlist';

const homeWith = (featured: WireCard[]) => answers(getHome, { ...emptyHome, featured });
const home = homeWith([]);
const lotteries = (...about: Parameters<typeof aLottery>) =>
  answers(listLotteries, lotteryPage([aLottery(...about)]));
const none = answers(listLotteries, lotteryPage([]));
const open = (address: string, store = westLoop) => visit(address, { login: ada, store });
const link = (name: string) => page.getByRole('link', { name });
const band = page.getByRole('region', { name: /Barolo Serralunga|Rare bottles/ });

test('home shows the draw that closes next, with its countdown', async () => {
  const server = fakeServer(home, lotteries());
  await open('/');
  await expect.element(band.getByRole('timer', { name: 'Closes in' })).toBeVisible();
  await expect.element(band.getByText('12 bottles, 340 entries: about 1 in 28. $168.00 each.')).toBeVisible();
  await expect
    .element(link('See the draw: Cascina Aurelia Barolo Serralunga, Autumn 2026'))
    .toHaveAttribute('href', '/lottery/7');
  expect(
    server.calls.filter(({ call }) => call.endsWith('lotteries')).map(({ query }) => `${query}`),
  ).toContain('store_id=4&page=1&pageSize=1');
  await expectForEveryone();
});

test('on a phone too, room is kept for it: when it comes, nothing below it moves', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1024, 768));
  const { answering, go } = waits(lotteries());
  // Whether something was won is known at once; the draw itself comes late.
  const comesLate: Answering['reply'] = (asked, path, query) =>
    (query?.get('state') ? none : answering).reply(asked, path, query);
  fakeServer(homeWith([barolo]), { ...answering, reply: comesLate }, ...keptWishlist().answerings);
  await open('/');
  await expect.element(link('Barolo Serralunga 2019')).toBeVisible();
  const below = page.getByRole('heading', { name: 'Let them choose' });
  const place = () => below.element().getBoundingClientRect().top + window.scrollY;
  await expect.element(band).toBeInTheDocument();
  const before = place();
  go();
  await expect.element(band.getByRole('timer', { name: 'Closes in' })).toBeVisible();
  expect(place()).toBe(before);
});

test('without a draw, or without an answer, home still leads to the lotteries', async () => {
  fakeServer(home, refuses(listLotteries, unavailable));
  await open('/');
  await expect.element(band.getByRole('link', { name: 'All lotteries' })).toHaveAttribute('href', '/lottery');
});

test('where no store was chosen for lotteries home asks for none', async () => {
  const server = fakeServer(home);
  await open('/', mission);
  await expect.element(page.getByRole('heading', { name: 'Let them choose' })).toBeVisible();
  await expect.element(band).not.toBeInTheDocument();
  expect(server.calls.some(({ call }) => call.includes('lotteries'))).toBe(false);
});

const byLot = answers(getProduct, { ...pauillac, allocation: 'lottery', limit_per_customer: null });
const bottle = '/products/chateau-valmorin-pauillac-2013/7';
const closes = { closes_at: '2036-11-23T04:51:20.000Z' };

test.each([
  [{ ...closes }, 'Enter the draw', 'The draw is open until Nov 22, 2036, 10:51 PM CST.'],
  [{ ...closes, ticket: aTicket() }, 'See your ticket', 'The draw is open until'],
  [
    { state: 'announced', opens_at: '2036-11-23T04:51:20.000Z' },
    'See the draw',
    'The draw opens Nov 22, 2036, 10:51 PM CST.',
  ],
] as const)('a bottle that is sold by lot leads to its own draw: %o', async (about, label, words) => {
  const server = fakeServer(byLot, noPromotions, lotteries(about));
  await open(bottle);
  await expect.element(link(label)).toHaveAttribute('href', '/lottery/7');
  await expect.element(page.getByRole('region', { name: 'Buy' }).getByText(words)).toBeVisible();
  expect(server.calls.find(({ call }) => call.endsWith('lotteries'))?.query.get('product_id')).toBe('7');
});

test('a bottle whose draws are over leads to all lotteries, and is not called sold out', async () => {
  fakeServer(byLot, noPromotions, lotteries({ state: 'settled', closes_at: inHours(-40) }));
  await open(bottle);
  await expect.element(link('See the lotteries')).toHaveAttribute('href', '/lottery');
  await expect.element(page.getByRole('region', { name: 'Buy' })).not.toHaveTextContent(/stock/);
});

test('the card of such a bottle leads to its draws, whatever is left on the shelf', async () => {
  const card = { ...barolo, allocation: 'lottery', stock: 'out' } as const;
  fakeServer(homeWith([card]), none, ...keptWishlist().answerings);
  await open('/');
  await expect
    .element(link('See the draw: Barolo Serralunga 2019'))
    .toHaveAttribute('href', '/lottery?product=1');
  await expect.element(page.getByText('Out of stock', { exact: true })).not.toBeInTheDocument();
});
