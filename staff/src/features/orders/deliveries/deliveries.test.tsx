import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { listDeliveries } from 'contract/orders/deliveries.staff';
import { getOrderByStaff, moveOrderByStaff } from 'contract/orders/orders.staff';
import type { Wire } from 'contract/platform/endpoint';
import { fault } from 'contract/platform/envelope';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { orderOfGrace } from '../../../testing/orders';
import { mia } from '../../../testing/people';
import { visit } from '../../../testing/visit';

const stop: Wire<typeof listDeliveries>['tours'][number]['stops'][number] = {
  number: 'CA1-104001',
  status: 'on_its_way',
  stop: 1,
  address: {
    first_name: 'Grace',
    last_name: 'Hopper',
    phone: '+1 415 555 0199',
    zip_code: '94110',
    city: 'San Francisco',
    state: 'California',
    country: 'United States',
    adderess: '1450 Guerrero Street',
  },
  phone: '+1 415 555 0199',
  bottles: [{ quantity: 2, name: 'Domaine du Test Châteauneuf-du-Pape 2019' }],
  pieces: 2,
  needs_id: true,
  is_gift: false,
  notes: ['The bell is broken.'],
  received_by: '',
};
const day: Wire<typeof listDeliveries> = {
  store_id: 1,
  store_name: 'Mission Street',
  timezone: 'America/Los_Angeles',
  day: '2026-11-20',
  today: '2026-11-20',
  tours: [{ from: '2026-11-20T22:00:00.000Z', until: '2026-11-21T00:00:00.000Z', stops: [stop] }],
};

test('a driver sees where to go, rings, and hands over from the list', async () => {
  const server = fakeServer(answers(getMe, mia), answers(listDeliveries, day));
  await visit('/deliveries');
  await expect.element(page.getByRole('heading', { name: /1 stop/ })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '+1 415 555 0199' }))
    .toHaveAttribute('href', 'tel:+14155550199');
  await expect
    .element(page.getByRole('link', { name: /1450 Guerrero Street/ }))
    .toHaveAttribute('href', expect.stringContaining('1450%20Guerrero%20Street%2C%20San%20Francisco'));
  await expect.element(page.getByText('The bell is broken.')).toBeVisible();
  await expectForEveryone();
  const onItsWay = {
    ...orderOfGrace,
    status: 'on_its_way' as const,
    fulfilment: 'delivery' as const,
    next: ['handed_over' as const],
  };
  server.now(answers(getOrderByStaff, onItsWay));
  await page.getByRole('button', { name: 'Hand over' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Passport').click();
  await dialog.getByLabelText('Old enough and valid').click();
  await dialog.getByLabelText('Received by').fill('Alan Turing');
  const handedOver = {
    ...stop,
    status: 'handed_over' as const,
    phone: '••• 0199',
    received_by: 'Alan Turing',
  };
  server.now(answers(moveOrderByStaff, { ...onItsWay, status: 'handed_over', next: [] }));
  server.now(answers(listDeliveries, { ...day, tours: [{ ...day.tours[0]!, stops: [handedOver] }] }));
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect.element(page.getByText('Received by Alan Turing')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '+1 415 555 0199' })).not.toBeInTheDocument();
});

test('another day is an address; a day without deliveries says so, and a list that failed is asked for again', async () => {
  const server = fakeServer(answers(getMe, mia), refuses(listDeliveries, fault));
  await visit('/deliveries');
  await expect.element(page.getByText('We could not load the deliveries')).toBeVisible();
  server.now(answers(listDeliveries, { ...day, tours: [] }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Nothing to deliver')).toBeVisible();
  await expectForEveryone();
  server.now(answers(listDeliveries, { ...day, day: '2026-11-21' }));
  await page.getByRole('link', { name: 'Day after' }).click();
  await expect.element(page.getByText('Sat, Nov 21')).toBeVisible();
  expect(server.calls.at(-1)?.query.get('day')).toBe('2026-11-21');
});
