import { expectForEveryone } from 'browser/testing/axe';
import { type Answering, answers, fakeServer, refuses, waits } from 'browser/testing/fake-server';
import { addCartLine, changeCartLines, notEnoughLeft } from 'contract/cart';
import { listOrders } from 'contract/orders';
import { listStores } from 'contract/stores';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSession } from '../../platform/session';
import { keptCart, oneChablis, twoBarolo, type WireLine } from '../../testing/cart';
import { noOrders } from '../../testing/checkout';
import { ada, mission } from '../../testing/people';
import { stockedShelves } from '../../testing/shelves';
import { visit } from '../../testing/visit';

const chablis = page.getByRole('article').filter({ hasText: 'Chablis 2022' });
const button = (name: string) => chablis.getByRole('button', { name });
const add = button('Add Chablis 2022 to cart');
const more = button('One Chablis 2022 more');
const less = button('One Chablis 2022 less');
const remove = button('Remove Chablis 2022 from cart');

const holding = (cart_count: number) => ({
  login: { ...ada, customer: { ...ada.customer, cart_count } },
  store: mission,
});

function shopWith(...lines: WireLine[]) {
  const cart = keptCart(...lines);
  const answering = (endpoint: Answering['endpoint']) =>
    cart.answerings.find((each) => each.endpoint === endpoint)!;
  const server = fakeServer(
    ...stockedShelves().answerings,
    answers(listStores, [mission]),
    answers(listOrders, noOrders),
    ...cart.answerings,
  );
  return { cart, server, answering };
}

test('what is in the cart already is told on its card, and changed there', async () => {
  const { cart } = shopWith(twoBarolo, oneChablis);
  await visit('/products', holding(3));
  await expect.element(chablis).toHaveTextContent('1 in your cart');
  await expectForEveryone();
  await more.click();
  await expect.element(chablis).toHaveTextContent('2 in your cart');
  await expect.poll(() => cart.cart().cart_detail[1]?.quantity).toBe(2);
  await less.click();
  await remove.click();
  await expect.element(add).toBeVisible();
  await expect.poll(() => cart.cart().cart_detail.length).toBe(1);
});

test('the second press of a double tap, on the words that stand there by then, opens nothing', async () => {
  shopWith();
  await visit('/products', holding(0));
  await add.click();
  const words = await chablis.getByText('1 in your cart').findElement();
  const { x, y, width, height } = words.getBoundingClientRect();
  const pressed = document.elementFromPoint(x + width / 2, y + height / 2);
  expect(words.contains(pressed)).toBe(true);
});

test('by the keys the first is added and taken out again without losing the place', async () => {
  shopWith();
  await visit('/products', holding(0));
  await expect.element(add).toBeVisible();
  (add.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(chablis).toHaveTextContent('1 in your cart');
  await expect.element(more).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(chablis).toHaveTextContent('2 in your cart');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  await expect.element(remove).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(add).toHaveFocus();
});

test('a second one is asked for before the server has answered the first', async () => {
  const { cart, server, answering } = shopWith();
  const { answering: slow, go } = waits(answering(addCartLine));
  server.now(slow);
  await visit('/products', holding(0));
  await add.click();
  await expect.element(chablis).toHaveTextContent('1 in your cart');
  await more.click();
  await expect.element(chablis).toHaveTextContent('2 in your cart');
  go();
  await expect.poll(() => cart.cart().cart_detail[0]?.quantity).toBe(2);
  await expect.element(chablis).toHaveTextContent('2 in your cart');
  await expect.poll(() => useSession.getState().login?.customer.cart_count).toBe(2);
});

test('a refusal is said, and the card shows again what the cart holds', async () => {
  const { server } = shopWith(oneChablis);
  server.now(refuses(changeCartLines, notEnoughLeft));
  await visit('/products', holding(1));
  await more.click();
  await expect.element(page.getByText(notEnoughLeft.message)).toBeVisible();
  await expect.element(chablis).toHaveTextContent('1 in your cart');
});

test('no more than are left are asked for', async () => {
  shopWith({ ...oneChablis, quantity: 3 });
  await visit('/products', holding(3));
  await expect.element(more).toHaveAttribute('aria-disabled', 'true');
});
