import type { Browser, Page } from '@playwright/test';
import { comeInAsBuyer } from './buyer';
import { tapEntry } from './choose';
import type { Customer } from './customer';
import { LaterShop } from './later-shop';
import { confirmAddress } from './letters';
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

const name = 'Pomerol Les Trente Rangs, the last two cases';

type Entrant = Customer & { page: Page };

/** A buyer with a confirmed address, at the store that has the lottery. */
async function comeIn(page: Page): Promise<Entrant> {
  const buyer = await comeInAsBuyer(page, 'Cellar Door Lincoln Park');
  await confirmAddress(page, buyer);
  return { ...buyer, page };
}

const comeInToo = async (browser: Browser) => comeIn(await (await browser.newContext()).newPage());

async function enter({ page }: Entrant, id: number) {
  await page.goto(`/lottery/${id}`);
  await page
    .getByRole('region', { name: 'The draw' })
    .getByRole('button', { name: 'Enter the draw' })
    .click();
  await expect(page.getByText('You are in the draw').first()).toBeVisible();
}

type Standing = { state: string; ticket: { standing: string; ticket_no: string } };
const standing = async ({ call }: Entrant, id: number) =>
  (await call('GET', `e-com/lotteries/${id}`)) as Standing;

const becomes = (entrant: Entrant, id: number, state: string) =>
  expect.poll(async () => (await standing(entrant, id)).state).toBe(state);

async function expectTicket({ page }: Entrant, words: string) {
  await page.goto('/profile/lottery-management');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(words);
  await expectOpenToEveryone(page);
}

/** By the clock on the store's wall, in the form of a browser's field for day and time. */
const onTheWall = (hours: number) =>
  new Date(Date.now() + hours * 3_600_000)
    .toLocaleString('sv-SE', { timeZone: 'America/Chicago', dateStyle: 'short', timeStyle: 'short' })
    .replace(' ', 'T');

/** Opens within the hour and closes a day later. */
async function ownerAnnounces(browser: Browser, shop: LaterShop) {
  const page = await (await browser.newContext()).newPage();
  await logInAsStaff(page, shop, 'olive@cellar-door.example');
  await goTo(page, 'Lotteries');
  await page.getByRole('combobox', { name: 'Store' }).selectOption('Cellar Door Lincoln Park');
  await page.getByRole('link', { name: 'New lottery' }).click();
  await expectHeading(page, 'New lottery');
  await page.getByRole('combobox', { name: 'Bottle' }).click();
  await tapEntry(page.getByRole('option', { name: /, [1-9]\d* free/ }).first());
  await page.getByRole('textbox', { name: 'Bottles' }).fill('1');
  await page.getByLabel('Price of a bottle').fill('180');
  await page.getByLabel('Opens').fill(onTheWall(0.9));
  await page.getByLabel('Closes').fill(onTheWall(24.9));
  await page.getByLabel('Tickets begin with').fill('CH1');
  await page.getByLabel('Name').fill(name);
  await expectOpenToEveryone(page);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expectHeading(page, name);
  await expectOpenToEveryone(page);
  await page.getByRole('button', { name: 'Announce' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Announce' }).click();
  await expect(page).toHaveURL(/\/lotteries\/\d+/);
  await expect(page.getByRole('region', { name: 'What was announced' })).toContainText('$180.00');
  await expectOpenToEveryone(page);
  const id = Number(/lotteries\/(\d+)/.exec(page.url())![1]);
  await page.context().close();
  return id;
}

test('of two who enter, one wins, buys and has the bottle; the other one has not', async ({
  page,
  browser,
  laterShop: shop,
}) => {
  const id = await ownerAnnounces(browser, shop);
  const one = await comeIn(page);
  const other = await comeInToo(browser);

  await test.step('both enter while it is open', async () => {
    await shop.later(1);
    await becomes(one, id, 'open');
    await enter(one, id);
    await expectOpenToEveryone(page);
    await enter(other, id);
    await expectTicket(one, 'Active');
  });

  await test.step('it closes, and is drawn', async () => {
    await page.goto(`/lottery/${id}`);
    await shop.later(24);
    await becomes(one, id, 'closed');
    await shop.later(0.2);
    await becomes(one, id, 'drawn');
  });

  const hasWon = (await standing(one, id)).ticket.standing === 'won';
  const [winner, loser] = hasWon ? [one, other] : [other, one];

  await test.step('the winner claims the bottle, which lies locked in the cart', async () => {
    await winner.page.goto('/');
    await winner.page
      .getByRole('link', { name: /^Claim it/ })
      .first()
      .click();
    await expect(winner.page).toHaveURL(new RegExp(`/lottery/${id}$`));
    await expect(winner.page.getByText(/^The bottle is yours until/)).toBeVisible();
    await winner.page.getByRole('button', { name: 'Claim the bottle' }).click();
    await expectHeading(winner.page, 'Cart');
    const cart = winner.page.getByRole('region', { name: 'In your cart' });
    await expect(cart).toContainText('Won in the lottery');
    await expect(cart).toContainText('$180.00');
    await expect(cart.getByRole('button', { name: /^Give up/ })).toBeVisible();
    await expectOpenToEveryone(winner.page);
  });

  const order = await test.step('and pays for it', async () => {
    await winner.page.getByRole('link', { name: 'Checkout' }).click();
    await expectHeading(winner.page, 'Pickup or delivery');
    await winner.page.getByRole('radio', { name: /^Pickup/ }).check();
    const when = winner.page.getByRole('region', { name: 'When?' });
    await when.getByRole('radio', { disabled: false }).first().check();
    const goOn = winner.page.getByRole('button', { name: 'Continue to payment' });
    await expect(goOn).not.toHaveAttribute('aria-disabled', 'true');
    await goOn.click();
    await expectHeading(winner.page, 'Payment');
    await expect(winner.page.getByRole('main')).toContainText('Won in the lottery');
    await winner.page.getByRole('button', { name: /4242 4242 4242 4242/ }).click();
    await expectOpenToEveryone(winner.page);
    await winner.page.getByRole('button', { name: /^Pay \$/ }).click();
    await expectHeading(winner.page, /Thank you/);
    const bought = await winner.page.evaluate(
      () => JSON.parse(localStorage.getItem('store-data')!).state.purchaseOrderData,
    );
    expect(Object.keys(bought)).toEqual(['order_id']);
    expect(winner.page.url()).toContain(bought.order_id);
    return (await winner.call('GET', `e-com/orders/${bought.order_id}`)) as { id: string; number: string };
  });

  await test.step('the ticket is Active until the bottle is handed over, and Delivered then', async () => {
    await expectTicket(winner, 'Active');
    await expectTicket(loser, 'Active');
    for (const to of [['packed'], ['ready'], ['handed-over', '--id', 'passport']])
      await shop.staffMoves(order.number, ...to);
    await expectTicket(winner, 'Delivered');
    await winner.page.goto(`/order-details?order=${order.id}`);
    await expect(winner.page.getByText('Won in the lottery', { exact: true })).toBeVisible();
    await expectOpenToEveryone(winner.page);
  });

  await test.step('with that it is settled, and the other ticket is Not Qualified', async () => {
    await shop.later(0.1);
    await becomes(loser, id, 'settled');
    await expectTicket(loser, 'Not Qualified');
    await loser.page.goto(`/lottery/${id}`);
    await expect(loser.page.getByText('It was not your turn this time')).toBeVisible();
    await expectOpenToEveryone(loser.page);
  });
  await other.page.context().close();
});

test('a bottle that its winner gives up goes to the next ticket', { tag: '@phone' }, async ({
  page,
  browser,
  laterShop: shop,
}) => {
  const id = await shop.announce({ name: 'Given up', bottles: 1, price: 18_000 });
  const one = await comeIn(page);
  const other = await comeInToo(browser);
  await shop.later(1);
  await becomes(one, id, 'open');
  await enter(one, id);
  await enter(other, id);
  await shop.later(24);
  await becomes(one, id, 'closed');
  await shop.later(0.2);
  await becomes(one, id, 'drawn');
  const hasWon = (await standing(one, id)).ticket.standing === 'won';
  const [winner, next] = hasWon ? [one, other] : [other, one];

  await winner.page.goto(`/lottery/${id}`);
  await winner.page.getByRole('button', { name: 'Claim the bottle' }).first().click();
  await winner.page.getByRole('button', { name: /^Give up/ }).click();
  const question = winner.page.getByRole('alertdialog', { name: /^Give up/ });
  await expect(question).toContainText('you cannot get it back');
  await expectOpenToEveryone(winner.page);
  await question.getByRole('button', { name: 'Give it up' }).click();
  await expect(winner.page.getByText('Your cart is empty')).toBeVisible();

  await shop.later(0.01);
  await expect.poll(async () => (await standing(next, id)).ticket.standing).toBe('won');
  await next.page.goto(`/lottery/${id}`);
  await expect(next.page.getByRole('button', { name: 'Claim the bottle' }).first()).toBeVisible();
  await other.page.context().close();
});
