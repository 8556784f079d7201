import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { tooLittleCash } from 'contract/orders/counter.staff';
import { getOrderByStaff, moveOrderByStaff } from 'contract/orders/orders.staff';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { orderOfGrace } from '../../../testing/orders';
import { mia } from '../../../testing/people';
import { visit } from '../../../testing/visit';

const ready = { ...orderOfGrace, status: 'ready' as const, next: ['handed_over' as const] };
const toPay = { ...ready, payment_method: 'at_pickup' as const };
const handedOver = { ...orderOfGrace, status: 'handed_over' as const, next: [] };
const dialog = () => page.getByRole('dialog');
const press = (name: string) => dialog().getByRole('button', { name }).click();

async function opens(order: typeof toPay | typeof ready) {
  const server = fakeServer(answers(getMe, mia), answers(getOrderByStaff, order));
  await visit(`/orders/${order.number}`);
  await page.getByRole('button', { name: 'Hand over' }).click();
  if (order.needs_id) {
    await dialog().getByLabelText('Passport').click();
    await dialog()
      .getByLabelText(/^Old enough/)
      .click();
  }
  return server;
}

test('cash is counted: what is missing, what comes back, and what the server says to too little', async () => {
  const server = await opens(toPay);
  await press('Hand over');
  await expect.element(dialog().getByText('Choose how it is paid')).toBeVisible();
  await dialog().getByLabelText('Cash').first().click();
  const received = dialog().getByLabelText('Cash received');
  await received.fill('80');
  await expect.element(dialog().getByText('Still missing')).toBeVisible();
  server.now(refuses(moveOrderByStaff, tooLittleCash));
  await press('Hand over');
  await expect.element(dialog().getByText(tooLittleCash.message)).toBeVisible();
  await received.fill('100');
  await expect.element(dialog().getByText('Change')).toBeVisible();
  await expect.element(dialog().getByText('$18.50')).toBeVisible();
  await expectForEveryone();
  server.now(answers(moveOrderByStaff, handedOver));
  await press('Hand over');
  await expect.element(page.getByText('is handed over. Change: $18.50')).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(server.calls.at(-1)?.body).toMatchObject({
    id_check: { method: 'passport', result: 'shown' },
    counter_payment: { method: 'cash', received: 100 },
  });
});

test('the terminal’s reference is wanted, and no card number is taken for one', async () => {
  const server = await opens(toPay);
  await dialog().getByLabelText('Card, at the terminal').click();
  await press('Hand over');
  await expect.element(dialog().getByText('Enter the reference that the terminal printed')).toBeVisible();
  const reference = dialog().getByLabelText(/^Reference/);
  await reference.fill('4242 4242 4242 4242');
  await press('Hand over');
  await expect.element(dialog().getByText(/That looks like a card number/)).toBeVisible();
  await reference.fill('123456');
  const paid = { method: 'terminal' as const, reference: '123456' };
  server.now(
    answers(moveOrderByStaff, { ...handedOver, payment_method: 'at_pickup', counter_payment: paid }),
  );
  await press('Hand over');
  await expect.element(page.getByText('Paid by card at the counter, ref. 123456')).toBeVisible();
  expect(server.calls.at(-1)?.body).toMatchObject({ counter_payment: paid });
});

test('who is refused pays nothing', async () => {
  const server = await opens(toPay);
  await dialog().getByLabelText('Too young, expired, or no ID').click();
  await expect.element(dialog().getByText('To pay now')).not.toBeInTheDocument();
  server.now(answers(moveOrderByStaff, { ...handedOver, status: 'cancelled' }));
  await press('Refuse and cancel');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(server.calls.at(-1)?.body).not.toHaveProperty('counter_payment');
});

test('a delivery is taken by somebody with a name, in whose name it need not be', async () => {
  const server = await opens({ ...ready, status: 'ready', fulfilment: 'delivery' });
  await expect.element(dialog().getByLabelText('Another name')).not.toBeInTheDocument();
  await press('Hand over');
  await expect.element(dialog().getByText('Enter the name of whoever took it')).toBeVisible();
  await expectForEveryone();
  await dialog().getByLabelText('Received by').fill('Alan Turing');
  server.now(answers(moveOrderByStaff, handedOver));
  await press('Hand over');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(server.calls.at(-1)?.body).toMatchObject({ received_by: 'Alan Turing' });
});
