import { expectForEveryone } from 'browser/testing/axe';
import { answers, answersInPages, fakeServer, isAway, refuses, waits } from 'browser/testing/fake-server';
import { useToasts } from 'browser/toasts/toast';
import { type GiftCard, listGiftCardEntries, listGiftCards, unreadableCode } from 'contract/gift-cards';
import { getGiftPurchase } from 'contract/gift-cards/purchases';
import type { Wire } from 'contract/platform/endpoint';
import { fault } from 'contract/platform/envelope';
import { toPage } from 'contract/platform/page';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { gift } from '../../../testing/gifts';
import { ada, mission } from '../../../testing/people';
import { visit } from '../../../testing/visit';

type Card = Wire<typeof listGiftCards>['data'][number];

const idOf = (n: number) => `0190b7e0-5f00-7000-8000-${String(n).padStart(12, '0')}`;
const card = (n: number, about: Partial<Card> = {}): Card => ({
  id: idOf(n),
  gift_card_code: `7K3D-0M9X-QW2P-R${String(n).padStart(3, '0')}`,
  store_name: 'Cellar Door Mission',
  amount: 1250,
  delivery_date: '2026-02-09',
  remaining_validity_days: 1826,
  status: 1,
  is_gift: false,
  sent_to: null,
  design_id: null,
  ...about,
});
const active = card(1);
const usedUp = card(2, { status: 0, remaining_validity_days: null, amount: 25.5 });

const listed = (cards: Card[], rows = cards.length, asked = { page: 1, pageSize: 10 }) =>
  answers(listGiftCards, toPage(cards, rows, asked));
const statement = answers(listGiftCardEntries, {
  store_name: 'Cellar Door Mission',
  balance: 12.5,
  ...toPage(
    [
      {
        at: '2026-02-09T20:00:00.000Z',
        date: '2026-02-09',
        reason: 'Bought',
        about: idOf(1),
        amount: 1250,
        balance: 1250,
      },
    ],
    1,
    { page: 1, pageSize: 10 },
  ),
});

const open = (address = '/profile/gift-cards') => visit(address, { login: ada, store: mission });
const row = (n: number) => page.getByRole('row').nth(n);
const asked = (server: ReturnType<typeof fakeServer>) =>
  server.calls.filter(({ call }) => call.startsWith('GET e-com/customer/gift-cards')).length;
const messages = () => useToasts.getState().toasts.map(({ message }) => message);

/** What the screen has asked for, newest last. */
function watchQueries() {
  const queries: string[] = [];
  const fetching = globalThis.fetch;
  globalThis.fetch = (address, init) => {
    if (String(address).includes('customer/gift-cards')) queries.push(String(address).split('?')[1] ?? '');
    return fetching(address, init);
  };
  return queries;
}

test('gift cards are a table with exactly these columns', async () => {
  fakeServer(listed([active, usedUp]));
  await open();
  await expect.element(row(1)).toBeVisible();
  const headers = page.getByRole('columnheader').all();
  expect(headers.map((header) => header.element().textContent)).toEqual([
    'Gift Card Number',
    'Store Name',
    'Total AMT',
    'Purchase On',
    'Remaining Days',
    'Status',
  ]);
  const cells = (n: number) =>
    row(n)
      .getByRole('cell')
      .all()
      .map((cell) => cell.element().textContent);
  expect(cells(1)).toEqual([
    '7K3D-0M9X-QW2P-R001',
    'Cellar Door Mission',
    '$1,250.00',
    '09/02/2026',
    '1826',
    'Active',
  ]);
  expect(cells(2).slice(2)).toEqual(['$25.50', '09/02/2026', '–', 'Not Active']);
  await expectForEveryone();
});

test('an active card is green, any other red', async () => {
  fakeServer(listed([active, card(2, { status: 12 })]));
  await open();
  const colourOf = (words: string) => {
    const badge = page.getByText(words, { exact: true });
    return getComputedStyle(badge.element()).color;
  };
  await expect.element(row(2)).toBeVisible();
  expect(colourOf('Active')).toBe('rgb(47, 107, 58)');
  expect(colourOf('Not Active')).toBe('rgb(179, 38, 30)');
});

test('a press on a row that is not active marks it active with 56 days, here alone', async () => {
  const server = fakeServer(listed([active, usedUp]));
  await open();
  await row(2).getByRole('cell').nth(1).click();
  await expect.element(row(2)).toHaveTextContent(/56Active$/);
  await expect.element(row(2)).not.toHaveTextContent('Not Active');
  await row(1).getByRole('cell').nth(1).click();
  await expect.element(row(1)).toHaveTextContent(/1826Active$/);
  expect(asked(server)).toBe(1);
  expect(server.calls.every(({ call }) => call.startsWith('GET '))).toBe(true);
});

test('the same is done by keyboard', async () => {
  fakeServer(listed([usedUp]));
  await open();
  const activate = page.getByRole('button', { name: /^Not Active/ });
  await expect.element(activate).toBeVisible();
  (activate.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(row(1)).toHaveTextContent(/56Active$/);
});

test('the list asks for ten, and for as many as the customer chooses', async () => {
  const many = Array.from({ length: 10 }, (_, n) => card(n + 1));
  fakeServer(listed(many, 35));
  const queries = watchQueries();
  const shop = await open();
  await expect.element(row(10)).toBeVisible();
  expect(queries).toEqual(['page=1&pageSize=10']);
  const sizes = page.getByRole('combobox', { name: 'Per page' });
  expect(
    sizes
      .getByRole('option')
      .all()
      .map((option) => option.element().textContent),
  ).toEqual(['10', '20', '50', '75', '100']);
  await sizes.selectOptions('50');
  await expect.poll(() => queries.at(-1)).toBe('page=1&pageSize=50');
  expect(shop.address()).toBe('/profile/gift-cards?pageSize=50');
});

test('a page size that is not on offer is taken for 20', async () => {
  const many = Array.from({ length: 20 }, (_, n) => card(n + 1));
  fakeServer(listed(many, 35, { page: 1, pageSize: 20 }));
  const queries = watchQueries();
  await open('/profile/gift-cards?pageSize=33');
  await expect.element(row(20)).toBeVisible();
  expect(queries).toEqual(['page=1&pageSize=20']);
  await expect.element(page.getByRole('combobox', { name: 'Per page' })).toHaveValue('20');
});

test('pages have addresses, and the cards stay while the next ones come', async () => {
  const first = Array.from({ length: 10 }, (_, n) => card(n + 1));
  const server = fakeServer(listed(first, 12));
  const shop = await open();
  await expect.element(row(10)).toBeVisible();
  const late = waits(listed([card(11), card(12)], 12, { page: 2, pageSize: 10 }));
  server.now(late.answering);
  await page.getByRole('link', { name: 'Page 2' }).click();
  expect(shop.address()).toBe('/profile/gift-cards?page=2');
  await expect.element(row(10)).toBeVisible();
  late.go();
  await expect.element(page.getByText('7K3D-0M9X-QW2P-R012')).toBeVisible();
  await expect.element(row(3)).not.toBeInTheDocument();
});

test('a page beyond the last one is the last one', async () => {
  const twelve = Array.from({ length: 12 }, (_, n) => card(n + 1));
  fakeServer(answersInPages(listGiftCards, twelve));
  const shop = await open('/profile/gift-cards?page=9');
  await expect.poll(() => shop.address()).toBe('/profile/gift-cards?page=2');
  await expect.element(page.getByText('7K3D-0M9X-QW2P-R012')).toBeVisible();
});

test('each card has a statement, opened by a control of its own', async () => {
  fakeServer(listed([usedUp]), statement);
  const shop = await open();
  await page.getByRole('link', { name: `Statement of ${usedUp.gift_card_code}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Gift card statement' });
  await expect.element(dialog).toHaveAccessibleDescription('Cellar Door Mission: $12.50 now');
  await expect
    .element(dialog.getByRole('row').nth(1))
    .toHaveTextContent('Feb 9, 2026Bought+$1,250.00$1,250.00');
  expect(shop.address()).toBe(`/profile/gift-cards?statement=${usedUp.id}`);
  await expectForEveryone();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(row(1)).toHaveTextContent('Not Active');
});

test.each([
  ['paid', { can_cancel: true }, 'See the gift, or cancel it'],
  ['delivered', { can_resend: true }, 'See the gift, or send it again'],
  ['cancelled', {}, 'See the gift'],
] as const)(
  'the statement of a card that was bought and is %s leads to the gift',
  async (status, can, words) => {
    fakeServer(
      listed([card(1, { is_gift: true })]),
      statement,
      answers(getGiftPurchase, gift({ id: idOf(1), status, ...can })),
    );
    await open(`/profile/gift-cards?statement=${idOf(1)}`);
    await expect
      .element(page.getByRole('link', { name: words, exact: true }))
      .toHaveAttribute('href', `/gift-card/purchase/1?purchase=${idOf(1)}`);
    await expectForEveryone();
  },
);

test('a card that was sent to somebody else is masked, says to whom, and leads to the gift', async () => {
  fakeServer(
    listed([card(1, { is_gift: true, gift_card_code: '•••• R8TZ', sent_to: 'Grace Hopper', design_id: 7 })]),
  );
  await open();
  await expect.element(row(1)).toHaveTextContent('•••• R8TZ');
  await expect
    .element(page.getByRole('link', { name: 'For Grace Hopper' }))
    .toHaveAttribute('href', `/gift-card/purchase/7?purchase=${idOf(1)}`);
  await expect.element(page.getByRole('link', { name: /Statement of/ })).not.toBeInTheDocument();
  await expectForEveryone();
});

test('while cards are coming, grey rows stand for them; without any the screen says so', async () => {
  const late = waits(listed([]));
  fakeServer(late.answering);
  await open();
  await expect
    .element(page.getByRole('table', { name: 'Your gift cards' }))
    .toHaveAttribute('aria-busy', 'true');
  await expectForEveryone();
  late.go();
  await expect.element(page.getByText('No gift cards found')).toBeVisible();
  await expectForEveryone();
});

test('cards that could not be loaded are told in the words of the server, if it has any', async () => {
  const server = fakeServer(refuses(listGiftCards, { ...fault, message: 'The cards are being counted.' }));
  await open();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  expect(messages()).toEqual(['The cards are being counted.']);
  await expectForEveryone();
  server.now(listed([active] satisfies GiftCard[]));
  await again.click();
  await expect.element(page.getByText('Active', { exact: true })).toBeVisible();
});

test('a failure without words is not told', async () => {
  fakeServer(isAway(listGiftCards));
  await open();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(messages()).toEqual([]);
});

test('a code that cannot be read is said to be so, and leads to the shop', async () => {
  fakeServer(listed([card(1, { gift_card_code: unreadableCode })]));
  await open();
  await expect.element(row(1)).toHaveTextContent('We can’t show this code. Contact us');
  await expect
    .element(row(1).getByRole('link', { name: 'Contact us' }))
    .toHaveAttribute('href', '/contact-us');
  await expect
    .element(row(1).getByRole('link', { name: 'Statement of a card without its code' }))
    .toBeVisible();
  await expectForEveryone();
});
