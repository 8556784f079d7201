import { expectForEveryone } from 'browser/testing/axe';
import { type Answering, answers, fakeServer, refuses, waits } from 'browser/testing/fake-server';
import { resendConfirmation } from 'contract/auth';
import { emailUnconfirmed } from 'contract/auth/email-unconfirmed';
import { getCart } from 'contract/cart';
import { cancelGiftCard, giftPurchaseNotFound, resendGiftCard } from 'contract/gift-cards';
import { designNotFound, getGiftCardDesign, listGiftCardDesigns } from 'contract/gift-cards/designs';
import {
  createGiftCart,
  dayNotOffered,
  getGiftPurchase,
  listGiftPaymentMethods,
  payGiftPurchase,
} from 'contract/gift-cards/purchases';
import { listSentGifts } from 'contract/gift-cards/sent';
import { fault, tooMany } from 'contract/platform/envelope';
import { toPage } from 'contract/platform/page';
import { listStores } from 'contract/stores';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSession } from '../../../platform/session';
import { emptyWireCart } from '../../../testing/cart';
import { demoMethods } from '../../../testing/checkout';
import { sessionEndsAt } from '../../../testing/ended-session';
import { confetti, door, gift, giftId } from '../../../testing/gifts';
import { ada, mission, westLoop } from '../../../testing/people';
import { visit } from '../../../testing/visit';
import { draftName, unsentGift } from './gift-form';

const ofAda = { login: ada, store: mission };

const shopWith = (...more: Answering[]) =>
  fakeServer(
    answers(listStores, [mission, westLoop]),
    answers(getCart, emptyWireCart),
    {
      endpoint: listGiftCardDesigns,
      reply: async (_, __, query) => ({
        status: 200,
        body: { message: 'OK', data: query?.get('kind') === 'gift-card' ? [door] : [confetti] },
      }),
    },
    answers(getGiftCardDesign, confetti),
    answers(listSentGifts, toPage([], 0, { page: 1, pageSize: 10 })),
    answers(listGiftPaymentMethods, { ...demoMethods, due: 75, methods: ['card'] }),
    ...more,
  );
const preview = page.getByRole('figure', { name: 'The card as it will look' });
const heading = page.getByRole('heading', { level: 1 });
const goOn = page.getByRole('button', { name: 'Continue to payment' });
const field = (name: string | RegExp) => page.getByRole('textbox', { name });

test('the shelf leads a gift card to its amount and a birthday card to what stands inside', async () => {
  shopWith();
  await visit('/gift-card', ofAda);
  await expect
    .element(page.getByRole('link', { name: door.name }))
    .toHaveAttribute('href', '/gift-card/purchase/101');
  await expect
    .element(page.getByRole('link', { name: confetti.name }))
    .toHaveAttribute('href', '/gift-card/1');
  await expectForEveryone();
});

test.each([320, 390])('on a phone of %i pixels two designs stand beside each other', async (width) => {
  await page.viewport(width, 844);
  onTestFinished(() => page.viewport(1024, 768));
  const grapes = { ...door, id: 102, name: 'A walk through the vines' };
  shopWith(answers(listGiftCardDesigns, [door, grapes]));
  await visit('/gift-card', ofAda);
  const cards = page.getByRole('region', { name: 'For any day' }).getByRole('listitem');
  await expect.element(cards.nth(1)).toBeVisible();
  const [one, other] = cards.all().map((card) => card.element().getBoundingClientRect());
  expect([other!.top, other!.left > one!.right]).toEqual([one!.top, true]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await expectForEveryone();
});

test('while the shelf is coming its shape stands; trouble is told with another try', async () => {
  const late = waits(refuses(listGiftCardDesigns, fault));
  const server = shopWith(late.answering);
  await visit('/gift-card', ofAda);
  await expect.element(heading).toHaveTextContent('Gift cards');
  await expectForEveryone();
  late.go();
  await expect.element(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  server.now(answers(listGiftCardDesigns, [door]));
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect.element(page.getByRole('link', { name: door.name }).first()).toBeVisible();
});

test('name and greeting are on the birthday card while they are typed, and go along to the amount', async () => {
  shopWith();
  const shop = await visit('/gift-card/1', ofAda);
  await expect.element(preview).toHaveTextContent('Happy birthday');
  await field('Whose birthday is it?').fill('Grace');
  await field('Your greeting').fill('Happy 40th');
  await expect.element(preview).toHaveTextContent('Dear Grace,Happy 40th– Ada Byron');
  await expectForEveryone();
  await page.getByRole('link', { name: 'Choose the amount' }).click();
  expect(shop.address()).toBe('/gift-card/purchase/1?to=Grace&greeting=Happy+40th');
  await expect.element(field(/^Recipient's name/)).toHaveValue('Grace');
});

test('a card that is not on the shelf says so', async () => {
  shopWith(refuses(getGiftCardDesign, designNotFound));
  await visit('/gift-card/purchase/999', ofAda);
  await expect.element(page.getByText('We don’t have this card')).toBeVisible();
  await expectForEveryone();
});

test('the preview follows what is written, and what is sent is what was seen', async () => {
  const server = shopWith(
    answers(createGiftCart, { giftCardCartId: giftId, totals: { amount: 75, due: 75 } }),
    answers(getGiftPurchase, gift()),
  );
  const shop = await visit('/gift-card/purchase/1', ofAda);
  await page.getByRole('radio', { name: 'Another amount' }).click();
  await field(/^Your amount/).fill('75');
  await field(/^Recipient's name/).fill('Grace');
  await field(/^Recipient's email/).fill('grace@example.com');
  await field('Message').fill('Open something old.');
  await expect
    .element(preview)
    .toHaveTextContent(/Dear Grace,Happy birthdayOpen something old\.– Ada Byron\$75\.00/);
  await expect.element(preview).toHaveTextContent('To spend at Cellar Door Mission');
  await expectForEveryone();
  await goOn.click();
  await expect.poll(shop.address).toBe(`/gift-card/purchase/1?purchase=${giftId}`);
  const { body } = server.calls.find(({ call }) => call === 'POST e-com/create-gift-cart')!;
  expect(body).toMatchObject({
    design_id: 1,
    store_id: 1,
    amount: 75,
    for_me: false,
    recipient_name: 'Grace',
    recipient_email: 'grace@example.com',
    greeting: 'Happy birthday',
    message: 'Open something old.',
    delivery_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});

test('a gift survives leaving the page, for this customer alone, until it is sent or they log out', async () => {
  shopWith(answers(getGiftCardDesign, door));
  await visit('/gift-card/purchase/101', ofAda);
  await field("Recipient's name").fill('Grace Hopper');
  await field(/^Message/).fill('For the next good evening.');
  await page.getByRole('link', { name: 'About us' }).first().click();
  await expect.element(heading).toHaveTextContent('About us');
  expect(unsentGift(draftName(101, {}), '2026-11-20')).toMatchObject({
    name: 'Grace Hopper',
    message: 'For the next good evening.',
  });
  const { login } = useSession.getState();
  useSession.getState().logIn({ ...ada, customer: { ...ada.customer, id: giftId } });
  expect(unsentGift(draftName(101, {}), '2026-11-20')).toBeUndefined();
  expect(localStorage.getItem('drafts')).toBeNull();
  useSession.getState().logIn(login!);
  expect(unsentGift(draftName(101, {}), '2026-11-20')).toBeUndefined();
});

test('what was written of a gift stands in the form again, and is forgotten once it is sent', async () => {
  shopWith(
    answers(getGiftCardDesign, door),
    answers(createGiftCart, { giftCardCartId: giftId, totals: { amount: 50, due: 50 } }),
    answers(getGiftPurchase, gift()),
  );
  const shop = await visit('/gift-card/purchase/101', ofAda);
  await field("Recipient's name").fill('Grace Hopper');
  await page.getByRole('link', { name: 'About us' }).first().click();
  await expect.element(heading).toHaveTextContent('About us');
  shop.back();
  await expect.element(field("Recipient's name")).toHaveValue('Grace Hopper');
  await expectForEveryone();
  await field("Recipient's email").fill('grace@example.com');
  await goOn.click();
  await expect.poll(shop.address).toContain('purchase=');
  expect(localStorage.getItem('drafts')).toBeNull();
});

test('what is missing is told where it is missing, before any call', async () => {
  const server = shopWith();
  await visit('/gift-card/purchase/1', ofAda);
  await page.getByRole('radio', { name: 'Another amount' }).click();
  await field(/^Your amount/).fill('5');
  await goOn.click();
  await expect
    .element(field(/^Your amount/))
    .toHaveAccessibleDescription(/Choose an amount from \$10 to \$500/);
  await expect.element(field(/^Recipient's name/)).toHaveAccessibleDescription(/Enter the recipient's name/);
  await expect.element(field(/^Recipient's email/)).toHaveAccessibleDescription(/Email is required/);
  await expect.element(field(/^Your amount/)).toHaveFocus();
  await expectForEveryone();
  expect(server.calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
  await page.getByRole('radio', { name: 'For me' }).click();
  await expect.element(field(/^Recipient's name/)).not.toBeInTheDocument();
  await expect.element(preview).toHaveTextContent('Dear Ada Byron,');
});

test('a session that has ended while the gift is written says nothing in the form', async () => {
  shopWith(sessionEndsAt(createGiftCart));
  await visit('/gift-card/purchase/1?to=Grace', ofAda);
  await field(/^Recipient's email/).fill('grace@example.com');
  await goOn.click();
  await expect.poll(() => useSession.getState().login).toBeNull();
  await expect.element(goOn).toBeVisible();
  await expect.element(page.getByText('jwt expired')).not.toBeInTheDocument();
});

test('whoever has not confirmed their email is told so, keeps the gift, and gets the link on the spot', async () => {
  const server = shopWith(refuses(createGiftCart, emailUnconfirmed), answers(resendConfirmation));
  await visit('/gift-card/purchase/1?to=Grace', ofAda);
  await field(/^Recipient's email/).fill('grace@example.com');
  await goOn.click();
  const told = page.getByRole('alert').filter({ hasText: emailUnconfirmed.message });
  await expect.element(told).toBeVisible();
  await expect.element(field(/^Recipient's email/)).toHaveValue('grace@example.com');
  await expectForEveryone();
  await told.getByRole('button', { name: 'Send the link again' }).click();
  await expect.element(told.getByRole('button', { name: 'Sent' })).toBeDisabled();
  expect(server.calls.some(({ call }) => call === 'POST e-com/auth/resend-verification')).toBe(true);
});

test('tomorrow is one press away', async () => {
  shopWith();
  await visit('/gift-card/purchase/1?to=Grace', ofAda);
  const day = field(/^Day of delivery/);
  await expect.element(day).toBeVisible();
  const [month, date, year] = (day.element() as HTMLInputElement).value.split('/').map(Number);
  await page.getByRole('button', { name: 'Open the calendar: Day of delivery' }).click();
  const quick = page.getByRole('list', { name: 'Quick ranges' }).getByRole('button');
  expect(quick.elements().map(({ textContent }) => textContent)).toEqual(['Today', 'Tomorrow']);
  await quick.nth(1).click();
  const next = new Date(Date.UTC(year!, month! - 1, date! + 1)).toISOString().slice(0, 10);
  await expect.element(day).toHaveValue(next.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1'));
});

test('a day that the server refuses is told at the day', async () => {
  shopWith(refuses(createGiftCart, dayNotOffered));
  await visit('/gift-card/purchase/1?to=Grace', ofAda);
  await field(/^Recipient's email/).fill('grace@example.com');
  await goOn.click();
  await expect
    .element(field(/^Day of delivery/))
    .toHaveAccessibleDescription(/Choose a day from today to a year ahead/);
});

const paid = (status: 'paid' | 'unknown' | 'declined') =>
  answers(payGiftPurchase, {
    order: { id: giftId, number: 'G52001', status: status === 'paid' ? 'placed' : 'awaiting_payment' },
    payment: { status },
  });
const pay = page.getByRole('button', { name: 'Pay $75.00' });

test('on a phone the amount and the way on stay in reach of the thumb', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1024, 768));
  const server = shopWith();
  await visit('/gift-card/purchase/1', ofAda);
  await page.getByRole('radio', { name: '$100' }).click();
  await expect.element(goOn).toBeInViewport();
  expect(goOn.element().parentElement!.textContent).toContain('$100.00');
  await expectForEveryone();
  await goOn.click();
  await expect.element(field(/name/i).first()).toHaveAttribute('aria-invalid', 'true');
  expect(server.calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
});

test('a gift is paid by card, told when it is declined, and paid again', async () => {
  const words = 'The card was declined. Please use another one.';
  const server = shopWith(answers(getGiftPurchase, gift()), paid('declined'));
  await visit(`/gift-card/purchase/1?purchase=${giftId}`, ofAda);
  await expect.element(heading).toHaveTextContent('Pay for your gift');
  await expectForEveryone();
  await pay.click();
  await expect
    .element(field(/^Test card number/))
    .toHaveAccessibleDescription(/Choose one of the test cards/);
  await page.getByRole('button', { name: /^4242/ }).click();
  server.now(answers(getGiftPurchase, gift({ payment: { status: 'declined', words } })));
  await pay.click();
  await expect.element(page.getByText(words)).toBeVisible();
  server.now(
    paid('unknown'),
    answers(getGiftPurchase, gift({ status: 'awaiting_payment', payment: { status: 'unknown' } })),
  );
  await pay.click();
  await expect.element(heading).toHaveTextContent('Your payment is on its way');
  await expectForEveryone();
  server.now(
    answers(getGiftPurchase, gift({ status: 'paid', payment: { status: 'paid' }, can_cancel: true })),
  );
  await expect.element(heading).toHaveTextContent('Thank you for your gift');
  await expect.element(heading).toHaveFocus();
  await expect
    .element(page.getByText(/goes out on the morning of Thursday, December 24, 2026/))
    .toBeVisible();
  const sent = server.calls.filter(({ call }) => call === `POST e-com/gift-purchases/${giftId}/pay`);
  expect(sent.map(({ body }) => body)).toEqual(
    Array(2).fill({
      due: 75,
      payment: { method: 'card', card: '4242 4242 4242 4242' },
    }),
  );
  // A declined payment is another attempt: the same key would give the same answer.
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

test('buying a gift leaves the count of the cart to the cart', async () => {
  const server = shopWith(answers(getGiftPurchase, gift()), paid('paid'));
  const login = { ...ada, customer: { ...ada.customer, cart_count: 2 } };
  await visit(`/gift-card/purchase/1?purchase=${giftId}`, { login, store: mission });
  await expect.element(pay).toBeVisible();
  await page.getByRole('button', { name: /^4242/ }).click();
  const told = server.calls.length;
  await pay.click();
  // What is asked for after the payment is on its way: by then the count has been looked at.
  await expect
    .poll(() => server.calls.slice(told).map(({ call }) => call))
    .toContain(`GET e-com/gift-purchases/${giftId}`);
  expect(server.calls.map(({ call }) => call)).toContain(`POST e-com/gift-purchases/${giftId}/pay`);
  expect(useSession.getState().login?.customer.cart_count).toBe(2);
});

test('the words of a gift cart can be changed before it is paid', async () => {
  shopWith(answers(getGiftPurchase, gift()));
  const shop = await visit(`/gift-card/purchase/1?purchase=${giftId}`, ofAda);
  await page.getByRole('link', { name: 'Change something' }).click();
  expect(shop.address()).toBe(`/gift-card/purchase/1?from=${giftId}`);
  await expect.element(field(/^Your amount/)).toHaveValue('75.00');
  await expect.element(field('Message')).toHaveValue('Open something old.');
  await expect.element(field(/^Day of delivery/)).toHaveValue('12/24/2026');
});

test('a gift that has not been sent is cancelled after a question, by keyboard as well', async () => {
  const server = shopWith(answers(getGiftPurchase, gift({ status: 'paid', can_cancel: true })));
  await visit(`/gift-card/purchase/1?purchase=${giftId}`, ofAda);
  const cancel = page.getByRole('button', { name: 'Cancel this gift' });
  await expect.element(cancel).toBeVisible();
  (cancel.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const question = page.getByRole('alertdialog', { name: 'Cancel this gift?' });
  await expect.element(question).toHaveAccessibleDescription(/\$75\.00 goes back to your card/);
  await expectForEveryone();
  server.now(answers(cancelGiftCard), answers(getGiftPurchase, gift({ status: 'cancelled' })));
  await question.getByRole('button', { name: 'Cancel the gift' }).click();
  await expect.element(heading).toHaveTextContent('This gift is canceled');
  await expect.element(cancel).not.toBeInTheDocument();
});

test.each([
  ['made', 'your money has gone back to your card'],
  ['owed', 'haven’t been able to refund your card yet'],
] as const)('a cancelled gift whose money is %s says so', async (status, words) => {
  shopWith(answers(getGiftPurchase, gift({ status: 'cancelled', refund: { status, amount: 75 } })));
  await visit(`/gift-card/purchase/1?purchase=${giftId}`, ofAda);
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByText('Was to go out')).toBeVisible();
  // With a card that has ended there is nothing more to do.
  await expect.element(page.getByRole('link', { name: 'See it in your gift cards' })).not.toBeInTheDocument();
  const owed = page.getByRole('alert').filter({ hasText: 'The bank refused to take $75.00 back' });
  if (status === 'made') await expect.element(owed).not.toBeInTheDocument();
  else await expect.element(owed).toHaveTextContent('Cellar Door Mission will contact you');
  await expectForEveryone();
});

test('a card that has been sent is sent again, and a "no" is told in its words', async () => {
  const server = shopWith(
    answers(getGiftPurchase, gift({ status: 'delivered', can_resend: true })),
    answers(resendGiftCard),
  );
  await visit(`/gift-card/purchase/1?purchase=${giftId}`, ofAda);
  const again = page.getByRole('button', { name: 'Send it again' });
  await again.click();
  await expect.element(page.getByText('The card is on its way again.')).toBeVisible();
  await expectForEveryone();
  const message = 'This card has been sent three times today. Please try again tomorrow.';
  server.now(refuses(resendGiftCard, { ...tooMany, message }, { retryAfter: 60 }));
  await again.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(message);
});

test('a gift that there is not says so', async () => {
  shopWith(refuses(getGiftPurchase, giftPurchaseNotFound));
  await visit(`/gift-card/purchase/1?purchase=${giftId}`, ofAda);
  await expect.element(page.getByText('There is no such gift')).toBeVisible();
});
