import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, isAway, refuses, waits } from 'browser/testing/fake-server';
import {
  acceptReturnBeyond,
  acceptReturnByStaff,
  getOrderByStaff,
  moveOrderByStaff,
  orderChanged,
  reasonNeeded,
} from 'contract/orders/orders.staff';
import {
  beginReturn,
  beginReturnBeyond,
  previewCancellation,
  previewReturn,
} from 'contract/orders/returns.staff';
import { freshFactorNeeded, getMe, proveFactor } from 'contract/staff';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { allBack, cancelledBack, oneBack, orderOfGrace, returnAsked } from '../../../testing/orders';
import { marco, mia } from '../../../testing/people';
import { visit } from '../../../testing/visit';

const address = `/orders/${orderOfGrace.number}`;
const bottle = 'Domaine du Test Châteauneuf-du-Pape 2019';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog', { name: 'Return or refund' });
const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true });

/** Without `exact`: what a button reads while busy counts as a part of its name. */
const answer = page.getByRole('button', { name: 'Answer return' });
const payBack = dialog.getByRole('button', { name: 'Pay back' });

const handedOver = {
  ...orderOfGrace,
  status: 'handed_over' as const,
  next: [],
  return_until: '2026-12-20',
};
const returning = { ...handedOver, return_requests: [returnAsked] };
const returned = { ...handedOver, status: 'returned_in_part' as const, version: 2 };

const sentTo = (server: ReturnType<typeof fakeServer>, path: string) =>
  server.calls.filter(({ call }) => call.endsWith(`${orderOfGrace.number}/${path}`)).map(({ body }) => body);

test('a return is answered piece by piece, with a reason for what is refused, after it was seen what goes back', async () => {
  const preview = waits(answers(previewReturn, oneBack));
  const server = fakeServer(
    answers(getMe, mia),
    answers(getOrderByStaff, returning),
    answers(previewReturn, allBack),
    refuses(acceptReturnByStaff, reasonNeeded),
  );
  await visit(address);
  await expect.element(page.getByText('Back to the card')).toBeVisible();
  await expect
    .element(page.getByText('up to $50.00 goes back without a manager', { exact: false }))
    .toBeVisible();
  await expect.element(answer).toBeDisabled();
  await expectForEveryone();

  server.now(preview.answering);
  await button(`Decrease ${bottle}: back on the shelf`).click();
  await expect.element(answer).toBeDisabled();
  preview.go();
  await expect.element(page.getByText('$40.75')).toBeVisible();
  await expect.element(page.getByText('Earned points taken back')).toBeVisible();
  expect(sentTo(server, 'return/preview').at(-1)).toEqual({ lines: [{ position: 0, quantity: 1 }] });
  await answer.click();
  await expect.element(page.getByText(reasonNeeded.message)).toBeVisible();
  await expectForEveryone();
  await page.getByLabelText('Reason, where something is refused').fill('The cork was pulled.');
  server.now(answers(acceptReturnByStaff, { ...returned, return_requests: [] }));
  await answer.click();
  await expect.element(page.getByText('Returned in part')).toBeVisible();
  expect(server.calls.at(-1)?.body).toEqual({
    accepted: [{ position: 0, quantity: 1 }],
    broken: [],
    kept: [],
    reason: 'The cork was pulled.',
    version: 1,
  });
});

test('a large return is answered by a manager, who is asked for a code', async () => {
  const server = fakeServer(
    answers(getMe, marco),
    answers(getOrderByStaff, returning),
    answers(previewReturn, allBack),
    refuses(acceptReturnBeyond, freshFactorNeeded),
    answers(proveFactor),
  );
  await visit(address);
  await expect.element(page.getByText('more than $50.00 for one order', { exact: false })).toBeVisible();
  await expect.element(page.getByText('Already taken off, for points that were spent')).toBeVisible();
  await answer.click();
  const asked = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await asked.getByLabelText('Code').fill('123456');
  server.now(answers(acceptReturnBeyond, { ...returned, return_requests: [] }));
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(page.getByText('Returned in part')).toBeVisible();
  expect(sentTo(server, 'return')).toEqual([]);
  expect(sentTo(server, 'return-beyond')).toHaveLength(2);
});

test('a customer rings about a broken bottle: chosen, seen, paid back in one act', async () => {
  const begins = waits(answers(beginReturn, returned));
  const server = fakeServer(
    answers(getMe, mia),
    answers(getOrderByStaff, handedOver),
    answers(previewReturn, oneBack),
    begins.answering,
  );
  await visit(address);
  await button('Return or refund').click();
  await expect.element(dialog.getByText('Choose pieces to see what goes back.')).toBeVisible();
  await expect.element(payBack).toBeDisabled();
  await expectForEveryone();
  await inDialog(`Increase ${bottle}: kept by the customer, paid back`).click();
  await expect.element(dialog.getByText('$40.75')).toBeVisible();
  await payBack.click();
  await expect.element(dialog.getByText('Reason is required')).toBeVisible();
  await dialog.getByLabelText('Reason').fill('Broken in the box');
  await expectForEveryone();
  await payBack.click();
  await expect.element(dialog.getByRole('button', { name: /Paying back/ })).toBeVisible();
  begins.go();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('Returned in part')).toBeVisible();
  expect(sentTo(server, 'returns')).toEqual([
    {
      accepted: [],
      broken: [],
      kept: [{ position: 0, quantity: 1 }],
      reason: 'Broken in the box',
      version: 1,
    },
  ]);
});

test('the pieces of a line go three ways, together no more than there are, by keyboard alone', async () => {
  const server = fakeServer(
    answers(getMe, marco),
    answers(getOrderByStaff, handedOver),
    answers(previewReturn, allBack),
    answers(beginReturnBeyond, returned),
  );
  await visit(address);
  await expect.element(button('Return or refund')).toBeVisible();
  (button('Return or refund').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const shelf = dialog.getByRole('spinbutton', { name: `${bottle}: back on the shelf` });
  const broken = dialog.getByRole('spinbutton', { name: `${bottle}: broken, paid back` });
  (shelf.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}');
  (broken.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  await expect.element(shelf).toHaveValue(1);
  await expect.element(broken).toHaveValue(1);
  await expect.element(dialog.getByText('$80.50')).toBeVisible();
  (dialog.getByLabelText('Reason').element() as HTMLElement).focus();
  await userEvent.keyboard('Dropped{Tab}{Tab}{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sentTo(server, 'returns-beyond')).toMatchObject([
    { accepted: [{ position: 0, quantity: 1 }], broken: [{ position: 0, quantity: 1 }], kept: [] },
  ]);
});

test('what could not be worked out is asked again, and a colleague who was faster takes nothing that was chosen', async () => {
  const server = fakeServer(
    answers(getMe, mia),
    answers(getOrderByStaff, handedOver),
    isAway(previewReturn),
    refuses(beginReturn, orderChanged),
  );
  await visit(address);
  await button('Return or refund').click();
  await inDialog(`Increase ${bottle}: broken, paid back`).click();
  await expect.element(inDialog('Try again')).toBeVisible();
  await expect.element(payBack).toBeDisabled();
  await expectForEveryone();
  server.now(answers(previewReturn, oneBack));
  await inDialog('Try again').click();
  await expect.element(dialog.getByText('$40.75')).toBeVisible();
  await dialog.getByLabelText('Reason').fill('Dropped');
  server.now(answers(getOrderByStaff, { ...returning, version: 2 }));
  await payBack.click();
  await expect.element(dialog.getByText(orderChanged.message)).toBeVisible();
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('Dropped');
  await expect
    .element(dialog.getByRole('spinbutton', { name: `${bottle}: broken, paid back` }))
    .toHaveValue(1);
});

test('after the days of return a clerk reads whom to ask, and a manager begins it', async () => {
  const server = fakeServer(
    answers(getMe, mia),
    answers(getOrderByStaff, { ...handedOver, return_until: null }),
  );
  await visit(address);
  await expect.element(page.getByText(/^The days for returns are over/)).toBeVisible();
  expect(button('Return or refund').query()).toBeNull();
  server.now(answers(getMe, marco));
  await visit(address);
  await expect.element(button('Return or refund')).toBeVisible();
});

test('canceling shows what goes back, and wants a reason', async () => {
  const preview = waits(answers(previewCancellation, cancelledBack));
  const server = fakeServer(answers(getMe, mia), answers(getOrderByStaff, orderOfGrace), preview.answering);
  await visit(address);
  await button('Cancel order').click();
  const asked = page.getByRole('dialog');
  await expect.element(asked.getByRole('button', { name: 'Cancel order' })).toBeDisabled();
  await expectForEveryone();
  preview.go();
  await expect.element(asked.getByText('Not charged to the card')).toBeVisible();
  await expect.element(asked.getByText('$61.50')).toBeVisible();
  await expect.element(asked.getByText('Back to store credit')).toBeVisible();
  await asked.getByRole('button', { name: 'Cancel order' }).click();
  await expect.element(asked.getByText('Reason is required')).toBeVisible();
  await expectForEveryone();
  await asked.getByLabelText('Reason').fill('The last bottle broke.');
  server.now(answers(moveOrderByStaff, { ...orderOfGrace, status: 'cancelled', next: [] }));
  await asked.getByRole('button', { name: 'Cancel order' }).click();
  await expect.element(asked).not.toBeInTheDocument();
  expect(server.calls.at(-1)?.body).toMatchObject({ status: 'cancelled', reason: 'The last bottle broke.' });
});
