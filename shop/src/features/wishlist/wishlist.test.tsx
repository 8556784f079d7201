import { queries } from 'browser/calls/queries';
import { expectForEveryone } from 'browser/testing/axe';
import { type Answering, answers, fakeServer, refuses, waits } from 'browser/testing/fake-server';
import { pressInToast } from 'browser/testing/press-in-toast';
import type { Wire } from 'contract/platform/endpoint';
import { unavailable } from 'contract/platform/envelope';
import { addWish, listWishes, listWishMarks } from 'contract/wishlist';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSession } from '../../platform/session';
import { useStoreData } from '../../platform/store-data';
import { barolo, chablis, sixForAutumn } from '../../testing/bottles';
import { ada, mission, westLoop } from '../../testing/people';
import { visit } from '../../testing/visit';
import { keptWishlist } from '../../testing/wishlist';
import { wishMarksQuery } from './wishlist.api';

type Wish = Wire<typeof listWishes>[number];

const nothing = { product: null, wine_set: null, product_id: null, wine_set_id: null, dropped_by: null };
const known: Omit<Wish, 'id'>[] = [
  { ...nothing, product_id: 1, product: barolo, name: 'Barolo Serralunga 2019', dropped_by: 4 },
  { ...nothing, product_id: 2, product: chablis, name: 'Chablis 2022' },
  { ...nothing, product_id: 3, name: 'Islay Single Malt 12' },
  { ...nothing, wine_set_id: 1, wine_set: sixForAutumn, name: 'Six for autumn', dropped_by: 10 },
];

/** The entries of a wishlist as a store shows them. */
function shopWith(...wished: Parameters<typeof keptWishlist>) {
  const wishlist = keptWishlist(...wished);
  const entries = () =>
    [...wishlist.marks.values()].map((mark) => ({
      ...known.find(
        ({ product_id, wine_set_id }) => product_id === mark.product_id && wine_set_id === mark.wine_set_id,
      )!,
      id: mark.id,
    }));
  const list: Answering = {
    endpoint: listWishes,
    reply: (asked, path) => answers(listWishes, entries()).reply(asked, path),
  };
  return { ...wishlist, list, server: fakeServer(list, ...wishlist.answerings) };
}

const ofAda = { login: ada, store: mission };
const card = (name: string) => page.getByRole('heading', { level: 2, name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const count = () => useSession.getState().login?.customer.wishlist_count;

test('the hearts of somebody who has just left are not asked for: the refusal would take the next page away', async () => {
  const server = fakeServer(answers(listWishMarks, []));
  useSession.setState({ login: ada });
  const asked = queries.fetchQuery(wishMarksQuery).catch(() => 'let go');
  useSession.getState().forget();
  expect(await asked).toBe('let go');
  // The hearts are asked for when the browser is idle: by the third time that would have happened.
  for (let idle = 0; idle < 3; idle++) await new Promise((then) => requestIdleCallback(then));
  expect(server.calls).toEqual([]);
});

test("wishes stand at today's price and stock, with what has become cheaper", async () => {
  shopWith({ product_id: 1 }, { product_id: 2 }, { product_id: 3 }, { wine_set_id: 1 });
  await visit('/wishlist', ofAda);
  await expect.element(card('Barolo Serralunga 2019')).toBeVisible();
  await expect.element(page.getByText('$4.00 less than when you saved it')).toBeVisible();
  await expect.element(page.getByText('$10.00 less than when you saved it')).toBeVisible();
  await expect.element(page.getByText('Only 3 left')).toBeVisible();
  await expect.element(page.getByText('Not carried at Cellar Door Mission')).toBeVisible();
  await expect.element(button('Add Chablis 2022 to wishlist')).toHaveAttribute('aria-pressed', 'true');
  expect(count()).toBe(4);
  await expectForEveryone();
});

test('what is removed goes at once, and comes back with undo', async () => {
  const { marks, server, answerings } = shopWith({ product_id: 1 }, { product_id: 2 });
  const adding = waits(answerings[1]!);
  server.now(adding.answering);
  await visit('/wishlist', ofAda);
  await button('Remove Barolo Serralunga 2019').click();
  await expect.element(card('Barolo Serralunga 2019')).not.toBeInTheDocument();
  await expect.poll(count).toBe(1);
  await expect
    .element(page.getByText('Barolo Serralunga 2019 was removed from your wishlist.'))
    .toBeVisible();
  await pressInToast('Undo');
  await expect.element(card('Barolo Serralunga 2019')).toBeVisible();
  adding.go();
  await expect.poll(count).toBe(2);
  expect(marks.size).toBe(2);
});

test('the heart of a card removes it too, and what the store does not carry can go', async () => {
  const { marks } = shopWith({ product_id: 2 }, { product_id: 3 });
  await visit('/wishlist', ofAda);
  await button('Add Chablis 2022 to wishlist').click();
  await expect.element(card('Chablis 2022')).not.toBeInTheDocument();
  await button('Remove Islay Single Malt 12').click();
  await expect.element(page.getByText('Your wishlist is empty')).toBeVisible();
  await expect.poll(count).toBe(0);
  expect(marks.size).toBe(0);
  await expectForEveryone();
});

test('a removal by keyboard leads on to the next card, and at last to the heading', async () => {
  shopWith({ product_id: 1 }, { product_id: 2 });
  await visit('/wishlist', ofAda);
  await expect.element(card('Barolo Serralunga 2019')).toBeVisible();
  (button('Remove Barolo Serralunga 2019').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: 'Chablis 2022' })).toHaveFocus();
  (button('Remove Chablis 2022').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toHaveFocus();
});

test('an undo that is refused leaves the list as the server has it', async () => {
  const { server } = shopWith({ product_id: 1 }, { product_id: 2 });
  await visit('/wishlist', ofAda);
  await button('Remove Barolo Serralunga 2019').click();
  await expect.poll(count).toBe(1);
  server.now(refuses(addWish, unavailable));
  await pressInToast('Undo');
  await expect.element(page.getByText(unavailable.message)).toBeVisible();
  await expect.element(card('Barolo Serralunga 2019')).not.toBeInTheDocument();
  expect(count()).toBe(1);
});

test('an empty wishlist leads to the shelves', async () => {
  shopWith();
  await visit('/wishlist', ofAda);
  await expect.element(page.getByText('Your wishlist is empty')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Shop all wine' })).toBeVisible();
  expect(count()).toBe(0);
  await expectForEveryone();
});

test('while it loads its place is kept; a failure says so, and another try succeeds', async () => {
  const { server, list } = shopWith({ product_id: 1 });
  const refused = waits(refuses(listWishes, { ...unavailable, status: 409 }));
  server.now(refused.answering);
  await visit('/wishlist', ofAda);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible();
  await expectForEveryone();
  refused.go();
  await expect.element(page.getByText('Your wishlist could not be loaded')).toBeVisible();
  await expectForEveryone();
  server.now(list);
  await button('Try again').click();
  await expect.element(card('Barolo Serralunga 2019')).toBeVisible();
});

test('another store brings its own prices', async () => {
  const { server } = shopWith({ product_id: 1 });
  await visit('/wishlist', ofAda);
  await expect.element(page.getByText('$58.00')).toBeVisible();
  const [entry] = known;
  const there = [{ ...entry!, id: ada.customer.id, product: { ...barolo, price: 61 }, dropped_by: null }];
  server.now(answers(listWishes, there));
  useStoreData.getState().selectStore(westLoop);
  await expect.element(page.getByText('$61.00')).toBeVisible();
  await expect.element(page.getByText('prices at Cellar Door West Loop')).toBeVisible();
});
