import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import type { Wire } from 'contract/platform/endpoint';
import { unavailable } from 'contract/platform/envelope';
import { changeOpening, getOpening, listOrdersOutside, openingChanged } from 'contract/settings/opening';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { marco } from '../../../testing/people';
import { visit } from '../../../testing/visit';

const opening: Wire<typeof getOpening> = {
  timezone: 'America/Los_Angeles',
  today: '2026-11-23',
  version: 'first',
  hours: [
    { weekday: 1, opens: '11:00', closes: '20:00' },
    { weekday: 5, opens: '11:00', closes: '01:00' },
  ],
  special_days: [{ day: '2026-11-26', opens: null, closes: null, words: 'Happy Thanksgiving' }],
};
const order = {
  number: 'CA1-104001',
  mode: 'pickup' as const,
  from: '2026-12-25T20:00:00.000Z',
  until: '2026-12-25T21:00:00.000Z',
};
const begin = (orders: Wire<typeof listOrdersOutside> = []) =>
  fakeServer(
    answers(getMe, marco),
    answers(getOpening, opening),
    answers(listOrdersOutside, orders),
    answers(changeOpening),
  );
const button = (name: string) => page.getByRole('button', { name, exact: true });
const region = (name: string) => page.getByRole('region', { name });
const sent = (server: ReturnType<typeof begin>) =>
  server.calls.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);
const open = () => visit('/settings?store=1&topic=hours');

async function closeChristmas() {
  await page.getByRole('textbox', { name: 'Day' }).fill('12/25/2026');
  await page.getByLabelText('Why').fill('Merry Christmas');
  await button('Save the day').click();
}

test('a day is closed, with words for the customers, and opened again', async () => {
  const server = begin();
  await open();
  await expect.element(page.getByText('Happy Thanksgiving')).toBeVisible();
  await expectForEveryone();
  const christmas = { day: '2026-12-25', opens: null, closes: null, words: 'Merry Christmas' };
  const both = [...opening.special_days, christmas];
  server.now(answers(getOpening, { ...opening, version: 'second', special_days: both }));
  await closeChristmas();
  await expect.element(page.getByText('Friday, December 25, 2026')).toBeVisible();
  await expect.element(page.getByLabelText('Why')).toHaveValue('');
  const { hours, special_days } = opening;
  expect(sent(server)).toEqual([{ hours, special_days: both, version: 'first', orders_seen: 0 }]);
  await button('Remove Thursday, November 26, 2026').click();
  await expect.poll(() => sent(server)).toHaveLength(2);
  expect(sent(server)[1]).toEqual({
    hours,
    special_days: both.filter((day) => !special_days.includes(day)),
    version: 'second',
    orders_seen: 0,
  });
});

test('a day opens at other hours', async () => {
  const server = begin();
  await open();
  await page.getByRole('textbox', { name: 'Day' }).fill('12/24/2026');
  await page.getByRole('radio', { name: 'Open at other hours' }).click();
  await button('Save the day').click();
  await expect.element(page.getByText('Say why: customers read it')).toBeVisible();
  await expect.element(page.getByText('Enter a time').first()).toBeVisible();
  await expectForEveryone();
  const form = page.getByRole('form', { name: 'Add a day' });
  await form.getByLabelText('Opens').fill('10:00');
  await form.getByLabelText('Closes').fill('16:00');
  await page.getByLabelText('Why').fill('Christmas Eve');
  await button('Save the day').click();
  await expect.poll(() => sent(server)).toHaveLength(1);
  expect(sent(server)[0]).toMatchObject({
    special_days: [{}, { day: '2026-12-24', opens: '10:00', closes: '16:00', words: 'Christmas Eve' }],
  });
});

test('who has ordered for a day that closes is shown before it is saved', async () => {
  const server = begin([order]);
  await open();
  await closeChristmas();
  const dialog = page.getByRole('alertdialog', { name: '1 order would fall outside these hours' });
  await expect.element(dialog.getByText(/CA1-104001: pickup Fri, Dec 25, 12:00/)).toBeVisible();
  await expectForEveryone();
  await button('Go back').click();
  await expect.element(page.getByLabelText('Why')).toHaveValue('Merry Christmas');
  expect(sent(server)).toEqual([]);
  await button('Save the day').click();
  await button('Save anyway').click();
  await expect.poll(() => sent(server)).toHaveLength(1);
  expect(sent(server)[0]).toMatchObject({ orders_seen: 1 });
});

test('the week is changed', async () => {
  const server = begin();
  await open();
  await expect.element(page.getByRole('button', { name: 'Save the week' })).toBeDisabled();
  const friday = page.getByRole('group', { name: 'Friday' });
  await expect.element(friday.getByText('Closes the next day.')).toBeVisible();
  await friday.getByLabelText('Closes').fill('22:00');
  await page.getByRole('checkbox', { name: 'Monday' }).click();
  await page.getByRole('checkbox', { name: 'Sunday' }).click();
  await button('Save the week').click();
  await expect.poll(() => sent(server)).toHaveLength(1);
  expect(sent(server)[0]).toMatchObject({
    hours: [
      { weekday: 0, opens: '10:00', closes: '20:00' },
      { weekday: 5, opens: '11:00', closes: '22:00' },
    ],
    special_days: opening.special_days,
    version: 'first',
  });
  await expect.element(page.getByRole('button', { name: 'Save the week' })).toBeDisabled();
});

test('a time that is missing is asked for', async () => {
  const server = begin();
  await open();
  await page.getByRole('group', { name: 'Monday' }).getByLabelText('Opens').fill('');
  await button('Save the week').click();
  await expect.element(page.getByText('Enter a time')).toBeVisible();
  expect(sent(server)).toEqual([]);
});

test('whoever was slower than somebody else keeps what they typed until they look at the others’ hours', async () => {
  const server = begin();
  await open();
  const closes = page.getByRole('group', { name: 'Monday' }).getByLabelText('Closes');
  await closes.fill('21:00');
  const others = opening.hours.map((row) => ({ ...row, closes: '18:00' }));
  server.now(
    refuses(changeOpening, openingChanged),
    answers(getOpening, { ...opening, version: 'second', hours: others }),
  );
  await button('Save the week').click();
  await expect.element(region('The usual week').getByRole('alert')).toHaveTextContent(openingChanged.message);
  await expect.element(closes).toHaveValue('21:00');
  await button('Show the hours as they are now').click();
  await expect.element(closes).toHaveValue('18:00');
});

test('hours that could not be loaded are asked for again', async () => {
  const server = fakeServer(answers(getMe, marco), refuses(getOpening, unavailable));
  await open();
  await expect.element(page.getByText('We could not load the hours')).toBeVisible();
  await expectForEveryone();
  server.now(answers(getOpening, opening));
  await button('Try again').click();
  await expect.element(page.getByRole('button', { name: 'Save the week' })).toBeVisible();
});
