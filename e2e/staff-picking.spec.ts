import { buyForPickup } from './buyer';
import { openCounter } from './counter';
import { handsOver } from './staff';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

test.use({ needsOwnShop: true });

type Shown = {
  lines: { position: number; quantity: number; line_total: number }[];
  savings: number;
  fee: number;
  tax: number;
  total: number;
  paid_by_payment: number;
  given_back: { payment: number };
  return_requests: { begun_by_store: boolean }[];
};

const cents = (dollars: number) => Math.round(dollars * 100);

test('an order is picked short and with another bottle, handed over for an ID, and a part comes back broken @both', async ({
  page,
  shop,
  watch,
}) => {
  const customer = await openCounter({ page, shop, watch });
  await page.getByRole('link', { name: /^To pick/ }).click();
  const { id, number } = await buyForPickup(customer, [{ quantity: 2 }, { quantity: 1 }]);
  const look = async () => (await customer.call('GET', `e-com/orders/${id}`)) as Shown;
  const placed = await look();

  await test.step('it arrives by itself, and is picked but for one bottle', async () => {
    await page.getByRole('link', { name: `Pick order ${number}`, exact: true }).click();
    await expectHeading(page, `Pick ${number}`);
    const twice = page.getByRole('listitem').filter({ hasText: '0/2' });
    await twice.getByRole('button', { name: /in the bag$/ }).click();
    await expect(page.getByRole('listitem').filter({ hasText: '1/2' })).toBeVisible();
    await page
      .getByRole('listitem')
      .filter({ hasText: '0/1' })
      .getByRole('button', { name: /in the bag$/ })
      .click();
    await expect(page.getByText('2 of 3 in the bag')).toBeVisible();
    await page.reload();
    await expect(page.getByText('2 of 3 in the bag')).toBeVisible();
    await expectOpenToEveryone(page);
  });

  await test.step('what is missing is taken off, after it was shown what goes back', async () => {
    await page.getByRole('button', { name: 'Something is missing' }).click();
    const dialog = page.getByRole('dialog', { name: 'What is missing?' });
    await expect(dialog.getByText('Not charged to the card')).toBeVisible();
    await expectOpenToEveryone(page);
    await dialog.getByRole('button', { name: 'Take it off' }).click();
    await expect(page.getByText('2 of 2 in the bag')).toBeVisible();
  });

  await test.step('another bottle takes the place of one that breaks, as the customer agrees', async () => {
    await page
      .getByRole('button', { name: /^Take one out/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Something is missing' }).click();
    await page.getByRole('button', { name: /^Another bottle instead of/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Another bottle instead' });
    await dialog
      .getByRole('radiogroup', { name: /^Which bottle/ })
      .getByRole('radio')
      .first()
      .check();
    await expect(dialog.getByText('Order from then on')).toBeVisible();
    await dialog.getByRole('radio', { name: 'In person' }).check();
    await expectOpenToEveryone(page);
    await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
    await expect(page.getByText(/^Instead of/)).toBeVisible();
    await page
      .getByRole('listitem')
      .filter({ hasText: '0/1' })
      .getByRole('button', { name: /in the bag$/ })
      .click();
    await expect(page.getByText('2 of 2 in the bag')).toBeVisible();
    await expectOpenToEveryone(page);
    await page.getByRole('button', { name: 'Mark as packed' }).click();
    await expectHeading(page, `Order ${number}`);
  });
  const short = await look();
  expect(short.lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
  expect(cents(short.total)).toBeLessThan(cents(placed.total));

  await test.step('it is handed over to somebody with an ID', async () => {
    const dialog = await handsOver(page);
    await dialog.getByLabel('Passport').check();
    await dialog.getByLabel('Old enough, valid, and in this name').check();
    await dialog.getByRole('button', { name: 'Hand over' }).click();
    await expect(page.getByText('ID checked: passport.')).toBeVisible();
  });

  await test.step('of two that come back one is broken and refunded, the other is not taken back', async () => {
    const lines = (await look()).lines.map(({ position }) => ({ position, quantity: 1 }));
    await customer.call('PUT', `e-com/orders/${id}/return`, { lines });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Return requested' })).toBeVisible();
    for (const place of [0, 1])
      await page
        .getByRole('button', { name: /^Decrease .+ back on the shelf$/ })
        .nth(place)
        .click();
    await page
      .getByRole('button', { name: /^Increase .+ broken, paid back$/ })
      .first()
      .click();
    await page.getByLabel('Reason, where something is refused').fill('Opened before');
    await page.getByRole('button', { name: 'Answer return' }).click();
    await expect(page.getByText('1 returned')).toBeVisible();
    await expect(page.getByText('1 accepted, 1 declined: Opened before').first()).toBeVisible();
  });

  const left = await look();
  const goods = left.lines.reduce((sum, { line_total }) => sum + cents(line_total), 0);
  expect(cents(left.total)).toBe(goods - cents(left.savings) + cents(left.fee) + cents(left.tax));
  expect(cents(left.paid_by_payment)).toBe(cents(left.total));
  expect(cents(left.given_back.payment)).toBeGreaterThan(0);
  expect(cents(left.given_back.payment)).toBeLessThan(cents(left.total));

  await test.step('the customer rings: the other one was broken too, and is refunded as it was told before', async () => {
    await page.getByRole('button', { name: 'Return or refund' }).click();
    const dialog = page.getByRole('dialog', { name: 'Return or refund' });
    await expectOpenToEveryone(page);
    await dialog.getByRole('button', { name: /^Increase .+ kept by the customer, paid back$/ }).click();
    const told = dialog.getByRole('definition').first();
    await expect(told).toHaveText(/^\$/);
    const toCard = cents(Number((await told.innerText()).slice(1)));
    await expectOpenToEveryone(page);
    await dialog.getByLabel('Reason').fill('Broken in the box');
    await dialog.getByRole('button', { name: 'Pay back' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('The store refunded one item for you to keep.')).toBeVisible();
    const after = await look();
    expect(cents(after.given_back.payment)).toBe(cents(left.given_back.payment) + toCard);
    expect(after.return_requests.map(({ begun_by_store }) => begun_by_store)).toContain(true);
  });
});
