import { QueryClientProvider } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import { expectForEveryone } from 'browser/testing/axe';
import {
  type Answering,
  andThen,
  answers,
  fakeServer,
  isAway,
  refuses,
  waits,
} from 'browser/testing/fake-server';
import { closeToast, useToasts } from 'browser/toasts/toast';
import { addWish, listWishMarks, wishlistFull } from 'contract/wishlist';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { keptInTab } from '../../platform/in-tab';
import { useSession } from '../../platform/session';
import { ada } from '../../testing/people';
import { keptWishlist } from '../../testing/wishlist';
import { settleLeft } from './hearts';
import { WishButton } from './WishButton';
import { keptKey, leftWishes, useHearts } from './wanted-wishes';

beforeEach(() => {
  sessionStorage.clear();
  useSession.getState().forget();
  queries.clear();
  for (const { id } of useToasts.getState().toasts) closeToast(id);
  useSession.getState().logIn(ada);
});

const heart = (name: string) => page.getByRole('button', { name: `Add ${name} to wishlist` });
const barolo = heart('Barolo 2019');
const count = () => useSession.getState().login?.customer.wishlist_count;
const changes = (calls: { call: string }[]) =>
  calls.map((each) => each.call.split(' ')[0]).filter((method) => method !== 'GET');

const open = () =>
  render(
    <QueryClientProvider client={queries}>
      <WishButton productId={1} name="Barolo 2019" />
      <WishButton productId={2} name="Chablis 2022" />
      <WishButton wineSetId={1} name="Six for autumn" />
    </QueryClientProvider>,
  );

test('all hearts learn from one answer what is wished', async () => {
  const { calls } = fakeServer(...keptWishlist({ product_id: 2 }, { wine_set_id: 1 }).answerings);
  await open();
  await expect.element(heart('Chablis 2022')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(heart('Six for autumn')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(barolo).toHaveAttribute('aria-pressed', 'false');
  expect(calls).toHaveLength(1);
  expect(count()).toBe(2);
  await expectForEveryone();
});

test('a heart is full at once, and its wish is kept', async () => {
  const wishlist = keptWishlist();
  const adding = waits({
    endpoint: addWish,
    reply: (asked, path) => wishlist.answerings[1]!.reply(asked, path),
  });
  fakeServer(...wishlist.answerings, adding.answering);
  await open();
  await barolo.click();
  await expect.element(barolo).toHaveAttribute('aria-pressed', 'true');
  expect(count()).toBe(0);
  adding.go();
  await expect.poll(count).toBe(1);
  expect(wishlist.marks.size).toBe(1);
  await expectForEveryone();
});

test.for([
  [1, true],
  [2, false],
  [3, true],
  [4, false],
  [9, true],
] as const)('%i quick clicks leave the right heart and the right count', async ([clicks, full]) => {
  const wishlist = keptWishlist({ product_id: 2 });
  const { calls } = fakeServer(...wishlist.answerings);
  await open();
  await expect.poll(count).toBe(1);
  const button = barolo.element() as HTMLButtonElement;
  for (let click = 0; click < clicks; click++) button.click();
  await expect.element(barolo).toHaveAttribute('aria-pressed', String(full));
  await expect.poll(() => calls.at(-1)?.call).toBe('GET e-com/wishlist/marks');
  await expect.poll(count).toBe(full ? 2 : 1);
  expect(wishlist.marks.size).toBe(full ? 2 : 1);
  // However many clicks: no more is sent than what the server still lacks.
  expect(changes(calls).length).toBeLessThanOrEqual(2);
});

test('clicks while the server is thinking are settled one after the other', async () => {
  const wishlist = keptWishlist();
  const adding = waits({
    endpoint: addWish,
    reply: (asked, path) => wishlist.answerings[1]!.reply(asked, path),
  });
  const { calls } = fakeServer(...wishlist.answerings, adding.answering);
  await open();
  await barolo.click();
  await expect.poll(() => changes(calls)).toEqual(['POST']);
  await barolo.click();
  await heart('Chablis 2022').click();
  expect(changes(calls)).toEqual(['POST']);
  adding.go();
  await expect.poll(() => changes(calls).toSorted()).toEqual(['DELETE', 'POST', 'POST']);
  await expect.poll(count).toBe(1);
  await expect.element(barolo).toHaveAttribute('aria-pressed', 'false');
  await expect.element(heart('Chablis 2022')).toHaveAttribute('aria-pressed', 'true');
});

test('a wish that is refused is undone, and says why', async () => {
  fakeServer(...keptWishlist().answerings, refuses(addWish, wishlistFull));
  await open();
  await barolo.click();
  await expect.poll(() => useToasts.getState().message).toBe(wishlistFull.message);
  await expect.element(barolo).toHaveAttribute('aria-pressed', 'false');
  expect(count()).toBe(0);
});

test('without a connection the heart says so, and works again later', async () => {
  const wishlist = keptWishlist();
  const server = fakeServer(...wishlist.answerings, isAway(addWish));
  await open();
  await barolo.click();
  await expect.poll(() => useToasts.getState().message).toContain('cannot be reached');
  await expect.element(barolo).toHaveAttribute('aria-pressed', 'false');
  server.now(...wishlist.answerings);
  await barolo.click();
  await expect.poll(count).toBe(1);
  await expect.element(barolo).toHaveAttribute('aria-pressed', 'true');
});

test('what another device has taken off already is off, without a word', async () => {
  const wishlist = keptWishlist({ product_id: 1 });
  fakeServer(...wishlist.answerings);
  await open();
  await expect.element(barolo).toHaveAttribute('aria-pressed', 'true');
  wishlist.marks.clear();
  await barolo.click();
  await expect.poll(count).toBe(0);
  await expect.element(barolo).toHaveAttribute('aria-pressed', 'false');
  expect(useToasts.getState().toasts).toEqual([]);
});

test('what another device has wished already is counted once', async () => {
  const wishlist = keptWishlist();
  const { calls } = fakeServer(...wishlist.answerings);
  await open();
  await expect.poll(() => calls.length).toBe(1);
  wishlist.keep({ product_id: 1 });
  await barolo.click();
  await expect.poll(() => calls.length).toBe(3);
  await expect.poll(count).toBe(1);
  await expect.element(barolo).toHaveAttribute('aria-pressed', 'true');
});

test("an answer that comes after the customer has left is nobody else's", async () => {
  const wishlist = keptWishlist();
  const late = waits(answers(addWish, { id: ada.customer.id, product_id: 1, wine_set_id: null }));
  const { calls } = fakeServer(...wishlist.answerings, late.answering);
  const screen = await open();
  await expect.poll(() => calls.length).toBe(1);
  await barolo.click();
  await expect.poll(() => changes(calls)).toEqual(['POST']);
  await screen.unmount();
  const grace = { ...ada, customer: { ...ada.customer, id: '0190b7e0-5f00-7000-8000-000000000002' } };
  useSession.getState().logIn(grace);
  late.go();
  // After two more answers, the late one has arrived too.
  await call(listWishMarks);
  await call(listWishMarks);
  await open();
  await expect.poll(() => calls.length).toBe(5);
  await expect.element(barolo).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(count).toBe(0);
});

const barolos = (value: boolean) => ({ '{"product_id":1}': value });

/** Begins with what the browser has kept, and with no call of its own on its way. */
async function nextPage(...answerings: Answering[]) {
  const server = fakeServer(...answerings);
  queries.clear();
  useSession.getState().forget();
  useSession.getState().logIn(ada);
  useHearts.setState({ wanted: leftWishes() });
  await settleLeft();
  await open();
  return server;
}

test('a wish whose page is left before the server has answered is sent by the next page', async () => {
  const { calls } = fakeServer(...keptWishlist().answerings, waits(isAway(addWish)).answering);
  const screen = await open();
  await barolo.click();
  await expect.element(barolo).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => changes(calls)).toEqual(['POST']);
  expect(leftWishes()).toEqual(barolos(true));
  await screen.unmount();

  const wishlist = keptWishlist();
  await nextPage(...wishlist.answerings);
  await expect.element(barolo).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(count).toBe(1);
  expect(wishlist.marks.size).toBe(1);
  expect(leftWishes()).toEqual({});
});

test('a wish taken off and wished again at once is kept, though the next page still sees it', async () => {
  const wishlist = keptWishlist({ product_id: 1 });
  const [marks, adding, removing] = wishlist.answerings;
  const { calls } = fakeServer(marks, waits(removing).answering);
  const screen = await open();
  await expect.element(barolo).toHaveAttribute('aria-pressed', 'true');
  await barolo.click();
  await expect.poll(() => changes(calls)).toEqual(['DELETE']);
  await barolo.click();
  expect(leftWishes()).toEqual(barolos(true));
  await screen.unmount();

  // The removal is stored first, as the database sees to it.
  const next = await nextPage(
    marks,
    andThen(adding, () => wishlist.marks.clear()),
  );
  await expect.poll(() => changes(next.calls)).toEqual(['POST']);
  await expect.poll(leftWishes).toEqual({});
  await expect.element(barolo).toHaveAttribute('aria-pressed', 'true');
  expect(wishlist.marks.size).toBe(1);
});

test('a wish taken off again at once is gone, though the next page does not see it yet', async () => {
  const wishlist = keptWishlist();
  const [marks, adding] = wishlist.answerings;
  const { calls } = fakeServer(marks, waits(adding).answering);
  const screen = await open();
  await barolo.click();
  await expect.poll(() => changes(calls)).toEqual(['POST']);
  await barolo.click();
  expect(leftWishes()).toEqual(barolos(false));
  await screen.unmount();

  const next = await nextPage(...wishlist.answerings);
  await expect.poll(() => changes(next.calls)).toEqual(['POST', 'DELETE']);
  await expect.poll(leftWishes).toEqual({});
  await expect.element(barolo).toHaveAttribute('aria-pressed', 'false');
  expect(wishlist.marks.size).toBe(0);
  expect(keptInTab(keptKey('wishes under way'))).toEqual({});
});

test("what somebody has chosen on a page that was left is nobody else's wish", async () => {
  fakeServer(...keptWishlist().answerings, waits(isAway(addWish)).answering);
  await open();
  await barolo.click();
  expect(Object.keys(leftWishes())).toHaveLength(1);
  useSession.getState().logIn({ ...ada, customer: { ...ada.customer, id: 'grace' } });
  expect(leftWishes()).toEqual({});
});

test.for(['null', '', '{', '7'])('kept text that is no wish (%s) keeps nobody from their hearts', (text) => {
  sessionStorage.setItem(`wishes of ${ada.customer.id}`, text);
  expect(leftWishes()).toEqual({});
});
