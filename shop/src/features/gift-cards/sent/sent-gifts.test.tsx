import { expectForEveryone } from 'browser/testing/axe';
import { type Answering, answers, fakeServer, isAway, refuses, waits } from 'browser/testing/fake-server';
import { cancelGiftCard, resendGiftCard } from 'contract/gift-cards';
import { listGiftCardDesigns } from 'contract/gift-cards/designs';
import { getGiftPurchase } from 'contract/gift-cards/purchases';
import { type GiftWay, listSentGifts } from 'contract/gift-cards/sent';
import type { Wire } from 'contract/platform/endpoint';
import { fault } from 'contract/platform/envelope';
import { toPage } from 'contract/platform/page';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { door, gift } from '../../../testing/gifts';
import { ada, mission } from '../../../testing/people';
import { visit } from '../../../testing/visit';

type Gift = Wire<typeof listSentGifts>['data'][number];

const idOf = (n: number) => `0190b7e0-5f00-7000-8000-${String(n).padStart(12, '0')}`;
const sent = (n: number, way: GiftWay, about: Partial<Gift> = {}): Gift => ({
  id: idOf(n),
  number: `G5200${n}`,
  way,
  store_name: 'Cellar Door Mission',
  design: door,
  amount: 75,
  recipient_name: 'Grace Hopper',
  recipient_email: 'grace@example.com',
  delivery_date: '2026-12-24',
  can_cancel: way === 'waiting',
  can_resend: way === 'delivered',
  ...about,
});
const listed = (gifts: Gift[], rows = gifts.length, asked = { page: 1, pageSize: 10 }) =>
  answers(listSentGifts, toPage(gifts, rows, asked));

const shopWith = (...more: Answering[]) => fakeServer(answers(listGiftCardDesigns, [door]), ...more);
const open = (search = '') => visit(`/gift-card${search}`, { login: ada, store: mission });
const list = page.getByRole('region', { name: 'Gifts you sent' });
const gifts = list.getByRole('listitem');

test('each gift tells to whom, how much, its day and its way', async () => {
  shopWith(
    listed([
      sent(1, 'waiting'),
      sent(2, 'delivered', { recipient_name: 'Theo', delivery_date: '2026-11-02' }),
      sent(3, 'claimed', { recipient_name: 'Marisol' }),
      sent(4, 'cancelled', { recipient_name: 'Ida' }),
    ]),
  );
  await open();
  await expect.element(gifts.nth(0)).toHaveTextContent('For Grace Hopper');
  await expect.element(gifts.nth(0)).toHaveTextContent('Waiting');
  await expect.element(gifts.nth(0)).toHaveTextContent('$75.00');
  await expect.element(gifts.nth(0)).toHaveTextContent('Goes out on the morning of Dec 24, 2026');
  await expect.element(gifts.nth(1)).toHaveTextContent(/Delivered.*Went out on Nov 2, 2026/);
  await expect.element(gifts.nth(2)).toHaveTextContent('Claimed');
  await expect.element(gifts.nth(3)).toHaveTextContent(/Canceled.*Was scheduled for Dec 24, 2026/);
  await expect
    .element(page.getByRole('link', { name: 'For Grace Hopper' }))
    .toHaveAttribute('href', `/gift-card/purchase/101?purchase=${idOf(1)}`);
  // What is claimed is somebody else's, and what is cancelled is over.
  expect(gifts.all().map((one) => one.getByRole('button').all().length)).toEqual([1, 1, 0, 0]);
  await expectForEveryone();
});

test('a gift that waits is cancelled after a question, and the focus stays with it', async () => {
  const server = shopWith(listed([sent(1, 'waiting')]), answers(getGiftPurchase, gift()));
  await open();
  await page.getByRole('button', { name: 'Cancel this gift: the card for Grace Hopper, G52001' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel this gift?' });
  await expect.element(question).toHaveAccessibleDescription(/\$75\.00 goes back to your card/);
  server.now(answers(cancelGiftCard), listed([sent(1, 'cancelled')]));
  await question.getByRole('button', { name: 'Cancel the gift' }).click();
  await expect.element(gifts.nth(0)).toHaveTextContent('Canceled');
  await expect.element(page.getByRole('link', { name: 'For Grace Hopper' })).toHaveFocus();
  expect(server.calls.map(({ call }) => call)).toContain(`PUT e-com/gift-cards/${idOf(1)}/cancel`);
});

test('after a lost answer the same press is the same request; after an answer it is another', async () => {
  const server = shopWith(listed([sent(2, 'delivered')]), isAway(resendGiftCard));
  await open();
  const again = page.getByRole('button', { name: /^Send it again/ });
  await again.click();
  await expect.element(list.getByRole('alert')).toHaveTextContent('cannot be reached');
  server.now(answers(resendGiftCard));
  await again.click();
  await expect.element(page.getByText('The card is on its way again.')).toBeVisible();
  await expect.element(again).toBeEnabled();
  await again.click();
  const keys = () => server.calls.filter(({ call }) => call.endsWith('/resend')).map(({ key }) => key);
  await expect.poll(() => keys().length).toBe(3);
  const [first, second, third] = keys();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a refusal is told at its gift', async () => {
  const message = 'This card has already been sent three times today.';
  shopWith(
    listed([sent(1, 'waiting'), sent(2, 'delivered')]),
    refuses(resendGiftCard, { ...fault, status: 409, message }),
  );
  await open();
  await page.getByRole('button', { name: /^Send it again/ }).click();
  await expect.element(gifts.nth(1).getByRole('alert')).toHaveTextContent(message);
});

test('pages are in the address, and one beyond the end leads to the last', async () => {
  const many = (number: number) =>
    listed([sent(number, 'waiting', { recipient_name: `Friend ${number}` })], 11, {
      page: number,
      pageSize: 10,
    });
  const server = shopWith(many(1));
  const shop = await open();
  const pages = page.getByRole('navigation', { name: 'Pages of gifts you sent' });
  server.now(many(2));
  await pages.getByRole('link', { name: 'Page 2' }).click();
  await expect.element(page.getByRole('link', { name: 'For Friend 2' })).toBeVisible();
  expect(shop.address()).toContain('page=2');
  const beyond = await open('?page=7');
  await expect.poll(() => beyond.address()).toContain('page=2');
});

test('grey gifts stand for those that are coming; none yet is said, trouble has another try', async () => {
  const late = waits(refuses(listSentGifts, fault));
  const server = shopWith(late.answering);
  await open();
  await expect.element(list.getByRole('heading', { name: 'Gifts you sent' })).toBeVisible();
  await expect.element(list.getByText('No gifts yet')).not.toBeInTheDocument();
  await expectForEveryone();
  late.go();
  await expect.element(list.getByRole('alert')).toHaveTextContent('Your gifts could not be loaded');
  server.now(listed([]));
  await list.getByRole('button', { name: 'Try again' }).click();
  await expect.element(list.getByText('No gifts yet')).toBeVisible();
  await expectForEveryone();
});
