import { expectForEveryone } from 'browser/testing/axe';
import { answers, refuses, waits } from 'browser/testing/fake-server';
import { resendConfirmation } from 'contract/auth';
import { emailUnconfirmed } from 'contract/auth/email-unconfirmed';
import {
  askForStockAlert,
  forgetStockAlert,
  getOwnProductState,
  getProduct,
  listReviews,
  notAVerifiedBuyer,
  stillInStock,
  writeReview,
} from 'contract/catalogue/details';
import { unavailable } from 'contract/platform/envelope';
import { listPromotionsOf } from 'contract/promotions/promotions';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSession } from '../../../platform/session';
import { sessionEndsAt } from '../../../testing/ended-session';
import {
  nothingOfOnesOwn,
  pauillac,
  pauillacAtMission,
  reviewsOn,
  shopWithPauillac,
} from '../../../testing/pauillac';
import { ada, mission } from '../../../testing/people';
import { visit } from '../../../testing/visit';

const ofAda = { login: ada, store: mission };
const address = '/products/chateau-valmorin-pauillac-2013/7';
const gone = answers(
  getProduct,
  pauillacAtMission({ price: 191, compare_at: null, stock: 'out', left: null }),
);

const button = (called: string) => page.getByRole('button', { name: called });
const reviews = page.getByRole('region', { name: 'Reviews' });
const form = page.getByRole('form');
const words = form.getByRole('textbox');
const star = (count: string) => form.getByRole('radio', { name: count, exact: true });

const ownReview = {
  id: '0190b7e0-5f00-7000-8000-000000000077',
  first_name: 'Ada',
  rating: 5,
  text: 'Opened it for my father.',
  written_at: '2026-11-20T12:00:00.000Z',
  helpful: 0,
  answer: null,
};
const mayReview = answers(getOwnProductState, { ...nothingOfOnesOwn, may_review: true });
const hasReviewed = answers(getOwnProductState, {
  ...nothingOfOnesOwn,
  may_review: true,
  review: ownReview,
});

test('who wants what is out of stock is written to, and may take that back', async () => {
  const server = shopWithPauillac(gone, answers(askForStockAlert), answers(forgetStockAlert));
  await visit(address, ofAda);
  await expect.element(button('Notify me')).toBeVisible();
  await expectForEveryone();
  (button('Notify me').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('We’ll email you when it’s back.').first()).toBeVisible();
  await expect.element(button('Stop notifying me')).toHaveFocus();
  const asked = 'POST e-com/products/7/stock-alert';
  expect(server.calls).toContainEqual(
    expect.objectContaining({ call: asked, body: { store_id: mission.id } }),
  );
  await expectForEveryone();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Notify me')).toBeVisible();
  expect(server.calls.map(({ call }) => call)).toContain('DELETE e-com/products/7/stock-alert');
});

test('what was asked for before is remembered', async () => {
  shopWithPauillac(gone, answers(getOwnProductState, { ...nothingOfOnesOwn, stock_alert: true }));
  await visit(address, ofAda);
  await expect.element(button('Stop notifying me')).toBeVisible();
});

test('what is back meanwhile is shown at its stock', async () => {
  const server = shopWithPauillac(gone, refuses(askForStockAlert, stillInStock));
  await visit(address, ofAda);
  await expect.element(button('Notify me')).toBeVisible();
  server.now(answers(getProduct, pauillac));
  await button('Notify me').click();
  await expect.element(page.getByText(stillInStock.message).first()).toBeVisible();
  await expect.element(button('Notify me')).not.toBeInTheDocument();
});

test('nobody is asked to notify where there is stock, or to review what they have not bought', async () => {
  shopWithPauillac();
  await visit(address, ofAda);
  await expect.element(reviews).toHaveTextContent('By customers who have bought it from us.');
  await expect.element(button('Notify me')).not.toBeInTheDocument();
  await expect.element(button('Write a review')).not.toBeInTheDocument();
});

test('who has bought it gives stars and words, by the keys', async () => {
  const { answering, go } = waits(answers(writeReview, ownReview));
  const server = shopWithPauillac(mayReview, answering);
  await visit(address, ofAda);
  await expect.element(button('Write a review')).toBeVisible();
  (button('Write a review').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(star('5 stars')).toBeInTheDocument();
  await expectForEveryone();
  (star('1 star').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}{Tab}Opened it for my father.{Tab}{Enter}');
  await expect.element(form.getByRole('button', { name: 'Publishing...' })).toBeInTheDocument();
  server.now(hasReviewed);
  go();
  await expect.element(page.getByText('Your review', { exact: true })).toBeVisible();
  await expect.element(button('Change your review')).toHaveFocus();
  expect(server.calls.filter(({ call }) => call.startsWith('POST'))).toMatchObject([
    { call: 'POST e-com/products/7/reviews', body: { rating: 5, text: 'Opened it for my father.' } },
  ]);
  await expectForEveryone();
});

test('a review survives leaving the page, and is forgotten once it is given up or sent', async () => {
  shopWithPauillac(mayReview, answers(writeReview, ownReview));
  const shop = await visit(address, ofAda);
  await button('Write a review').click();
  await words.fill('Or rather not');
  await button('Cancel').click();
  expect(localStorage.getItem('drafts')).toBeNull();
  await button('Write a review').click();
  await expect.element(words).toHaveValue('');
  (star('4 stars').element() as HTMLElement).click();
  await words.fill('Leather and cedar.');
  await page.getByRole('link', { name: 'About us' }).first().click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  shop.back();
  await expect.element(words).toHaveValue('Leather and cedar.');
  await expect.element(star('4 stars')).toBeChecked();
  await expectForEveryone();
  await button('Publish review').click();
  await expect.element(form).not.toBeInTheDocument();
  expect(localStorage.getItem('drafts')).toBeNull();
});

test('stars and words that are missing are said in place, and nothing is sent', async () => {
  const server = shopWithPauillac(mayReview);
  await visit(address, ofAda);
  await button('Write a review').click();
  await button('Publish review').click();
  await expect.element(form.getByText('Choose 1 to 5 stars')).toBeVisible();
  await expect.element(words).toHaveAccessibleDescription(/Tell us in a few words what you thought/);
  await expectForEveryone();
  await star('4 stars').click({ force: true });
  await expect.element(form.getByText('Choose 1 to 5 stars')).not.toBeInTheDocument();
  expect(server.calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});

test('what was written stands in the form when it is changed, and may be left as it was', async () => {
  shopWithPauillac(hasReviewed);
  await visit(address, ofAda);
  await button('Change your review').click();
  await expect.element(words).toHaveValue(ownReview.text);
  await expect.element(star('5 stars')).toBeChecked();
  await button('Cancel').click();
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(button('Change your review')).toHaveFocus();
});

test.each([unavailable, notAVerifiedBuyer])('a review that is refused is kept: $code', async (refusal) => {
  shopWithPauillac(hasReviewed, refuses(writeReview, refusal));
  await visit(address, ofAda);
  await button('Change your review').click();
  await words.fill('It has opened up since.');
  await button('Publish changes').click();
  await expect.element(form.getByRole('alert')).toHaveTextContent(refusal.message);
  await expect.element(words).toHaveValue('It has opened up since.');
});

test('whoever has not confirmed their email is told so, keeps their words, and gets the link on the spot', async () => {
  const server = shopWithPauillac(
    mayReview,
    refuses(writeReview, emailUnconfirmed),
    answers(resendConfirmation),
  );
  await visit(address, ofAda);
  await button('Write a review').click();
  await expect.element(star('5 stars')).toBeInTheDocument();
  (star('1 star').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}{Tab}Opened it for my father.');
  await button('Publish review').click();
  await expect.element(form.getByRole('alert')).toHaveTextContent(emailUnconfirmed.message);
  await expect.element(words).toHaveValue('Opened it for my father.');
  await expectForEveryone();
  await form.getByRole('button', { name: 'Send the link again' }).click();
  await expect.element(form.getByRole('button', { name: 'Sent' })).toBeDisabled();
  expect(server.calls.some(({ call }) => call === 'POST e-com/auth/resend-verification')).toBe(true);
  server.now(answers(writeReview, ownReview), hasReviewed);
  await button('Publish review').click();
  await expect.element(form).not.toBeInTheDocument();
});

test('a session that has ended while a review is written says nothing in the form', async () => {
  shopWithPauillac(hasReviewed, sessionEndsAt(writeReview));
  await visit(address, ofAda);
  await button('Change your review').click();
  await words.fill('It has opened up since.');
  await button('Publish changes').click();
  await expect.poll(() => useSession.getState().login).toBeNull();
  await expect.element(button('Publish changes')).toBeVisible();
  await expect.element(page.getByText('jwt expired')).not.toBeInTheDocument();
});

test('reviews are counted by stars and turned page by page, in the address', async () => {
  const server = shopWithPauillac();
  const shop = await visit(address, ofAda);
  await expect.element(reviews.getByText('4 stars: 7 reviews')).toBeInTheDocument();
  server.now(answers(listReviews, reviewsOn(2)));
  await reviews.getByRole('link', { name: 'Page 2' }).click();
  await expect.element(reviews.getByText('Review 1 of page 2')).toBeVisible();
  expect(shop.address()).toBe(`${address}?reviews=2#reviews`);
});

test('reviews that cannot be fetched leave the bottle in its place', async () => {
  const server = shopWithPauillac(refuses(listReviews, unavailable));
  await visit(address, ofAda);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Pauillac 2013');
  await expect.element(reviews.getByRole('alert')).toHaveTextContent('The reviews could not be loaded');
  server.now(answers(listReviews, reviewsOn(1)));
  await reviews.getByRole('button', { name: 'Try again' }).click();
  await expect.element(reviews.getByText('Review 1 of page 1')).toBeVisible();
});

test('the offers in which it takes part stand beside its price', async () => {
  const offer = 'Mixed case of wine: 6 for 5% off, 12 for 10% off';
  shopWithPauillac(answers(listPromotionsOf, [offer]));
  await visit(address, ofAda);
  const offers = page.getByRole('region', { name: 'Buy' }).getByRole('list', { name: 'Offers' });
  await expect.element(offers).toHaveTextContent(offer);
  await expectForEveryone();
});
