import { expectForEveryone } from 'browser/testing/axe';
import { answers, isAway, refuses, waits } from 'browser/testing/fake-server';
import {
  addAddress,
  addressBookFull,
  addressNotFound,
  getAddress,
  listAddresses,
  updateAddress,
} from 'contract/addresses';
import { listCities, listCountries, listStates, lookUpLocation, suggestZipCodes } from 'contract/places';
import { tooMany, wrongFields } from 'contract/platform/envelope';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  addNew,
  atAddresses,
  bodies,
  called,
  cancel,
  cards,
  choice,
  choose,
  dialog,
  edit,
  entry,
  first,
  home,
  openNew,
  second,
  submit,
  text,
  toasts,
  two,
} from '../../testing/address-page';
import { smallWorld } from '../../testing/places';

test('Add New Address is empty but for the default country, whose states are loaded', async () => {
  await openNew();
  await expect.element(dialog.getByRole('heading')).toHaveTextContent('Add New Address');
  for (const name of ['First name', 'Last name', 'Phone', 'Zip code', 'Address'])
    await expect.element(text(name)).toHaveValue('');
  await expect.element(text('Address')).toHaveAttribute('rows', '3');
  for (const name of ['State', 'City']) {
    await expect.element(choice(name)).toHaveValue('');
    await expect.element(choice(name)).toHaveAttribute('aria-required', 'true');
  }
  await expect.element(cancel).toBeVisible();
  await expect.element(submit).toBeVisible();
  await userEvent.click(choice('State'));
  await expect.element(page.getByRole('option', { name: 'Illinois' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expectForEveryone();
});

test('three digits of a ZIP code bring the codes that begin so, once, and only in the United States', async () => {
  const server = await openNew();
  const chicago = { zip_code: '60614', state: 'Illinois', city: 'Chicago' };
  server.now(answers(suggestZipCodes, [chicago]));
  const suggested = () =>
    [...document.querySelectorAll('datalist option')].map((one) => one.getAttribute('value'));
  await userEvent.type(text('Zip code'), '60');
  expect(called(server)).not.toContain('GET common/zip-codes');
  await userEvent.type(text('Zip code'), '61');
  await expect.poll(suggested).toEqual(['60614']);
  expect(called(server).filter((call) => call === 'GET common/zip-codes')).toHaveLength(1);
  await choose('Country', 'Germany');
  await text('Zip code').fill('801');
  expect(called(server).filter((call) => call === 'GET common/zip-codes')).toHaveLength(1);
});

test('the page behind does not scroll while the dialog is open', async () => {
  await openNew();
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  await cancel.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
});

test('choosing a country loads its states and clears state and city; choosing a state loads its cities and clears city', async () => {
  const server = await openNew();
  await choose('State', 'California');
  await choose('City', 'Oakland');
  await choose('State', 'Illinois');
  await expect.element(choice('City')).toHaveValue('');
  await choose('City', 'Chicago');
  await choose('Country', 'Germany');
  await expect.element(choice('State')).toHaveValue('');
  await expect.element(choice('City')).toHaveValue('');
  await choose('State', 'Bavaria');
  await choose('City', 'Munich');
  await expect.element(choice('City')).toHaveValue('Munich');
  const asked = server.calls.flatMap(({ call, query }) =>
    /states|cities/.test(call) ? [String(query)] : [],
  );
  expect(asked).toEqual([
    'country_id=840',
    'state_id=8401',
    'state_id=8402',
    'country_id=276',
    'state_id=2761',
  ]);
});

test('a list without entries shows No Option Available', async () => {
  await openNew();
  await userEvent.click(choice('City'));
  await expect.element(page.getByText('No Option Available')).toBeVisible();
});

test('on close the form resets to empty and the lists of states and cities clear', async () => {
  await openNew();
  await text('First name').fill('Somebody');
  await choose('Country', 'Germany');
  await choose('State', 'Bavaria');
  await cancel.click();
  await addNew.click();
  await expect.element(text('First name')).toHaveValue('');
  await expect.element(choice('Country')).toHaveValue('United States');
  await expect.element(choice('State')).toHaveValue('');
  await userEvent.click(choice('City'));
  await expect.element(page.getByText('No Option Available')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(choice('State'));
  await expect.element(page.getByRole('option', { name: 'California' })).toBeVisible();
  await expect.element(page.getByRole('option', { name: 'Bavaria' })).not.toBeInTheDocument();
});

test('a new address is sent as it is spelt, told about, and listed; Submit reads Saving... meanwhile', async () => {
  const { answering, go } = waits(answers(addAddress, first));
  const server = await openNew(answering);
  await text('First name').fill('Ada');
  await text('Last name').fill('Byron');
  await text('Phone').fill('+1 415 555 0142');
  await text('Zip code').fill('94110');
  await expect.element(choice('City')).toHaveValue('San Francisco');
  await text('Address').fill('1450 Guerrero Street');
  await submit.click();
  await expect.element(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await expectForEveryone();
  server.now(answers(listAddresses, [first]));
  go();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(cards.nth(0)).toHaveTextContent('Ada Byron, 1450 Guerrero Street');
  expect(bodies(server, 'POST e-com/address')).toEqual([{ address: home }]);
  expect(toasts()).toEqual(['Your address has been added']);
});

test('State and City do not block: what the server refuses stands under its field, and nothing typed is lost', async () => {
  const errors = { 'address.last_name': 'Last name is required', 'address.city': 'City is required' };
  const server = await openNew(refuses(addAddress, wrongFields, { errors }));
  await text('First name').fill('Ada');
  await userEvent.type(text('First name'), '{Enter}');
  await expect.element(text('Last name')).toHaveAccessibleDescription('Last name is required');
  await expect.element(choice('City')).toBeInvalid();
  await expect.element(text('Last name')).toHaveFocus();
  await expect.element(text('First name')).toHaveValue('Ada');
  expect(toasts()).toEqual([wrongFields.message]);
  expect(bodies(server, 'POST e-com/address')).toMatchObject([{ address: { state: '', city: '' } }]);
  await expectForEveryone();
  await text('Last name').fill('B');
  await expect.element(text('Last name')).not.toBeInvalid();
  await expect.element(choice('City')).toBeInvalid();
});

test('a full address book is told about', async () => {
  await openNew(refuses(addAddress, addressBookFull));
  await submit.click();
  await vi.waitFor(() => expect(toasts()).toEqual([addressBookFull.message]));
  await expect.element(dialog).toBeVisible();
});

test('a save without an answer is only logged', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await openNew(isAway(addAddress));
  await submit.click();
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('POST e-com/address', expect.anything()));
  await expect.element(submit).toBeVisible();
  expect(toasts()).toEqual([]);
  log.mockRestore();
});

test('Edit opens the dialog for that id, whose address loads after the country list has arrived', async () => {
  const held = waits(smallWorld[0]!);
  const server = await atAddresses(two, answers(getAddress, second), held.answering);
  await edit(1);
  await expect.element(dialog.getByRole('heading')).toHaveTextContent('Edit Address');
  await vi.waitFor(() => expect(called(server)).toContain('GET countries'));
  expect(called(server)).not.toContain(`GET e-com/address/${second.id}`);
  await expectForEveryone();
  held.go();
  await expect.element(text('First name')).toHaveValue('Grace');
  await expect.element(text('Address')).toHaveValue('915 West Randolph Street');
  await expect.element(choice('State')).toHaveValue('California');
  await expect.element(choice('City')).toHaveValue('San Francisco');
  expect(called(server)).not.toContain('POST common/location');
  await expectForEveryone();
});

test('on save the edited address is written, the dialog closes and the list reloads', async () => {
  const changed = entry(2, { first_name: 'Grace M.' });
  const server = await atAddresses(two, answers(getAddress, second), answers(updateAddress, changed));
  await edit(1);
  await text('First name').fill('Grace M.');
  server.now(answers(listAddresses, [first, changed]));
  await submit.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(cards.nth(1)).toHaveTextContent('Grace M. Byron');
  expect(bodies(server, `PUT e-com/address/${second.id}`)).toEqual([
    { address: { ...second.address, first_name: 'Grace M.' } },
  ]);
  expect(toasts()).toEqual(['Your address has been updated']);
});

test('an address that cannot be loaded is not overwritten by an empty form', async () => {
  const server = await atAddresses(two, refuses(getAddress, addressNotFound));
  await edit(1);
  await expect.element(dialog.getByText('This address could not be loaded')).toBeVisible();
  await expect.element(submit).not.toBeInTheDocument();
  expect(toasts()).toEqual([addressNotFound.message]);
  server.now(answers(getAddress, second));
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect.element(text('First name')).toHaveValue('Grace');
});

test('a code of fewer than 4 characters is not looked up', async () => {
  const server = await openNew();
  await text('Zip code').fill('941');
  await text('Phone').fill('1');
  expect(called(server)).not.toContain('POST common/location');
  await text('Zip code').fill('9411');
  await vi.waitFor(() => expect(bodies(server, 'POST common/location')).toEqual([{ zip_code: '9411' }]));
  await expect.element(choice('State')).toHaveValue('');
});

test('a code fills country, state and city when all three names match the loaded lists, ignoring case', async () => {
  await openNew();
  await choose('Country', 'Germany');
  await text('Zip code').fill('94110');
  await expect.element(choice('City')).toHaveValue('San Francisco');
  await expect.element(choice('State')).toHaveValue('California');
  await expect.element(choice('Country')).toHaveValue('United States');
});

test('a code of which one name is in no list fills nothing', async () => {
  const server = await openNew();
  await choose('Country', 'Germany');
  await text('Zip code').fill('99999');
  await vi.waitFor(() => expect(called(server).filter((call) => call === 'GET cities')).toHaveLength(1));
  await expect.element(choice('Country')).toHaveValue('Germany');
  await expect.element(choice('State')).toHaveValue('');
});

test('a late answer to an older code is dropped', async () => {
  const late = waits(smallWorld[3]!);
  const server = await openNew(late.answering);
  await text('Zip code').fill('94110');
  await vi.waitFor(() => expect(bodies(server, 'POST common/location')).toHaveLength(1));
  server.now(smallWorld[3]!);
  await text('Zip code').fill('60601');
  await expect.element(choice('City')).toHaveValue('Chicago');
  late.go();
  await new Promise((settled) => requestAnimationFrame(settled));
  await expect.element(choice('City')).toHaveValue('Chicago');
  await expect.element(choice('State')).toHaveValue('Illinois');
});

test('what a person chooses counts more than a code that is still in the air', async () => {
  const late = waits(smallWorld[3]!);
  const server = await openNew(late.answering);
  await text('Zip code').fill('94110');
  await vi.waitFor(() => expect(bodies(server, 'POST common/location')).toHaveLength(1));
  await choose('Country', 'Germany');
  late.go();
  await new Promise((settled) => requestAnimationFrame(settled));
  await expect.element(choice('Country')).toHaveValue('Germany');
});

test.each([
  ['the server message', refuses(lookUpLocation, tooMany), tooMany.message],
  [
    'else the error message',
    isAway(lookUpLocation),
    'The shop cannot be reached. Check your connection and try again.',
  ],
])('a look-up that fails is a notice with %s', async (_what, refused, words) => {
  await openNew(refused);
  await text('Zip code').fill('94110');
  await vi.waitFor(() => expect(toasts()).toEqual([words]));
});

test('lists that cannot be loaded are empty, and only the log says so', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const lists = [listCountries, listStates, listCities].map((list) => refuses(list, tooMany));
  await atAddresses(answers(listAddresses, []), ...lists);
  await addNew.click();
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('GET countries', expect.anything()));
  await userEvent.click(choice('State'));
  await expect.element(page.getByText('No Option Available')).toBeVisible();
  expect(toasts()).toEqual([]);
  log.mockRestore();
});

test('an address is added by keyboard alone', async () => {
  const server = await openNew(answers(addAddress, first));
  await expect.element(text('First name')).toHaveFocus();
  await userEvent.keyboard('Ada{Tab}Byron{Tab}{Tab}94110');
  await expect.element(choice('City')).toHaveValue('San Francisco');
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}1450 Guerrero Street{Tab}{Tab}{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(bodies(server, 'POST e-com/address')).toEqual([{ address: { ...home, phone: '' } }]);
  await expect.element(addNew).toHaveFocus();
});
