import { expectForEveryone } from 'browser/testing/axe';
import { answers } from 'browser/testing/fake-server';
import { countBought } from 'contract/cart';
import { askForStockAlert, getProduct } from 'contract/catalogue/details';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { keptCart } from '../../../testing/cart';
import { pauillac, pauillacAtMission, shopWithPauillac } from '../../../testing/pauillac';
import { ada, mission } from '../../../testing/people';
import { visit } from '../../../testing/visit';

const ofAda = { login: ada, store: mission };
const address = '/products/chateau-valmorin-pauillac-2013/7';

const buy = page.getByRole('region', { name: 'Buy' });
const reviews = page.getByRole('region', { name: 'Reviews' });
const farBelow = async () => {
  await expect.element(reviews.getByText('Review 1 of page 1')).toBeInTheDocument();
  reviews.element().scrollIntoView();
};

beforeEach(() => page.viewport(390, 700));
afterEach(() => page.viewport(1024, 768));

test('price and button stay in reach on a phone while their own are out of view', async () => {
  shopWithPauillac();
  await visit(address, ofAda);
  await expect.element(reviews.getByText('Review 1 of page 1')).toBeInTheDocument();
  await expect.poll(() => page.getByText('$191.00').elements().length).toBe(3);
  document.querySelector('[data-own-way]')!.scrollIntoView({ block: 'center' });
  await expect.poll(() => page.getByText('$191.00').elements().length).toBe(2);
  reviews.element().scrollIntoView();
  await expect.poll(() => page.getByText('$191.00').elements().length).toBe(3);
  await expectForEveryone();
});

test('the bar on a phone says how many are in the cart, and offers no more than one may have', async () => {
  const cart = keptCart();
  const [here, ...elsewhere] = pauillac.availability;
  const few = { price: 191, compare_at: null, stock: 'low', left: 5 } as const;
  const availability = [{ ...here!, offer: few }, ...elsewhere];
  shopWithPauillac(answers(getProduct, { ...pauillac, id: 1, availability }), ...cart.answerings);
  await visit('/products/chateau-valmorin-pauillac-2013/1', ofAda);
  await buy.getByRole('spinbutton').fill('2');
  await buy.getByRole('button', { name: 'Add to cart' }).click();
  await expect.poll(() => cart.cart().cart_detail.map(({ quantity }) => quantity)).toEqual([2]);
  await expect.element(reviews.getByText('Review 1 of page 1')).toBeInTheDocument();
  reviews.element().scrollIntoView();
  const more = page.getByRole('button', { name: /^One Pauillac.* more$/ });
  await expect.element(more).toBeVisible();
  expect(more.element().parentElement?.textContent).toContain('2 in your cart');
  const { width, height } = more.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await more.click();
  await expect.element(more).toHaveAttribute('aria-disabled', 'true');
  expect(more.element().parentElement?.textContent).toContain('3 in your cart');
});

test('a bottle that is sold out keeps its price in reach, and the letter that tells when it is back', async () => {
  const sold = pauillacAtMission({ price: 191, compare_at: null, stock: 'out', left: null });
  shopWithPauillac(answers(getProduct, sold), answers(askForStockAlert));
  await visit(address, ofAda);
  await farBelow();
  const notifyMe = page.getByRole('button', { name: 'Notify me' });
  await expect.poll(() => notifyMe.elements().length).toBe(2);
  await expectForEveryone();
  await notifyMe.last().click();
  await expect.element(page.getByText('We’ll email you', { exact: true })).toBeVisible();
  expect(notifyMe.elements()).toEqual([]);
  await expectForEveryone();
});

test('a bottle that is drawn by lot keeps its price in reach, and the way to its draw', async () => {
  shopWithPauillac(answers(getProduct, { ...pauillac, allocation: 'lottery', limit_per_customer: null }));
  await visit(address, ofAda);
  await farBelow();
  await expect.poll(() => page.getByRole('link', { name: 'See the lotteries' }).elements().length).toBe(2);
  await expectForEveryone();
});

test('whoever has bought all that a limit allows is told so in reach as well', async () => {
  shopWithPauillac(answers(countBought, { bought: 3 }));
  await visit(address, ofAda);
  await farBelow();
  await expect.element(page.getByText('Limit reached')).toBeVisible();
  await expectForEveryone();
});
