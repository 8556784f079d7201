import { getCart } from 'contract/cart';
import {
  cancelOrder,
  getOrder,
  orderNotCancellable,
  reorder,
  returnOrder,
  tooManyReturned,
} from 'contract/orders';
import { listStores } from 'contract/stores';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useStoreData } from '../../platform/store-data';
import { expectForEveryone } from '../../testing/axe';
import { keptCart } from '../../testing/cart';
import { answers, fakeServer, isAway, refuses, waits } from '../../testing/fake-server';
import { orderId, wireOrder } from '../../testing/orders';
import { ada, mission, westLoop } from '../../testing/people';
import { visit } from '../../testing/visit';

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
  await expect.element(dialog.getByRole('button', { name: /Cancelling/ })).toBeVisible();
  go();
  await expect.element(page.getByText('Order CA1-103007 is cancelled.')).toBeVisible();
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByRole('heading', { name: 'Given back' })).toBeVisible();
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

test('a part of an order is returned, and the store says what comes back', async () => {
  const server = fakeServer(
    answers(getOrder, handedOver),
    answers(returnOrder, {
      ...handedOver,
      status: 'returned_in_part',
      given_back: { payment: 109.15, points: 0, store_credit: 6, gift_card: 0 },
    }),
  );
  await open();
  await button('Return items').click();
  const dialog = page.getByRole('dialog', { name: 'What would you like to return?' });
  await expect.element(dialog.getByText(/sealed to Cellar Door Mission.*December 3, 2026/)).toBeVisible();
  expect(dialog.getByText('Rioja 2018').query()).toBeNull();
  await expectForEveryone();

  await dialog.getByRole('button', { name: 'Return', exact: true }).click();
  await expect.element(dialog.getByRole('alert').getByText('Choose what you return.')).toBeVisible();

  await dialog.getByRole('button', { name: 'Increase Return how many of Barolo 2019' }).click();
  await dialog.getByRole('button', { name: 'Return 1 item' }).click();
  const done = page.getByRole('dialog', { name: '1 item returned' });
  await expect.element(done).toBeVisible();
  expect(done.element().querySelector('dl')!.textContent).toBe('Your card$59.15Store credit$4.50');
  expect(server.calls.at(-1)).toMatchObject({
    body: { lines: [{ position: 0, quantity: 1 }] },
    key: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  await expectForEveryone();
  await done.getByRole('button', { name: 'Done' }).click();
  await expect.element(button('Return items')).toHaveFocus();
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

  const all = lines.map((line) => ({ ...line, returned: line.quantity }));
  server.now(answers(returnOrder, { ...handedOver, status: 'returned', lines: all, return_until: null }));
  await dialog.getByRole('button', { name: 'Return 3 items' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.element(heading).toHaveFocus();
  expect(server.calls.at(-1)?.body).toEqual({
    lines: [
      { position: 0, quantity: 2 },
      { position: 1, quantity: 1 },
    ],
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
  const dialog = page.getByRole('dialog', { name: 'Nothing of it can be had now' });
  await expect.element(dialog.getByText('Not carried.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'View cart' }).query()).toBeNull();
});
