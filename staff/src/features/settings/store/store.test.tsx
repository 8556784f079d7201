import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { zipUnknown } from 'contract/five-digits';
import type { Wire } from 'contract/platform/endpoint';
import { unavailable } from 'contract/platform/envelope';
import { getOpening } from 'contract/settings/opening';
import { showStart } from 'contract/settings/start';
import {
  changeStoreFacts,
  closeStore,
  findPlaceOfZip,
  getStoreFacts,
  openStore,
  prepareStore,
  storeChanged,
  storeStillBusy,
} from 'contract/settings/stores';
import { getMe } from 'contract/staff';
import { listActs } from 'contract/staff/acts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { olive } from '../../../testing/people';
import { visit } from '../../../testing/visit';

const oakland = { city: 'Oakland', state: 'California', timezones: ['America/Los_Angeles'] };
const facts: Wire<typeof getStoreFacts> = {
  version: 'first',
  standing: 'open',
  name: 'Harbor Wines',
  address: '1600 Franklin Street',
  zip: '94612',
  city: 'Oakland',
  state: 'California',
  timezone: 'America/Los_Angeles',
  phone: '+1 510 555 0100',
  email: 'hello@harbor-wines.example',
  modes: ['pickup'],
  has_lottery: false,
  image_id: null,
  license_number: '',
  license_until: null,
  cut: null,
  today: '2026-11-23',
  lacks: [],
};
const start: Wire<typeof showStart> = {
  stores: [],
  payments: { provider: 'demo', trial: null },
  mail: { kept: true, trial: null },
};
const opening: Wire<typeof getOpening> = {
  timezone: 'America/Los_Angeles',
  today: '2026-11-23',
  version: 'first',
  hours: [],
  special_days: [],
};
const begin = (...more: Parameters<typeof fakeServer>) =>
  fakeServer(
    answers(getMe, olive),
    answers(getStoreFacts, facts),
    answers(findPlaceOfZip, oakland),
    answers(listActs, { data: [], next: null }),
    answers(showStart, start),
    ...more,
  );
const settings = () => visit('/settings?store=1&topic=store');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const sent = (server: ReturnType<typeof begin>, method: string) =>
  server.calls.filter(({ call }) => call.startsWith(method)).map(({ body }) => body);

test('an owner begins a store; its place follows from its ZIP code', async () => {
  const server = begin(answers(prepareStore, { id: 2 }), answers(getOpening, opening));
  const { address } = await visit('/stores/new');
  await button('Save and set the hours').click();
  await expect.element(page.getByText('Name is required')).toBeVisible();
  await expect.element(page.getByText('Choose at least one way')).toBeVisible();
  await expectForEveryone();
  await page.getByLabelText('Name').fill(facts.name);
  await page.getByLabelText('Street and number').fill(facts.address);
  await page.getByLabelText('ZIP code').fill(facts.zip);
  await expect.element(page.getByText('Oakland, California · Pacific Time')).toBeVisible();
  await page.getByLabelText('Phone').fill(facts.phone);
  await page.getByLabelText('Email').fill(facts.email);
  await page.getByRole('checkbox', { name: 'Pickup' }).click();
  await button('Save and set the hours').click();
  await expect.poll(address).toBe('/settings?store=2&topic=hours');
  const { version: _v, standing: _s, city: _c, state: _t, lacks: _l, cut: _u, today: _d, ...asked } = facts;
  expect(sent(server, 'POST')).toEqual([asked]);
});

test('where a state has two times, people say which', async () => {
  const timezones = ['America/New_York', 'America/Chicago'];
  begin(answers(findPlaceOfZip, { city: 'Pensacola', state: 'Florida', timezones }));
  await visit('/stores/new');
  await page.getByLabelText('ZIP code').fill('32501');
  await page.getByRole('button', { name: /Time zone/ }).click();
  await page.getByRole('option', { name: 'Central Time' }).click();
  await expect.element(page.getByText('Pensacola, Florida · Central Time')).toBeVisible();
});

test('a ZIP code that does not exist is told at its field', async () => {
  begin(refuses(findPlaceOfZip, zipUnknown));
  await visit('/stores/new');
  await page.getByLabelText('ZIP code').fill('00000');
  await expect.element(page.getByText(zipUnknown.message)).toBeVisible();
  await expectForEveryone();
});

test('a change that came too late is told, and what was typed stays', async () => {
  begin(refuses(changeStoreFacts, storeChanged));
  await settings();
  await page.getByLabelText('Phone').fill('+1 510 555 0199');
  await expect.element(page.getByText('Oakland, California · Pacific Time')).toBeVisible();
  await button('Save the store').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(storeChanged.message);
  await expect.element(page.getByLabelText('Phone')).toHaveValue('+1 510 555 0199');
  await expectForEveryone();
});

test('a license that ends soon is told; its number and the picture of the store are saved with it', async () => {
  const server = begin(
    answers(getStoreFacts, { ...facts, image_id: 'store-mission-street', license_until: '2026-12-31' }),
    answers(changeStoreFacts),
  );
  await settings();
  await expect.element(page.getByText('ends on Dec 31, 2026')).toBeVisible();
  await expect.element(page.getByAltText('As it is shown')).toBeVisible();
  await page.getByLabelText('License number').fill('21-600100');
  await expect.element(page.getByText('Oakland, California · Pacific Time')).toBeVisible();
  await expectForEveryone();
  await button('Save the store').click();
  await expect
    .poll(() => sent(server, 'PUT'))
    .toMatchObject([
      { image_id: 'store-mission-street', license_number: '21-600100', license_until: '2026-12-31' },
    ]);
});

test('a store that lacks something leads to it; one that lacks nothing opens', async () => {
  const server = begin(
    answers(getStoreFacts, { ...facts, standing: 'preparing', lacks: ['hours', 'tax'] }),
    answers(openStore),
  );
  await settings();
  await expect
    .element(page.getByRole('link', { name: 'Opening hours' }))
    .toHaveAttribute('href', '/settings?store=1&topic=hours');
  await expectForEveryone();
  server.now(answers(getStoreFacts, { ...facts, standing: 'preparing' }));
  await settings();
  await button('Open the store').click();
  await expect.poll(() => sent(server, 'POST')).toHaveLength(1);
});

test('a store is closed for good after a question; one with orders under way is not', async () => {
  begin(refuses(closeStore, storeStillBusy));
  await settings();
  await button('Close this store for good').click();
  await expect.element(page.getByRole('alertdialog')).toHaveTextContent('Close Harbor Wines for good?');
  await expectForEveryone();
  await button('Close for good').click();
  await expect.element(page.getByText(storeStillBusy.message)).toBeVisible();
});

test('a store that could not be loaded is asked for again', async () => {
  const server = begin(refuses(getStoreFacts, unavailable));
  await settings();
  await expect.element(page.getByText('We could not load the store')).toBeVisible();
  server.now(answers(getStoreFacts, facts));
  await button('Try again').click();
  await expect.element(page.getByLabelText('Name')).toHaveValue('Harbor Wines');
});
