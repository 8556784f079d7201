import { formatTime } from 'browser/formats/format';
import { expectForEveryone } from 'browser/testing/axe';
import { type Answering, answers, fakeServer } from 'browser/testing/fake-server';
import { listFulfilmentOptions } from 'contract/fulfilment';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { keptCart, twoBarolo, type WireLine } from '../../testing/cart';
import { onlyPickup } from '../../testing/checkout';
import { goesOn, lastOrder, unpaidOrder } from '../../testing/going-on';
import { ada, mission } from '../../testing/people';
import { visit } from '../../testing/visit';

function shopWith(lines: WireLine[], ...more: Answering[]) {
  const cart = keptCart(...lines);
  return { cart, server: fakeServer(goesOn(), ...cart.answerings, ...more) };
}
const open = () => visit('/cart', { login: ada, store: mission });
const strip = page.getByRole('complementary', { name: 'Waiting for you' });

test('an order that waits for its payment is told, with how long its bottles are kept', async () => {
  const hold_until = new Date(Date.now() + 600_000).toISOString();
  shopWith([twoBarolo], goesOn({ unpaid: [unpaidOrder({ hold_until })] }));
  await open();
  const kept = formatTime(hold_until, mission.timezone);
  await expect
    .element(
      page.getByText(
        `Your order CA1-104001 is waiting for payment. We’re holding its bottles until ${kept}.`,
      ),
    )
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Go to payment' }))
    .toHaveAttribute('href', `/cart-payment?order=${unpaidOrder().id}`);
  await expect.element(strip).not.toBeInTheDocument();
  await expectForEveryone();
});

test('an order of another store is paid from the strip above: the cart keeps silent about it', async () => {
  shopWith([], goesOn({ unpaid: [unpaidOrder({ store_id: 4 })], last_order: lastOrder({ store_id: 4 }) }));
  await visit('/privacy-policy', { login: ada, store: mission, urgent: 1 });
  await expect.element(strip.getByRole('link', { name: /is not paid yet/ })).toBeVisible();
  await page.getByRole('link', { name: /^Cart/ }).first().click();
  await expect.element(strip.getByRole('link', { name: /is not paid yet/ })).toBeVisible();
  await expect.element(page.getByText('Your cart is empty')).toBeVisible();
  await expect.element(page.getByText(/is waiting for payment|has been placed/)).not.toBeInTheDocument();
});

const placedMinutesAgo = (minutes: number) => ({
  last_order: lastOrder({ created_at: new Date(Date.now() - minutes * 60_000).toISOString() }),
});

test('an empty cart says what was placed a moment ago, a full one keeps silent about it', async () => {
  const { cart } = shopWith([], goesOn(placedMinutesAgo(5)));
  await open();
  await expect.element(page.getByText(/^Your order CA1-104001 has been placed\./)).toBeVisible();
  await expectForEveryone();
  expect(cart.cart().cart_detail).toEqual([]);
});

test('what was placed an hour ago is no news to an empty cart', async () => {
  shopWith([], goesOn(placedMinutesAgo(60)));
  await open();
  await expect.element(page.getByText('Your cart is empty')).toBeVisible();
  await expect.element(page.getByText(/has been placed/)).not.toBeInTheDocument();
});

test('an order that is placed is no news to a cart that is being filled', async () => {
  shopWith([twoBarolo], goesOn(placedMinutesAgo(5)));
  await open();
  await expect.element(page.getByRole('link', { name: 'Checkout' })).toBeVisible();
  await expect.element(page.getByText(/has been placed/)).not.toBeInTheDocument();
});

const notHandedOver: WireLine = {
  ...twoBarolo,
  problems: [{ code: 'not_handed_over', message: 'Cannot be shipped to KY', blocks: true }],
};

test('a way that a rule has closed is told with the rule, and changed in place', async () => {
  const { cart, server } = shopWith([notHandedOver], answers(listFulfilmentOptions, onlyPickup));
  cart.keep({
    fulfilment: 'shipping',
    fulfilment_problems: ["Kentucky law doesn't let us ship wine from California"],
  });
  await open();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      /Kentucky law doesn't let us ship wine from California\..*Pickup is free, .* from 11:00 AM\./,
    );
  await page.getByRole('alert').getByText('Why?').click();
  await expect.element(page.getByText(/Our source for KY: sovos\.com\. Checked Nov 3, 2026\./)).toBeVisible();
  await expect.element(page.getByText('Cannot be shipped to KY', { exact: true })).toBeVisible();
  await expectForEveryone();
  cart.keep({ fulfilment_problems: [], cart_detail: [twoBarolo] });
  await page.getByRole('button', { name: 'Choose pickup instead' }).click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(server.calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ fulfilment: 'pickup' });
});

test('what cannot be handed over as chosen is settled in the next step, so the way there is free', async () => {
  const { cart } = shopWith([notHandedOver], answers(listFulfilmentOptions, onlyPickup));
  cart.keep({
    fulfilment: 'shipping',
    fulfilment_problems: ["Kentucky law doesn't let us ship wine from California"],
  });
  await open();
  await expect.element(page.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/cart-address');
});
