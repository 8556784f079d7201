import { comeInAsBuyer, fillForPickup } from './buyer';
import { LaterShop } from './later-shop';
import { goTo, logInAsStaff } from './staff';
import { test as base, expect, expectHeading, expectOpenToEveryone } from './test';

const test = base.extend<{ laterShop: LaterShop }>({
  laterShop: async ({}, give) => {
    const shop = await LaterShop.open();
    await give(shop);
    await shop.close();
  },
  baseURL: ({ laterShop }, give) => give(laterShop.address),
});

const hour = 3_600_000;

/** Early in the afternoon in San Francisco, in summer as in winter. */
function nextSaturday() {
  const saturday = new Date();
  saturday.setUTCHours(20, 10, 0, 0);
  saturday.setUTCDate(saturday.getUTCDate() + 6 - saturday.getUTCDay());
  return saturday.getTime() > Date.now() ? saturday : new Date(saturday.getTime() + 7 * 24 * hour);
}

test('on a Saturday that is too full a manager pauses pickup and closes the day; customers read both', async ({
  page,
  browser,
  laterShop: shop,
  watch,
}) => {
  watch.expectRefusal(409);
  const saturday = nextSaturday();
  await shop.later((saturday.getTime() - Date.now()) / hour);
  const buyer = await comeInAsBuyer(page);
  const { goods } = await fillForPickup(buyer, [{ quantity: 1 }]);
  const staff = await (await browser.newContext()).newPage();
  const pay = page.getByRole('button', { name: /^Pay \$/ });

  await test.step('a customer is about to pay when the manager pauses', async () => {
    await page.goto('/cart-payment');
    await expectHeading(page, 'Payment');
    await page.getByRole('button', { name: /4242 4242 4242 4242/ }).click();
    await logInAsStaff(staff, shop, 'marco@cellar-door.example');
    await goTo(staff, 'Settings');
    await staff.getByRole('combobox', { name: 'Store' }).selectOption({ label: 'Cellar Door Mission' });
    await staff.getByRole('checkbox', { name: 'Local delivery' }).uncheck();
    await staff.getByLabel('Why').fill('The line is out of the door');
    await expectOpenToEveryone(staff);
    await staff.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect(staff.getByRole('button', { name: 'Open pickup now' })).toBeVisible();
    await expectOpenToEveryone(staff);
  });

  const paused = /Pickup is paused until 1?\d:\d\d PM: The line is out of the door/;
  await test.step('the customer reads it at the payment, in the cart and at the bottle', async () => {
    await pay.click();
    await expect(page.getByRole('alert').filter({ hasText: paused })).toBeVisible();
    await expectOpenToEveryone(page);
    await page.goto('/cart');
    await expect(page.getByRole('alert').filter({ hasText: paused })).toBeVisible();
    await expectOpenToEveryone(page);
    await page.goto(`/products/bottle/${goods[0]!.id}`);
    await expect(page.getByRole('list', { name: 'How to get it' })).toContainText(paused);
  });

  await test.step('a quarter of an hour later it is open, and the order is paid as it was chosen', async () => {
    await shop.later(0.25);
    await page.goto('/cart-payment');
    await expectHeading(page, 'Payment');
    await page.getByRole('button', { name: /4242 4242 4242 4242/ }).click();
    await pay.click();
    await expectHeading(page, /Thank you/);
    await staff.reload();
    await expect(staff.getByRole('checkbox', { name: 'Pickup' })).toBeVisible();
    await expect(staff.getByRole('button', { name: 'Open pickup now' })).toHaveCount(0);
  });

  await test.step('the day is closed, when the manager has seen who is coming', async () => {
    await staff.getByRole('tab', { name: 'Hours' }).click();
    const day = saturday.toISOString().replace(/^(\d+)-(\d+)-(\d+)T.*/, '$2/$3/$1');
    await staff.getByRole('textbox', { name: 'Day' }).fill(day);
    await staff.getByLabel('Why').fill('The power is out');
    await staff.getByRole('button', { name: 'Save the day' }).click();
    const dialog = staff.getByRole('alertdialog');
    await expect(dialog.getByRole('listitem').first()).toContainText(/: pickup Sat, /);
    await expectOpenToEveryone(staff);
    await dialog.getByRole('button', { name: 'Save anyway' }).click();
    await expect(staff.getByRole('listitem').filter({ hasText: 'The power is out' })).toBeVisible();
    await expectOpenToEveryone(staff);
  });

  await test.step('customers read that, too, where they choose a store', async () => {
    await page.goto('/');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Mission/ })
      .click();
    const card = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Cellar Door Mission' });
    await expect(card).toContainText(/Sat, .+: closed\. The power is out\./);
    await expectOpenToEveryone(page);
  });
});
