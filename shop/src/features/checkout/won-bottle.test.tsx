import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { listAddresses } from 'contract/addresses';
import { getCart } from 'contract/cart';
import { listPaymentMethods, placeOrder } from 'contract/checkout';
import { listFulfilmentOptions } from 'contract/fulfilment';
import { claimOver } from 'contract/lottery';
import { listOrders } from 'contract/orders';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { emptyWireCart, keptCart, oneChablis, twoBarolo, type WireLine } from '../../testing/cart';
import { demoMethods, noOrders, openWays } from '../../testing/checkout';
import { ada, mission } from '../../testing/people';
import { slots } from '../../testing/slots';
import { visit } from '../../testing/visit';

const wonBarolo: WireLine = {
  ...twoBarolo,
  quantity: 1,
  unit_price: 180,
  line_total: 180,
  most: 1,
  lottery: {
    ticket_id: '0190b7e0-5f00-7000-8000-000000000901',
    lottery_id: 26,
    claim_until: '2026-11-23T02:30:00.000Z',
  },
};

function shopWith(...lines: WireLine[]) {
  const cart = keptCart(...lines);
  cart.keep({ fulfilment: 'pickup', slot: slots[0] });
  return fakeServer(
    answers(listOrders, noOrders),
    answers(listAddresses, []),
    answers(listFulfilmentOptions, openWays),
    answers(listPaymentMethods, demoMethods),
    ...cart.answerings,
    refuses(placeOrder, claimOver),
  );
}
const visitAs = (address: string) => visit(address, { login: ada, store: mission });

test.each([320, 1440])('the last look tells what was won, and until when, at %i px', async (width) => {
  onTestFinished(() => page.viewport(1024, 768));
  await page.viewport(width, 900);
  shopWith(wonBarolo, oneChablis);
  await visitAs('/cart-payment');
  await expect
    .element(page.getByRole('region', { name: 'Your order' }))
    .toHaveTextContent(/Won in the lottery\s*Buy it by Nov 22, 2026, 6:30\sPM PST/);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await expectForEveryone();
});

test('the summary beside the delivery names it so too', async () => {
  shopWith(wonBarolo);
  await visitAs('/cart-address');
  await expect
    .element(page.getByRole('list', { name: 'In your cart' }))
    .toHaveTextContent(/Barolo Serralunga 2019\s*Won in the lottery/);
});

const pay = async () => {
  await page.getByRole('button', { name: /4242 4242 4242 4242/ }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
};

test('when the turn was over, that is said, with the way to the cart', async () => {
  const server = shopWith(wonBarolo, oneChablis);
  await visitAs('/cart-payment');
  const left = keptCart(oneChablis);
  left.keep({ fulfilment: 'pickup', slot: slots[0] });
  server.now(...left.answerings);
  await pay();
  const said = page.getByRole('region', { name: 'Payment' }).getByRole('alert');
  await expect.element(said).toHaveTextContent(claimOver.message);
  await expect.element(page.getByRole('link', { name: 'See it in your cart' })).toBeVisible();
  await expectForEveryone();
});

test('it is said also where nothing else is left to pay', async () => {
  const server = shopWith(wonBarolo);
  await visitAs('/cart-payment');
  server.now(answers(getCart, emptyWireCart));
  await pay();
  await expect.element(page.getByText('There is nothing to pay')).toBeVisible();
  await expect.element(page.getByText(claimOver.message)).toBeVisible();
});
