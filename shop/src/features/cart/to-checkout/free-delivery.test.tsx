import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, waits } from 'browser/testing/fake-server';
import { listFulfilmentPromises } from 'contract/fulfilment';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { keptCart, twoBarolo, type WireCart } from '../../../testing/cart';
import { goesOn } from '../../../testing/going-on';
import { ada, mission } from '../../../testing/people';
import { toPortland } from '../../../testing/promises';
import { visit } from '../../../testing/visit';

async function openWith(goods_total: number, cart: Partial<WireCart> = {}) {
  const { keep, answerings } = keptCart(twoBarolo);
  keep(cart);
  fakeServer(goesOn(), ...answerings, answers(listFulfilmentPromises, { ...toPortland, goods_total }));
  await visit('/cart', { login: ada, store: mission });
}
const checkout = () => page.getByRole('link', { name: 'Checkout' });
const placeOf = () => checkout().element().getBoundingClientRect().top;
const progress = (label: string) => page.getByLabelText(label);

test('the cart says how much is missing for free delivery, and how far that is', async () => {
  await openWith(116);
  await expect.element(progress('$34.00 more for free delivery')).toHaveAttribute('value', '11600');
  await expect.element(progress('$34.00 more for free delivery')).toHaveAttribute('max', '15000');
  await expectForEveryone();
});

test('to the cent it is there, and no fuller than full', async () => {
  await openWith(150);
  await expect.element(progress('You have free delivery')).toHaveAttribute('value', '15000');
});

test('a way that nothing makes free says nothing', async () => {
  await openWith(116, { fulfilment: 'pickup' });
  await expect.element(page.getByRole('heading', { name: 'Delivery and pickup' })).toBeVisible();
  await expect.element(page.getByText('Free from $150.00')).toBeVisible();
  await expect.element(page.getByText(/more for free|You have free/)).not.toBeInTheDocument();
});

test('the button that leads on stays where it was when that comes', async () => {
  const { answerings, keep } = keptCart(twoBarolo);
  keep({});
  const promises = waits(answers(listFulfilmentPromises, { ...toPortland, goods_total: 116 }));
  fakeServer(goesOn(), ...answerings, promises.answering);
  await visit('/cart', { login: ada, store: mission });
  await expect.element(checkout()).toBeVisible();
  const before = placeOf();
  promises.go();
  await expect.element(progress('$34.00 more for free delivery')).toBeVisible();
  expect(placeOf()).toBe(before);
});
