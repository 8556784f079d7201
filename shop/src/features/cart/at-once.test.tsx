import { type Answering, answers, fakeServer, isAway, refuses, waits } from 'browser/testing/fake-server';
import { holdInToast } from 'browser/testing/press-in-toast';
import {
  addCartLine,
  changeCartLines,
  getCart,
  giftCardNotUsable,
  notEnoughLeft,
  updateCart,
} from 'contract/cart';
import { listMenus } from 'contract/catalogue';
import { listOrders } from 'contract/orders';
import { listStores } from 'contract/stores';
import { flushSync } from 'react-dom';
import * as v from 'valibot';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useCart } from '../../platform/cart';
import { useSession } from '../../platform/session';
import { useStoreData } from '../../platform/store-data';
import { emptyWireCart, keptCart, oneChablis, twoBarolo, type WireLine } from '../../testing/cart';
import { noOrders } from '../../testing/checkout';
import { ada, mission, westLoop } from '../../testing/people';
import { visit } from '../../testing/visit';
import { showAnswer, showAtOnce } from './at-once';
import { addCartLine as addToCart } from './cart.api';

const ofAda = { login: ada, store: mission };
const inCart = page.getByRole('region', { name: 'In your cart' });
const summary = page.getByRole('region', { name: 'Summary' });
const button = (name: string) => page.getByRole('button', { name });
const quantityOf = (name: string) => page.getByRole('spinbutton', { name: `Quantity of ${name}` });
const press = (name: string) => flushSync(() => (button(name).element() as HTMLElement).click());
const count = () => useSession.getState().login?.customer.cart_count;
const keptLines = () => useCart.getState().cart_detail;

function shopWith(lines: WireLine[]) {
  const cart = keptCart(...lines);
  const answering = (endpoint: Answering['endpoint']) =>
    cart.answerings.find((each) => each.endpoint === endpoint)!;
  const server = fakeServer(
    answers(listMenus, { departments: [] }),
    answers(listStores, [mission, westLoop]),
    answers(listOrders, noOrders),
    ...cart.answerings,
  );
  const sent = (method: string) =>
    server.calls.filter(({ call }) => call.startsWith(`${method} e-com/cart`)).map(({ body }) => body);
  return { cart, server, answering, sent };
}

test('what is shown are the lines that the browser keeps, with what the server told of them', async () => {
  shopWith([twoBarolo, oneChablis]);
  await visit('/cart', ofAda);
  await expect.element(summary).toHaveTextContent(/3 items.*Due\$148\.00/);
  useCart.getState().increaseLine(oneChablis.id);
  useCart.getState().removeLine(twoBarolo.id);
  await expect.element(quantityOf('Chablis 2022')).toHaveValue(2);
  expect(inCart.element().textContent).not.toContain('Barolo');
  await expect.element(summary).toHaveTextContent(/2 items.*Due\$64\.00/);
});

test('a tap while the one before is being asked is neither lost nor undone by its answer', async () => {
  const { server, answering, sent } = shopWith([twoBarolo]);
  const first = waits(answering(changeCartLines));
  server.now(first.answering);
  await visit('/cart', ofAda);
  await expect.element(quantityOf('Barolo Serralunga 2019')).toHaveValue(2);
  press('Increase Quantity of Barolo Serralunga 2019');
  await expect.poll(() => sent('PUT')).toHaveLength(1);
  press('Increase Quantity of Barolo Serralunga 2019');
  const second = waits(answering(changeCartLines));
  server.now(second.answering);
  first.go();
  await expect.poll(() => sent('PUT')).toHaveLength(2);
  expect(keptLines()).toEqual([{ id: twoBarolo.id, quantity: 4 }]);
  second.go();
  await expect.poll(() => sent('PUT').at(-1)).toEqual({ cart_detail: [{ id: twoBarolo.id, quantity: 4 }] });
  await expect.element(quantityOf('Barolo Serralunga 2019')).toHaveValue(4);
});

test('goods whose answer was lost are asked for again as the same request, the next ones as another', async () => {
  const { server, answering } = shopWith([]);
  useStoreData.getState().selectStore(mission);
  useSession.getState().logIn(ada);
  const goods = { product_id: 1 };
  server.now(isAway(addCartLine));
  await expect(addToCart(mission.id, goods, 2)).rejects.toThrow();
  server.now(answering(addCartLine));
  await addToCart(mission.id, goods, 2);
  await addToCart(mission.id, goods, 2);
  const keys = server.calls.filter(({ call }) => call === 'POST e-com/cart').map(({ key }) => key);
  expect(keys).toHaveLength(3);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a row of taps is over when there was none for 400 ms', async () => {
  const { sent } = shopWith([twoBarolo]);
  await visit('/cart', ofAda);
  await expect.element(quantityOf('Barolo Serralunga 2019')).toHaveValue(2);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  for (let taps = 0; taps < 3; taps++) {
    press('Increase Quantity of Barolo Serralunga 2019');
    await vi.advanceTimersByTimeAsync(399);
  }
  expect(sent('PUT')).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent('PUT')).toEqual([{ cart_detail: [{ id: twoBarolo.id, quantity: 5 }] }]);
});

test('what is open at one store is not done again to the cart of another', () => {
  useSession.getState().logIn(ada);
  onTestFinished(() => useSession.getState().forget());
  useStoreData.getState().selectStore(mission);
  showAtOnce({ storeId: mission.id, step: (cart) => cart.applyStoreCredit(2_500) });
  expect(useCart.getState().redeem_store_credit).toBe(2_500);
  useStoreData.getState().selectStore(westLoop);
  showAnswer(v.parse(getCart.shape.data!, { ...emptyWireCart, store_id: westLoop.id }), []);
  expect(useCart.getState()).toMatchObject({ store_id: westLoop.id, redeem_store_credit: 0 });
});

test('lowered by taps, a quantity stops at one, at once', async () => {
  shopWith([twoBarolo]);
  await visit('/cart', ofAda);
  await expect.element(quantityOf('Barolo Serralunga 2019')).toHaveValue(2);
  for (let taps = 0; taps < 3; taps++) press('Decrease Quantity of Barolo Serralunga 2019');
  expect(keptLines()).toEqual([{ id: twoBarolo.id, quantity: 1 }]);
});

test('what is brought back stands there before the server knows', async () => {
  const { server, answering } = shopWith([twoBarolo, oneChablis]);
  await visit('/cart', ofAda);
  await button('Remove Chablis 2022').click();
  const undo = await holdInToast('Undo');
  await expect.element(inCart).not.toHaveTextContent('Chablis');
  await expect.poll(() => server.calls.at(-1)?.call).toBe('GET e-com/cart');
  const adding = waits(answering(addCartLine));
  server.now(adding.answering);
  flushSync(() => undo.click());
  await expect.element(inCart).toHaveTextContent('Chablis 2022');
  adding.go();
  await expect.poll(count).toBe(3);
  await expect.element(inCart).toHaveTextContent('Chablis 2022');
});

test('a change that cannot be asked is undone without the server', async () => {
  const { server } = shopWith([twoBarolo]);
  await visit('/cart', ofAda);
  await expect.element(quantityOf('Barolo Serralunga 2019')).toHaveValue(2);
  server.now(isAway(changeCartLines), isAway(getCart));
  press('Increase Quantity of Barolo Serralunga 2019');
  await expect.element(quantityOf('Barolo Serralunga 2019')).toHaveValue(3);
  await expect.element(page.getByText(/The shop cannot be reached/)).toBeVisible();
  await expect.element(quantityOf('Barolo Serralunga 2019')).toHaveValue(2);
});

test('points are taken at once, and settled by the server', async () => {
  const { cart, server, answering } = shopWith([twoBarolo]);
  const redeeming = waits(answering(updateCart));
  server.now(redeeming.answering);
  await visit('/cart', ofAda);
  await summary.getByRole('textbox', { name: 'Loyalty points' }).fill('1000');
  await button('Apply: Loyalty points').click();
  await expect.element(summary).toHaveTextContent(/1,000 points-\$10\.00Due\$106\.00/);
  await expect.element(button('Remove: Loyalty points')).toHaveFocus();
  expect(useCart.getState().redeem_loyalty_point).toBe(1_000);
  expect(cart.cart().redeem_loyalty_point).toBe(0);
  redeeming.go();
  await expect.poll(() => cart.cart().redeem_loyalty_point).toBe(1_000);
  await expect.element(summary).toHaveTextContent(/1,000 points-\$10\.00Due\$106\.00/);
});

test('no tender takes more than is due, also before the server has said so', async () => {
  const { server, answering } = shopWith([{ ...twoBarolo, quantity: 1, line_total: 9, unit_price: 9 }]);
  server.now(waits(answering(updateCart)).answering);
  await visit('/cart', ofAda);
  await summary.getByRole('textbox', { name: 'Store credit' }).fill('$25');
  await button('Apply: Store credit').click();
  await expect.element(summary).toHaveTextContent(/Store credit-\$9\.00Due\$0\.00/);
});

test('a gift card that is refused is taken back, and its code stands in its field again', async () => {
  const { server } = shopWith([twoBarolo]);
  const refused = waits(refuses(updateCart, giftCardNotUsable));
  server.now(refused.answering);
  await visit('/cart', ofAda);
  const code = summary.getByRole('textbox', { name: 'Gift card code' });
  await code.fill('aaaa-bbbb-cccc-dddd');
  await button('Apply: Gift card code').click();
  await expect.element(summary).toHaveTextContent('Gift card •••• DDDD');
  expect(useCart.getState().giftCardCartId).toBe(useCart.getState().id);
  refused.go();
  await expect.element(code).toHaveAccessibleDescription(giftCardNotUsable.message);
  await expect.element(code).toHaveValue('aaaa-bbbb-cccc-dddd');
  await expect.element(code).toHaveFocus();
  expect(useCart.getState()).toMatchObject({ redeem_gift_card: null, giftCardCartId: null });
});

test('the count goes by the path of a call, and a look at the cart settles it', async () => {
  const { server, answering } = shopWith([oneChablis]);
  await visit('/cart', ofAda);
  await expect.poll(count).toBe(1);
  const look = waits(answering(getCart));
  server.now(look.answering);
  const { addCartLine: add } = await import('./cart.api');
  await add(mission.id, { product_id: 1 }, 3);
  expect(count()).toBe(2);
  look.go();
  await expect.poll(count).toBe(4);
});

test('an addition whose look at the cart is cut off adds to the count, and does not replace it', async () => {
  const { server, answering } = shopWith([]);
  server.now(isAway(getCart));
  await visit('/', { login: { ...ada, customer: { ...ada.customer, cart_count: 4 } }, store: mission });
  const { addCartLine: add, whenCartIsSettled } = await import('./cart.api');
  await add(mission.id, { product_id: 1 }, 2);
  await whenCartIsSettled();
  expect(count()).toBe(5);
  server.now(answering(getCart));
});

test('what a change answers does not write the count: the next look at the cart does', async () => {
  const { server, answering } = shopWith([twoBarolo]);
  await visit('/cart', ofAda);
  await expect.poll(count).toBe(2);
  const look = waits(answering(getCart));
  const saved = waits(answering(changeCartLines));
  server.now(look.answering, saved.answering);
  press('Increase Quantity of Barolo Serralunga 2019');
  useSession.getState().updateCustomer({ cart_count: 9 });
  saved.go();
  await expect.poll(count).toBe(3);
  look.go();
  await expect.poll(count).toBe(3);
});

test('a look at the cart of another store leaves the count as it is', async () => {
  const { server } = shopWith([twoBarolo]);
  await visit('/cart', ofAda);
  await expect.poll(count).toBe(2);
  server.now(answers(getCart, { ...emptyWireCart, store_id: westLoop.id }));
  const { settleCart } = await import('./cart.api');
  await settleCart(westLoop.id);
  expect(count()).toBe(2);
});

test('a cart that another device has emptied counts nothing', async () => {
  const { cart } = shopWith([twoBarolo]);
  await visit('/cart', ofAda);
  await expect.poll(count).toBe(2);
  cart.keep({ cart_detail: [] });
  const { settleCart } = await import('./cart.api');
  await settleCart(mission.id);
  expect(count()).toBe(0);
});

test('nothing of it goes out in the name of the next customer', async () => {
  const { server, answering, sent } = shopWith([twoBarolo]);
  await visit('/cart', ofAda);
  await expect.element(inCart).toBeVisible();
  const look = waits(answering(getCart));
  server.now(look.answering);
  const { addCartLine: add, settleCart } = await import('./cart.api');
  void settleCart(mission.id).catch(() => undefined);
  const added = add(mission.id, { product_id: 2 }, 1).catch(() => 'not sent');
  press('Increase Quantity of Barolo Serralunga 2019');
  useSession.getState().logIn({ ...ada, customer: { ...ada.customer, id: 'grace' } });
  look.go();
  expect(await added).toBe('not sent');
  expect(sent('POST')).toEqual([]);
  expect(keptLines()).toEqual([]);
});

test('what is asked of one store is not done to the cart of another', async () => {
  const { server, answering, sent } = shopWith([twoBarolo]);
  const redeeming = waits(answering(updateCart));
  server.now(redeeming.answering);
  await visit('/cart', ofAda);
  await button('Apply: Store credit').click();
  expect(useCart.getState().redeem_store_credit).toBe(2_500);
  press('Increase Quantity of Barolo Serralunga 2019');
  server.now(answers(getCart, { ...emptyWireCart, store_id: westLoop.id }));
  useCart.getState().resetCart();
  useStoreData.getState().selectStore(westLoop);
  redeeming.go();
  await expect.element(page.getByText('Your cart is empty')).toBeVisible();
  await expect.poll(() => sent('PUT')).toEqual([{ cart_detail: [{ id: twoBarolo.id, quantity: 3 }] }]);
  expect(useCart.getState()).toMatchObject({
    store_id: westLoop.id,
    redeem_store_credit: 0,
    cart_detail: [],
  });
});

test('the text of a fault reaches nobody', async () => {
  const { server } = shopWith([twoBarolo]);
  server.now({
    endpoint: changeCartLines,
    reply: async () => ({ status: 200, body: { message: 'OK', data: { broken: true } } }),
  });
  await visit('/cart', ofAda);
  await expect.element(quantityOf('Barolo Serralunga 2019')).toHaveValue(2);
  press('Increase Quantity of Barolo Serralunga 2019');
  await expect.element(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  await expect.element(quantityOf('Barolo Serralunga 2019')).toHaveValue(2);
});

test('a second change that is refused leaves the first as it was answered', async () => {
  const { server, sent } = shopWith([twoBarolo, oneChablis]);
  await visit('/cart', ofAda);
  await button('Remove Chablis 2022').click();
  await expect.poll(() => sent('PUT')).toHaveLength(1);
  server.now(refuses(changeCartLines, { ...notEnoughLeft, message: 'Only 2 left.' }));
  press('Increase Quantity of Barolo Serralunga 2019');
  await expect.element(page.getByText('Only 2 left.')).toBeVisible();
  expect(keptLines()).toEqual([{ id: twoBarolo.id, quantity: 2 }]);
});
