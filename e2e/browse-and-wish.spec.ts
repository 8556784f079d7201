import type { Page } from '@playwright/test';
import { comeInAsNewcomer } from './customer';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

/** Somebody new, with an empty wishlist, at Lincoln Park. */
async function comeIn(page: Page) {
  await comeInAsNewcomer(page);
  await page.goto('/');
  await expectHeading(page, 'Cellar Door Lincoln Park');
}

const wishes = (page: Page) =>
  page
    .getByRole('link', { name: /^Wishlist/ })
    .filter({ visible: true })
    .first();

const expectWishes = (page: Page, count: number) =>
  expect(wishes(page)).toHaveAccessibleName(`Wishlist, ${count} ${count === 1 ? 'wish' : 'wishes'}`);

const bottles = (page: Page) => page.getByRole('main').getByRole('article');
const firstBottle = (page: Page) => bottles(page).first().getByRole('link').first();

/** The departments hang in the header; on a phone they lie in a sheet. */
async function chooseRedWine(page: Page, isMobile: boolean) {
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await sheet.getByText('Wine', { exact: true }).click();
    await expectOpenToEveryone(page);
    await sheet.getByRole('link', { name: /^Red Wine/ }).click();
    return;
  }
  const menus = page.getByRole('navigation', { name: 'Shop' });
  await menus.getByRole('button', { name: 'Wine', exact: true }).press('Enter');
  await expectOpenToEveryone(page);
  await menus.getByRole('link', { name: /^Red Wine/ }).click();
}

async function refineToFrance(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: 'Refine' }).click();
  const place = isMobile
    ? page.getByRole('dialog', { name: 'Refine' })
    : page.getByRole('complementary', { name: 'Refine' });
  await place.getByRole('checkbox', { name: /^France/ }).check();
  await expect(page).toHaveURL(/country=France/);
  await expectListed(page);
  await expectOpenToEveryone(page);
  if (isMobile) await place.getByRole('button', { name: /^Show \d+ products$/ }).click();
}

/** While the next list is on its way, the former one stays, dimmed. */
const expectListed = async (page: Page) => {
  await expect(bottles(page).first()).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0);
};

/** Each bottle's price now, which stands before its former price. */
const prices = (page: Page) =>
  bottles(page).evaluateAll((shown) =>
    shown.map(({ textContent }) => Number(/\$([\d,]+\.\d\d)/.exec(textContent)![1]!.replace(',', ''))),
  );

test('a customer finds a bottle, wishes it, and takes it off the list again', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await comeIn(page);

  await test.step('by the menus', async () => {
    await chooseRedWine(page, isMobile);
    await expectHeading(page, 'Red Wine');
    await expect(page).toHaveURL(/\/products\?category=red-wine$/);
    await expect(page).toHaveTitle('Red Wine · Cellar Door');
    await expect(bottles(page)).toHaveCount(20);
    await expectOpenToEveryone(page);
  });

  await test.step('refines, sorts and pages, all of it in the address bar', async () => {
    await refineToFrance(page, isMobile);
    await expect(page.getByRole('button', { name: /France/ })).toBeVisible();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, low to high');
    await expect(page).toHaveURL(/sort=price-up/);
    await expectListed(page);
    const sorted = await prices(page);
    expect(sorted).toEqual(sorted.toSorted((one, other) => one - other));
    const second = page.getByRole('link', { name: 'Page 2', exact: true });
    await second.click();
    await expect(page).toHaveURL(/page=2/);
    await expect(second).toHaveAttribute('aria-current', 'page');
    await expectListed(page);
    await expectOpenToEveryone(page);
    const address = page.url();
    await page.reload();
    await expect(second).toHaveAttribute('aria-current', 'page');
    expect(page.url()).toBe(address);
  });

  await test.step('looks at one far down, and comes back to the same place', async () => {
    const address = page.url();
    const bottle = bottles(page).nth(14);
    const name = await bottle.getByRole('heading').textContent();
    await bottle.scrollIntoViewIfNeeded();
    await bottle.getByRole('link').first().click();
    await expectHeading(page, name!);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(bottle.getByRole('heading')).toHaveText(name!);
    await expect(bottle.getByRole('heading')).toBeInViewport();
  });

  await test.step('by a search that is spelt wrong', async () => {
    const search = page.getByRole('combobox', { name: 'Search the shop' });
    await search.fill('barrolo');
    const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
    await expect(suggestions.getByRole('option', { name: /Barolo/ }).first()).toBeVisible();
    await expectOpenToEveryone(page);
    await search.press('Enter');
    await expect(page).toHaveURL(/\/products\?q=barrolo$/);
    await expectHeading(page, 'Results for “barrolo”');
    await expectListed(page);
    await expect(firstBottle(page)).toHaveText(/Barolo/);
    await expectOpenToEveryone(page);
  });

  let name = '';
  await test.step('opens it and wishes it', async () => {
    name = (await firstBottle(page).textContent())!;
    await firstBottle(page).click();
    await expectHeading(page, name);
    await expectOpenToEveryone(page);
    const heart = page
      .getByRole('region', { name: 'Buy' })
      .getByRole('button', { name: `Add ${name} to wishlist` });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('leaves the page at once, and has wished it', async () => {
    const heart = page
      .getByRole('region', { name: 'Buy' })
      .getByRole('button', { name: `Add ${name} to wishlist` });
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expectWishes(page, 1);
  });

  await test.step('a quick double click leaves the right heart and the right count', async () => {
    const heart = page
      .getByRole('region', { name: 'Buy' })
      .getByRole('button', { name: `Add ${name} to wishlist` });
    // Scrolled to a place that neither the bar at the bottom nor the toast covers.
    await heart.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await heart.dblclick();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expectWishes(page, 1);
  });

  await test.step('finds it on the wishlist, removes it, and brings it back', async () => {
    await wishes(page).click();
    await expectHeading(page, 'Wishlist');
    const wished = page.getByRole('heading', { level: 2, name });
    await expect(wished).toBeVisible();
    await expectOpenToEveryone(page);
    await page.getByRole('button', { name: `Remove` }).click();
    // A toast stays while the focus is in it.
    await page.getByRole('button', { name: 'Undo' }).focus();
    await expect(wished).toBeHidden();
    await expect(page.getByText('Your wishlist is empty')).toBeVisible();
    await expectWishes(page, 0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(wished).toBeVisible();
    await expectWishes(page, 1);
  });

  await test.step('removes it for good', async () => {
    await page.getByRole('button', { name: `Remove` }).click();
    await expectWishes(page, 0);
    await page.reload();
    await expect(page.getByText('Your wishlist is empty')).toBeVisible();
    await expectWishes(page, 0);
    await expectOpenToEveryone(page);
  });
});

test('the home of a store leads to its departments, and remembers what was looked at', async ({ page }) => {
  await comeIn(page);
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0);
  await expect(page.getByText('Dana Whitfield')).toBeVisible();
  await expectOpenToEveryone(page);

  const occasion = page.getByRole('navigation', { name: 'Shop by occasion' });
  await occasion.getByRole('link', { name: /^Steak night/ }).click();
  await expect(page).toHaveURL(/\/products\?category=red-wine&pairing=beef$/);
  await expectHeading(page, 'Red Wine');
  await expect(bottles(page)).toHaveCount(20);
  await page.goBack();

  const first = page
    .getByRole('region', { name: 'Featured' })
    .getByRole('article')
    .first()
    .getByRole('link')
    .first();
  const name = (await first.textContent())!;
  await first.click();
  await expectHeading(page, name);
  await page.goto('/');
  await expect(
    page.getByRole('region', { name: 'Recently viewed' }).getByRole('link', { name }),
  ).toBeVisible();
  await expectOpenToEveryone(page);

  await page.getByRole('navigation', { name: 'Departments' }).getByRole('link', { name: 'Spirits' }).click();
  await expectHeading(page, 'Spirits');
  await expect(page).toHaveURL(/\/products\?department=spirits$/);
});

test('a shop whose shelves do not answer keeps its front, and tries again', { tag: '@phone' }, async ({
  page,
  watch,
}) => {
  watch.expectRefusal(503);
  await comeIn(page);
  await page.route('**/api/e-com/home*', (route) =>
    route.fulfill({
      status: 503,
      json: { message: 'The shop is resting for a moment.', code: 'unavailable', request_id: 'e2e' },
    }),
  );
  await page.goto('/');
  await expectHeading(page, 'Cellar Door Lincoln Park');
  await expect(page.getByText('The shelves could not be loaded')).toBeVisible();
  await expectOpenToEveryone(page);
  await page.unroute('**/api/e-com/home*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
});
