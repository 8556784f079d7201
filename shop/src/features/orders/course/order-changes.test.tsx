import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, isAway, refuses, waits } from 'browser/testing/fake-server';
import { getCart } from 'contract/cart';
import {
  cancelOrder,
  getOrder,
  listOrders,
  orderNotCancellable,
  reorder,
  returnOrder,
  tooManyReturned,
} from 'contract/orders';
import { listStores } from 'contract/stores';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useStoreData } from '../../../platform/store-data';
import { keptCart } from '../../../testing/cart';
import { orderId, orderList, orderSummary, wireOrder } from '../../../testing/orders';
import { ada, mission, westLoop } from '../../../testing/people';
import { visit } from '../../../testing/visit';

const open = (store = mission) => visit(`/order-details?order=${orderId(7)}`, { login: ada, store });
const heading = page.getByRole('heading', { level: 1, name: 'Order CA1-103007' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

const [barolo] = wireOrder().lines;
const lines = [
  { ...barolo!, quantity: 3, returned: 1 },
  { ...barolo!, position: 1, name: 'Chablis', vintage: 2022, quantity: 1 },
  { ...barolo!, position: 2, name: 'Rioja', vintage: 2018, quantity: 1, returned: 1 },
];
const handedOver = wireOrder({
  status: 'handed_over',
  lines,
  return_until: '2026-12-03',
  given_back: { payment: 50, points: 0, store_credit: 1.5, gift_card: 0 },
});

test('a customer cancels, having read what goes back where', async () => {
  const cancelled = wireOrder({
    status: 'cancelled',
    given_back: { payment: 103.5, points: 500, store_credit: 0, gift_card: 20 },
  });
  const { answering, go } = waits(answers(cancelOrder, cancelled));
  fakeServer(answers(getOrder, wireOrder({ can_cancel: true })), answering, ...keptCart().answerings);
  await open();
  await button('Cancel order').click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel order CA1-103007?' });
  await expect.element(dialog.getByRole('button', { name: 'Keep the order' })).toHaveFocus();
  const back = dialog.element().querySelector('dl')!.textContent;
  expect(back).toBe('Your card$103.50Points500Gift card$20.00');
  await expectForEveryone();

  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect.element(dialog.getByRole('button', { name: /Canceling/ })).toBeVisible();
  go();
  await expect.element(page.getByText('Order CA1-103007 is canceled.')).toBeVisible();
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByRole('heading', { name: 'Refunded' })).toBeVisible();
  expect(button('Cancel order').query()).toBeNull();
  await expectForEveryone();
});

test('what is packed meanwhile is not cancelled: the words stand in the dialog, the page behind is true', async () => {
  const server = fakeServer(
    answers(getOrder, wireOrder({ can_cancel: true })),
    refuses(cancelOrder, orderNotCancellable),
  );
  await open();
  await button('Cancel order').click();
  server.now(answers(getOrder, wireOrder({ status: 'packed', can_cancel: true })));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect.element(page.getByRole('alert').getByText(orderNotCancellable.message)).toBeVisible();
  await expectForEveryone();
  await page.getByRole('button', { name: 'Keep the order' }).click();
  await expect.element(button('Cancel order')).toHaveFocus();
  await expect.element(page.getByText('Packed', { exact: true }).first()).toBeVisible();
});

test('whoever has gone back to the list meanwhile sees there that the order is canceled', async () => {
  const { answering, go } = waits(answers(cancelOrder, wireOrder({ status: 'cancelled' })));
  const listed = (status: 'placed' | 'cancelled') =>
    answers(listOrders, { ...orderList(1, 1), data: [orderSummary(7, status)] });
  const server = fakeServer(
    listed('placed'),
    answers(getOrder, wireOrder({ can_cancel: true })),
    answering,
    ...keptCart().answerings,
  );
  const asked = () => server.calls.filter(({ call }) => call === `${listOrders.method} ${listOrders.path}`);
  const shop = await visit('/profile/orders', { login: ada, store: mission });
  await page.getByRole('link', { name: 'Order CA1-103007' }).click();
  await button('Cancel order').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect.element(page.getByRole('button', { name: /Canceling/ })).toBeVisible();
  shop.back();
  const card = page.getByRole('listitem').filter({ hasText: 'Order CA1-103007' });
  await expect.element(card.getByText('Placed', { exact: true })).toBeVisible();
  await expect.poll(() => asked().length).toBe(2);
  server.now(listed('cancelled'));
  go();
  await expect.element(card.getByText('Canceled', { exact: true })).toBeVisible();
});

test('an order that was never paid goes back into the cart', async () => {
  const waiting = wireOrder({ status: 'placed', can_cancel: true, payment: { status: 'ended' } });
  const unpaid = { ...waiting, points_redeemed: 0, paid_by_points: 0, paid_by_gift_card: 0 };
  const server = fakeServer(
    answers(getOrder, unpaid),
    answers(cancelOrder, { ...unpaid, status: 'cancelled', can_cancel: false }),
    ...keptCart().answerings,
  );
  await open();
  await button('Cancel order').click();
  const dialog = page.getByRole('alertdialog');
  expect(dialog.element().querySelector('dl')).toBeNull();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect.element(heading).toHaveFocus();
  const { method, path } = getCart;
  await expect.poll(() => server.calls.map(({ call }) => call)).toContain(`${method} ${path}`);
});

const waitingReturn = {
  id: '0190b7e0-5f00-7000-8000-000000009001',
  asked_at: '2026-11-20T20:00:00.000Z',
  reason: '',
  bring_by: '2026-12-04',
  status: 'asked' as const,
  begun_by_store: false,
  lines: [{ position: 0, asked: 1, accepted: 0, broken: 0, kept: 0, refused: 0 }],
  answer: '',
};

test('after the last day nothing is offered to be returned', async () => {
  fakeServer(answers(getOrder, { ...handedOver, return_until: null }));
  await open();
  await expect.element(heading).toBeVisible();
  expect(button('Return items').query()).toBeNull();
});

test('a part of an order is asked to be returned, and the page says what happens next', async () => {
  const server = fakeServer(
    answers(getOrder, handedOver),
    answers(returnOrder, {
      ...handedOver,
      return_requests: [waitingReturn],
    }),
  );
  await open();
  await button('Return items').click();
  const dialog = page.getByRole('dialog', { name: 'What would you like to return?' });
  await expect
    .element(dialog.getByText(/sealed, to Cellar Door Mission.*until .*December 3, 2026/))
    .toBeVisible();
  expect(dialog.getByText('Rioja 2018').query()).toBeNull();
  await expectForEveryone();

  await dialog.getByRole('button', { name: 'Request return', exact: true }).click();
  await expect.element(dialog.getByRole('alert').getByText('Choose at least one item.')).toBeVisible();

  await dialog.getByRole('button', { name: 'Increase Return how many of Barolo 2019' }).click();
  await dialog.getByLabelText('Why? (optional)').fill('Corked');
  await dialog.getByRole('button', { name: 'Request return of 1 item' }).click();
  const done = page.getByRole('dialog', { name: 'Return requested: 1 item' });
  await expect.element(done.getByText(/by .*December 4, 2026/)).toBeVisible();
  expect(server.calls.at(-1)).toMatchObject({
    body: { lines: [{ position: 0, quantity: 1 }], reason: 'Corked' },
    key: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  await expectForEveryone();
  await done.getByRole('button', { name: 'Done' }).click();
  await expect.element(button('Return items')).toHaveFocus();
  const mine = page.getByRole('region', { name: 'Your return' });
  await expect.element(mine.getByText('Waiting for your bottles')).toBeVisible();
  await expectForEveryone();
});

test('what the store said to a return stands on the page', async () => {
  const line = { position: 0, asked: 3, accepted: 1, broken: 1, kept: 1, refused: 1 };
  const answered = { status: 'decided' as const, lines: [line], answer: 'The seal was broken.' };
  fakeServer(answers(getOrder, { ...handedOver, return_requests: [{ ...waitingReturn, ...answered }] }));
  await open();
  const mine = page.getByRole('region', { name: 'Your return' });
  await expect.element(mine.getByText('Accepted in part')).toBeVisible();
  await expect.element(mine.getByText('1 accepted, 1 refunded and yours to keep, 1 declined')).toBeVisible();
  await expect.element(mine.getByText('The store says: The seal was broken.')).toBeVisible();
});

test('what the store paid back by itself is not said to have been asked for', async () => {
  const line = { position: 0, asked: 2, accepted: 0, broken: 2, kept: 2, refused: 0 };
  const begun = { status: 'decided' as const, lines: [line], begun_by_store: true };
  fakeServer(answers(getOrder, { ...handedOver, return_requests: [{ ...waitingReturn, ...begun }] }));
  await open();
  const mine = page.getByRole('region', { name: 'Your return' });
  await expect.element(mine.getByText('Refunded', { exact: true })).toBeVisible();
  await expect.element(mine.getByText('2 refunded and yours to keep')).toBeVisible();
  await expect.element(mine.getByText('By the store on')).toBeVisible();
  expect(mine.getByText('Requested on').query()).toBeNull();
});

test('the whole is returned by keyboard, and a "no" keeps what was chosen', async () => {
  const server = fakeServer(answers(getOrder, handedOver), refuses(returnOrder, tooManyReturned));
  await open();
  await expect.element(button('Return items')).toBeVisible();
  (button('Return items').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'What would you like to return?' });
  await expect.element(dialog).toBeVisible();
  (dialog.getByRole('button', { name: 'Choose everything' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(dialog.getByRole('alert').getByText(tooManyReturned.message)).toBeVisible();
  await expect.element(dialog.getByRole('spinbutton', { name: /Barolo/ })).toHaveValue(2);

  const all = lines.map((line) => ({ ...line, asked: line.quantity - line.returned }));
  server.now(answers(returnOrder, { ...handedOver, lines: all }));
  await dialog.getByRole('button', { name: 'Request return of 3 items' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.element(heading).toHaveFocus();
  expect(server.calls.at(-1)?.body).toEqual({
    lines: [
      { position: 0, quantity: 2 },
      { position: 1, quantity: 1 },
    ],
    reason: '',
  });
});

test('what is not for sale any more is left out of the cart, and why', async () => {
  const outcome = {
    store_id: mission.id,
    added: [{ name: 'Barolo 2019', quantity: 2 }],
    left_out: [{ name: 'Chablis 2022', reason: 'Out of stock.' }],
  };
  fakeServer(
    answers(getOrder, handedOver),
    answers(reorder, outcome),
    answers(listStores, [mission, westLoop]),
    ...keptCart().answerings,
  );
  const { address } = await open(westLoop);
  await button('Reorder').click();
  const dialog = page.getByRole('dialog', { name: 'Part of it is in your cart' });
  for (const words of ['Barolo 2019', '× 2', 'Chablis 2022', 'Out of stock.', /cart at Cellar Door Mission/])
    await expect.element(dialog.getByText(words)).toBeVisible();
  await expectForEveryone();
  await dialog.getByRole('button', { name: 'View cart' }).click();
  await expect.poll(address).toBe('/cart');
  expect(useStoreData.getState().selectedStore?.id).toBe(mission.id);
});

test('a reorder that finds nothing, and one that is not answered, say so', async () => {
  const server = fakeServer(answers(getOrder, handedOver), isAway(reorder));
  await open();
  await button('Reorder').click();
  await expect.element(page.getByText(/The shop cannot be reached/)).toBeVisible();
  const nothing = { store_id: mission.id, added: [], left_out: [{ name: 'Barolo', reason: 'Not carried.' }] };
  server.now(answers(reorder, nothing), ...keptCart().answerings);
  await button('Reorder').click();
  const dialog = page.getByRole('dialog', { name: 'None of it is available right now' });
  await expect.element(dialog.getByText('Not carried.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'View cart' }).query()).toBeNull();
});
