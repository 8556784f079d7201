import type { Browser, Page } from '@playwright/test';
import { callOf, comeInAsBuyer } from './buyer';
import { followLetter } from './customer';
import { LaterShop } from './later-shop';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

const port = 3918;
const address = `http://127.0.0.1:${port}`;
test.use({ baseURL: address });
test.setTimeout(300_000);

let shop: LaterShop;
test.beforeAll(async () => {
  shop = new LaterShop(port);
  await shop.opened();
});
test.afterAll(() => shop.close());

const name = 'Pomerol Les Trente Rangs, the last two cases';

/** A buyer with a confirmed address, at the store that has the lottery. */
async function comeIn(page: Page) {
  const person = await comeInAsBuyer(page, 'Cellar Door Lincoln Park');
  await followLetter(page, person.email, /Confirm/i, /Confirm/i);
  await expect(page.getByText(/confirmed/i).first()).toBeVisible();
  return person;
}

async function enter(page: Page, id: number) {
  await page.goto(`/lottery/${id}`);
  await page.getByRole('button', { name: 'Enter the draw' }).click();
  await expect(page.getByText('You are in the draw').first()).toBeVisible();
}

type Standing = { state: string; ticket: { standing: string; ticket_no: string } };
const standing = async (page: Page, id: number) =>
  (await callOf(page, 'GET', `e-com/lotteries/${id}`)) as Standing;

const becomes = (page: Page, id: number, state: string) =>
  expect.poll(async () => (await standing(page, id)).state, { timeout: 30_000 }).toBe(state);

const another = async (browser: Browser, like: Page) => {
  const { width, height } = like.viewportSize()!;
  const context = await browser.newContext({ baseURL: address, viewport: { width, height } });
  return context.newPage();
};

async function expectTicket(page: Page, words: string) {
  await page.goto('/profile/lottery-management');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(words);
  await expectOpenToEveryone(page);
}

test('of two who enter, one wins, buys and has the bottle; the other one has not', async ({
  page,
  browser,
}) => {
  const id = await shop.announce({ name, bottles: 1, price: 18_000 });
  const other = await another(browser, page);
  await comeIn(page);
  await comeIn(other);

  await test.step('both enter while it is open', async () => {
    await shop.later(1);
    await becomes(page, id, 'open');
    await enter(page, id);
    await expectOpenToEveryone(page);
    await enter(other, id);
    await expectTicket(page, 'Active');
  });

  await test.step('it closes, and is drawn', async () => {
    await page.goto(`/lottery/${id}`);
    await shop.later(24);
    await becomes(page, id, 'closed');
    await shop.later(0.2);
    await becomes(page, id, 'drawn');
  });

  const hasWon = (await standing(page, id)).ticket.standing === 'won';
  const [winner, loser] = hasWon ? [page, other] : [other, page];

  await test.step('the winner claims the bottle, which lies locked in the cart', async () => {
    await winner.goto(`/lottery/${id}`);
    await expect(winner.getByText(/^The bottle is yours until/)).toBeVisible();
    await winner.getByRole('button', { name: 'Claim the bottle' }).click();
    await expectHeading(winner, 'Cart');
    const cart = winner.getByRole('region', { name: 'In your cart' });
    await expect(cart).toContainText('Won in the lottery');
    await expect(cart).toContainText('$180.00');
    await expect(cart.getByRole('button', { name: /^Give up/ })).toBeVisible();
    await expectOpenToEveryone(winner);
  });

  const order = await test.step('and pays for it', async () => {
    await winner.getByRole('link', { name: 'Checkout' }).click();
    await expectHeading(winner, 'Delivery');
    await winner.getByRole('radio', { name: /^Pickup/ }).check();
    const when = winner.getByRole('region', { name: 'When?' });
    await when.getByRole('radio', { disabled: false }).first().check();
    const goOn = winner.getByRole('button', { name: 'Continue to payment' });
    await expect(goOn).not.toHaveAttribute('aria-disabled', 'true');
    await goOn.click();
    await expectHeading(winner, 'Payment');
    await expect(winner.getByRole('main')).toContainText('Won in the lottery');
    await winner.getByRole('button', { name: /4242 4242 4242 4242/ }).click();
    await expectOpenToEveryone(winner);
    await winner.getByRole('button', { name: /^Pay \$/ }).click();
    await expectHeading(winner, /Thank you/);
    const bought = await winner.evaluate(
      () => JSON.parse(localStorage.getItem('store-data')!).state.purchaseOrderData,
    );
    expect(Object.keys(bought)).toEqual(['order_id']);
    expect(winner.url()).toContain(bought.order_id);
    return (await callOf(winner, 'GET', `e-com/orders/${bought.order_id}`)) as { id: string; number: string };
  });

  await test.step('the ticket is Active until the bottle is handed over, and Delivered then', async () => {
    await expectTicket(winner, 'Active');
    await expectTicket(loser, 'Active');
    for (const to of [['packed'], ['ready'], ['handed-over', '--id', 'passport']])
      await shop.staffMoves(order.number, ...to);
    await expectTicket(winner, 'Delivered');
    await winner.goto(`/order-details?order=${order.id}`);
    await expect(winner.getByText('Won in the lottery', { exact: true })).toBeVisible();
    await expectOpenToEveryone(winner);
  });

  await test.step('with that it is settled, and the other ticket is Not Qualified', async () => {
    await shop.later(0.1);
    await becomes(loser, id, 'settled');
    await expectTicket(loser, 'Not Qualified');
    await loser.goto(`/lottery/${id}`);
    await expect(loser.getByText('It was not your turn this time')).toBeVisible();
    await expectOpenToEveryone(loser);
  });
  await other.context().close();
});

test('a bottle that its winner gives up goes to the next ticket', async ({ page, browser }) => {
  const id = await shop.announce({ name: 'Given up', bottles: 1, price: 18_000 });
  const other = await another(browser, page);
  await comeIn(page);
  await comeIn(other);
  await shop.later(1);
  await becomes(page, id, 'open');
  await enter(page, id);
  await enter(other, id);
  await shop.later(24);
  await becomes(page, id, 'closed');
  await shop.later(0.2);
  await becomes(page, id, 'drawn');
  const hasWon = (await standing(page, id)).ticket.standing === 'won';
  const [winner, next] = hasWon ? [page, other] : [other, page];

  await winner.goto(`/lottery/${id}`);
  await winner.getByRole('button', { name: 'Claim the bottle' }).click();
  await winner.getByRole('button', { name: /^Give up/ }).click();
  const question = winner.getByRole('alertdialog', { name: /^Give up/ });
  await expect(question).toContainText('you cannot have it back');
  await expectOpenToEveryone(winner);
  await question.getByRole('button', { name: 'Give it up' }).click();
  await expect(winner.getByText('Your cart is empty')).toBeVisible();

  await shop.later(0.01);
  await expect.poll(async () => (await standing(next, id)).ticket.standing, { timeout: 30_000 }).toBe('won');
  await next.goto(`/lottery/${id}`);
  await expect(next.getByRole('button', { name: 'Claim the bottle' })).toBeVisible();
  await other.context().close();
});
