import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer } from 'browser/testing/fake-server';
import { listAddresses } from 'contract/addresses';
import { listPaymentMethods } from 'contract/checkout';
import { listFulfilmentOptions } from 'contract/fulfilment';
import { getOrder, getPayment, listOrderPaymentMethods } from 'contract/orders';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { keptCart, twoBarolo } from '../testing/cart';
import { demoMethods, openWays, orderId, waitingOrder } from '../testing/checkout';
import { goesOn } from '../testing/going-on';
import { ada, mission } from '../testing/people';
import { visit } from '../testing/visit';

const ofAda = { login: ada, store: mission };
const secure = page.getByText('Secure checkout');
const search = page.getByRole('combobox', { name: 'Search the shop' });
const ways = page.getByRole('navigation');

const shopWithACart = () =>
  fakeServer(
    goesOn(),
    answers(listAddresses, []),
    answers(listFulfilmentOptions, openWays),
    answers(listPaymentMethods, demoMethods),
    ...keptCart(twoBarolo).answerings,
  );

test.each([
  [390, '/cart-address'],
  [1440, '/cart-payment'],
])('at %i px %s has nothing beside the order but help, the law and the way back', async (width, address) => {
  onTestFinished(() => page.viewport(1024, 768));
  await page.viewport(width, 900);
  shopWithACart();
  await visit(address, ofAda);
  await expect.element(secure).toBeVisible();
  await expect.element(page.getByRole('navigation', { name: 'Help and legal' })).toBeVisible();
  expect(ways.elements().map((each) => each.getAttribute('aria-label'))).toEqual([
    'Steps to your order',
    'Help and legal',
  ]);
  await expect.element(search).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Account' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Cellar Door' })).toHaveAttribute('href', '/');
  await expect
    .element(page.getByRole('link', { name: 'Skip to content' }))
    .toHaveAttribute('href', '#content');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await expectForEveryone();
});

test('the way back leads to the cart, where the shop is around it again', async () => {
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(1024, 768));
  shopWithACart();
  const shop = await visit('/cart-address', ofAda);
  await page.getByRole('link', { name: 'Back to cart' }).click();
  await expect.poll(shop.address).toBe('/cart');
  await expect.element(search).toBeVisible();
  await expect.element(secure).not.toBeInTheDocument();
});

test('from an order that waits for its payment it leads to the order: its bottles are in no cart', async () => {
  const order = waitingOrder();
  fakeServer(
    goesOn(),
    answers(getOrder, order),
    answers(getPayment, order.payment),
    answers(listOrderPaymentMethods, demoMethods),
  );
  await visit(`/cart-payment?order=${orderId}`, ofAda);
  await expect
    .element(page.getByRole('link', { name: 'Back to your order' }))
    .toHaveAttribute('href', `/order-details?order=${orderId}`);
});
