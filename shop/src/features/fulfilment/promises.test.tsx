import { expectForEveryone } from 'browser/testing/axe';
import { type Answering, answers, fakeServer, isAway, refuses } from 'browser/testing/fake-server';
import { getCart } from 'contract/cart';
import { listMenus } from 'contract/catalogue';
import { getOwnProductState, getProduct, listReviews } from 'contract/catalogue/details';
import { zipUnknown } from 'contract/five-digits';
import { listFulfilmentPromises } from 'contract/fulfilment';
import { listStores } from 'contract/stores';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useZip } from '../../platform/zip';
import { noPromotions, nothingBought, nothingOfOnesOwn, pauillac, reviewsOn } from '../../testing/pauillac';
import { ada, mission } from '../../testing/people';
import { toChicago, toNobody, toPortland } from '../../testing/promises';
import { visit } from '../../testing/visit';
import { keptWishlist } from '../../testing/wishlist';

const shopWith = (...more: Answering[]) =>
  fakeServer(
    answers(getProduct, pauillac),
    answers(getOwnProductState, nothingOfOnesOwn),
    noPromotions,
    nothingBought,
    answers(listReviews, reviewsOn(1)),
    answers(listStores, [mission]),
    answers(listMenus, { departments: [] }),
    isAway(getCart),
    ...keptWishlist().answerings,
    ...more,
  );
const open = () => visit('/products/chateau-valmorin-pauillac-2013/7', { login: ada, store: mission });
const buy = page.getByRole('region', { name: 'Buy' });
const zip = page.getByRole('textbox', { name: 'ZIP code' });
const show = page.getByRole('button', { name: 'Show dates' });

test('a bottle says when it arrives, for how much, and until when one has to order', async () => {
  shopWith(answers(listFulfilmentPromises, toPortland));
  await open();
  await expect.element(buy).toHaveTextContent('To Portland, Oregon 97201');
  await expect.element(buy).toHaveTextContent(/ShippingFree|Shipping\$18\.00/);
  await expect.element(buy).toHaveTextContent('Arrives Thu, Mar 6 – Mon, Mar 10');
  await expect.element(buy).toHaveTextContent('Order by 2:00 PM PST on Tue, Mar 4');
  await expect.element(buy).toHaveTextContent('Free from $150.00');
  await expectForEveryone();
});

test('the ZIP code is asked once, and kept', async () => {
  const server = shopWith(answers(listFulfilmentPromises, toNobody));
  await open();
  await expect.element(zip).toHaveAttribute('inputmode', 'numeric');
  await userEvent.click(show);
  await expect.element(zip).toHaveAccessibleDescription(/Enter a ZIP code/);
  await userEvent.fill(zip, '00000');
  server.now(refuses(listFulfilmentPromises, zipUnknown));
  await userEvent.click(show);
  await expect.element(zip).toHaveAccessibleDescription(/There is no such ZIP code/);
  await expectForEveryone();
  server.now(answers(listFulfilmentPromises, toPortland));
  await userEvent.fill(zip, '97201');
  await userEvent.click(show);
  await expect.element(buy).toHaveTextContent('To Portland, Oregon 97201');
  expect(useZip.getState().zip).toBe('97201');
  expect(server.calls.at(-1)?.query.get('zip')).toBe('97201');
});

test('where it may not be shipped it says why, by whom, and what is possible', async () => {
  shopWith(answers(listFulfilmentPromises, toChicago));
  await open();
  await expect
    .element(buy)
    .toHaveTextContent(
      "Illinois law doesn't let us ship spirits from California. Pickup is free, Tue, Mar 4 from 11:00 AM.",
    );
  await userEvent.click(buy.getByText('Why?'));
  await expect
    .element(buy.getByText(/Our source for IL: no public source allows it\. Checked Nov 1, 2026\./))
    .toBeVisible();
  await expectForEveryone();
});

test('where nothing can be told, what stands fast stays', async () => {
  shopWith(isAway(listFulfilmentPromises));
  await open();
  await expect.element(buy).toHaveTextContent('At 2390 Mission Street');
  await expect.element(zip).not.toBeInTheDocument();
});
