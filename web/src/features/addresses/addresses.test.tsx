import {
  type Address,
  type AddressEntry,
  addAddress,
  addressBookFull,
  addressNotFound,
  deleteAddress,
  getAddress,
  listAddresses,
  makeDefaultAddress,
  updateAddress,
} from 'contract/addresses';
import { listCities, listCountries, listStates, lookUpLocation } from 'contract/places';
import { tooMany, unavailable, wrongFields } from 'contract/platform/envelope';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useToasts } from '../../platform/toast';
import { expectForEveryone } from '../../testing/axe';
import { type Answering, answers, fakeServer, isAway, refuses, waits } from '../../testing/fake-server';
import { ada, mission } from '../../testing/people';
import { smallWorld } from '../../testing/places';
import { visit } from '../../testing/visit';

const home: Address = {
  first_name: 'Ada',
  last_name: 'Byron',
  phone: '+1 415 555 0142',
  zip_code: '94110',
  city: 'San Francisco',
  state: 'California',
  country: 'United States',
  adderess: '1450 Guerrero Street',
};
const idOf = (at: number) => `0190b7e0-5f00-7000-8000-00000000000${at}`;
const entry = (at: number, changes: Partial<Address> = {}): AddressEntry => ({
  id: idOf(at),
  address: { ...home, ...changes },
  is_default: at === 1,
});
const first = entry(1);
const second = entry(2, { first_name: 'Grace', phone: '', adderess: '915 West Randolph Street' });
const two = answers(listAddresses, [first, second]);

const openPage = () => visit('/profile/billing-address', { login: ada, store: mission });
const atAddresses = (...given: Answering[]) => {
  const server = fakeServer(...smallWorld, ...given);
  return openPage().then(() => server);
};
const called = ({ calls }: ReturnType<typeof fakeServer>) => calls.map(({ call }) => call);
const bodies = ({ calls }: ReturnType<typeof fakeServer>, of: string) =>
  calls.filter(({ call }) => call === of).map(({ body }) => body);
const toasts = () => useToasts.getState().toasts.map(({ message }) => message);

const cards = page.getByRole('list', { name: 'Addresses' }).getByRole('listitem');
const dots = (at: number) => cards.nth(at).getByRole('button', { name: /^Edit or delete/ });
const item = (name: string) => page.getByRole('menuitem', { name });
const dialog = page.getByRole('dialog');
const text = (name: string) => dialog.getByRole('textbox', { name, exact: true });
const choice = (name: string) => dialog.getByRole('combobox', { name });
const addNew = page.getByRole('button', { name: 'Add New Address' });
const submit = dialog.getByRole('button', { name: 'Submit' });
const cancel = dialog.getByRole('button', { name: 'Cancel' });

async function choose(name: string, option: string) {
  await userEvent.click(choice(name));
  await userEvent.click(page.getByRole('option', { name: option }));
}
async function openNew(...given: Answering[]) {
  const server = await atAddresses(answers(listAddresses, []), ...given);
  await addNew.click();
  await expect.element(choice('Country')).toHaveValue('United States');
  return server;
}
async function edit(at: number) {
  await dots(at).click();
  await item('Edit').click();
}

test('each card shows the full address line, Tel: and the phone or -, and a three-dot menu', async () => {
  await atAddresses(two);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(/^Billing Address$/);
  await expect.element(addNew).toBeVisible();
  await expect
    .element(cards.nth(0))
    .toHaveTextContent('Ada Byron, 1450 Guerrero Street, San Francisco, California, United States, 94110');
  await expect.element(cards.nth(0)).toHaveTextContent('Tel: +1 415 555 0142');
  await expect.element(cards.nth(1)).toHaveTextContent('Tel: -');
  await dots(1).click();
  expect(
    page
      .getByRole('menuitem')
      .elements()
      .map((each) => each.textContent),
  ).toEqual(['Edit', 'Delete']);
  await expectForEveryone();
});

test('the cards stand in two columns', async () => {
  await atAddresses(two);
  await expect.element(cards.nth(1)).toBeVisible();
  const [left, right] = [0, 1].map((at) => cards.nth(at).element().getBoundingClientRect());
  expect([right!.top, right!.left > left!.right]).toEqual([left!.top, true]);
});

test('without any the page says No addresses found', async () => {
  await atAddresses(answers(listAddresses, []));
  await expect.element(page.getByText('No addresses found', { exact: true })).toBeVisible();
  await expectForEveryone();
});

test('a list that the answer lacks is an empty one', async () => {
  const nothing = { endpoint: listAddresses, reply: async () => ({ status: 200, body: { message: 'OK' } }) };
  await atAddresses(nothing);
  await expect.element(page.getByText('No addresses found', { exact: true })).toBeVisible();
});

test('a loading overlay lies over the list while it is asked for', async () => {
  const { answering, go } = waits(two);
  await atAddresses(answering);
  const busy = () => document.querySelector('[aria-busy=true]');
  await vi.waitFor(() => expect(busy()).not.toBeNull());
  await expectForEveryone();
  go();
  await expect.element(cards.nth(1)).toBeVisible();
  await vi.waitFor(() => expect(busy()).toBeNull());
});

test('a list that cannot be loaded shows the words of the response as a notice, and can be asked for again', async () => {
  const server = await atAddresses(refuses(listAddresses, unavailable));
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  expect(toasts()).toEqual([unavailable.message]);
  await expectForEveryone();
  server.now(two);
  await again.click();
  await expect.element(cards.nth(1)).toBeVisible();
});

test('a failure without words of the server is only logged', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await atAddresses(isAway(listAddresses));
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(log).toHaveBeenCalledWith('GET e-com/address', expect.anything());
  expect(toasts()).toEqual([]);
  log.mockRestore();
});

test('Delete reloads the list and shows the server message, under a loading overlay', async () => {
  const { answering, go } = waits(answers(deleteAddress));
  const server = await atAddresses(two, answering);
  await dots(1).click();
  await item('Delete').click();
  await vi.waitFor(() => expect(document.querySelector('[aria-busy=true]')).not.toBeNull());
  server.now(answers(listAddresses, [first]));
  go();
  await expect.element(page.getByText('915 West Randolph Street')).not.toBeInTheDocument();
  expect(called(server).slice(-2)).toEqual([`DELETE e-com/address/${second.id}`, 'GET e-com/address']);
  expect(toasts()).toEqual(['Your address has been deleted']);
});

test('an address that has gone meanwhile is told about, and the list is loaded anew', async () => {
  const server = await atAddresses(two, refuses(deleteAddress, addressNotFound));
  await dots(1).click();
  server.now(answers(listAddresses, [first]));
  await item('Delete').click();
  await expect.element(page.getByText('915 West Randolph Street')).not.toBeInTheDocument();
  expect(toasts()).toEqual([addressNotFound.message]);
});

test('another address becomes the default one', async () => {
  const server = await atAddresses(two, answers(makeDefaultAddress, { ...second, is_default: true }));
  await expect.element(cards.nth(0).getByText('Default', { exact: true })).toBeVisible();
  const become = cards
    .nth(1)
    .getByRole('button', { name: 'Make default: Grace Byron, 915 West Randolph Street' });
  server.now(
    answers(listAddresses, [
      { ...second, is_default: true },
      { ...first, is_default: false },
    ]),
  );
  await become.click();
  await expect.element(cards.nth(0)).toHaveTextContent(/Grace Byron.*Default/);
  expect(called(server)).toContain(`PUT e-com/address/${second.id}/default`);
  expect(toasts()).toEqual(['This is your default address now']);
});

test.each([
  { what: 'less than 100 px', place: 'end', opens: 'upward' },
  { what: 'more than 100 px', place: 'center', opens: 'downward' },
] as const)('the menu of a card opens $opens with $what free below', async ({ place, opens }) => {
  await page.viewport(1024, 600);
  onTestFinished(() => page.viewport(1024, 768));
  const many = [1, 2, 3, 4, 5, 6, 7, 8].map((at) => entry(at));
  await atAddresses(answers(listAddresses, many));
  await expect.element(cards.nth(7)).toBeVisible();
  const button = dots(5).element();
  button.scrollIntoView({ block: place });
  const free = window.innerHeight - button.getBoundingClientRect().bottom;
  expect(free < 100).toBe(opens === 'upward');
  await userEvent.click(dots(5));
  await expect.element(page.getByRole('menu')).toBeVisible();
  const menu = page.getByRole('menu').element().getBoundingClientRect();
  const isBelow = menu.top >= button.getBoundingClientRect().bottom;
  expect(isBelow ? 'downward' : 'upward').toBe(opens);
});

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
