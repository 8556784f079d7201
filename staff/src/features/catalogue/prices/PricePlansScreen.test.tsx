import { expectForEveryone } from 'browser/testing/axe';
import { answers, answersInPages, fakeServer, refuses } from 'browser/testing/fake-server';
import { listCategories, listStoreProducts } from 'contract/catalogue/assortment.staff';
import { endPricePlan, listPricePlans, planPrices, plansOverlap } from 'contract/catalogue/price-plans.staff';
import { toPage } from 'contract/platform/page';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { marco } from '../../../testing/people';
import { visit } from '../../../testing/visit';
import { wineOnSale } from '../testing/wines';

const running = {
  id: '0190b7e0-5f00-7000-8000-00000000000a',
  product: { id: 1, brand: 'Ridge', name: 'Zinfandel 1', vintage: null },
  price: 17,
  compare_at: 19,
  from_at: '2026-11-28T01:00:00.000Z',
  until_at: '2026-11-30T06:00:00.000Z',
  state: 'running' as const,
};
const planned = (...plans: (typeof running)[]) =>
  answers(listPricePlans, {
    ...toPage(plans, plans.length, { page: 1, pageSize: 50 }),
    timezone: 'America/Los_Angeles',
  });
const standing = [
  answers(getMe, marco),
  answers(listCategories, []),
  answersInPages(listStoreProducts, [wineOnSale(1, 19)]),
];
const button = (name: string) => page.getByRole('button', { name });

test('prices are planned for a time, on the store’s clock', async () => {
  const server = fakeServer(...standing, refuses(planPrices, plansOverlap));
  await visit('/prices');
  await page.getByRole('textbox', { name: 'Price: Ridge Zinfandel 1' }).fill('17');
  await button('Review and save').click();
  await page.getByRole('radio', { name: 'For a time' }).click();
  await expect.element(button('Plan 1 price')).toBeDisabled();
  await page.getByRole('textbox', { name: 'From' }).fill('2026-11-27T17:00');
  await page.getByRole('textbox', { name: 'Until' }).fill('2026-11-29T22:00');
  await expectForEveryone();
  await button('Plan 1 price').click();
  await expect.element(page.getByText(plansOverlap.message)).toBeVisible();

  server.now(answers(planPrices));
  await button('Plan 1 price').click();
  await expect.element(page.getByText('The prices are planned')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Price: Ridge Zinfandel 1' })).toHaveValue('19.00');
  expect(server.calls.findLast(({ call }) => call.startsWith('POST'))?.body).toEqual({
    from: { day: '2026-11-27', time: '17:00' },
    until: { day: '2026-11-29', time: '22:00' },
    prices: [{ product_id: 1, price: 17, compare_at: null }],
  });
});

test('plans are listed in the store’s time, and ended', async () => {
  const server = fakeServer(...standing, planned(running), answers(endPricePlan));
  await visit('/prices/plans');
  await expect.element(page.getByText('Running')).toBeVisible();
  await expect.element(page.getByText(/Nov 27, 2026, 5:00 PM PST/)).toBeVisible();
  await expectForEveryone();
  server.now(planned());
  await button('End now: Ridge Zinfandel 1').click();
  await expect.element(page.getByText('The plan has ended')).toBeVisible();
  await expect.element(page.getByText(/Nothing is planned/)).toBeVisible();
});
