import { expectForEveryone } from 'browser/testing/axe';
import { answers, answersInPages, fakeServer, refuses } from 'browser/testing/fake-server';
import {
  blockGiftCard,
  cardInUse,
  findGiftCards,
  getGiftCardByStaff,
  listGiftCardEntriesByStaff,
  listLiabilities,
  resendGiftCardByStaff,
  sendGiftCardElsewhere,
} from 'contract/gift-cards/cards.staff';
import { unavailable } from 'contract/platform/envelope';
import { getMe } from 'contract/staff';
import { listActs } from 'contract/staff/acts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { marco, olive } from '../../../testing/people';
import { visit } from '../../../testing/visit';

const id = '0190b7e0-5f00-7000-8000-0000000000a1';
const row = {
  id,
  shown_code: '•••• R8TZ',
  state: 'active' as const,
  amount: 50,
  balance: 32.5,
  bought_at: '2026-11-20T18:00:00.000Z',
  delivery_date: '2026-11-20',
  number: 'CA1-G104001',
  recipient_name: 'Grace Hopper',
  buyer: { id: '0190b7e0-5f00-7000-8000-0000000000c1', name: 'Ada Lovelace' },
  holder: null,
};
const card = {
  ...row,
  recipient_email: 'grace@example.com',
  delivered_at: '2026-11-20T18:00:10.000Z',
  expires_on: '2031-11-21',
  blocked: null,
  can_send_again: true,
  can_send_elsewhere: true,
};
const entry = {
  at: '2026-11-21T18:00:00.000Z',
  date: '2026-11-21',
  reason: 'Paid towards an order',
  about: id,
  amount: -17.5,
  balance: 32.5,
};
const statement = {
  store_name: 'Mission Street',
  balance: 32.5,
  data: [entry],
  total_rows: 1,
  total_pages: 1,
  page: 1,
  pageSize: 20,
};
const standing = [
  answers(getMe, olive),
  answers(listActs, { data: [], next: null }),
  answers(getGiftCardByStaff, card),
  answers(listGiftCardEntriesByStaff, statement),
];
const open = () => visit(`/gift-cards/${id}?store=1`);
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('cards are listed with the end of their code, and searched', async () => {
  const server = fakeServer(answers(getMe, marco), refuses(findGiftCards, unavailable));
  await visit('/gift-cards');
  await expect.element(page.getByText('We could not load gift cards')).toBeVisible();
  server.now(answersInPages(findGiftCards, [row]));
  await button('Try again').click();
  await expect.element(page.getByRole('row').nth(1)).toHaveTextContent(/R8TZ.*Active.*\$32\.50.*Grace/);
  await expect.element(page.getByRole('link', { name: 'Liabilities' })).not.toBeInTheDocument();
  await expectForEveryone();
  server.now(answersInPages(findGiftCards, []));
  await page.getByRole('searchbox', { name: 'Search gift cards' }).fill('zzzz');
  await expect.element(page.getByText('Nothing matches “zzzz”.')).toBeVisible();
  expect(server.calls.at(-1)!.query.get('q')).toBe('zzzz');
});

test('one card shows its uses, and an owner blocks it with a reason', async () => {
  const server = fakeServer(...standing, answers(blockGiftCard));
  await open();
  await expect.element(page.getByText('Paid towards an order')).toBeVisible();
  await expect.element(page.getByText('Whoever has the code')).toBeVisible();
  await expect.element(page.getByText('Nov 20, 2031')).toBeVisible();
  await expectForEveryone();
  await button('Block').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toHaveTextContent('The $32.50 on it stays there.');
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect.element(dialog.getByText('Say why')).toBeVisible();
  const blocked = { at: '2026-11-22T18:00:00.000Z', because: 'Stolen' };
  server.now(answers(getGiftCardByStaff, { ...card, state: 'blocked', blocked }));
  await dialog.getByLabelText('Why').fill('Stolen');
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect.element(page.getByText(/^Blocked on .*: Stolen$/)).toBeVisible();
  await expect.element(button('Unblock')).toBeVisible();
});

test('a manager sends it again, and neither blocks nor redirects it', async () => {
  fakeServer(...standing, answers(getMe, marco), answers(resendGiftCardByStaff));
  await open();
  await button('Send again').click();
  await expect.element(page.getByText('The card is on its way again')).toBeVisible();
  await expect.element(button('Block')).not.toBeInTheDocument();
  await expect.element(button('Correct the address')).not.toBeInTheDocument();
});

test('its address is corrected, and what was typed stays when that is refused', async () => {
  const server = fakeServer(...standing, refuses(sendGiftCardElsewhere, cardInUse));
  await open();
  await button('Correct the address').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Email').fill('grace.hopper@example.com');
  await dialog.getByLabelText('Why').fill('Mistyped');
  await dialog.getByRole('button', { name: 'Send there' }).click();
  await expect.element(dialog.getByText(cardInUse.message)).toBeVisible();
  await expectForEveryone();
  server.now(answers(sendGiftCardElsewhere));
  await dialog.getByRole('button', { name: 'Send there' }).click();
  await expect.element(page.getByText('The card goes to the new address')).toBeVisible();
  expect(server.calls.findLast(({ call }) => call.endsWith('/recipient'))?.body).toEqual({
    recipient_name: 'Grace Hopper',
    recipient_email: 'grace.hopper@example.com',
    why: 'Mistyped',
  });
});

test('what is owed is told by store and together', async () => {
  const owed = { gift_cards: 25.37, credit: 12.5, points: 250, points_worth: 2.5, total: 40.37 };
  const stores = [
    { store_id: 1, name: 'Mission Street', ...owed },
    { store_id: 2, name: 'Embarcadero', ...owed },
  ];
  fakeServer(answers(getMe, olive), answers(listLiabilities, { stores, apart: [], refunds: [] }));
  await visit('/liabilities');
  await expect.element(page.getByRole('row').nth(1)).toHaveTextContent(/Mission Street.*\$25\.37.*\$40\.37/);
  await expect.element(page.getByRole('row').nth(3)).toHaveTextContent(/All stores.*500.*\$80\.74/);
  await expect.element(page.getByText('These figures match the ledger to the cent.')).toBeVisible();
  await expectForEveryone();
});
