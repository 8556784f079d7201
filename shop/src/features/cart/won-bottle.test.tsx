import { expectForEveryone } from 'browser/testing/axe';
import { type Answering, answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { changeCartLines, getCart } from 'contract/cart';
import { listMenus } from 'contract/catalogue';
import { claimOver, giveUpBottle } from 'contract/lottery';
import { cancelOrder, getOrder, listOrders } from 'contract/orders';
import { listStores } from 'contract/stores';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSession } from '../../platform/session';
import { emptyWireCart, keptCart, oneChablis, twoBarolo, type WireLine } from '../../testing/cart';
import { noOrders } from '../../testing/checkout';
import { orderId, wireOrder } from '../../testing/orders';
import { ada, mission, westLoop } from '../../testing/people';
import { visit } from '../../testing/visit';

const ofAda = { login: ada, store: mission };
const ticketId = '0190b7e0-5f00-7000-8000-000000000901';
const wonBarolo: WireLine = {
  ...twoBarolo,
  quantity: 1,
  unit_price: 180,
  line_total: 180,
  most: 1,
  lottery: { ticket_id: ticketId, lottery_id: 26, claim_until: '2026-11-23T02:30:00.000Z' },
};

const shopWith = (lines: WireLine[], ...more: Answering[]) =>
  fakeServer(
    answers(listMenus, { departments: [] }),
    answers(listStores, [mission, westLoop]),
    answers(listOrders, noOrders),
    ...keptCart(...lines).answerings,
    ...more,
  );

const inCart = page.getByRole('region', { name: 'In your cart' });
const giveUp = page.getByRole('button', { name: 'Give up the bottle: Barolo Serralunga 2019' });
const question = page.getByRole('alertdialog', { name: 'Give up Barolo Serralunga 2019?' });

test.each([320, 390, 1440])(
  'what was won lies in the cart with its mark and its time, and is not changed there, at %i px',
  async (width) => {
    onTestFinished(() => page.viewport(1024, 768));
    await page.viewport(width, 900);
    shopWith([wonBarolo, oneChablis]);
    await visit('/cart', ofAda);
    await expect
      .element(inCart)
      .toHaveTextContent(
        /Won in the lotteryBuy it by Nov 22, 2026, 6:30\sPM PST, or it passes to the next ticket/,
      );
    await expect
      .element(inCart.getByRole('link', { name: 'See the lottery' }))
      .toHaveAttribute('href', '/lottery/26');
    await expect.element(inCart).toHaveTextContent('750 ml · 1 bottle at $180.00');
    await expect.element(giveUp).toBeVisible();
    for (const name of ['Quantity of Barolo', 'Remove Barolo', 'Move Barolo'])
      expect(inCart.getByLabelText(new RegExp(`^${name}`)).query()).toBeNull();
    await expect.element(inCart.getByRole('button', { name: 'Remove Chablis 2022' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectForEveryone();
  },
);

test('giving it up is asked first, by keyboard too, and then it is gone', async () => {
  const server = shopWith([wonBarolo], answers(giveUpBottle, { ...emptyWireCart, id: twoBarolo.id }));
  await visit('/cart', ofAda);
  await expect.element(giveUp).toBeVisible();
  (giveUp.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(question).toHaveTextContent('you cannot get it back');
  await expectForEveryone();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(giveUp).toHaveFocus();
  expect(server.calls.some(({ call }) => call.startsWith('DELETE'))).toBe(false);

  await giveUp.click();
  server.now(answers(getCart, { ...emptyWireCart, id: twoBarolo.id }));
  await question.getByRole('button', { name: 'Give it up' }).click();
  await expect.element(page.getByText('Your cart is empty')).toBeVisible();
  await expect
    .element(page.getByText('You have given up Barolo Serralunga 2019.', { exact: false }))
    .toBeVisible();
  expect(server.calls.at(-1)?.call ?? '').not.toContain('PUT');
  expect(server.calls.map(({ call }) => call)).toContain(`DELETE e-com/lottery-tickets/${ticketId}/claim`);
  await expect.poll(() => useSession.getState().login?.customer.cart_count).toBe(0);
  expect(document.activeElement?.tagName).toBe('H1');
});

test('a "no" of the shop is said, and the cart looked at again', async () => {
  const server = shopWith([wonBarolo], refuses(giveUpBottle, claimOver));
  await visit('/cart', ofAda);
  await giveUp.click();
  server.now(...keptCart(oneChablis).answerings);
  await question.getByRole('button', { name: 'Give it up' }).click();
  await expect.element(page.getByText(claimOver.message)).toBeVisible();
  await expect.element(inCart).toHaveTextContent('Chablis 2022');
  expect(inCart.element().textContent).not.toContain('Barolo');
});

test('all else is changed without naming it', async () => {
  const server = shopWith([wonBarolo, oneChablis]);
  await visit('/cart', ofAda);
  await page.getByRole('button', { name: 'Remove Chablis 2022' }).click();
  await expect
    .poll(() =>
      server.calls.filter(({ call }) => call.startsWith(changeCartLines.method)).map(({ body }) => body),
    )
    .toEqual([{ cart_detail: [{ id: oneChablis.id, quantity: 0 }] }]);
  await expect.element(inCart).toHaveTextContent('Won in the lottery');
});

const [bought] = wireOrder().lines;
const wonOrder = wireOrder({ lines: [{ ...bought!, quantity: 1, lottery_id: 26 }] });

test('an order tells what was won, and what becomes of it when it is cancelled', async () => {
  fakeServer(answers(getOrder, { ...wonOrder, can_cancel: true }), answers(cancelOrder, wonOrder));
  await visit(`/order-details?order=${orderId(7)}`, { login: ada });
  await expect.element(page.getByText('Won in the lottery', { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'See the lottery' }))
    .toHaveAttribute('href', '/lottery/26');
  await expectForEveryone();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect
    .element(page.getByRole('alertdialog'))
    .toHaveTextContent('What you won in the lottery passes to the next ticket');
  await expectForEveryone();
});

test('the printed invoice says what was won', async () => {
  fakeServer(answers(getOrder, wonOrder));
  await visit(`/order-details?order=${orderId(7)}`, { login: ada });
  await expect.element(page.getByText('Won in the lottery', { exact: true })).toBeVisible();
  window.dispatchEvent(new Event('beforeprint'));
  expect(document.querySelector('table')?.textContent).toContain(
    'Cascina Nuova\u00a0· 1.5 L\u00a0· won in the lottery',
  );
});
