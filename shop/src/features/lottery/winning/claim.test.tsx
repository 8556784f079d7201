import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses, waits } from 'browser/testing/fake-server';
import { getCart } from 'contract/cart';
import { claimBottle, claimOver, getLottery, giveUpBottle } from 'contract/lottery';
import { unavailable } from 'contract/platform/envelope';
import { listStores } from 'contract/stores';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSession } from '../../../platform/session';
import { useStoreData } from '../../../platform/store-data';
import { emptyWireCart, twoBarolo, type WireCart } from '../../../testing/cart';
import { aTicket, drawnLottery, inHours, type WireTicket } from '../../../testing/lotteries';
import { ada, mission, westLoop } from '../../../testing/people';
import { visit } from '../../../testing/visit';

const wonBy = (about: Partial<WireTicket>) =>
  answers(
    getLottery,
    drawnLottery({ ticket: aTicket({ standing: 'won', rank: 2, claim_until: inHours(31), ...about }) }),
  );
const won = wonBy({});
const stores = answers(listStores, [mission, westLoop]);
const cart: WireCart = {
  ...emptyWireCart,
  store_id: westLoop.id,
  id: '0190b7e0-5f00-7000-8000-0000000000c1',
  cart_detail: [{ ...twoBarolo, quantity: 1, line_total: 58 }],
};
const open = (store = westLoop) => visit('/lottery/7', { login: ada, store });
const button = (name: string) => page.getByRole('button', { name });

test('a winner claims the bottle once, however often it is pressed, and is led to the cart', async () => {
  const { answering, go } = waits(answers(claimBottle, cart));
  const server = fakeServer(won, answering, answers(getCart, cart), stores);
  const { address } = await open();
  await expect.element(page.getByRole('timer')).toHaveTextContent(/^01 days/);
  await button('Claim the bottle').dblClick();
  await expectForEveryone();
  go();
  await expect.poll(address).toBe('/cart');
  expect(server.calls.filter(({ call }) => call.startsWith('POST')).map(({ call }) => call)).toEqual([
    `POST e-com/lottery-tickets/${aTicket().id}/claim`,
  ]);
});

test('on a phone a winner has the bottle in reach wherever the page is scrolled', async () => {
  onTestFinished(() => page.viewport(1024, 768));
  await page.viewport(390, 700);
  const server = fakeServer(won, answers(claimBottle, cart), answers(getCart, cart), stores);
  const { address } = await open();
  const inReach = button('Claim the bottle');
  await expect.element(inReach.first()).toBeInTheDocument();
  page.getByRole('region', { name: 'The rules in five lines' }).element().scrollIntoView();
  await expect.element(inReach.nth(1)).toBeInViewport();
  await expectForEveryone();
  await inReach.nth(1).click();
  await expect.poll(address).toBe('/cart');
  expect(server.calls.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1);
});

test('whoever shops at another store is taken to the one where the bottle is, and told so', async () => {
  fakeServer(won, answers(claimBottle, cart), answers(getCart, cart), stores);
  const { address } = await open(mission);
  await button('Claim the bottle').click();
  await expect.poll(address).toBe('/cart');
  expect(useStoreData.getState().selectedStore?.id).toBe(westLoop.id);
  await expect.element(page.getByText(/You are at Cellar Door West Loop now/)).toBeVisible();
});

test('a bottle that is claimed already waits in the cart: it is not claimed again', async () => {
  const server = fakeServer(wonBy({ standing: 'claimed' }), answers(getCart, cart), stores);
  const { address } = await open();
  await button('Go to the cart').click();
  await expect.poll(address).toBe('/cart');
  expect(server.calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
});

test('a claim that comes too late is told so, and the page shows how it stands', async () => {
  const server = fakeServer(won, refuses(claimBottle, claimOver));
  await open();
  await expect.element(button('Claim the bottle')).toBeVisible();
  server.now(wonBy({ standing: 'lapsed', status: 0 }));
  await button('Claim the bottle').click();
  await expect.element(page.getByText('Your turn has passed')).toBeVisible();
});

test('when its time is over the bottle cannot be claimed any more', async () => {
  fakeServer(wonBy({ claim_until: inHours(1.5 / 3600) }));
  await open();
  await expect.element(button('Claim the bottle')).toBeVisible();
  await expect.element(page.getByText('Time’s up: the bottle goes to the next ticket.')).toBeVisible();
  await expect.element(button('Claim the bottle')).not.toBeInTheDocument();
});

const question = page.getByRole('alertdialog', { name: /^Give up / });
const giveItUp = question.getByRole('button', { name: 'Give it up' });
const withoutIt = { ...emptyWireCart, store_id: westLoop.id };
const givenUp = wonBy({ standing: 'lapsed', status: 0 });

test.each(['won', 'claimed'] as const)(
  'a bottle that is %s is given up after being asked',
  async (standing) => {
    const { answering, go } = waits(answers(giveUpBottle, withoutIt));
    const server = fakeServer(wonBy({ standing }), answering);
    await open();
    useSession.getState().updateCustomer({ cart_count: 1 });
    const opener = button('Give up the bottle');
    await expect.element(opener).toBeVisible();
    (opener.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(question)
      .toHaveTextContent('it passes to the next ticket, and you cannot get it back');
    await expectForEveryone();
    await question.getByRole('button', { name: 'Keep it' }).click();
    await expect.element(opener).toHaveFocus();
    await opener.click();
    await giveItUp.click();
    await expect.element(question).toHaveAttribute('aria-busy', 'true');
    expect(server.calls.filter(({ call }) => call.startsWith('DELETE')).map(({ call }) => call)).toEqual([
      `DELETE e-com/lottery-tickets/${aTicket().id}/claim`,
    ]);
    server.now(givenUp, answers(getCart, withoutIt));
    go();
    await expect.element(page.getByText('Your turn has passed')).toBeVisible();
    await expect
      .element(page.getByText(/^You have given up .* It passes to the next ticket\.$/))
      .toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(opener).not.toBeInTheDocument();
    expect(document.activeElement?.tagName).toBe('H1');
    await expect.poll(() => useSession.getState().login?.customer.cart_count).toBe(0);
    await expectForEveryone();
  },
);

test('a bottle that could not be given up is kept, and it is said why', async () => {
  const server = fakeServer(won, refuses(giveUpBottle, unavailable), answers(getCart, withoutIt));
  await open();
  await button('Give up the bottle').click();
  await giveItUp.click();
  await expect.element(page.getByText(unavailable.message)).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(button('Claim the bottle')).toBeVisible();
  await expectForEveryone();
  server.now(answers(giveUpBottle, withoutIt), givenUp);
  await button('Give up the bottle').click();
  await giveItUp.click();
  await expect.element(page.getByText('Your turn has passed')).toBeVisible();
});
