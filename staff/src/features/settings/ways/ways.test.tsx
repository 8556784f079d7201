import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { zipUnknown } from 'contract/five-digits';
import type { Wire } from 'contract/platform/endpoint';
import { unavailable } from 'contract/platform/envelope';
import { changeDeliveryZips, changeSlotPlan, getWays, waysChanged } from 'contract/settings/ways';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { marco } from '../../../testing/people';
import { visit } from '../../../testing/visit';

const plan = {
  mode: 'pickup',
  minutes: 60,
  lead_minutes: 60,
  rest_minutes: 0,
  days_ahead: 7,
  places: 12,
} as const;
const ways: Wire<typeof getWays> = {
  version: 'first',
  modes: ['pickup', 'delivery'],
  slot_plans: [plan],
  delivery_zips: ['94103', '94110'],
};
const begin = (...more: Parameters<typeof fakeServer>) =>
  fakeServer(answers(getMe, marco), answers(getWays, ways), ...more);
const open = () => visit('/settings?store=1&topic=times');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const pickup = page.getByRole('form', { name: 'Times for pickup' });
const sent = (server: ReturnType<typeof begin>) =>
  server.calls.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);

test('what customers find is said in words, now and as it is typed', async () => {
  const server = begin(answers(changeSlotPlan));
  await open();
  await expect
    .element(
      pickup.getByText('Times of 1 hour, the first 1 hour from now, up to 7 days ahead, for 12 orders each.'),
    )
    .toBeVisible();
  await expect
    .element(page.getByRole('form', { name: 'Times for local delivery' }))
    .toHaveTextContent('No times: nobody can choose this way.');
  await expectForEveryone();
  await pickup.getByLabelText('Orders in each').fill('4');
  await expect.element(pickup.getByText(/for 4 orders each/)).toBeVisible();
  await pickup.getByRole('button', { name: 'Save the times' }).click();
  await expect.poll(() => sent(server)).toEqual([{ ...plan, places: 4, version: 'first' }]);
});

test('numbers that make no sense are told from those that do', async () => {
  const server = begin();
  await open();
  await pickup.getByLabelText('Length of a time').fill('2');
  await pickup.getByLabelText('Days ahead').fill('');
  await pickup.getByRole('button', { name: 'Save the times' }).click();
  await expect.element(pickup.getByText('Enter a whole number from 5 to 1440')).toBeVisible();
  await expect.element(pickup.getByText('Enter a whole number from 0 to 60')).toBeVisible();
  await expectForEveryone();
  expect(sent(server)).toEqual([]);
});

test('whoever was slower than somebody else sees both, and what they typed stays', async () => {
  const server = begin(refuses(changeSlotPlan, waysChanged));
  await open();
  await pickup.getByLabelText('Orders in each').fill('4');
  server.now(answers(getWays, { ...ways, version: 'second', slot_plans: [{ ...plan, places: 6 }] }));
  await pickup.getByRole('button', { name: 'Save the times' }).click();
  await expect.element(pickup.getByRole('alert')).toHaveTextContent(waysChanged.message);
  await expect.element(pickup.getByText(/for 6 orders each/)).toBeVisible();
  await expect.element(pickup.getByText(/for 4 orders each/)).toBeVisible();
  await expect.element(pickup.getByLabelText('Orders in each')).toHaveValue('4');
});

test('ZIP codes are taken from lines and commas; what is none is named', async () => {
  const server = begin(answers(changeDeliveryZips));
  await open();
  const zips = page.getByLabelText('ZIP codes');
  await expect.element(zips).toHaveValue('94103 94110');
  await zips.fill('94110, 9413');
  await button('Save the ZIP codes').click();
  await expect.element(page.getByText('“9413” is not a 5-digit ZIP code')).toBeVisible();
  await expectForEveryone();
  await zips.fill('94131\n94110, 94110');
  await button('Save the ZIP codes').click();
  await expect.poll(() => sent(server)).toEqual([{ delivery_zips: ['94110', '94131'], version: 'first' }]);
  server.now(refuses(changeDeliveryZips, { ...zipUnknown, message: 'There is no ZIP code 00000.' }));
  await zips.fill('00000');
  await button('Save the ZIP codes').click();
  await expect.element(page.getByText('There is no ZIP code 00000.')).toBeVisible();
  await expect.element(zips).toHaveValue('00000');
});

test('times that could not be loaded are asked for again', async () => {
  const server = begin(refuses(getWays, unavailable));
  await open();
  await expect.element(page.getByText('We could not load the times')).toBeVisible();
  await expectForEveryone();
  server.now(answers(getWays, ways));
  await button('Try again').click();
  await expect.element(page.getByRole('button', { name: 'Save the ZIP codes' })).toBeVisible();
});
