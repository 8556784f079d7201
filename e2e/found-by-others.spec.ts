import { fillSignUp, logIn, newcomer } from './customer';
import { expect, expectHeading, test } from './test';

test('search engines read of every store on the public page, which breaks no rule of ours', async ({
  page,
}) => {
  await page.goto('/welcome');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const facts = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@graph': graph } = JSON.parse(facts ?? '') as { '@graph': { '@type': string; name: string }[] };
  expect(graph.filter((one) => one['@type'] === 'LiquorStore')).toHaveLength(5);
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  const picture = await page.request.get(card!);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  const manifest = await page.request.get('/manifest.webmanifest');
  const { icons } = (await manifest.json()) as { icons: { src: string }[] };
  for (const { src } of icons) expect((await page.request.get(src)).status()).toBe(200);
});

test('a link to a bottle leads a newcomer through sign-up and the stores to the bottle', {
  tag: '@both',
}, async ({ page }) => {
  const shared = await page.request.get('/products/pauillac/1');
  expect(shared.headers()['x-robots-tag']).toBe('noindex');
  await page.goto('/products/pauillac/1');
  await expectHeading(page, 'Log in');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await fillSignUp(page, newcomer());
  await page.getByRole('button', { name: 'Choose this store: Cellar Door Lincoln Park' }).click();
  await expect(page).toHaveURL(/\/products\/chateau-valmorin-pauillac-2013\/1$/);
  await expectHeading(page, 'Pauillac 2013');
});

test('and a customer through the log-in', async ({ page }) => {
  await page.goto('/products/pauillac/1');
  await logIn(page, 'ada@cellar-door.example', 'cellar-door-demo');
  await page.getByRole('button', { name: 'Choose this store: Cellar Door Lincoln Park' }).click();
  await expectHeading(page, 'Pauillac 2013');
});
