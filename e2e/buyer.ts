import type { Page } from '@playwright/test';
import { newcomer, signUp } from './customer';
import { expect, expectHeading } from './test';

type Wanted = { quantity: number }[];
type Called = { data: unknown };

/** A call as the shop's own pages make it, with the session of whoever is logged in. */
export async function callOf(page: Page, method: string, path: string, body?: object) {
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('user-data')!).state.login.token as string,
  );
  const answer = await page.request.fetch(`/api/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    ...(body && { data: body }),
  });
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
  return ((await answer.json()) as Called).data;
}

const homes = {
  'Cellar Door Mission': {
    address: '2390 Mission Street',
    zip: '94110',
    city: 'San Francisco',
    state: 'California',
  },
  'Cellar Door Lincoln Park': {
    address: '2390 N Clark Street',
    zip: '60614',
    city: 'Chicago',
    state: 'Illinois',
  },
};

/** Somebody new who may buy: of age, with a license, at a store near home. */
export async function comeInAsBuyer(page: Page, store: keyof typeof homes = 'Cellar Door Mission') {
  const person = newcomer();
  await signUp(page, person);
  await page.getByRole('button', { name: `Choose this store: ${store}` }).click();
  await expectHeading(page, store);
  await callOf(page, 'PUT', 'e-com/customer/profile', {
    first_name: person.first,
    last_name: person.last,
    email: person.email,
    dob: '17-04-1990',
    license_exp_date: '17-04-2034',
    gender: 'Female',
    ...homes[store],
    country: 'United States',
    image_url: '',
  });
  return person;
}

type Cart = { id: string; totals: { due: number } };
type Options = { modes: { mode: string; slots: { id: string; left: number }[] }[] };

/** A cart that is fetched at the first free time, as far as the payment; the bottles are the cheapest of the shelf. */
export async function fillForPickup(page: Page, wanted: Wanted, update: object = {}) {
  const call = (method: string, path: string, body?: object) => callOf(page, method, path, body);
  const shelf = (await call('GET', 'e-com/products?store_id=1&in_stock=true&sort=price-up&pageSize=20')) as {
    data: { id: number; name: string; allocation: string }[];
  };
  const goods = shelf.data.filter(({ allocation }) => allocation === 'none');
  let cart: Cart | undefined;
  for (const [index, { quantity }] of wanted.entries())
    cart = (await call('POST', 'e-com/cart', {
      store_id: 1,
      product_id: goods[index]!.id,
      quantity,
    })) as Cart;
  const { id } = cart!;
  await call('PATCH', `e-com/cart/${id}`, { fulfilment: 'pickup' });
  const { modes } = (await call('GET', `e-com/fulfilment-options?cart_id=${id}`)) as Options;
  const slot = modes.find(({ mode }) => mode === 'pickup')!.slots.find(({ left }) => left > 0)!;
  const { totals } = (await call('PATCH', `e-com/cart/${id}`, { slot_id: slot.id, ...update })) as Cart;
  return { id, due: totals.due, goods: goods.slice(0, wanted.length) };
}

type Order = { order: { id: string; number: string } };

/** Orders for pickup, paid by a card of the demo; how that is done by hand is a journey of its own. */
export async function buyForPickup(page: Page, wanted: Wanted, giftMessage = '', giftCard?: string) {
  const update = { gift_message: giftMessage, ...(giftCard && { redeem_gift_card: giftCard }) };
  const { id, due, goods } = await fillForPickup(page, wanted, update);
  const payment = due === 0 ? { method: 'none' } : { method: 'card', card: '4242 4242 4242 4242' };
  const { order } = (await callOf(page, 'POST', 'e-com/purchase-order', {
    cart_id: id,
    due,
    payment,
  })) as Order;
  return { ...order, names: goods.map(({ name }) => name) };
}
