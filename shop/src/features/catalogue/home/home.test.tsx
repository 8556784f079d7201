import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses, waits } from 'browser/testing/fake-server';
import { getCart } from 'contract/cart';
import { getHome, listProductCards } from 'contract/catalogue';
import { getGoingOn } from 'contract/going-on';
import { unavailable } from 'contract/platform/envelope';
import { listStores } from 'contract/stores';
import { beforeEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { noteViewed, useRecentlyViewed } from '../../../platform/recently-viewed';
import { useSession } from '../../../platform/session';
import { useStoreData } from '../../../platform/store-data';
import { barolo, chablis, sixForAutumn } from '../../../testing/bottles';
import { emptyWireCart, twoBarolo } from '../../../testing/cart';
import { goesOn, lastOrder, unpaidOrder, wonBarolo } from '../../../testing/going-on';
import { emptyHome, type WireHome } from '../../../testing/home';
import { ada, mission, westLoop } from '../../../testing/people';
import { visit } from '../../../testing/visit';
import { keptWishlist } from '../../../testing/wishlist';

const departments = ['Wine', 'Spirits', 'Beer', 'Sake', 'Bar & Gifts'].map((name, index) => ({
  id: index + 1,
  name,
  slug: name.toLowerCase().replace(' & ', '-'),
  count: 330 - index,
  image_id: null,
}));

const shelf = (name: string, from: number) =>
  Array.from({ length: 12 }, (_, index) => ({ ...barolo, id: from + index, name: `${name} ${index + 1}` }));

const campaign = {
  id: 1,
  title: 'Wine for the Thanksgiving table',
  words: 'Turkey is the easy part.',
  link_label: 'Shop Thanksgiving wine',
  shelf: 'department=wine&pairing=poultry&pairing=game&max_price=40',
  scene: 'firelight',
  image_id: null,
  bottles: [barolo, chablis],
} as const;

const tile = (id: number, kind: 'occasion' | 'price' | 'region', title: string, shelf: string) => ({
  id,
  kind,
  title,
  shelf,
  count: 10 + id,
  image_id: null,
});

const aHome: WireHome = {
  campaign: { ...campaign, bottles: [...campaign.bottles] },
  tiles: [
    tile(1, 'occasion', 'Steak night', 'category=red-wine&pairing=beef'),
    tile(2, 'price', 'Under $20', 'department=wine&max_price=19.99'),
    tile(3, 'region', 'Napa and Sonoma', 'department=wine&region=Napa+Valley&region=Sonoma'),
  ],
  picks: [
    { id: 1, person: 'Dana Whitfield', role: 'Store manager', words: 'My Sunday bottle.', product: barolo },
  ],
  departments,
  featured: shelf('Featured Barolo', 100),
  newest: shelf('New Barolo', 200),
  on_sale: [chablis],
  wine_sets: [sixForAutumn],
};

const open = (...more: Parameters<typeof fakeServer>) =>
  fakeServer(answers(getHome, aHome), goesOn(), ...keptWishlist().answerings, ...more);

const ofAda = { login: ada, store: mission };
const row = (name: string) => page.getByRole('region', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });

beforeEach(() => useRecentlyViewed.setState({ viewed: [] }));

test('the home of a store shows its departments, its bottles, its sets and its gift cards', async () => {
  open();
  await visit('/', ofAda);
  await expect.element(page.getByRole('heading', { level: 1, name: mission.name })).toBeVisible();
  const doors = page.getByRole('navigation', { name: 'Departments' });
  await expect
    .element(doors.getByRole('link', { name: 'Spirits' }))
    .toHaveAttribute('href', '/products?department=spirits');
  await expect.element(row('Featured').getByRole('link', { name: 'Featured Barolo 1 2019' })).toBeVisible();
  await expect.element(link('See all: New on the shelves')).toHaveAttribute('href', '/products?sort=newest');
  await expect.element(link('See all: On sale')).toHaveAttribute('href', '/products?on_sale=true');
  await expect.element(row('Wine sets').getByRole('link', { name: 'Six for autumn' })).toBeVisible();
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Gift cards' }))
    .toHaveAttribute('href', '/gift-card');
  await expect.element(row('Recently viewed')).not.toBeInTheDocument();
  await expectForEveryone();
});

test('what a store has nothing of is left out', async () => {
  fakeServer(answers(getHome, { ...emptyHome, featured: [barolo] }), goesOn(), ...keptWishlist().answerings);
  await visit('/', ofAda);
  await expect.element(row('Featured')).toBeVisible();
  for (const name of ['New on the shelves', 'On sale', 'Wine sets'])
    await expect.element(row(name)).not.toBeInTheDocument();
  for (const name of ['Departments', 'Shop by occasion', 'Wine by price', 'Wine by region'])
    await expect.element(page.getByRole('navigation', { name })).not.toBeInTheDocument();
  await expect.element(row('Pick up where you left off')).not.toBeInTheDocument();
  await expect.element(page.getByText(/What we’re drinking/)).not.toBeInTheDocument();
  await expect.element(row('Good bottles from people we know')).toBeVisible();
  await expectForEveryone();
});

const door = (navigation: string, name: RegExp) =>
  page.getByRole('navigation', { name: navigation }).getByRole('link', { name });

test('the campaign, the ways in and the people lead to what they tell of', async () => {
  open();
  await visit('/', ofAda);
  const stage = row('Wine for the Thanksgiving table');
  await expect
    .element(stage.getByRole('link', { name: 'Shop Thanksgiving wine' }))
    .toHaveAttribute('href', '/products?department=wine&pairing=poultry&pairing=game&max_price=40');
  await expect
    .element(stage.getByRole('link', { name: 'Barolo Serralunga 2019 $58.00' }))
    .toHaveAttribute('href', '/products/barolo-serralunga-2019/1');
  await expect
    .element(door('Shop by occasion', /^Steak night 11 products$/))
    .toHaveAttribute('href', '/products?category=red-wine&pairing=beef');
  await expect
    .element(door('Wine by price', /^Under \$20/))
    .toHaveAttribute('href', '/products?department=wine&max_price=19.99');
  await expect
    .element(door('Wine by region', /^Napa and Sonoma/))
    .toHaveAttribute('href', '/products?department=wine&region=Napa+Valley&region=Sonoma');
  const people = row('What we’re drinking at Mission');
  await expect.element(people.getByText('Dana Whitfield')).toBeVisible();
  await expect.element(people.getByText('My Sunday bottle.')).toBeVisible();
  await expect.element(people.getByRole('link', { name: 'Barolo Serralunga 2019' })).toBeVisible();
  await expect.element(row('Good bottles from people we know')).not.toBeInTheDocument();
});

test('by candlelight the words can be read too', async () => {
  open(answers(getHome, { ...aHome, campaign: { ...campaign, bottles: [barolo], scene: 'candlelight' } }));
  await visit('/', ofAda);
  await expect.element(row('Wine for the Thanksgiving table')).toBeVisible();
  await expectForEveryone();
});

test('a campaign with a picture of its own shows it in the place of the bottles', async () => {
  open(answers(getHome, { ...aHome, campaign: { ...campaign, bottles: [barolo], image_id: 'goods-lunch' } }));
  await visit('/', ofAda);
  const stage = row('Wine for the Thanksgiving table');
  await expect.element(stage.getByRole('link', { name: 'Shop Thanksgiving wine' })).toBeVisible();
  expect(stage.element().querySelector('img')!.src).toContain('/files/goods-lunch?');
  await expect.element(stage.getByRole('listitem')).not.toBeInTheDocument();
});

const cartOfTwo = answers(getCart, {
  ...emptyWireCart,
  id: '0190b7e0-5f00-7000-8000-0000000000c1',
  cart_detail: [twoBarolo],
  totals: { ...emptyWireCart.totals, pieces: 2 },
});
const adaWithCart = { ...ada, customer: { ...ada.customer, cart_count: 2 } };
const begun = row('Pick up where you left off');

test('what the customer is in the middle of stands below the campaign: the order under way, and the cart', async () => {
  open(goesOn({ last_order: lastOrder({ status: 'on_its_way' }) }), cartOfTwo);
  await visit('/', { login: adaWithCart, store: mission });
  await expect.element(begun).toBeVisible();
  const ways = begun.getByRole('link').elements();
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    `/order-details?order=${lastOrder().id}`,
    '/cart',
  ]);
  await expect.element(begun.getByRole('heading', { name: /CA1-104001: on its way$/ })).toBeVisible();
  await expect.element(begun.getByRole('heading', { name: '2 items in your cart' })).toBeVisible();
  await expectForEveryone();
});

test('a gift card that ends soon and points worth something are told last, with what they are worth here', async () => {
  open(
    goesOn({
      points: [
        { store_id: westLoop.id, store_name: westLoop.name, points: 9_900, value: 99 },
        { store_id: mission.id, store_name: mission.name, points: 2_477, value: 24 },
      ],
      cards: [
        {
          id: '0190b7e0-5f00-7000-8000-0000000000d1',
          store_name: westLoop.name,
          balance: 25,
          remaining_validity_days: 9,
        },
      ],
    }),
    cartOfTwo,
  );
  await visit('/', { login: adaWithCart, store: mission });
  const entries = begun.getByRole('listitem');
  await expect.element(entries.nth(0)).toHaveTextContent('2 items in your cart');
  await expect.element(entries.nth(1)).toHaveTextContent('$25.00 gift cardEnds in 9 days.');
  await expect.element(entries.nth(2)).toHaveTextContent('$24.00 in points2,477 points to use at');
  expect(entries.elements()).toHaveLength(3);
  await expectForEveryone();
});

test('a bottle that somebody waited for is told once it is back at this store', async () => {
  const bottle = { slug: 'barolo', name: 'Barolo', vintage: 2019, image_id: null, price: 42.5 };
  open(
    goesOn({
      back: [
        { ...bottle, product_id: 51, store_id: mission.id, store_name: mission.name },
        { ...bottle, product_id: 52, store_id: westLoop.id, store_name: westLoop.name },
      ],
    }),
  );
  await visit('/', ofAda);
  await expect.element(begun.getByRole('listitem')).toHaveTextContent('Barolo 2019 is back$42.50 at');
  await expect
    .element(begun.getByRole('link', { name: 'See the bottle: Barolo 2019 is back' }))
    .toHaveAttribute('href', '/products/barolo/51');
  await expectForEveryone();
});

test('points that are worth nothing yet are not told', async () => {
  open(
    goesOn({ points: [{ store_id: mission.id, store_name: mission.name, points: 60, value: 0 }] }),
    cartOfTwo,
  );
  await visit('/', { login: adaWithCart, store: mission });
  await expect.element(begun.getByRole('listitem')).toHaveTextContent('2 items in your cart');
});

test('what is lost when its time is over stands above the home, and not in it as well', async () => {
  const [claim, unpaid] = [wonBarolo(), unpaidOrder()];
  open(
    goesOn({
      claims: [claim],
      unpaid: [unpaid],
      last_order: lastOrder({ id: unpaid.id, status: 'awaiting_payment' }),
    }),
  );
  await visit('/', { ...ofAda, urgent: 2 });
  await expect.element(page.getByRole('link', { name: /Claim/ }).first()).toBeVisible();
  await expect.element(page.getByRole('navigation', { name: 'Shop by occasion' })).toBeVisible();
  await expect.element(begun).not.toBeInTheDocument();
});

test('what the strip has no room for on somebody’s first page, the home tells, the first to end first', async () => {
  const [claim, unpaid] = [wonBarolo(), unpaidOrder()];
  open(goesOn({ claims: [claim], unpaid: [unpaid] }));
  await visit('/', ofAda);
  await expect
    .element(begun.getByRole('listitem').first())
    .toHaveTextContent('Order CA1-104001 is not paid yet8 minutes left.Pay $128.65');
  await expect.element(begun.getByRole('listitem').nth(1)).toHaveTextContent('31 hours left.Claim it');
  const ways = begun.getByRole('link').elements();
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    `/cart-payment?order=${unpaid.id}`,
    '/lottery/7',
  ]);
  await expectForEveryone();
});

test('an order that is over is not told', async () => {
  open(goesOn({ last_order: lastOrder({ status: 'handed_over' }) }));
  await visit('/', ofAda);
  await expect.element(page.getByRole('navigation', { name: 'Shop by occasion' })).toBeVisible();
  await expect.element(begun).not.toBeInTheDocument();
});

test('nothing below moves when it comes, and nobody misses what could not be asked', async () => {
  const asked = waits(refuses(getGoingOn, unavailable));
  open(asked.answering);
  await visit('/', ofAda);
  await expect.element(row('Wine for the Thanksgiving table')).toBeVisible();
  await expect.element(page.getByRole('navigation', { name: 'Shop by occasion' })).not.toBeInTheDocument();
  await expectForEveryone();
  asked.go();
  await expect.element(page.getByRole('navigation', { name: 'Shop by occasion' })).toBeVisible();
  await expect.element(begun).not.toBeInTheDocument();
});

test('what comes too late is not put between what stands already', async () => {
  const asked = waits(goesOn({ last_order: lastOrder() }));
  open(asked.answering);
  await visit('/', ofAda);
  await expect.element(page.getByRole('navigation', { name: 'Shop by occasion' })).toBeVisible();
  asked.go();
  await expect.element(begun).not.toBeInTheDocument();
});

test('while the shelves load the store stands; a failure says so, and another try succeeds', async () => {
  const server = open();
  const refused = waits(refuses(getHome, { ...unavailable, status: 409 }));
  server.now(refused.answering);
  await visit('/', ofAda);
  await expect.element(page.getByRole('heading', { level: 1, name: mission.name })).toBeVisible();
  await expectForEveryone();
  refused.go();
  await expect.element(page.getByText('The shelves could not be loaded')).toBeVisible();
  await expect.element(link('Shop everything')).toBeVisible();
  await expectForEveryone();
  server.now(answers(getHome, aHome));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(row('Featured')).toBeVisible();
});

/** Between the two edges of its row. */
function isInSight(bottle: Locator) {
  const [own, row] = [bottle.element(), bottle.element().closest('ul')!].map((each) =>
    each.getBoundingClientRect(),
  );
  return own!.left >= row!.left && own!.right <= row!.right;
}

test('a row goes on beyond its edge, by its buttons and by the keys', async () => {
  open();
  await visit('/', ofAda);
  const first = row('Featured').getByRole('link', { name: 'Featured Barolo 1 2019' });
  const last = row('Featured').getByRole('link', { name: 'Featured Barolo 12 2019' });
  await expect.element(last).toBeInTheDocument();
  expect(isInSight(last)).toBe(false);
  await expect.element(page.getByRole('button', { name: 'Featured: onwards' })).toBeVisible();
  const onwards = page.getByRole('button', { name: 'Featured: onwards' }).element() as HTMLElement;
  const atItsEnd = () => {
    onwards.click();
    return onwards.getAttribute('aria-disabled');
  };
  await expect.poll(atItsEnd, { interval: 300 }).toBe('true');
  expect(isInSight(last)).toBe(true);
  expect(isInSight(first)).toBe(false);
  (first.element() as HTMLElement).focus();
  await expect.poll(() => isInSight(first)).toBe(true);
  await userEvent.tab();
  await expect
    .element(page.getByRole('button', { name: 'Add Featured Barolo 1 2019 to wishlist' }))
    .toHaveFocus();
});

test('what was looked at lately stands in its own row, the last one first', async () => {
  open(answers(listProductCards, [chablis, barolo]));
  for (const id of [1, 2, 1, 2]) noteViewed(id);
  await visit('/', ofAda);
  await expect.element(row('Recently viewed').getByRole('link', { name: 'Chablis 2022' })).toBeVisible();
  expect(useRecentlyViewed.getState().viewed).toEqual([2, 1]);
});

test('a store that cannot show what was looked at lately shows the rest', async () => {
  open(refuses(listProductCards, unavailable));
  noteViewed(1);
  await visit('/', ofAda);
  await expect.element(row('Featured')).toBeVisible();
  await expect.element(row('Recently viewed')).not.toBeInTheDocument();
});

test('at most twelve are remembered, and none of them for the next customer', () => {
  useSession.getState().logIn(ada);
  for (let id = 1; id <= 20; id++) noteViewed(id);
  expect(useRecentlyViewed.getState().viewed).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9]);
  expect(localStorage.getItem('recently-viewed')).toContain('20');
  useSession.getState().forget();
  expect(useRecentlyViewed.getState().viewed).toEqual([]);
  expect(localStorage.getItem('recently-viewed')).not.toContain('20');
});

test.for([
  ['{"state":{"viewed":["1",2]},"version":1}', []],
  ['{"state":{"viewed":[-1]},"version":1}', []],
  ['{"state":7,"version":1}', []],
  ['no json', []],
  ['{"state":{"viewed":[3,3,4]},"version":1}', [3, 4]],
] as const)('what another hand has written into the browser harms nobody: %s', async ([written, read]) => {
  localStorage.setItem('recently-viewed', written);
  await useRecentlyViewed.persist.rehydrate();
  expect(useRecentlyViewed.getState().viewed).toEqual(read);
});

test('the home at the address of a store is that of the store, which it selects', async () => {
  open(answers(listStores, [mission, westLoop]));
  await visit('/chicago/west-loop', ofAda);
  await expect.element(page.getByRole('heading', { level: 1, name: westLoop.name })).toBeVisible();
  await expect.element(row('Featured')).toBeVisible();
  expect(useStoreData.getState().selectedStore?.id).toBe(westLoop.id);
});
