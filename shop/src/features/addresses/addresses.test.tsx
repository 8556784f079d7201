import { expectForEveryone } from 'browser/testing/axe';
import { answers, isAway, refuses, waits } from 'browser/testing/fake-server';
import { pressInToast } from 'browser/testing/press-in-toast';
import {
  addAddress,
  addressBookFull,
  addressNotFound,
  deleteAddress,
  listAddresses,
  makeDefaultAddress,
} from 'contract/addresses';
import { unavailable } from 'contract/platform/envelope';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useCart } from '../../platform/cart';
import {
  addNew,
  atAddresses,
  called,
  cards,
  dots,
  entry,
  first,
  item,
  second,
  toasts,
  two,
} from '../../testing/address-page';

test('each card shows the full address line, Tel: and the phone or -, and a three-dot menu', async () => {
  await atAddresses(two);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(/^Billing Address$/);
  await expect.element(addNew).toBeVisible();
  await expect
    .element(cards.nth(0))
    .toHaveTextContent('Ada Byron, 1450 Guerrero Street, San Francisco, California, United States, 94110');
  await expect.element(cards.nth(0)).toHaveTextContent('Tel: +1 415 555 0142');
  await expect.element(cards.nth(1)).toHaveTextContent('Tel: -');
  await dots(1).click();
  expect(
    page
      .getByRole('menuitem')
      .elements()
      .map((each) => each.textContent),
  ).toEqual(['Edit', 'Delete']);
  await expectForEveryone();
});

test('the cards stand in two columns', async () => {
  await atAddresses(answers(listAddresses, [first, second, entry(3)]));
  await expect.element(cards.nth(2)).toBeVisible();
  const [left, right, next] = [0, 1, 2].map((at) => cards.nth(at).element().getBoundingClientRect());
  expect([right!.top, right!.left > left!.right]).toEqual([left!.top, true]);
  expect([next!.left, next!.top > left!.bottom]).toEqual([left!.left, true]);
});

test('without any the page says No addresses found', async () => {
  await atAddresses(answers(listAddresses, []));
  await expect.element(page.getByText('No addresses found', { exact: true })).toBeVisible();
  await expectForEveryone();
});

test('a list that the answer lacks is an empty one', async () => {
  const nothing = { endpoint: listAddresses, reply: async () => ({ status: 200, body: { message: 'OK' } }) };
  await atAddresses(nothing);
  await expect.element(page.getByText('No addresses found', { exact: true })).toBeVisible();
});

test('a loading overlay lies over the list while it is asked for', async () => {
  const { answering, go } = waits(two);
  await atAddresses(answering);
  const busy = () => document.querySelector('[aria-busy=true]');
  await vi.waitFor(() => expect(busy()).not.toBeNull());
  await expectForEveryone();
  go();
  await expect.element(cards.nth(1)).toBeVisible();
  await vi.waitFor(() => expect(busy()).toBeNull());
});

test('a list that cannot be loaded shows the words of the response as a notice, and can be asked for again', async () => {
  const server = await atAddresses(refuses(listAddresses, unavailable));
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  expect(toasts()).toEqual([unavailable.message]);
  await expectForEveryone();
  server.now(two);
  await again.click();
  await expect.element(cards.nth(1)).toBeVisible();
});

test('a failure without words of the server is only logged', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await atAddresses(isAway(listAddresses));
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(log).toHaveBeenCalledWith('GET e-com/address', expect.anything());
  expect(toasts()).toEqual([]);
  log.mockRestore();
});

test('Delete reloads the list and shows the server message, under a loading overlay', async () => {
  const { answering, go } = waits(answers(deleteAddress));
  const server = await atAddresses(two, answering);
  await dots(1).click();
  await item('Delete').click();
  await vi.waitFor(() => expect(document.querySelector('[aria-busy=true]')).not.toBeNull());
  server.now(answers(listAddresses, [first]));
  go();
  await expect.element(page.getByText('915 West Randolph Street')).not.toBeInTheDocument();
  expect(called(server).slice(-2)).toEqual([`DELETE e-com/address/${second.id}`, 'GET e-com/address']);
  expect(toasts()).toEqual(['Your address has been deleted']);
});

test('a deleted address is brought back by the toast, as the default one if it was that', async () => {
  const back = { ...first, id: entry(7).id };
  const server = await atAddresses(two, answers(deleteAddress));
  await dots(0).click();
  server.now(answers(listAddresses, [second]));
  await item('Delete').click();
  await expect.element(page.getByText('1450 Guerrero Street')).not.toBeInTheDocument();
  server.now(
    answers(addAddress, { ...back, is_default: false }),
    answers(makeDefaultAddress, back),
    answers(listAddresses, [back, second]),
  );
  await pressInToast('Undo');
  await expect.element(cards.nth(0)).toHaveTextContent('1450 Guerrero Street');
  expect(called(server).slice(-3)).toEqual([
    'POST e-com/address',
    `PUT e-com/address/${back.id}/default`,
    'GET e-com/address',
  ]);
  expect(server.calls.find(({ call }) => call === 'POST e-com/address')?.body).toEqual({
    address: first.address,
  });
});

test('a deleted address that cannot be brought back says why', async () => {
  const server = await atAddresses(two, answers(deleteAddress), refuses(addAddress, addressBookFull));
  await dots(1).click();
  server.now(answers(listAddresses, [first]));
  await item('Delete').click();
  await pressInToast('Undo');
  await vi.waitFor(() => expect(toasts()).toContain(addressBookFull.message));
});

test('an address that has gone meanwhile is told about, and the list is loaded anew', async () => {
  const server = await atAddresses(two, refuses(deleteAddress, addressNotFound));
  await dots(1).click();
  server.now(answers(listAddresses, [first]));
  await item('Delete').click();
  await expect.element(page.getByText('915 West Randolph Street')).not.toBeInTheDocument();
  expect(toasts()).toEqual([addressNotFound.message]);
});

test('another address becomes the default one', async () => {
  const server = await atAddresses(two, answers(makeDefaultAddress, { ...second, is_default: true }));
  await expect.element(cards.nth(0).getByText('Default', { exact: true })).toBeVisible();
  const become = cards
    .nth(1)
    .getByRole('button', { name: 'Make default: Grace Byron, 915 West Randolph Street' });
  server.now(
    answers(listAddresses, [
      { ...second, is_default: true },
      { ...first, is_default: false },
    ]),
  );
  await become.click();
  await expect.element(cards.nth(0)).toHaveTextContent(/Grace Byron.*Default/);
  expect(called(server)).toContain(`PUT e-com/address/${second.id}/default`);
  expect(toasts()).toEqual(['This is your default address now']);
});

test('the default address is another one at once, and a refusal takes it back', async () => {
  const { answering, go } = waits(refuses(makeDefaultAddress, addressNotFound));
  const server = await atAddresses(two, answering);
  await expect.element(cards.nth(0)).toHaveTextContent(/Default$/);
  expect(useCart.getState().defaultAddress).toBe(first.id);
  await cards
    .nth(1)
    .getByRole('button', { name: /^Make default/ })
    .click();
  await expect.element(cards.nth(1)).toHaveTextContent(/Tel: -Default$/);
  await expect.element(cards.nth(0)).toHaveTextContent(/Make default$/);
  expect(useCart.getState().defaultAddress).toBe(second.id);
  server.now(isAway(listAddresses));
  go();
  await expect.element(cards.nth(0)).toHaveTextContent(/0142Default$/);
  await expect.element(cards.nth(1)).toHaveTextContent(/Make default$/);
  expect(toasts()).toEqual([addressNotFound.message]);
});

test.each([
  { what: 'less than 100 px', place: 'end', opens: 'upward' },
  { what: 'more than 100 px', place: 'center', opens: 'downward' },
] as const)('the menu of a card opens $opens with $what free below', async ({ place, opens }) => {
  await page.viewport(1024, 600);
  onTestFinished(() => page.viewport(1024, 768));
  const many = [1, 2, 3, 4, 5, 6, 7, 8].map((at) => entry(at));
  await atAddresses(answers(listAddresses, many));
  await expect.element(cards.nth(7)).toBeVisible();
  const button = dots(5).element();
  button.scrollIntoView({ block: place });
  const free = window.innerHeight - button.getBoundingClientRect().bottom;
  expect(free < 100).toBe(opens === 'upward');
  await userEvent.click(dots(5));
  await expect.element(page.getByRole('menu')).toBeVisible();
  const menu = page.getByRole('menu').element().getBoundingClientRect();
  const isBelow = menu.top >= button.getBoundingClientRect().bottom;
  expect(isBelow ? 'downward' : 'upward').toBe(opens);
});
