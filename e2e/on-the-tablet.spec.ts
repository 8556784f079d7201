import { buyForPickup, fillForPickup, place } from './buyer';
import { openCounter } from './counter';
import { confirmAddress } from './letters';
import { goTo, handsOver, logInAsStaff, packs } from './staff';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

test.use({ needsOwnShop: true });

test('on the tablet an order is picked short and paid at the counter, and the next one refused for its ID @tablet-only', async ({
  page,
  shop,
  watch,
}) => {
  const customer = await openCounter({ page, shop, watch });
  await confirmAddress(page, customer);
  const wanted = await fillForPickup(customer, [{ quantity: 2 }]);
  const { number } = await place(customer, wanted, { method: 'at_pickup' });
  const next = await buyForPickup(customer, [{ quantity: 1 }]);
  await page.getByRole('link', { name: /^To pick/ }).tap();

  await test.step('one of two bottles is missing', async () => {
    await page.getByRole('link', { name: `Pick order ${number}`, exact: true }).tap();
    await expectHeading(page, `Pick ${number}`);
    await page.getByRole('button', { name: /in the bag$/ }).tap();
    await expect(page.getByText('1 of 2 in the bag').first()).toBeVisible();
    await page.getByRole('button', { name: 'Something is missing' }).tap();
    const dialog = page.getByRole('dialog', { name: 'What is missing?' });
    await expectOpenToEveryone(page);
    await dialog.getByRole('button', { name: 'Take it off' }).tap();
    await page.getByRole('button', { name: 'Mark as packed' }).tap();
    await expectHeading(page, `Order ${number}`);
  });

  await test.step('the other one is paid in cash', async () => {
    const dialog = await handsOver(page);
    await dialog.getByText('Driver’s license').tap();
    await dialog.getByText('Old enough, valid, and in this name').tap();
    await dialog.getByText('Cash', { exact: true }).tap();
    await dialog.getByLabel('Cash received').fill('500');
    await expect(dialog.getByText('Change')).toBeVisible();
    await expectOpenToEveryone(page);
    await dialog.getByRole('button', { name: 'Hand over' }).tap();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Paid in cash/).first()).toBeVisible();
  });

  await test.step('who shows no valid ID gets nothing', async () => {
    await page.getByRole('link', { name: 'All orders' }).tap();
    await page.getByRole('link', { name: /^To pick/ }).tap();
    await page.getByRole('link', { name: new RegExp(`^${next.number}`) }).tap();
    await expectHeading(page, `Order ${next.number}`);
    await packs(page, next.number, 1);
    const dialog = await handsOver(page);
    await dialog.getByText('Passport').tap();
    await dialog.getByText('Too young, expired, or no ID').tap();
    await expectOpenToEveryone(page);
    await dialog.getByRole('button', { name: 'Refuse and cancel' }).tap();
    await expect(page.getByText('Identity was not accepted: nothing was handed over.')).toBeVisible();
  });
});

test('a tablet that is lost is out by itself when the owner has suspended its person @tablet-only', async ({
  page,
  shop,
  watch,
  browser,
}) => {
  watch.expectRefusal(401);
  await logInAsStaff(page, shop, 'mia@cellar-door.example');
  const owner = await (await browser.newContext()).newPage();
  await logInAsStaff(owner, shop, 'olive@cellar-door.example');
  await goTo(owner, 'People');
  await owner.getByRole('link', { name: 'Mia Novak' }).tap();
  await expectHeading(owner, 'Mia Novak');
  await owner.getByRole('button', { name: 'Suspend' }).tap();
  const dialog = owner.getByRole('alertdialog').or(owner.getByRole('dialog'));
  await expectOpenToEveryone(owner);
  await dialog.getByRole('button', { name: 'Suspend' }).tap();
  await expect(owner.getByRole('button', { name: 'Lift the suspension' })).toBeVisible();

  // Nobody touches it; by itself it would ask again only after a minute.
  await expectHeading(page, 'Log in');
  await owner.context().close();
});
