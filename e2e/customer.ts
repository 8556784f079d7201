import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import type { LoggedIn } from 'contract/auth';
import type { Store } from 'contract/stores';

export const password = 'a bottle on the third shelf';

let made = 0;

/** A person nobody has seen before. */
export const newcomer = () => ({
  first: 'Ines',
  last: 'Okafor',
  email: `ines.${process.pid}.${Date.now()}.${++made}@example.com`,
});

export type Person = ReturnType<typeof newcomer>;
export type Customer = Person & {
  /** A call as the shop's own pages make it, with this customer's session. */
  call: (method: string, path: string, body?: object) => Promise<unknown>;
};

/** Through which somebody comes in: calls to the shop, and a browser that keeps who it was. */
export type Door = {
  request: Pick<APIRequestContext, 'fetch' | 'get'>;
  context: () => Pick<BrowserContext, 'setStorageState'>;
};

type Called = { data: unknown };

async function call({ request }: Door, method: string, path: string, body?: object, token?: string) {
  const answer = await request.fetch(`/api/${path}`, {
    method,
    headers: {
      'idempotency-key': crypto.randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { data: body }),
  });
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
  return { data: ((await answer.json()) as Called).data, origin: new URL(answer.url()).origin };
}

/** As the shop's pages keep it in the browser. */
const kept = (name: string, state: object) => ({ name, value: JSON.stringify({ state, version: 1 }) });

/** Logged in and at a store without a click. The journey come-in does this by hand. */
async function comeInBy(door: Door, person: Person, path: string, body: object, storeName: string) {
  const { data, origin } = await call(door, 'POST', path, body);
  const { token, customer } = data as LoggedIn;
  const stores = (await call(door, 'GET', 'e-com/stores')).data as Store[];
  const selectedStore = stores.find(({ name }) => name === storeName)!;
  const lotteryStore = selectedStore.has_lottery ? selectedStore : null;
  await door.context().setStorageState({
    cookies: [],
    origins: [
      {
        origin,
        localStorage: [
          kept('user-data', { login: { token, customer } }),
          kept('store-data', { selectedStore, lotteryStore, purchaseOrderData: null }),
        ],
      },
    ],
  });
  const asCustomer = async (method: string, to: string, asked?: object) =>
    (await call(door, method, to, asked, token)).data;
  return { ...person, call: asCustomer };
}

/** Somebody new: the shop knows only a name and an address for letters. */
export function comeInAsNewcomer(
  door: Door,
  store = 'Cellar Door Lincoln Park',
  person = newcomer(),
): Promise<Customer> {
  const asked = {
    first_name: person.first,
    last_name: person.last,
    email: person.email,
    dob: '1990-04-17',
    password,
    accept_terms: true,
  };
  return comeInBy(door, person, 'e-com/auth/sign-up', asked, store);
}

const ada = { first: 'Ada', last: 'Marchetti', email: 'ada@cellar-door.example' };

/** One of the demo's customers, who has something of everything. */
export const comeInAsAda = (door: Door, store = 'Cellar Door Lincoln Park'): Promise<Customer> =>
  comeInBy(door, ada, 'e-com/auth/login', { email: ada.email, password: 'cellar-door-demo' }, store);

export async function signUp(page: Page, person: Person) {
  await page.goto('/signup');
  await fillSignUp(page, person);
}

export async function fillSignUp(page: Page, { first, last, email }: Person) {
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Date of birth').fill('04/17/1990');
  await page.getByLabel(/^Password/).fill(password);
  await page.getByLabel(/^Confirm Password/).fill(password);
  await page.getByRole('checkbox', { name: /I am of legal drinking age/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

export async function logIn(page: Page, email: string, secret = password) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel(/^Password/).fill(secret);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}
