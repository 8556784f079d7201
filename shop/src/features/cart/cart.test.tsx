import { expectForEveryone } from 'browser/testing/axe';
import { type Answering, answers, fakeServer, refuses, waits } from 'browser/testing/fake-server';
import { holdInToast, pressInToast } from 'browser/testing/press-in-toast';
import {
  addCartLine,
  changeCartLines,
  getCart,
  giftCardNotUsable,
  notEnoughLeft,
  updateCart,
} from 'contract/cart';
import { listMenus } from 'contract/catalogue';
import { getOwnProductState, getProduct, listReviews } from 'contract/catalogue/details';
import { listOrders } from 'contract/orders';
import { unavailable } from 'contract/platform/envelope';
import { listStores } from 'contract/stores';
import { flushSync } from 'react-dom';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useCart } from '../../platform/cart';
import { useSession } from '../../platform/session';
import { useStoreData } from '../../platform/store-data';
import { emptyWireCart, keptCart, oneChablis, oneSet, twoBarolo, type WireLine } from '../../testing/cart';
import { noOrders } from '../../testing/checkout';
import { noPromotions, noReviews, nothingBought, nothingOfOnesOwn, pauillac } from '../../testing/pauillac';
import { ada, mission, westLoop } from '../../testing/people';
import { stockedShelves } from '../../testing/shelves';
import { visit } from '../../testing/visit';
import { keptWishlist } from '../../testing/wishlist';

const ofAda = { login: ada, store: mission };

function shopWith(lines: WireLine[], ...more: Answering[]) {
  const cart = keptCart(...lines);
  const wishlist = keptWishlist();
  const server = fakeServer(
    answers(listMenus, { departments: [] }),
    answers(listStores, [mission, westLoop]),
    answers(listOrders, noOrders),
    ...wishlist.answerings,
    ...cart.answerings,
    ...more,
  );
  return { cart, wishlist, server };
}

const inCart = page.getByRole('region', { name: 'In your cart' });
const summary = page.getByRole('region', { name: 'Summary' });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const quantityOf = (name: string) => page.getByRole('spinbutton', { name: `Quantity of ${name}` });
const count = () => useSession.getState().login?.customer.cart_count;
const sentTo = ({ calls }: ReturnType<typeof fakeServer>, call: string) =>
  calls.filter((each) => each.call.startsWith(call)).map(({ body }) => body);

test.each([390, 834, 1440])('what is in the cart stands there with its sums, at %i px', async (width) => {
  onTestFinished(() => page.viewport(1024, 768));
  await page.viewport(width, 900);
  shopWith([twoBarolo, oneSet]);
  await visit('/cart', ofAda);
  await expect.element(inCart).toHaveTextContent(/Barolo Serralunga 2019.*\$58\.00 each.*\$116\.00/);
  await expect.element(summary).toHaveTextContent(/3 items\$296\.00You save-\$31\.00Due\$265\.00/);
  await expect.element(page.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/cart-address');
  expect(useCart.getState()).toMatchObject({
    store_id: mission.id,
    cart_detail: [{ quantity: 2 }, { quantity: 1 }],
  });
  expect(count()).toBe(3);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await expectForEveryone();
});

test('an empty cart leads to the shelves, also when this browser remembers another', async () => {
  shopWith([]);
  await visit('/cart', { login: { ...ada, customer: { ...ada.customer, cart_count: 4 } }, store: mission });
  await expect.element(page.getByText('Your cart is empty')).toBeVisible();
  await expect.poll(count).toBe(0);
  await expectForEveryone();
});

test('its shape stands while it is fetched, and trouble is said', async () => {
  const { answering, go } = waits(refuses(getCart, unavailable));
  const { server, cart } = shopWith([twoBarolo], answering);
  await visit('/cart', ofAda);
  await expectForEveryone();
  go();
  await expect.element(page.getByRole('alert')).toHaveTextContent('could not be loaded');
  await expectForEveryone();
  server.now(...cart.answerings);
  await button('Try again').click();
  await expect.element(inCart).toHaveTextContent('Barolo Serralunga 2019');
});

test('a row of taps is shown at once and sent as one change', async () => {
  const { server } = shopWith([twoBarolo, oneChablis]);
  await visit('/cart', ofAda);
  const more = button('Increase Quantity of Barolo Serralunga 2019');
  await expect.element(more).toBeVisible();
  for (let taps = 0; taps < 2; taps++) flushSync(() => (more.element() as HTMLElement).click());
  await expect.element(quantityOf('Barolo Serralunga 2019')).toHaveValue(4);
  await expect.element(summary).toHaveTextContent(/Due\$264\.00/);
  await expect
    .poll(() => sentTo(server, 'PUT'))
    .toEqual([{ cart_detail: [{ id: twoBarolo.id, quantity: 4 }] }]);
  await expect.poll(count).toBe(5);
});

test('a change that is refused is undone and said', async () => {
  const { server } = shopWith([twoBarolo]);
  server.now(refuses(changeCartLines, { ...notEnoughLeft, message: 'Only 2 left.' }));
  await visit('/cart', ofAda);
  await button('Increase Quantity of Barolo Serralunga 2019').click();
  await expect.element(page.getByText('Only 2 left.')).toBeVisible();
  await expect.element(quantityOf('Barolo Serralunga 2019')).toHaveValue(2);
  await expect.element(summary).toHaveTextContent(/Due\$116\.00/);
});

test('what was taken out can be brought back', async () => {
  shopWith([twoBarolo, oneChablis]);
  await visit('/cart', ofAda);
  await button('Remove Chablis 2022').click();
  expect(inCart.element().textContent).not.toContain('Chablis');
  await pressInToast('Undo');
  await expect.element(inCart).toHaveTextContent('Chablis 2022');
  await expect.poll(count).toBe(3);
});

test('a bottle is moved to the wishlist', async () => {
  const { wishlist } = shopWith([twoBarolo, oneChablis]);
  await visit('/cart', ofAda);
  await button('Move Chablis 2022 to your wishlist').click();
  await expect.element(inCart).not.toHaveTextContent('Chablis');
  expect([...wishlist.marks.values()].map(({ product_id }) => product_id)).toEqual([2]);
});

const scarce: WireLine = {
  ...oneChablis,
  quantity: 5,
  line_total: 160,
  most: 3,
  problems: [{ code: 'only_left', message: 'Only 3 left', blocks: true }],
};
const dearer: WireLine = {
  ...twoBarolo,
  problems: [{ code: 'price_changed', message: 'Price changed from $54 to $58', blocks: false }],
};

test('what is wrong with a line is said, settled in place, and holds the order until then', async () => {
  const { server } = shopWith([dearer, scarce]);
  await visit('/cart', ofAda);
  await expect.element(inCart).toHaveTextContent(/Price changed from \$54 to \$58.*Only 3 left/);
  await expectForEveryone();
  await summary.getByRole('button', { name: 'Checkout' }).click();
  await expect.poll(() => document.activeElement?.textContent).toContain('Only 3 left');
  await button('Take 3 of Chablis 2022').click();
  await expect.element(quantityOf('Chablis 2022')).toHaveValue(3);
  expect(sentTo(server, 'PUT')).toEqual([{ cart_detail: [{ id: scarce.id, quantity: 3 }] }]);
  await button(/I have seen it/).click();
  await expect.element(inCart).not.toHaveTextContent('Price changed');
});

test('a gift card, credit and points are redeemed and taken back', async () => {
  const { server } = shopWith([twoBarolo, oneChablis]);
  await visit('/cart', ofAda);
  await summary.getByRole('textbox', { name: 'Gift card code' }).fill('7k3d-0m9x-qw2p-r8tz');
  await button('Apply: Gift card code').click();
  await expect.element(summary).toHaveTextContent(/Gift card-\$50\.00Due\$98\.00/);
  await button('Apply: Store credit').click();
  await expect.element(summary).toHaveTextContent(/Store credit-\$25\.00Due\$73\.00/);
  await summary.getByRole('textbox', { name: 'Loyalty points' }).fill('1,000');
  await userEvent.keyboard('{Enter}');
  await expect.element(summary).toHaveTextContent(/1,000 points-\$10\.00Due\$63\.00/);
  expect(useCart.getState()).toMatchObject({ redeem_gift_card: '•••• R8TZ', redeem_loyalty_point: 1_000 });
  await expectForEveryone();
  for (const tender of ['Gift card code', 'Store credit', 'Loyalty points'])
    await button(`Remove: ${tender}`).click();
  await expect.element(summary).toHaveTextContent(/Due\$148\.00/);
  expect(sentTo(server, 'PATCH').at(-1)).toEqual({ redeem_loyalty_point: 0 });
});

test('a code that is refused is kept, with what is wrong below it', async () => {
  const { server } = shopWith([twoBarolo]);
  server.now(refuses(updateCart, giftCardNotUsable));
  await visit('/cart', ofAda);
  const code = summary.getByRole('textbox', { name: 'Gift card code' });
  await button('Apply: Gift card code').click();
  await expect.element(summary).toHaveTextContent('Enter the code of your gift card');
  await code.fill('no such code');
  await button('Apply: Gift card code').click();
  await expect.element(code).toHaveAccessibleDescription(giftCardNotUsable.message);
  await expect.element(code).toHaveValue('no such code');
  await expectForEveryone();
});

test('a tender that has become less is said', async () => {
  const { cart } = shopWith([twoBarolo]);
  cart.keep({
    redeem_store_credit: 5,
    tender_problems: [{ tender: 'store_credit', message: 'Your store credit is $5 now.' }],
  });
  await visit('/cart', ofAda);
  await expect.element(summary).toHaveTextContent('Your store credit is $5 now.');
});

test('a gift message is kept', async () => {
  const { server } = shopWith([twoBarolo]);
  await visit('/cart', ofAda);
  await button('Add a gift message').click();
  await expect.element(page.getByRole('textbox', { name: 'Gift message' })).toHaveFocus();
  await page.getByRole('textbox', { name: 'Gift message' }).fill('For the long evenings');
  await button('Save message').click();
  await expect.element(page.getByText('Your gift message is kept.')).toBeVisible();
  expect(sentTo(server, 'PATCH')).toEqual([{ gift_message: 'For the long evenings' }]);
});

test("another store shows that store's cart", async () => {
  const { server } = shopWith([twoBarolo]);
  await visit('/cart', ofAda);
  await expect.element(inCart).toBeVisible();
  server.now(answers(getCart, { ...emptyWireCart, store_id: westLoop.id }));
  useStoreData.getState().selectStore(westLoop);
  await expect.element(page.getByText('Your cart is empty')).toBeVisible();
  const asked = server.calls.filter(({ call }) => call === 'GET e-com/cart').at(-1);
  expect(asked?.query.get('store_id')).toBe(String(westLoop.id));
});

test('a bottle goes from its card into the cart, once for a tap, and the way to it is shown', async () => {
  const { server } = shopWith([], ...stockedShelves().answerings);
  const shop = await visit('/products', ofAda);
  await button('Add Barolo Serralunga 2019 to cart').click();
  const viewCart = await holdInToast('View cart');
  await expect.element(page.getByText('Barolo Serralunga 2019 is in your cart.')).toBeVisible();
  expect(sentTo(server, 'POST')).toEqual([{ store_id: mission.id, product_id: 1, quantity: 1 }]);
  await expect.poll(count).toBe(1);
  viewCart.click();
  await expect.poll(shop.address).toBe('/cart');
  await expect.element(inCart).toHaveTextContent('Barolo Serralunga 2019');
});

test('a double tap adds one, it is shown at once, and a refusal takes it back', async () => {
  const { answering, go } = waits(refuses(addCartLine, { ...notEnoughLeft, message: 'Only 3 left.' }));
  const { server } = shopWith([], ...stockedShelves().answerings, answering);
  await visit('/products', ofAda);
  const bag = button('Add Chablis 2022 to cart');
  await bag.dblClick();
  await expect.element(page.getByText('1 in your cart')).toBeVisible();
  await expectForEveryone();
  go();
  await expect.element(page.getByText('Only 3 left.')).toBeVisible();
  await expect.element(bag).toBeVisible();
  expect(sentTo(server, 'POST')).toHaveLength(1);
  expect(count()).toBe(0);
});

test('a product page adds as many as the customer may have', async () => {
  const { server } = shopWith(
    [],
    answers(getProduct, pauillac),
    answers(getOwnProductState, nothingOfOnesOwn),
    noPromotions,
    nothingBought,
    answers(listReviews, noReviews),
    refuses(addCartLine, notEnoughLeft),
  );
  await visit('/products/chateau-valmorin-pauillac-2013/7', ofAda);
  const quantity = quantityOf('Pauillac 2013');
  await quantity.fill('9');
  await userEvent.keyboard('{Enter}');
  await expect.element(quantity).toHaveValue(3);
  await page.getByRole('region', { name: 'Buy' }).getByRole('button', { name: 'Add to cart' }).click();
  await expect
    .poll(() => sentTo(server, 'POST'))
    .toEqual([{ store_id: mission.id, product_id: 7, quantity: 3 }]);
  await expectForEveryone();
});
