import { buyForPickup, comeInAsBuyer } from './buyer';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

test('an order is thanked for once, and cancelled before it is packed', async ({ page }) => {
  const order = await buyForPickup(await comeInAsBuyer(page), [{ quantity: 2 }]);

  await test.step('right after the purchase: thanks, and what comes next', async () => {
    await page.goto(`/order-details?order=${order.id}&from=checkout`);
    await expectHeading(page, 'Thank you, Ines');
    await expect(page).toHaveURL(new RegExp(`order=${order.id}$`));
    await expect(page.getByRole('list', { name: 'What happens next' })).toContainText('Bring your ID');
    await expectOpenToEveryone(page);
    await page.reload();
    await expectHeading(page, `Order ${order.number}`);
    await expectOpenToEveryone(page);
  });

  await test.step('cancels: it is asked first, and the money goes back', async () => {
    await page.getByRole('button', { name: 'Cancel order' }).click();
    const dialog = page.getByRole('alertdialog', { name: `Cancel order ${order.number}?` });
    await expect(dialog).toContainText('Your card');
    await expectOpenToEveryone(page);
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByText(`Order ${order.number} is canceled.`).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('Refunded');
    await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();
    await expectOpenToEveryone(page);
  });

  await test.step('it stands among the cancelled ones', async () => {
    await page.goto('/profile/orders?status=cancelled');
    await expect(page.getByRole('link', { name: `Order ${order.number}` })).toBeVisible();
    await expectOpenToEveryone(page);
  });
});

test('an order is handed over, returned in part, and ordered again', { tag: '@phone' }, async ({
  page,
  shop,
}) => {
  const order = await buyForPickup(
    await comeInAsBuyer(page),
    [{ quantity: 2 }, { quantity: 1 }],
    'For the long evenings',
  );
  await page.goto(`/order-details?order=${order.id}`);
  await expectHeading(page, `Order ${order.number}`);

  const returns = page.getByRole('region', { name: /^Your return/ });
  await test.step('the store packs it, and hands it over to somebody with an ID', async () => {
    for (const to of [['packed'], ['ready'], ['handed-over', '--id', 'passport']])
      await shop.staffMoves(order.number, ...to);
    await page.reload();
    const course = page.getByRole('list', { name: 'Order progress' });
    await expect(course.getByRole('listitem').filter({ hasText: 'Handed over' })).not.toContainText(
      'still to come',
    );
    await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();
    await expectOpenToEveryone(page);
  });

  await test.step('one bottle is to go back: nothing is refunded before the store has looked at it', async () => {
    await page.getByRole('button', { name: 'Return items' }).click();
    const dialog = page.getByRole('dialog', { name: 'What would you like to return?' });
    await dialog
      .getByRole('button', { name: /^Increase/ })
      .first()
      .click();
    await expectOpenToEveryone(page);
    await dialog.getByRole('textbox', { name: 'Why? (optional)' }).fill('Corked');
    await dialog.getByRole('button', { name: 'Request return of 1 item' }).click();
    const done = page.getByRole('dialog', { name: 'Return requested: 1 item' });
    await expectOpenToEveryone(page);
    await done.getByRole('button', { name: 'Done' }).click();
    await expect(returns).toContainText('Waiting for your bottles');
    await expect(returns).toContainText('You wrote: Corked');
    await expect(page.getByRole('heading', { name: 'Refunded' })).toBeHidden();
    await expectOpenToEveryone(page);
  });

  await test.step('the store takes it back', async () => {
    await shop.staffMoves(order.number, 'returned', '--accept', '1:1');
    await page.reload();
    await expect(returns).toContainText('Accepted');
    await expect(page.getByText('Returned in part').first()).toBeVisible();
    await expect(page.getByText(/1 returned/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Refunded' })).toBeVisible();
    await expectOpenToEveryone(page);
  });

  await test.step('then all the rest is asked for, and a part of it is not taken back', async () => {
    await page.getByRole('button', { name: 'Return items' }).click();
    await page.getByRole('button', { name: 'Choose everything' }).click();
    await page.getByRole('button', { name: 'Request return of 2 items' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('button', { name: 'Return items' })).toBeHidden();
    await shop.staffMoves(order.number, 'returned', '--broken', '1:1', '--reason', 'The seal was broken.');
    await page.reload();
    await expect(returns).toContainText('Accepted in part');
    await expect(returns).toContainText('The store says: The seal was broken.');
    await expectOpenToEveryone(page);
  });

  await test.step('and it is ordered again', async () => {
    await page.getByRole('button', { name: 'Reorder' }).click();
    const dialog = page.getByRole('dialog', { name: 'All of it is in your cart' });
    await expect(dialog).toBeVisible();
    await expectOpenToEveryone(page);
    await dialog.getByRole('button', { name: 'View cart' }).click();
    await expectHeading(page, 'Cart');
    for (const name of order.names) await expect(page.getByRole('main')).toContainText(name);
  });
});

test('an invoice fits on one page of paper, and a gift slip tells no price', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  const order = await buyForPickup(
    await comeInAsBuyer(page),
    [{ quantity: 2 }, { quantity: 1 }],
    'For the long evenings',
  );
  await page.goto(`/order-details?order=${order.id}`);
  await expectHeading(page, `Order ${order.number}`);

  const printed = async (button: string, format: 'A4' | 'Letter') => {
    await page.getByRole('button', { name: button }).click();
    const pdf = await page.pdf({ format });
    await page.emulateMedia({ media: 'print' });
    const words = await page.locator('body').innerText();
    await page.emulateMedia({ media: null });
    return { pages: pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length, words };
  };
  for (const format of ['A4', 'Letter'] as const) {
    const { pages, words } = await printed('Print invoice', format);
    expect(pages).toBe(1);
    expect(words).toMatch(/\+1 \d{3} 555 \d{4}[\s\S]*Invoice[\s\S]*Sold to[\s\S]*Ines Okafor[\s\S]*Total/);
    expect(words).not.toContain('Print invoice');
  }
  const { words } = await printed('Print gift slip', 'Letter');
  expect(words).toContain('For the long evenings');
  for (const name of order.names) expect(words).toContain(name);
  expect(words).not.toContain('$');
});
