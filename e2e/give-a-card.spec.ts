import { buyForPickup, comeInAsBuyer } from './buyer';
import { confirmAddress, openLetter } from './letters';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

const codeShape = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/;

test('a card is bought for a friend, who spends a part of it, returns the order, and has it back', {
  tag: '@phone',
}, async ({ page, browser, shop }) => {
  const friendsMail = `grace.${process.pid}.${Date.now()}@example.com`;
  await confirmAddress(page, await comeInAsBuyer(page));

  await test.step('a design is chosen, and the card is written while it is looked at', async () => {
    await page.goto('/gift-card');
    await expectHeading(page, 'Gift cards');
    await expectOpenToEveryone(page);
    await page.getByRole('link', { name: 'Confetti', exact: true }).click();
    await page.getByLabel('Whose birthday is it?').fill('Grace');
    await page.getByLabel('Your greeting').fill('Happy 40th');
    const card = page.getByRole('figure', { name: 'The card as it will look' });
    await expect(card).toContainText('Dear Grace,');
    await expect(card).toContainText('Happy 40th');
    await expectOpenToEveryone(page);
    await page.getByRole('link', { name: 'Choose the amount' }).click();
    await page.getByRole('radio', { name: '$200' }).check();
    await page.getByLabel("Recipient's email").fill(friendsMail);
    await page.getByLabel('Message').fill('Open something old.');
    await expect(card).toContainText('$200.00');
    await expectOpenToEveryone(page);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
  });

  await test.step('and paid', async () => {
    await expectHeading(page, 'Pay for your gift');
    await page.getByRole('button', { name: /^4242/ }).click();
    await expectOpenToEveryone(page);
    await page.getByRole('button', { name: 'Pay $200.00' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your gift' })).toBeVisible();
    await expectOpenToEveryone(page);
    await page.getByRole('link', { name: 'See it in your gift cards' }).click();
    await expect(page.getByRole('row').filter({ hasText: '$200.00' })).toContainText('Active');
  });

  const code = await test.step('the friend gets the letter, with its picture and its code', async () => {
    const written = await openLetter(page, friendsMail, /./);
    await expect(written.getByText('Open something old.')).toBeVisible();
    const picture = written.getByRole('img', { name: 'Happy Birthday among confetti' });
    await expect
      .poll(() => picture.evaluate((element) => (element as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    return codeShape.exec((await written.locator('body').textContent()) ?? '')![0];
  });

  const context = await browser.newContext();
  const hers = await context.newPage();
  const grace = await comeInAsBuyer(hers);
  const left = hers.getByText(/left at Cellar Door Mission/);
  const check = async () => {
    await hers.goto('/profile/gift-cards');
    await hers.getByLabel('Code of the card').fill(code);
    await hers.getByRole('button', { name: 'Check the balance' }).click();
  };

  await test.step('she sees what is on it, and keeps it with her cards', async () => {
    await check();
    await expect(left).toContainText('$200.00 left');
    await hers.getByRole('button', { name: 'Add it to my cards' }).click();
    await expect(hers.getByRole('row').filter({ hasText: code })).toContainText('Active');
    await expectOpenToEveryone(hers);
  });

  const order = await buyForPickup(grace, [{ quantity: 1 }], '', code);

  await test.step('a part of it is spent, and comes back with what is returned', async () => {
    await check();
    await expect(left).not.toContainText('$200.00 left');
    for (const to of [['packed'], ['ready'], ['handed-over', '--id', 'passport']])
      await shop.staffMoves(order.number, ...to);
    await hers.goto(`/order-details?order=${order.id}`);
    await hers.getByRole('button', { name: 'Return items' }).click();
    await hers.getByRole('button', { name: 'Choose everything' }).click();
    await hers.getByRole('button', { name: 'Request return of 1 item' }).click();
    await hers.getByRole('button', { name: 'Done' }).click();
    await shop.staffMoves(order.number, 'returned', '--accept', '1:1');
    await check();
    await expect(left).toContainText('$200.00 left');
  });
  await context.close();
});

test('a gift for a later day is cancelled, and its money goes back', async ({ page }) => {
  const buyer = await comeInAsBuyer(page);
  await confirmAddress(page, buyer);
  const { giftCardCartId } = (await buyer.call('POST', 'e-com/create-gift-cart', {
    design_id: 101,
    store_id: 1,
    amount: 25,
    recipient_name: 'Grace',
    recipient_email: 'grace@example.com',
    message: '',
    delivery_date: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
  })) as { giftCardCartId: string };
  await page.goto(`/gift-card/purchase/101?purchase=${giftCardCartId}`);
  await page.getByRole('button', { name: /^4242/ }).click();
  await page.getByRole('button', { name: 'Pay $25.00' }).click();
  await page.getByRole('button', { name: 'Cancel this gift' }).click();
  await page
    .getByRole('alertdialog', { name: 'Cancel this gift?' })
    .getByRole('button', { name: 'Cancel the gift' })
    .click();
  await expectHeading(page, 'This gift is canceled');
  await expectOpenToEveryone(page);
});
