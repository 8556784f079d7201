import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { queries } from 'browser/calls/queries';
import { contactReference, sendContactMessage } from 'contract/pages';
import { listStores, type Store } from 'contract/stores';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useSession } from '../../../platform/session';
import { useStoreData } from '../../../platform/store-data';
import { ContactScreen } from './ContactScreen';

const storeAt = (id: number, name: string): Store => ({
  id,
  name,
  slug: name.toLowerCase().replace(' ', '-'),
  city: 'Chicago',
  city_slug: 'chicago',
  state: 'Illinois',
  zip: '60607',
  address: '915 West Randolph Street',
  phone: `+1 312 555 010${id}`,
  hours: [{ weekday: 1, opens: '10:00', closes: '20:00' }],
  special_days: [],
  timezone: 'America/Chicago',
  open_now: true,
  image_id: null,
  modes: ['pickup'],
  has_lottery: true,
  license_number: `1A-${id}`,
});
const lincolnPark = storeAt(3, 'Lincoln Park');
const westLoop = storeAt(4, 'West Loop');
const messageId = '0193a000-0000-7000-8000-00007f3a09bc';

let sent: unknown[] = [];
let answers: () => Response | Promise<Response>;

const answer = (status: number, body: object, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const taken = () =>
  answer(201, { message: 'Thank you.', data: v.parse(sendContactMessage.shape.data, { id: messageId }) });
const no = (status: number, more: object, headers?: Record<string, string>) =>
  answer(status, { message: 'Please wait.', code: 'no', request_id: 'r', ...more }, headers);

beforeEach(() => {
  sent = [];
  answers = taken;
  queries.clear();
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    if (String(address).endsWith(listStores.path))
      return answer(200, { message: 'OK', data: [lincolnPark, westLoop] });
    sent.push(JSON.parse(String(init?.body)));
    return answers();
  });
  const customer = { id: 'ada', first_name: 'Ada', last_name: 'Lovelace', image_url: '' };
  useSession.getState().logIn({ token: 't', customer: { ...customer, cart_count: 0, wishlist_count: 0 } });
  useStoreData.getState().selectStore(westLoop);
});
afterEach(() => vi.restoreAllMocks());

async function open(address = '/contact-us') {
  const root = createRootRoute();
  const main = createRoute({ getParentRoute: () => root, id: 'main' });
  const contact = createRoute({ getParentRoute: () => main, path: 'contact-us', component: ContactScreen });
  const router = createRouter({
    routeTree: root.addChildren([main.addChildren([contact])]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('heading', { name: 'West Loop' })).toBeVisible();
}

const field = (name: string) => page.getByRole('textbox', { name });
const send = page.getByRole('button', { name: 'Send message' });
const choose = async (list: string, option: string) => {
  await page.getByRole('button', { name: new RegExp(list) }).click();
  await page.getByRole('option', { name: option }).click();
};

async function write() {
  await choose('What is it about', 'A bottle');
  await field('Your email address').fill('ada@example.com');
  await field('Message').fill('Is the 2018 back?');
}

test('knows who writes and to which store, and shows that store', async () => {
  await open();
  await expect.element(field('Your name')).toHaveValue('Ada Lovelace');
  await expect.element(page.getByRole('link', { name: westLoop.phone })).toBeVisible();
  await expect.element(page.getByText('License 1A-4')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Store/ })).toHaveTextContent('West Loop');
});

test('sends what was typed, and says what happens next', async () => {
  await open();
  await write();
  await send.click();
  await expect.element(page.getByRole('heading', { name: /Your message is with West Loop/ })).toHaveFocus();
  await expect.element(page.getByText(contactReference(messageId))).toBeVisible();
  await expect.element(page.getByText('Is the 2018 back?')).toBeVisible();
  expect(sent).toEqual([
    {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      topic: 'product',
      message: 'Is the 2018 back?',
      order_id: '',
      store_id: westLoop.id,
    },
  ]);
});

test('after one message another can be written, without typing the address again', async () => {
  await open();
  await write();
  await send.click();
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect.element(field('Your email address')).toHaveValue('ada@example.com');
  await expect.element(field('Message')).toHaveValue('');
});

test('goes to another store when that is chosen', async () => {
  await open();
  await choose('Store', 'Lincoln Park');
  await expect.element(page.getByRole('link', { name: lincolnPark.phone })).toBeVisible();
  await write();
  await send.click();
  await expect
    .element(page.getByRole('heading', { name: /Your message is with Lincoln Park/ }))
    .toBeVisible();
  expect(sent).toMatchObject([{ store_id: lincolnPark.id }]);
});

test('an order that the customer comes from is named already', async () => {
  await open('/contact-us?order=A-1042');
  await expect.element(field('Order number')).toHaveValue('A-1042');
  await field('Your email address').fill('ada@example.com');
  await field('Message').fill('Where is it?');
  await send.click();
  await expect.element(page.getByRole('heading', { name: /Your message is with/ })).toBeVisible();
  expect(sent).toMatchObject([{ topic: 'order', order_id: 'A-1042' }]);
});

test('what is missing is said at its field, and nothing is sent', async () => {
  await open();
  await send.click();
  await expect.element(page.getByText('Choose a topic').last()).toBeVisible();
  await expect.element(field('Your email address')).toHaveAccessibleDescription(/Email is required/);
  await expect.element(field('Message')).toHaveAccessibleDescription(/Message is required/);
  expect(sent).toEqual([]);
});

test('says how much room is left near the end, and when it is too much', async () => {
  await open();
  await field('Message').fill('a'.repeat(3990));
  await expect.element(page.getByText('10 characters left.')).toBeVisible();
  await field('Message').fill('a'.repeat(4001));
  await expect.element(page.getByText('1 character too many.')).toBeVisible();
});

test('whoever writes too often is told when to come back, and keeps what was typed', async () => {
  answers = () => no(429, { code: 'too_many_requests' }, { 'retry-after': '661' });
  await open();
  await write();
  await send.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Please wait. You can try again in 12 minutes.');
  await expect.element(field('Message')).toHaveValue('Is the 2018 back?');
  answers = taken;
  await send.click();
  await expect.element(page.getByRole('heading', { name: /Your message is with/ })).toBeVisible();
});

test('what the server refuses stands at its field', async () => {
  answers = () => no(422, { errors: { email: 'Enter a valid email address' } });
  await open();
  await write();
  await send.click();
  await expect.element(field('Your email address')).toHaveAccessibleDescription(/Enter a valid email/);
  await expect.element(field('Your email address')).toHaveFocus();
});

test('a lost connection is said, and the second try goes through', async () => {
  answers = () => Promise.reject(new TypeError('Failed to fetch'));
  await open();
  await write();
  await send.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(/cannot be reached/);
  answers = taken;
  await send.click();
  await expect.element(page.getByRole('heading', { name: /Your message is with/ })).toBeVisible();
});
