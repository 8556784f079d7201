import type { Page } from '@playwright/test';
import { buyForPickup, buyForShipping, fillForPickup, place } from './buyer';
import { openCounter } from './counter';
import { confirmAddress, openLetter } from './letters';
import { handsOver, packs } from './staff';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

test.use({ needsOwnShop: true });

async function openOrder(page: Page, shop: { staffAddress: string }, number: string) {
  await page.goto(`${shop.staffAddress}/orders/${number}`);
  await expectHeading(page, `Order ${number}`);
}

/** How many sheets a printer needs for the page. */
const pagesOf = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

/** Brings an order to the counter. The counter itself is tested by the journey staff-orders. */
async function readied(page: Page, number: string, pieces: number) {
  await packs(page, number, pieces);
  return handsOver(page);
}

test('an order is paid by card at the counter and handed over for an ID @both', async ({
  page,
  shop,
  watch,
}) => {
  const customer = await openCounter({ page, shop, watch });
  await confirmAddress(page, customer);
  const { number, id } = await place(customer, await fillForPickup(customer, [{ quantity: 2 }]), {
    method: 'at_pickup',
  });
  await openOrder(page, shop, number);
  const dialog = await readied(page, number, 2);
  await dialog.getByLabel('Driver’s license').check();
  await dialog.getByLabel('Old enough, valid, and in this name').check();
  await dialog.getByLabel('Card, at the terminal').check();
  await expectOpenToEveryone(page);
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect(dialog.getByText('Enter the reference that the terminal printed')).toBeVisible();
  await dialog.getByLabel('Reference').fill('123456');
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Paid by card at the counter, ref. 123456').first()).toBeVisible();
  await expectOpenToEveryone(page);

  await page.goto(`${shop.address}/order-details?order=${id}`);
  await expect(page.getByText('Paid by card at the counter, ref. 123456.').first()).toBeVisible();
});

test('who shows no valid ID gets nothing: the bottles and the money go back', async ({
  page,
  shop,
  watch,
}) => {
  const customer = await openCounter({ page, shop, watch });
  const { number } = await buyForPickup(customer, [{ quantity: 1 }]);
  await openOrder(page, shop, number);
  const dialog = await readied(page, number, 1);
  await dialog.getByLabel('Passport').check();
  await dialog.getByLabel('Too young, expired, or no ID').check();
  await expect(dialog.getByRole('button', { name: 'Hand over' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Refuse and cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Identity was not accepted: nothing was handed over.')).toBeVisible();
  await expect(page.getByText('Given back')).toBeVisible();
});

test('a gift is printed without a price, shipped with its number, and its letter sent again', async ({
  page,
  shop,
  watch,
}) => {
  const customer = await openCounter({ page, shop, watch });
  const { number, id } = await buyForShipping(customer, [{ quantity: 2 }], 'For the long evenings');
  await confirmAddress(page, customer);
  await openOrder(page, shop, number);

  await test.step('the packing slip has the message and no price', async () => {
    await page.getByRole('link', { name: 'Packing slip' }).click();
    const slip = page.getByRole('article', { name: `Packing slip ${number}` });
    await expect(slip.getByText('For the long evenings')).toBeVisible();
    await expect(slip.getByText('Adult signature required: 21 or older')).toBeVisible();
    expect(await slip.textContent()).not.toContain('$');
    await expectOpenToEveryone(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(slip).toBeVisible();
    await page.emulateMedia({ media: null });
    expect(await pagesOf(page)).toBe(1);
  });

  await test.step('it goes on its way with a tracking number', async () => {
    await openOrder(page, shop, number);
    await packs(page, number, 2);
    await page.getByRole('button', { name: 'On its way' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Tracking number').fill('1z999aa10123456784');
    await expectOpenToEveryone(page);
    await dialog.getByRole('button', { name: 'Send on its way' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: /1Z999AA10123456784/ })).toBeVisible();
  });

  await test.step('its letter is sent again', async () => {
    const letter = page.getByRole('listitem').filter({ hasText: `Your order ${number} is on its way` });
    await letter.getByRole('button', { name: /^Send again/ }).click();
    await expect(letter).toHaveCount(2);
    await expect(letter.first()).toContainText('Marco');
    await expectOpenToEveryone(page);
  });

  await test.step('the customer follows it from the letter and from the order', async () => {
    await openLetter(page, customer.email, new RegExp(`${number} is on its way`));
    const inLetter = page.frameLocator('iframe').getByRole('link', { name: '1Z999AA10123456784' });
    await expect(inLetter).toHaveAttribute('href', /ups\.com/);
    await page.goto(`${shop.address}/order-details?order=${id}`);
    await expect(page.getByRole('link', { name: /1Z999AA10123456784/ })).toBeVisible();
  });
});
