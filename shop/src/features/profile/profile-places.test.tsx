import { type Answering, isAway, refuses, waits } from 'browser/testing/fake-server';
import { listCities, listCountries, listStates, lookUpLocation } from 'contract/places';
import { tooMany } from 'contract/platform/envelope';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  asked,
  atProfile,
  choice,
  choose,
  field,
  lookUp,
  newcomer,
  toasts,
} from '../../testing/profile-page';

afterEach(() => {
  vi.useRealTimers();
});

test('the zip field takes digits only', async () => {
  await atProfile();
  await field('Zip code').fill('');
  await userEvent.type(field('Zip code'), '6a0-6 0!1');
  await expect.element(field('Zip code')).toHaveValue('60601');
});

test('changing the country clears state and city, changing the state clears the city', async () => {
  await atProfile();
  await choose('State', 'Illinois');
  await expect.element(choice('City')).toHaveValue('');
  await choose('City', 'Chicago');
  await choose('Country', 'Germany');
  await expect.element(choice('State')).toHaveValue('');
  await expect.element(choice('City')).toHaveValue('');
  await choose('State', 'Bavaria');
  await choose('City', 'Munich');
  await expect.element(choice('City')).toHaveValue('Munich');
});

/** The fields are there; from here on time passes only when the test lets it. */
async function whileTimeStands(...given: Answering[]) {
  const server = await atProfile(...given);
  await expect.element(choice('City')).toHaveValue('San Francisco');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  return server;
}
const afterTime = async (milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds);
  vi.useRealTimers();
};

test('after a pause of 1 s with at least 4 digits a look-up fills state and city and loads the city list', async () => {
  const server = await whileTimeStands();
  await field('Zip code').fill('60601');
  await vi.advanceTimersByTimeAsync(999);
  expect(asked(server)).toEqual([]);
  await afterTime(1);
  expect(asked(server)).toEqual([{ zip_code: '60601' }]);
  await expect.element(choice('State')).toHaveValue('Illinois');
  await expect.element(choice('City')).toHaveValue('Chicago');
  await userEvent.click(choice('City'));
  await expect.element(page.getByRole('option', { name: 'Springfield' })).toBeVisible();
});

test('whoever goes on typing is not interrupted, and fewer than 4 digits are not looked up', async () => {
  const server = await whileTimeStands();
  for (const typed of ['6060', '60601']) {
    await field('Zip code').fill(typed);
    await vi.advanceTimersByTimeAsync(999);
  }
  await field('Zip code').fill('606');
  await afterTime(5000);
  expect(asked(server)).toEqual([]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await field('Zip code').fill('6060');
  await afterTime(1000);
  expect(asked(server)).toEqual([{ zip_code: '6060' }]);
  await expect.element(choice('State')).toHaveValue('California');
});

test('a late answer to an older code never overwrites a newer one', async () => {
  const late = waits(lookUp!);
  const server = await whileTimeStands(late.answering);
  await field('Zip code').fill('60601');
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked(server)).toHaveLength(1);
  server.now(lookUp!);
  await field('Zip code').fill('94601');
  await afterTime(1000);
  await expect.element(choice('City')).toHaveValue('Oakland');
  late.go();
  await new Promise((drawn) => requestAnimationFrame(drawn));
  await new Promise((drawn) => requestAnimationFrame(drawn));
  await expect.element(choice('City')).toHaveValue('Oakland');
  await expect.element(choice('State')).toHaveValue('California');
});

test('a code of another country leaves the chosen one alone, and says where it is', async () => {
  await atProfile();
  await choose('Country', 'Germany');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await field('Zip code').fill('60601');
  await afterTime(1000);
  await new Promise((drawn) => requestAnimationFrame(drawn));
  await vi.waitFor(() =>
    expect(toasts()).toEqual([
      'This zip code is in Chicago, Illinois, United States. Choose United States as your country first.',
    ]),
  );
  await expect.element(choice('Country')).toHaveValue('Germany');
  await expect.element(choice('State')).toHaveValue('');
});

test('where no country is chosen yet the code says it as well', async () => {
  await atProfile(newcomer);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await field('Zip code').fill('60601');
  await afterTime(1000);
  await expect.element(choice('Country')).toHaveValue('United States');
  await expect.element(choice('City')).toHaveValue('Chicago');
});

test.each([
  ['the server message', refuses(lookUpLocation, tooMany), tooMany.message],
  [
    'else the error message',
    isAway(lookUpLocation),
    'The shop cannot be reached. Check your connection and try again.',
  ],
])('a look-up that fails is a notice with %s', async (_what, refused, words) => {
  await whileTimeStands(refused);
  await field('Zip code').fill('60601');
  await afterTime(1000);
  await vi.waitFor(() => expect(toasts()).toEqual([words]));
});

test('lists that cannot be loaded are empty, and only the log says so', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const lists = [listCountries, listStates, listCities].map((list) => refuses(list, tooMany));
  await atProfile(newcomer, ...lists);
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('GET countries', expect.anything()));
  await userEvent.click(choice('Country'));
  await expect.element(page.getByText('No Option Available')).toBeVisible();
  expect(toasts()).toEqual([]);
  log.mockRestore();
});
