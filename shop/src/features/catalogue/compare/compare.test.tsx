import { expectForEveryone } from 'browser/testing/axe';
import { type Answering, answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { listMenus } from 'contract/catalogue';
import { getOwnProductState, getProduct, listReviews } from 'contract/catalogue/details';
import { unavailable } from 'contract/platform/envelope';
import { listStores } from 'contract/stores';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { useCompared } from '../../../platform/compared';
import {
  noPromotions,
  noReviews,
  nothingBought,
  nothingOfOnesOwn,
  pauillac,
} from '../../../testing/pauillac';
import { ada, mission } from '../../../testing/people';
import { visit } from '../../../testing/visit';
import { keptWishlist } from '../../../testing/wishlist';

const ofAda = { login: ada, store: mission };
const bottle = '/products/chateau-valmorin-pauillac-2013/7';
const lighter = {
  ...pauillac,
  id: 8,
  name: 'Margaux',
  taste: { body: 3, sweetness: 1, acidity: 3, tannin: 4 },
  drink: null,
};

/** Answers with the bottle that the address names. */
const either: Answering = {
  endpoint: getProduct,
  reply: (asked, path) => answers(getProduct, path.endsWith('/8') ? lighter : pauillac).reply(asked, path),
};

function shopWith(answering: Answering = answers(getProduct, pauillac)) {
  onTestFinished(() => {
    useCompared.setState({ ids: [] });
  });
  return fakeServer(
    answers(getOwnProductState, nothingOfOnesOwn),
    noPromotions,
    nothingBought,
    answers(listReviews, noReviews),
    answers(listStores, [mission]),
    answers(listMenus, { departments: [] }),
    ...keptWishlist().answerings,
    answering,
  );
}

const table = page.getByRole('table');

test('a bottle is put beside others from its page, and found there', async () => {
  shopWith();
  const shop = await visit(bottle, ofAda);
  const compare = page.getByRole('button', { name: 'Compare Pauillac 2013' });
  await compare.click();
  await expect.element(compare).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'See 1 bottle side by side' }).click();
  await expect.poll(shop.address).toBe('/compare');
  await expect.element(table).toHaveTextContent('70%');
  await expectForEveryone();
});

test('each row is a fact, and what is taken out leaves the others', async () => {
  shopWith(either);
  useCompared.setState({ ids: [7, 8] });
  await visit('/compare', ofAda);
  await expect.element(table).toHaveTextContent('Margaux 2013');
  await expect.element(table.getByRole('row', { name: /^Body/ })).toHaveTextContent('Body5 of 53 of 5');
  await expect.element(table.getByRole('row', { name: /^Best to drink/ })).toHaveTextContent('2027 to 2035–');
  await expectForEveryone();
  await page.getByRole('button', { name: 'Remove Margaux 2013 from the comparison' }).click();
  await expect.element(table).not.toHaveTextContent('Margaux');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect.element(page.getByText('Press Compare on up to 4 bottles')).toBeVisible();
  await expectForEveryone();
});

test('a fifth bottle is refused in words', async () => {
  shopWith();
  useCompared.setState({ ids: [1, 2, 3, 4] });
  await visit(bottle, ofAda);
  await page.getByRole('button', { name: 'Compare Pauillac 2013' }).click();
  await expect.element(page.getByText(/You are comparing 4 bottles already/)).toBeVisible();
  expect(useCompared.getState().ids).toEqual([1, 2, 3, 4]);
});

test('a server that is in trouble is said, and the next try shows the bottles', async () => {
  const server = shopWith(refuses(getProduct, unavailable));
  useCompared.setState({ ids: [7] });
  await visit('/compare', ofAda);
  await expect.element(page.getByRole('alert')).toHaveTextContent('A bottle could not be loaded');
  server.now(answers(getProduct, pauillac));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(table).toHaveTextContent('Pauillac 2013');
});
