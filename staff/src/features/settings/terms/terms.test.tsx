import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import type { Wire } from 'contract/platform/endpoint';
import { unavailable } from 'contract/platform/envelope';
import { listPauses } from 'contract/settings/pauses';
import { changeStoreTerms, getStoreTerms, termsChanged } from 'contract/settings/terms';
import { freshFactorNeeded, getMe, proveFactor } from 'contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { marco, olive } from '../../../testing/people';
import { visit } from '../../../testing/visit';

const terms: Wire<typeof getStoreTerms> = {
  version: 'first',
  points_per_dollar: 1,
  lp_eq_1: 100,
  points_expire_after_days: null,
  return_days: 30,
  most_pieces: 24,
  most_unpaid_orders: 2,
  most_unpaid_total: 1500,
  most_card_tries: 8,
  most_card_minutes: 40,
  most_gift_cards_a_day: 20,
  most_gift_money_a_day: 2000,
  goodwill_limit: 50,
  count_again_bottles: 3,
  count_again_value: 100,
};
const begin = (...more: Parameters<typeof fakeServer>) =>
  fakeServer(answers(getMe, olive), answers(getStoreTerms, terms), ...more);
const open = () => visit('/settings?store=1&topic=terms');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const sent = (server: ReturnType<typeof begin>) =>
  server.calls.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);

test('an owner changes them, and sees in words what customers will read', async () => {
  const server = begin(answers(changeStoreTerms));
  await open();
  await expect
    .element(page.getByText('A dollar earns 1 point. 100 points are worth $1. Points never expire.'))
    .toBeVisible();
  await expectForEveryone();
  await page.getByLabelText('Days until points expire').fill('365');
  await expect.element(page.getByText(/Points expire after 365 days\./)).toBeVisible();
  await page.getByLabelText('Goodwill without asking a manager').fill('75.50');
  await button('Save the terms').click();
  await expect
    .poll(() => sent(server))
    .toEqual([{ ...terms, points_expire_after_days: 365, goodwill_limit: 75.5 }]);
});

test('what makes no sense is told at its field', async () => {
  const server = begin();
  await open();
  await page.getByLabelText('Points that are worth a dollar').fill('0');
  await page.getByLabelText('Most unpaid money of a customer').fill('12.345');
  await button('Save the terms').click();
  await expect.element(page.getByText('Enter a whole number from 1 to 100000')).toBeVisible();
  await expect.element(page.getByText('Use at most two decimals')).toBeVisible();
  await expectForEveryone();
  expect(sent(server)).toEqual([]);
});

test('a code is asked for where the last one was long ago, and nothing typed is lost', async () => {
  const server = begin(refuses(changeStoreTerms, freshFactorNeeded), answers(proveFactor));
  await open();
  await page.getByLabelText('Days for returns').fill('14');
  await button('Save the terms').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Code').fill('123456');
  server.now(answers(changeStoreTerms));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => sent(server).at(-1)).toEqual({ ...terms, return_days: 14 });
});

test('whoever was slower than somebody else reads it, and what they typed stays', async () => {
  const server = begin(refuses(changeStoreTerms, termsChanged));
  await open();
  await page.getByLabelText('Points for a dollar').fill('3');
  server.now(answers(getStoreTerms, { ...terms, version: 'second', points_per_dollar: 2 }));
  await button('Save the terms').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(termsChanged.message);
  await expect.element(page.getByText(/A dollar earns 2 points/)).toBeVisible();
  await expect.element(page.getByText(/A dollar earns 3 points/)).toBeVisible();
});

test('terms that could not be loaded are asked for again', async () => {
  const server = begin(refuses(getStoreTerms, unavailable));
  await open();
  await expect.element(page.getByText('We could not load the terms')).toBeVisible();
  await expectForEveryone();
  server.now(answers(getStoreTerms, terms));
  await button('Try again').click();
  await expect.element(page.getByRole('button', { name: 'Save the terms' })).toBeVisible();
});

test('a manager is not led to them', async () => {
  const none = { timezone: 'America/Los_Angeles', modes: [], pauses: [] };
  fakeServer(answers(getMe, marco), answers(listPauses, none));
  await open();
  await expect.element(page.getByRole('tab', { name: 'Pause' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('tab', { name: 'Terms' })).not.toBeInTheDocument();
});
