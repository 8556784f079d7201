import { expectForEveryone } from 'browser/testing/axe';
import { answers, isAway, refuses, waits } from 'browser/testing/fake-server';
import { countBought } from 'contract/cart';
import {
  getProduct,
  listReviews,
  markReviewHelpful,
  productNotFound,
  unmarkReviewHelpful,
} from 'contract/catalogue/details';
import { unavailable } from 'contract/platform/envelope';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useStoreData } from '../../../platform/store-data';
import {
  noReviews,
  pauillac,
  pauillacAtMission,
  pauillacAtWestLoop,
  reviewsOn,
  shopWithPauillac,
} from '../../../testing/pauillac';
import { ada, mission, westLoop } from '../../../testing/people';
import { visit } from '../../../testing/visit';
import { askForProduct } from './ask-for-product';

const ofAda = { login: ada, store: mission };
const address = '/products/chateau-valmorin-pauillac-2013/7';

const name = page.getByRole('heading', { level: 1 });
const buy = page.getByRole('region', { name: 'Buy' });
const stores = page.getByRole('region', { name: 'At our stores' });
const reviews = page.getByRole('region', { name: 'Reviews' });
const link = (called: string) => page.getByRole('link', { name: called, exact: true });
const button = (called: string | RegExp) => page.getByRole('button', { name: called });

test('a limit says what is left of it to whoever has bought before', async () => {
  shopWithPauillac(answers(countBought, { bought: 2 }));
  await visit(address, ofAda);
  await expect.element(buy).toHaveTextContent('Limit 3 per customer: you’ve bought 2 and can buy 1 more');
  await expect.element(buy.getByRole('spinbutton')).toHaveAttribute('max', '1');
});

test('whoever has bought all that a limit allows is told so, and offered no button', async () => {
  shopWithPauillac(answers(countBought, { bought: 3 }));
  await visit(address, ofAda);
  await expect.element(buy).toHaveTextContent('Limit 3 per customer: you’ve already bought 3');
  await expect.element(buy).toHaveTextContent('orders of the past 12 months');
  expect(button(/^Add to cart/).query()).toBeNull();
  await expectForEveryone();
});

test('a bottle stands there with all that is known of it', async () => {
  shopWithPauillac();
  await visit(address, ofAda);
  await expect.element(name).toHaveTextContent('Pauillac 2013');
  expect(document.title).toBe('Château Valmorin Pauillac 2013 · Cellar Door');
  await expect.element(page.getByText('Pauillac · Bordeaux, France')).toBeVisible();
  await expect.element(buy).toHaveTextContent(/Now \$191\.00, before \$210\.00/);
  await expect.element(buy).toHaveTextContent('Limit 3 per customer');
  await expect.element(buy).toHaveTextContent('At 2390 Mission Street');
  await expect
    .element(page.getByRole('list', { name: "Critics' points" }))
    .toHaveTextContent(/94 points.*Tannin & Stone/);
  const glance = page.getByRole('main');
  await expect.element(glance).toHaveTextContent('Cabernet Sauvignon 70%, Merlot 30%');
  await expect.element(glance).toHaveTextContent('2027 to 2035');
  await expect.element(page.getByText('The harvest supper has been held here since 1919.')).toBeVisible();
  await expect.element(page.getByText('5 of 5: Very full')).toBeVisible();
  await expect.element(page.getByText('roast leg of lamb')).toBeVisible();
  await expect.element(page.getByText('14% by volume')).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Map of France, with Bordeaux marked' })).toBeVisible();
  await expect.element(page.getByText('Organic and vegan')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'You may also like' })).toHaveTextContent('Chablis');
  await expect.element(reviews.getByText('Review 1 of page 1')).toBeVisible();
  await expectForEveryone();
});

test('its brand, its grapes and where it stands lead to what is beside it', async () => {
  shopWithPauillac();
  await visit(address, ofAda);
  const to = async (called: string, where: string) =>
    expect.element(link(called)).toHaveAttribute('href', where);
  await to('Château Valmorin', '/products?brand=chateau-valmorin');
  await to('Shop all from Château Valmorin', '/products?brand=chateau-valmorin');
  await to('Merlot', '/products?varietal=merlot');
  await to('Wine', '/products?department=wine');
  await to('Red Wine', '/products?category=red-wine');
});

test('its shape stands while it is fetched', async () => {
  const { answering, go } = waits(answers(getProduct, pauillac));
  shopWithPauillac(answering);
  await visit(address, ofAda);
  await expect.element(page.getByRole('heading', { name: 'Loading the bottle' })).toBeInTheDocument();
  await expectForEveryone();
  go();
  await expect.element(name).toHaveTextContent('Pauillac 2013');
});

test('a wrong name in the address is put right by the number', async () => {
  shopWithPauillac();
  const shop = await visit('/products/barolo/7?reviews=1', ofAda);
  await expect.poll(shop.address).toBe(`${address}?reviews=1`);
  await expect.element(name).toHaveTextContent('Pauillac 2013');
});

test.each(['/products/barolo/7', '/products/barolo/seven', '/products/barolo/0', '/products/x/99999999999'])(
  'at %s nobody knows a bottle, and the shelves are near',
  async (unknown) => {
    shopWithPauillac(refuses(getProduct, productNotFound));
    await visit(unknown, ofAda);
    await expect.element(name).toHaveTextContent('Bottle not found');
    await expect.element(link('Shop all wine')).toHaveAttribute('href', '/products');
    await expectForEveryone();
  },
);

test.each([
  ['a server that is in trouble', refuses(getProduct, unavailable)],
  ['a lost connection', isAway(getProduct)],
])('%s is said, and the next try shows the bottle', async (_, failing) => {
  const server = shopWithPauillac(failing);
  await visit(address, ofAda);
  await expect.element(page.getByRole('alert')).toHaveTextContent('The bottle could not be loaded');
  await expectForEveryone();
  server.now(answers(getProduct, pauillac));
  await button('Try again').click();
  await expect.element(name).toHaveTextContent('Pauillac 2013');
});

test('what could not be loaded is not asked for again in silence, however late the way to it asks ahead', async () => {
  const server = shopWithPauillac(refuses(getProduct, unavailable));
  await visit(address, ofAda);
  await expect.element(page.getByRole('alert')).toHaveTextContent('The bottle could not be loaded');
  server.now(answers(getProduct, pauillac));
  askForProduct('7');
  expect(server.calls.filter(({ call }) => call === 'GET e-com/products/7')).toHaveLength(1);
});

test("what only another store carries is found there, at that store's price", async () => {
  const server = shopWithPauillac(answers(getProduct, pauillacAtMission(null)));
  await visit(address, ofAda);
  await expect.element(buy).toHaveTextContent('Not carried at Mission');
  await expect.element(buy).toHaveTextContent('It is at West Loop, Chicago');
  await expectForEveryone();
  server.now(answers(getProduct, pauillacAtWestLoop));
  await buy.getByRole('button', { name: 'Shop at West Loop' }).click();
  await expect.element(buy).toHaveTextContent('$193.00');
  expect(useStoreData.getState().selectedStore?.id).toBe(westLoop.id);
});

test('the store is changed from the list of stores, and the bottle stays in view', async () => {
  const server = shopWithPauillac();
  await visit(address, ofAda);
  await expect.element(stores).toHaveTextContent(/Coral Gables.*Not carried here/);
  const { answering, go } = waits(answers(getProduct, pauillacAtWestLoop));
  server.now(answering);
  await stores.getByRole('button', { name: 'Choose this store: Cellar Door West Loop' }).click();
  await expect.poll(() => useStoreData.getState().selectedStore?.id).toBe(westLoop.id);
  await expect.element(name).toHaveTextContent('Pauillac 2013');
  go();
  await expect.element(buy).toHaveTextContent('Only 3 left');
});

const gone = { price: 191, compare_at: null, stock: 'out', left: null } as const;

test('what is out of stock is promised by nobody: where it is, how far, and what is similar stand there', async () => {
  const [here, west, gables] = pauillac.availability;
  const near = { ...west!, miles: 2.8 };
  const availability = [{ ...here!, offer: gone }, near, gables!];
  const server = shopWithPauillac(answers(getProduct, { ...pauillac, availability }));
  await visit(address, ofAda);
  await expect.element(buy).toHaveTextContent('Out of stock');
  await expect.element(buy).toHaveTextContent('In stock at West Loop, $193.00, 2.8 mi');
  expect(buy.element().textContent).not.toMatch(/Pickup|Local delivery|Shipping/);
  await expect.element(buy.getByRole('link', { name: 'See similar bottles' })).toBeVisible();
  await expectForEveryone();
  server.now(answers(getProduct, pauillacAtWestLoop));
  await buy.getByRole('button', { name: 'Choose this store: Cellar Door West Loop' }).click();
  await expect.element(buy).toHaveTextContent('$193.00');
  expect(useStoreData.getState().selectedStore?.id).toBe(westLoop.id);
});

test('what stands beside it says how it differs', async () => {
  shopWithPauillac();
  await visit(address, ofAda);
  const similar = page.getByRole('region', { name: 'You may also like' });
  await expect.element(similar).toHaveTextContent('Similar but lighter, $133 less');
  await expect.element(similar).toHaveTextContent('Similar but lighter, $159 less');
});

test('the picture is opened with the whole bottle in view', async () => {
  shopWithPauillac();
  await visit(address, ofAda);
  await button(/Look closer/).click();
  await expect.element(button('Smaller')).toHaveAttribute('aria-disabled', 'true');
});

test('its reviews are sorted, narrowed to some stars, and found helpful', async () => {
  const server = shopWithPauillac();
  const shop = await visit(address, ofAda);
  const asked = () => server.calls.filter(({ call }) => call.endsWith('/reviews')).at(-1)!.query;
  await reviews.getByRole('combobox', { name: 'Sort by' }).selectOptions('Most helpful');
  await expect.poll(shop.address).toContain('?sort=helpful');
  await expect.poll(() => asked().get('sort')).toBe('helpful');
  await reviews.getByRole('button', { name: '4 stars: 7 reviews' }).click();
  await expect.poll(() => asked().get('stars')).toBe('4');
  expect(asked().get('sort')).toBe('helpful');
  await expectForEveryone();
  await reviews.getByRole('button', { name: 'Remove 4 stars' }).click();
  await expect.poll(shop.address).not.toContain('stars=4');
  server.now(answers(markReviewHelpful, { helpful: 1, found_helpful: true }));
  const mark = reviews.getByRole('button', { name: 'Helpful: review by Rosa' }).first();
  await mark.click();
  await expect.element(mark).toHaveAttribute('aria-pressed', 'true');
  await expect.element(reviews).toHaveTextContent('1 person found this helpful');
  server.now(answers(unmarkReviewHelpful, { helpful: 0, found_helpful: false }));
  await mark.click();
  await expect.element(mark).toHaveAttribute('aria-pressed', 'false');
});

test('what the shop answers stands beneath the review', async () => {
  const [first, ...others] = reviewsOn(1).data;
  const answer = { text: 'Bring it back, please.', at: '2026-11-10T12:00:00.000Z' };
  shopWithPauillac(answers(listReviews, { ...reviewsOn(1), data: [{ ...first!, answer }, ...others] }));
  await visit(address, ofAda);
  await expect.element(reviews).toHaveTextContent('Cellar Door answers');
  await expect.element(reviews.getByText(answer.text)).toBeVisible();
  await expectForEveryone();
});

test("one's own review is not to be found helpful", async () => {
  const own = { ...reviewsOn(1), data: reviewsOn(1).data.map((review) => ({ ...review, is_own: true })) };
  shopWithPauillac(answers(listReviews, own));
  await visit(address, ofAda);
  await expect.element(reviews.getByText('Review 1 of page 1')).toBeVisible();
  await expect.element(button(/^Helpful/)).not.toBeInTheDocument();
});

test('what is drawn by lot leads to the lotteries', async () => {
  shopWithPauillac(answers(getProduct, { ...pauillac, allocation: 'lottery', limit_per_customer: null }));
  await visit(address, ofAda);
  await expect.element(buy).toHaveTextContent('By lottery only');
  await expect
    .element(buy.getByRole('link', { name: 'See the lotteries' }))
    .toHaveAttribute('href', '/lottery');
  expect(buy.element().textContent).not.toMatch(/Pickup|Local delivery|Shipping/);
  await expectForEveryone();
});

const hardlyKnown = {
  varietals: [],
  tasting_notes: null,
  taste: null,
  pairings: [],
  scores: [],
  images: [],
  image_words: [],
  tags: [],
  appellation: null,
  vintage: null,
  abv: null,
  size_ml: null,
  closure: null,
  related: [],
  rating: null,
  rating_count: 0,
};

test('what is not known of it leaves no gap', async () => {
  shopWithPauillac(answers(getProduct, { ...pauillac, ...hardlyKnown }), answers(listReviews, noReviews));
  await visit(address, ofAda);
  await expect.element(link('No reviews yet')).toBeVisible();
  await expect.element(reviews).toHaveTextContent('No reviews yet');
  for (const absent of ['Tasting notes', 'Goes well with', 'Made of', 'You may also like'])
    await expect.element(page.getByRole('heading', { name: absent })).not.toBeInTheDocument();
  await expect.element(button(/Look closer/)).not.toBeInTheDocument();
  await expectForEveryone();
});

test('by the keys the picture comes near, is moved and made larger, and the focus returns', async () => {
  shopWithPauillac();
  await visit(address, ofAda);
  const picture = button(/Look closer/);
  await expect.element(picture).toBeVisible();
  (picture.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const near = page.getByRole('dialog', { name: 'Château Valmorin Pauillac 2013' });
  const view = near.getByRole('region', { name: /enlarged/ });
  await expect.element(view).toHaveFocus();
  await expectForEveryone();
  await userEvent.keyboard('+++');
  await expect.element(near.getByRole('button', { name: 'Larger' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(near).not.toBeInTheDocument();
  await expect.element(picture).toHaveFocus();
});

test('of several pictures each says what it shows, and a finger turns to the next', async () => {
  const images = ['pauillac', 'pauillac-back'];
  shopWithPauillac(answers(getProduct, { ...pauillac, images, image_words: ['', 'The label of the back'] }));
  await visit(address, ofAda);
  const stage = page.getByRole('button', { name: /Look closer/ });
  const seen = (name: RegExp) => expect.element(stage.getByRole('img', { name })).toBeVisible();
  await seen(/Pauillac/);
  const finger = (type: string, clientX: number) =>
    stage
      .element()
      .dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX, clientY: 9 }));
  finger('pointerdown', 200);
  finger('pointerup', 80);
  await seen(/The label of the back/);
  const small = page.getByRole('list', { name: 'Pictures' });
  await expect
    .element(small.getByRole('button', { name: 'The label of the back' }))
    .toHaveAttribute('aria-current', 'true');
  await small.getByRole('button', { name: 'Picture 1' }).click();
  await seen(/Pauillac/);
});
