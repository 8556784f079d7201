import { comeInAsBuyer } from './buyer';
import { followLetter } from './letters';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

test('a customer chooses a store’s lotteries, enters one, finds the ticket in the account, and leaves', {
  tag: '@phone',
}, async ({ page }) => {
  const { email } = await comeInAsBuyer(page);

  await test.step('where the store has no lotteries, another one is chosen for them', async () => {
    await page.goto('/lottery');
    await expectHeading(page, 'Lottery');
    await expect(page.getByRole('button', { name: /^Choose this store/ })).toHaveCount(3);
    await expectOpenToEveryone(page);
    await page.getByRole('button', { name: 'Choose this store: Cellar Door Lincoln Park' }).click();
    const change = page.getByRole('button', { name: 'Lincoln Park, Chicago · Change store' });
    await expect(page.getByRole('region', { name: 'Settled' })).toBeVisible();
    await expectOpenToEveryone(page);
    await change.click();
    await page.getByRole('button', { name: 'Choose this store: Cellar Door West Loop' }).click();
    await expect(page.getByRole('button', { name: 'West Loop, Chicago · Change store' })).toBeVisible();
  });

  await test.step('the list is narrowed in the address bar', async () => {
    await page.getByRole('link', { name: 'Open', exact: true }).click();
    await expect(page).toHaveURL(/\/lottery\?state=open$/);
    await expect(page.getByRole('region', { name: 'Settled' })).toHaveCount(0);
    await page
      .getByRole('link', { name: /^Enter the draw: / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/lottery\/\d+$/);
    const draw = page.getByRole('region', { name: 'The draw' });
    await expect(draw.getByRole('timer', { name: 'Closes in' })).toBeVisible();
  });
  const lottery = page.url();
  const name = (await page.getByRole('heading', { level: 1 }).textContent())!;

  await test.step('an address that is not confirmed is in the way, and is confirmed', async () => {
    await expect(page.getByText('Confirm your email address first')).toBeVisible();
    await expectOpenToEveryone(page);
    await expect(page.getByRole('button', { name: 'Send the link again' })).toBeVisible();
    await followLetter(page, email, /confirm your email/i, /confirm/i);
    await expect(page.getByText(/confirmed/i).first()).toBeVisible();
  });

  const ticket = page.getByRole('region', { name: 'Your ticket' });
  const number = await test.step('the draw is entered', async () => {
    await page.goto(lottery);
    await page.getByText('Show the numbers').click();
    await expectOpenToEveryone(page);
    await page
      .getByRole('region', { name: 'The draw' })
      .getByRole('button', { name: 'Enter the draw' })
      .click();
    await expect(ticket.getByText('You are in the draw')).toBeVisible();
    await expectOpenToEveryone(page);
    return /CH2-\d+-[0-9A-Z]{4}/.exec((await ticket.textContent())!)![0];
  });

  await test.step('the ticket stands in the account', async () => {
    await page.goto('/profile/lottery-management');
    const row = page.getByRole('row').filter({ hasText: number });
    await expect(row).toContainText(name);
    await expect(row).toContainText('Active');
  });

  await test.step('and is given back', async () => {
    await page.goto(lottery);
    await page.getByRole('button', { name: 'Leave the draw' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Leave this draw?' });
    await asked.getByRole('button', { name: 'Leave the draw' }).click();
    await expect(
      page.getByRole('region', { name: 'The draw' }).getByRole('button', { name: 'Enter the draw' }),
    ).toBeVisible();
    await page.goto('/profile/lottery-management');
    await expect(page.getByText('No Lottery found')).toBeVisible();
  });
});

test('home leads to the draw that closes next, and a bottle to its own', async ({ page }) => {
  await comeInAsBuyer(page);
  await page.goto('/chicago/west-loop');
  await page.getByRole('link', { name: /^See the draw: / }).click();
  await expect(page.getByRole('region', { name: 'The draw' })).toBeVisible();
  const draw = new URL(page.url()).pathname;
  await page.getByRole('link', { name: /^About the bottle/ }).click();
  const way = page.getByRole('region', { name: 'Buy' }).getByRole('link', { name: 'Enter the draw' });
  await expect(way).toHaveAttribute('href', draw);
  await expectOpenToEveryone(page);
});
