import type { Page } from '@playwright/test';
import { tapEntry } from './choose';
import { newcomer, signUp } from './customer';
import { EmptyShop } from './empty-shop';
import { authenticatorCode, goTo } from './staff';
import { test as base, expect, expectHeading, expectOpenToEveryone } from './test';

const test = base.extend<{ emptyShop: EmptyShop }>({
  emptyShop: async ({}, give) => {
    const shop = await EmptyShop.open();
    await give(shop);
    await shop.close();
  },
  baseURL: ({ emptyShop }, give) => give(emptyShop.address),
});

/** Opens a list and takes an entry of it. */
async function pick(page: Page, label: string, option: string | RegExp) {
  await page.getByRole('button', { name: new RegExp(label) }).click();
  await tapEntry(page.getByRole('listbox').getByRole('option', { name: option }).first());
}

const step = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

test('an owner opens an empty shop, and a customer buys its first bottle', async ({
  page,
  browser,
  emptyShop: shop,
  watch,
}) => {
  // The application asks who is here, and the first change needs a fresh factor, because the invitation was
  // long ago.
  watch.expectRefusal(401);
  let clicks = 0;
  const began = Date.now();
  await page.exposeFunction('countClick', () => clicks++);
  await page.addInitScript(() =>
    document.addEventListener(
      'click',
      ({ detail }) => detail > 0 && (window as unknown as { countClick: () => void }).countClick(),
      { capture: true },
    ),
  );

  await test.step('comes in by the printed link', async () => {
    await page.goto(shop.invitation);
    await expectHeading(page, 'Welcome to Cellar Door');
    await page.getByLabel('Name').fill('Olive Brandt');
    await page.getByRole('textbox', { name: 'Password' }).fill('a bottle on the third shelf');
    await page
      .getByRole('textbox', { name: 'Code' })
      .fill(authenticatorCode(await page.locator('code').innerText()));
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expectHeading(page, 'Orders');
    await expectOpenToEveryone(page);
  });

  await test.step('finds that no screen minds the emptiness', async () => {
    for (const name of [
      'Orders',
      'Customers',
      'Inbox',
      'Stock',
      'Products',
      'Prices',
      'People',
      'Settings',
      'Record',
      'Operation',
    ]) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/could not|went wrong/)).toHaveCount(0);
    }
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`${shop.address}/welcome`);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`${shop.staffAddress}/`);
    clicks = 0;
    await page.getByRole('link', { name: 'Open your shop' }).click();
    await expectHeading(page, 'Opening your shop');
    await expectOpenToEveryone(page);
  });

  await test.step('enters the first store, its hours, its times and its fees', async () => {
    await page.getByRole('link', { name: 'Add your first store' }).click();
    await expectHeading(page, 'New store');
    await page.getByLabel('Name').fill('Harbor Wines');
    await page.getByLabel('Street and number').fill('1600 Franklin Street');
    await page.getByLabel('ZIP code').fill('94612');
    await expect(page.getByText('Oakland, California · Pacific Time')).toBeVisible();
    await page.getByLabel('Phone').fill('+1 510 555 0100');
    await page.getByLabel('Email').fill('hello@harbor-wines.example');
    await page.getByRole('checkbox', { name: 'Pickup' }).check();
    await expectOpenToEveryone(page);
    await page.getByRole('button', { name: 'Save and set the hours' }).click();
    await expectHeading(page, 'Settings');
    for (const day of ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']) {
      const group = page.getByRole('group', { name: day });
      await group.getByRole('checkbox').check();
      await group.getByLabel('Opens').fill('00:00');
      await group.getByLabel('Closes').fill('00:00');
    }
    await page.getByRole('button', { name: 'Save the week' }).click();
    await page.getByRole('tab', { name: 'Times and delivery' }).click();
    await page.getByRole('button', { name: 'Save the times' }).click();
    await expect(page.getByText(/^Times of 1 hour/)).toBeVisible();
    await page.getByRole('tab', { name: 'Fees' }).click();
    await page.getByRole('button', { name: 'Add a fee' }).click();
    await page.getByRole('textbox', { name: /^Fee/ }).fill('0');
    await expectOpenToEveryone(page);
    await page.getByRole('button', { name: 'Save the fees' }).click();
    await expect(page.getByText('These fees count from now on')).toBeVisible();
  });

  await test.step('enters the tax of the state', async () => {
    await page.goto(`${shop.staffAddress}/start`);
    await expectHeading(page, 'Opening your shop');
    await page.getByRole('link', { name: /sales tax/ }).click();
    await expectHeading(page, 'Rules of sale');
    await expectOpenToEveryone(page);
    await page.getByRole('button', { name: 'Add a rule' }).click();
    const dialog = page.getByRole('dialog');
    await pick(page, 'State', 'California');
    await dialog.getByLabel('Rate').fill('7.25');
    await dialog.getByLabel('Source').fill('California Department of Tax and Fee Administration');
    await expectOpenToEveryone(page);
    await dialog.getByRole('button', { name: 'Add the rule' }).click();
    await expect(page.getByRole('cell', { name: '7.25%' })).toBeVisible();
    await expectOpenToEveryone(page);
  });

  await test.step('tests payments and mail', async () => {
    await page.goto(`${shop.staffAddress}/start`);
    await page.getByRole('button', { name: 'Test payments' }).click();
    await expect(step(page, 'Payments').getByText('Done')).toBeVisible();
    await page.getByRole('button', { name: 'Send me a letter' }).click();
    await expect(page.getByText(/took a letter to olive@example\.com/)).toBeVisible();
    expect(shop.mail.received.filter(({ to }) => to.includes('olive@example.com'))).toHaveLength(1);
    await expectOpenToEveryone(page);
  });

  await test.step('brings the first bottles', async () => {
    await page.getByRole('link', { name: 'New product' }).click();
    await expectHeading(page, 'New product');
    await page.getByRole('combobox', { name: 'Brand' }).fill('Ridge');
    await page.getByRole('textbox', { name: 'Name' }).fill('Lytton Springs');
    await pick(page, 'Category', 'Wine: Red Wine');
    await page.getByRole('textbox', { name: 'Country' }).fill('United States');
    await page.getByRole('textbox', { name: 'Region' }).fill('Sonoma');
    await page.getByLabel('Size in ml').fill('750');
    await page.getByRole('textbox', { name: 'Description' }).fill('Zinfandel of old vines.');
    await page.getByRole('button', { name: 'Create product' }).click();
    await expectHeading(page, /Lytton Springs/);
    await goTo(page, 'Products');
    await page.getByRole('button', { name: /^Sell here/ }).click();
    await page.getByRole('dialog').getByLabel('Price').fill('42');
    await page.getByRole('dialog').getByRole('button', { name: 'Sell here' }).click();
    await expect(page.getByRole('button', { name: /^Stop selling/ })).toBeVisible();
    await page.goto(`${shop.staffAddress}/stock/receive`);
    await page.getByRole('searchbox', { name: 'Or search by name' }).fill('Lytton');
    await page
      .getByRole('search')
      .getByRole('button', { name: /Lytton/ })
      .first()
      .click();
    await page.getByRole('spinbutton').fill('12');
    await page.getByRole('spinbutton').blur();
    await page.getByRole('button', { name: 'Receive 12 bottles' }).click();
    await expect(page.getByText('Nothing scanned yet')).toBeVisible();
  });

  await test.step('opens', async () => {
    await page.goto(`${shop.staffAddress}/start`);
    await page.getByRole('link', { name: 'Open Harbor Wines' }).click();
    await page.getByRole('button', { name: 'Open the store' }).click();
    await expect(page.getByText('The store is open: customers can order')).toBeVisible();
    await page.goto(`${shop.staffAddress}/start`);
    await expect(page.getByText('Done', { exact: true })).toHaveCount(8);
    await expectOpenToEveryone(page);
  });
  const minutes = Math.round((Date.now() - began) / 60_000);
  test.info().annotations.push({ type: 'opened in', description: `${clicks} clicks, ${minutes} minutes` });
  expect(clicks).toBeLessThan(60);

  const customer = await (await browser.newContext()).newPage();
  await test.step('a customer signs up, chooses the store, and buys', async () => {
    await customer.goto(`${shop.address}/welcome`);
    await signUp(customer, newcomer());
    await expect.poll(() => shop.mail.received.length).toBeGreaterThan(1);
    await customer.getByRole('button', { name: 'Choose this store: Harbor Wines' }).click();
    await expectHeading(customer, 'Harbor Wines');
    await customer.goto(`${shop.address}/products`);
    const added = customer.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/e-com/cart'),
    );
    await customer.getByRole('button', { name: /^Add .*Lytton Springs.* to cart$/ }).click();
    expect((await added).status()).toBe(200);
    await customer.goto(`${shop.address}/cart`);
    await customer.getByRole('link', { name: 'Checkout' }).click();
    await expectHeading(customer, 'Pickup or delivery');
    await customer.getByRole('radio', { name: /^Pickup/ }).check();
    const licence = customer.getByRole('form', { name: 'Your license' });
    await licence.getByRole('textbox', { name: /License Exp. Date/ }).fill('05/09/2032');
    await licence.getByRole('button', { name: 'Save' }).click();
    await expect(licence).toBeHidden();
    const times = customer.getByRole('region', { name: 'When?' });
    await times.getByRole('radio', { disabled: false }).first().check();
    const goOn = customer.getByRole('button', { name: 'Continue to payment' });
    await expect(goOn).not.toHaveAttribute('aria-disabled', 'true');
    await goOn.click();
    await expectHeading(customer, 'Payment');
    await customer.getByRole('button', { name: /4242 4242 4242 4242/ }).click();
    await customer.getByRole('button', { name: 'Pay $45.05' }).click();
    await expectHeading(customer, /Thank you/);
  });

  await test.step('the order stands in the queue', async () => {
    await page.getByRole('link', { name: 'Orders' }).click();
    await expectHeading(page, 'Orders');
    await page.getByRole('link', { name: /^To pick/ }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Ines O' })).toBeVisible();
  });
});
