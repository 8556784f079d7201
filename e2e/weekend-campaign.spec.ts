import { comeInAsNewcomer } from './customer';
import { LaterShop } from './later-shop';
import { goTo, logInAsStaff } from './staff';
import { test as base, expect, expectOpenToEveryone } from './test';

const test = base.extend<{ laterShop: LaterShop }>({
  laterShop: async ({}, give) => {
    const shop = await LaterShop.open();
    await give(shop);
    await shop.close();
  },
  baseURL: ({ laterShop }, give) => give(laterShop.address),
});

const storeName = 'Cellar Door Lincoln Park';
const hour = 3_600_000;

/** Noon in Chicago, or one o'clock there in summer. */
function nextSaturday() {
  const now = new Date();
  const days = (6 - now.getUTCDay() + 7) % 7 || 7;
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, 18));
}
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

test('an owner plans a campaign for the weekend, previews Saturday, and customers see it then', async ({
  page,
  laterShop: shop,
  watch,
}) => {
  const saturday = nextSaturday();
  const [friday, sunday] = [-24, 24].map((hours) => new Date(saturday.getTime() + hours * hour));
  // Before anybody is logged in, the application asks who is here.
  watch.expectRefusal(401);
  await logInAsStaff(page, shop, 'olive@cellar-door.example');
  await goTo(page, 'Home page');
  await page.getByLabel('Store').selectOption(storeName);
  await page.getByRole('button', { name: 'New campaign' }).click();
  await page.getByRole('textbox', { name: 'First day' }).fill(dayOf(saturday));
  await page.getByRole('textbox', { name: 'Last day' }).fill(dayOf(sunday!));
  await page.getByRole('textbox', { name: 'Title' }).fill('A red for Sunday lunch');
  await page.getByRole('textbox', { name: 'Words' }).fill('Two days only, and all of them under forty.');
  await page.getByRole('textbox', { name: 'On the button' }).fill('Shop lunch reds');
  await page
    .getByRole('textbox', { name: 'Where it leads' })
    .fill(`${shop.address}/products?category=red-wine&max_price=40`);
  await expectOpenToEveryone(page);

  await test.step('it is looked at before it is saved', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog', { name: 'Preview' });
    const home = preview.frameLocator('iframe');
    await expect(home.getByRole('heading', { name: 'A red for Sunday lunch' })).toBeVisible();
    await expect(home.getByRole('heading', { name: storeName })).toBeVisible();
    await preview.getByRole('textbox', { name: 'Day' }).fill(dayOf(friday!));
    await preview.getByRole('textbox', { name: 'Day' }).press('Enter');
    await expect(preview.getByText('This campaign does not run on this day.')).toBeVisible();
    await expect(home.getByRole('heading', { name: 'A red for Sunday lunch' })).toHaveCount(0);
    await preview.getByRole('button', { name: 'Close' }).click();
  });

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The home page is saved')).toBeVisible();
  await expect(page.getByRole('row', { name: /^A red for Sunday lunch/ })).toContainText('This store');

  await shop.later((saturday.getTime() - Date.now()) / hour);
  await comeInAsNewcomer(page, storeName);
  await page.goto('/');
  const campaign = page.getByRole('region', { name: 'A red for Sunday lunch' });
  await expect(campaign.getByRole('link', { name: 'Shop lunch reds' })).toHaveAttribute(
    'href',
    '/products?category=red-wine&max_price=40',
  );
  await expect(campaign.getByRole('listitem')).toHaveCount(3);
});
