import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { getOrderByStaff, orderChanged } from 'contract/orders/orders.staff';
import { listPicks } from 'contract/orders/picking.staff';
import { previewShort, takeOffMissing } from 'contract/orders/shorts.staff';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { orderOfGrace } from '../../../testing/orders';
import { mia } from '../../../testing/people';
import { pickOf } from '../../../testing/picks';
import { visit } from '../../../testing/visit';

const address = `/orders/${orderOfGrace.number}/pick`;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const oneIsMissing = pickOf({ picked: 1 });
const short = {
  cancels: false,
  total_before: 81.5,
  total_after: 40.75,
  fee: 0,
  tax: 3.25,
  payment: 40.75,
  is_taken: false,
  points: 0,
  store_credit: 0,
  gift_card: 0,
};
const left = {
  ...orderOfGrace,
  version: 2,
  lines: [{ ...orderOfGrace.lines[0]!, quantity: 1, line_total: 37.5 }],
};

test('what is not in the bag is taken off, after it was shown what goes back', async () => {
  const server = fakeServer(
    answers(getMe, mia),
    answers(getOrderByStaff, orderOfGrace),
    answers(listPicks, [oneIsMissing]),
    answers(previewShort, short),
  );
  await visit(address);
  await button('Something is missing').click();
  await expect.element(page.getByText('Not charged to the card')).toBeVisible();
  await expectForEveryone();
  expect(server.calls.at(-1)?.body).toEqual({ missing: [{ position: 0, quantity: 1 }] });
  await page.getByLabelText('The shelf is empty').click();
  server.now(refuses(takeOffMissing, orderChanged));
  await button('Take it off').click();
  await expect.element(page.getByText(orderChanged.message)).toBeVisible();
  server.now(
    answers(takeOffMissing, left),
    answers(getOrderByStaff, left),
    answers(listPicks, [pickOf({ needed: 1, picked: 1 })]),
  );
  await button('Take it off').click();
  await expect.element(page.getByRole('button', { name: 'Mark as packed' })).toBeVisible();
  expect(server.calls.findLast(({ call }) => call.startsWith('PUT'))?.body).toEqual({
    missing: [{ position: 0, quantity: 1 }],
    agreed: false,
    shelf_is_empty: true,
    version: 1,
  });
});

test('a customer who wants a call is called first, and an order of which nothing is left is canceled', async () => {
  const toCall = { ...orderOfGrace, if_missing: 'call' as const, customer_phone: '+1 415 555 0199' };
  const server = fakeServer(
    answers(getMe, mia),
    answers(getOrderByStaff, toCall),
    answers(listPicks, [pickOf()]),
    answers(previewShort, { ...short, cancels: true, total_after: 0, payment: 81.5 }),
  );
  await visit(address);
  await button('Something is missing').click();
  await expect
    .element(page.getByRole('link', { name: '+1 415 555 0199' }))
    .toHaveAttribute('href', 'tel:+14155550199');
  await expect.element(page.getByText(/Nothing would be left/)).toBeVisible();
  await expectForEveryone();
  await page.getByLabelText('The customer agreed').click();
  const canceled = { ...toCall, status: 'cancelled' as const, next: [], version: 2 };
  server.now(answers(takeOffMissing, canceled), answers(getOrderByStaff, canceled));
  await button('Cancel order').click();
  await expect.element(page.getByText('There is nothing to pick: this order is canceled.')).toBeVisible();
  expect(server.calls.findLast(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({ agreed: true });
});
