import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { orderNotFound } from 'contract/orders';
import {
  claimOrder,
  getOrderByStaff,
  moveOrderByStaff,
  orderChanged,
  sendLetterAgain,
  writeOrderNote,
} from 'contract/orders/orders.staff';
import { previewCancellation, previewReturn } from 'contract/orders/returns.staff';
import { tooMany } from 'contract/platform/envelope';
import { getMe } from 'contract/staff';
import { listActs } from 'contract/staff/acts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { orderMoved } from '../../testing/acts';
import { allBack, cancelledBack, orderOfGrace, returnAsked as request } from '../../testing/orders';
import { mia, olive } from '../../testing/people';
import { visit } from '../../testing/visit';

const address = `/orders/${orderOfGrace.number}`;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const packed = { ...orderOfGrace, status: 'packed' as const, next: ['ready' as const], version: 2 };
const ready = { ...orderOfGrace, status: 'ready', next: ['handed_over', 'cancelled'] } as const;

test('a clerk sees what it is, and takes it', async () => {
  const server = fakeServer(answers(getMe, mia), answers(getOrderByStaff, orderOfGrace));
  await visit(address);
  await expect.element(page.getByText('Domaine du Test Châteauneuf-du-Pape 2019')).toBeVisible();
  await expect.element(page.getByText('g•••@example.com')).toBeVisible();
  await expectForEveryone();
  const picker = { name: 'Mia Novak', since: new Date().toISOString(), is_you: true };
  server.now(answers(claimOrder, { ...orderOfGrace, picker }));
  await button('Start picking').click();
  await expect.element(button('Stop picking')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Pick', exact: true }))
    .toHaveAttribute('href', `${address}/pick`);
});

test('the first order of a new account that goes to another state says so, until it is done', async () => {
  const twoStates = { ...orderOfGrace, two_states: { account: 'Illinois', delivery: 'California' } };
  const server = fakeServer(answers(getMe, mia), answers(getOrderByStaff, twoStates));
  const { bell } = await visit(address);
  const words = page.getByText(/The account is in Illinois, and the order goes to California/);
  await expect.element(words).toBeVisible();
  await expectForEveryone();
  server.now(answers(getOrderByStaff, { ...twoStates, status: 'handed_over', next: [] }));
  bell.ring('1:orders');
  await expect.element(words).not.toBeInTheDocument();
});

test('what is packed is moved on with what was seen of it', async () => {
  const server = fakeServer(answers(getMe, mia), answers(getOrderByStaff, packed));
  await visit(address);
  server.now(answers(moveOrderByStaff, { ...ready, next: [...ready.next] }));
  await button('Ready for pickup').click();
  await expect.element(button('Hand over')).toBeVisible();
  expect(server.calls.at(-1)?.body).toEqual({ status: 'ready', version: 2 });
});

test('who is second sees it in words, and the note that was typed stays', async () => {
  const server = fakeServer(
    answers(getMe, mia),
    answers(getOrderByStaff, packed),
    refuses(moveOrderByStaff, orderChanged),
  );
  await visit(address);
  await page.getByRole('textbox', { name: 'Note for staff' }).fill('Rings twice.');
  server.now(answers(getOrderByStaff, { ...ready, next: [...ready.next] }));
  await button('Ready for pickup').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Somebody else has changed this order');
  await expect.element(button('Hand over')).toBeVisible();
  server.now(answers(writeOrderNote, { ...ready, next: [...ready.next] }));
  await button('Save note').click();
  await expect.poll(() => server.calls.at(-1)?.body).toEqual({ text: 'Rings twice.' });
});

test('a hand-over wants to know which ID it was and what it shows', async () => {
  const server = fakeServer(
    answers(getMe, mia),
    answers(getOrderByStaff, { ...ready, next: [...ready.next] }),
  );
  await visit(address);
  await button('Hand over').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('November 20, 2005')).toBeVisible();
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect.element(dialog.getByText('Choose which ID it was')).toBeVisible();
  await expectForEveryone();
  await dialog.getByLabelText('Passport').click();
  await dialog.getByLabelText('Old enough, valid, and in this name').click();
  server.now(answers(moveOrderByStaff, { ...orderOfGrace, status: 'handed_over', next: [] }));
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect.element(page.getByText('Handed over').first()).toBeVisible();
  expect(server.calls.at(-1)?.body).toEqual({
    status: 'handed_over',
    give_up: false,
    id_check: { method: 'passport', result: 'shown' },
    version: 1,
  });
});

test('an ID that is not accepted gives everything back; nothing else is offered', async () => {
  const server = fakeServer(
    answers(getMe, mia),
    answers(getOrderByStaff, { ...ready, next: [...ready.next] }),
  );
  await visit(address);
  await button('Hand over').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Driver’s license').click();
  await dialog.getByLabelText('Too young, expired, or no ID').click();
  await expect.element(dialog.getByRole('button', { name: 'Hand over' })).not.toBeInTheDocument();
  server.now(answers(moveOrderByStaff, { ...orderOfGrace, status: 'cancelled', next: [] }));
  await dialog.getByRole('button', { name: 'Refuse and cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.calls.at(-1)?.body).toMatchObject({ give_up: true, id_check: { result: 'refused' } });
});

test('what was typed stays, and says so, when a colleague has answered or ended it meanwhile', async () => {
  const returning = { ...orderOfGrace, return_requests: [request] };
  const server = fakeServer(
    answers(getMe, mia),
    answers(getOrderByStaff, returning),
    answers(previewReturn, allBack),
    answers(previewCancellation, cancelledBack),
  );
  await visit(address);
  const reason = page.getByLabelText('Reason, where something is refused');
  await reason.fill('The cork was pulled.');
  await button('Cancel order').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Reason').fill('The last bottle broke.');
  server.now(
    refuses(moveOrderByStaff, orderChanged),
    answers(getOrderByStaff, { ...orderOfGrace, status: 'cancelled', next: [], version: 2 }),
  );
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect.element(dialog.getByText(orderChanged.message)).toBeVisible();
  await expect.element(page.getByText('Canceled', { exact: true }).first()).toBeInTheDocument();
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('The last bottle broke.');
  await dialog.getByRole('button', { name: 'Keep order' }).click();
  await expect.element(page.getByText(/^This return is no longer open/)).toBeVisible();
  await expect.element(reason).toHaveValue('The cork was pulled.');
  await expectForEveryone();
  await button('Close').click();
  await expect.element(reason).not.toBeInTheDocument();
});

test('a letter shows whether it was sent, and is sent again by a press', async () => {
  const letter = { id: request.id, to: 'g•••@example.com', state: 'failed' as const, can_send_again: true };
  const written = {
    at: '2026-11-19T18:01:00.000Z',
    status: null,
    text: 'Your order CA1-104001 is placed',
    by: null,
    why: '',
  };
  const server = fakeServer(
    answers(getMe, mia),
    answers(getOrderByStaff, { ...orderOfGrace, timeline: [{ ...written, letter }] }),
    refuses(sendLetterAgain, tooMany),
  );
  await visit(address);
  await expect.element(page.getByText('Not delivered')).toBeVisible();
  await expectForEveryone();
  await page.getByRole('button', { name: /^Send again/ }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  const again = { ...letter, id: orderOfGrace.id, state: 'waiting' as const };
  server.now(
    answers(sendLetterAgain, {
      ...orderOfGrace,
      timeline: [
        { ...written, by: 'Mia Novak', letter: again },
        { ...written, letter },
      ],
    }),
  );
  await page.getByRole('button', { name: /^Send again/ }).click();
  await expect.element(page.getByText('Being sent')).toBeVisible();
});

test('an order that is not theirs is not there', async () => {
  fakeServer(answers(getMe, mia), refuses(getOrderByStaff, orderNotFound));
  await visit(address);
  await expect.element(page.getByText('There is no such order.')).toBeVisible();
});

test('an owner reads at the order what staff did to it, as it happens', async () => {
  const record = page.getByRole('region', { name: 'Record' });
  const server = fakeServer(
    answers(getMe, olive),
    answers(getOrderByStaff, orderOfGrace),
    answers(listActs, { data: [], next: null }),
  );
  const { bell } = await visit(address);
  await expect.element(record).toHaveTextContent('Nothing yet.');
  expect(Object.fromEntries(server.calls.find(({ call }) => call === 'GET staff/acts')!.query)).toEqual({
    thing: 'order',
    thing_id: orderOfGrace.id,
  });
  server.now(answers(listActs, { data: [orderMoved], next: null }));
  bell.ring('1:orders');
  await expect.element(record).toHaveTextContent(/Moved an order on.*placed.*packed/);
  await expectForEveryone();
});
