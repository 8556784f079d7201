import { type Agent, request } from 'node:http';
import { addCartLine, getCart, updateCart } from 'contract/cart';
import { placeOrder } from 'contract/checkout';
import { listFulfilmentOptions } from 'contract/fulfilment';
import { openShop } from '../server/src/app/open-shop.js';
import { createLog } from '../server/src/platform/log.js';
import { readSettings } from '../server/src/platform/settings.js';
import { callsOf } from '../server/src/testing/calls.js';
import { leaveOnHand } from '../server/src/testing/shelves.js';
import { openTestCustomer, type TestCustomer } from '../server/src/testing/test-customer.js';
import { freshKey } from './bare-sql.js';
import type { Where } from './built-shop.js';

const store_id = 1;
export const bottles = [50, 111];
const card = '4242 4242 4242 4242';

export type Ready = { customer: TestCustomer; cart: string; lines: string[]; due: number };

/** The shop in this process, where its SQL can be watched; no letter is sent and no job runs. */
export async function openHere({ folder, databaseUrl }: Where) {
  const settings = readSettings({
    DATA_DIR: folder,
    DEMO: '1',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  const open = await openShop(settings, { log: createLog('silent') });
  return { ...open, calls: callsOf(open) };
}
export type Here = Awaited<ReturnType<typeof openHere>>;

/** More than enough of everything, because buying is measured and not being refused. */
export const fillShelves = ({ shop }: Here) =>
  shop.write(async (tx) => {
    await leaveOnHand(tx, 1_000_000, { store: store_id, products: bottles });
    await tx.updateTable('slot_plan').set({ places: 1_000_000 }).execute();
  });

export async function comeIn({ calls, shop }: Here) {
  const customer = await openTestCustomer(calls, {});
  await shop.write((tx) =>
    tx
      .updateTable('customer')
      .set({ license_exp_date: '2099-12-31' })
      .where('id', '=', customer.id)
      .execute(),
  );
  return customer;
}

export const add = (product_id: number) => ({ store_id, product_id, quantity: 1 });

/** Customers with two lines in the cart and a pickup time, ready to order. */
export async function getReady(here: Here): Promise<Ready> {
  const customer = await comeIn(here);
  for (const product_id of bottles) await customer.call(addCartLine, { body: add(product_id) });
  const { id } = await customer.call(getCart, { query: { store_id: String(store_id) } });
  const { modes } = await customer.call(listFulfilmentOptions, { query: { cart_id: id! } });
  const pickup = modes.find(({ mode }) => mode === 'pickup');
  if (!pickup?.open) throw new Error('Nothing can be picked up at this hour.');
  const cart = await customer.call(updateCart, {
    path: { id: id! },
    body: { fulfilment: 'pickup', slot_id: pickup.slots.at(-1)!.id },
  });
  const lines = cart.cart_detail.map((line) => line.id);
  return { customer, cart: id!, lines, due: cart.totals.due / 100 };
}

export const order = ({ cart, due }: Ready) => ({
  cart_id: cart,
  due,
  payment: { method: 'card' as const, card },
});

/** On a plain socket, so the answer has to be read to its end. */
export const post = (
  origin: string,
  agent: Agent,
  path: string,
  headers: Record<string, string>,
  body: object,
) =>
  new Promise<void>((done, failed) => {
    const type = { 'content-type': 'application/json' };
    const asked = request(
      `${origin}/api/${path}`,
      { agent, method: 'POST', headers: { ...type, ...headers } },
      (answer) => {
        let said = '';
        answer.on('data', (part: Buffer) => (said += String(part)));
        answer.once('end', () =>
          (answer.statusCode ?? 500) < 300 ? done() : failed(new Error(`${path}: ${said}`)),
        );
      },
    );
    asked.once('error', failed);
    asked.end(JSON.stringify(body));
  });

/** Places the order of one who is ready, at the shop of this origin. */
export const buyAt = (origin: string, agent: Agent) => (ready: Ready) =>
  post(
    origin,
    agent,
    placeOrder.path,
    { ...ready.customer.headers, 'idempotency-key': freshKey() },
    order(ready),
  );

/** How many per second, this many at a time, each for another customer. */
export async function perSecond<Who>(
  who: readonly Who[],
  together: number,
  work: (one: Who) => Promise<unknown>,
) {
  const waiting = [...who];
  const from = performance.now();
  const oneAfterTheOther = async () => {
    for (let one = waiting.pop(); one; one = waiting.pop()) await work(one);
  };
  await Promise.all(Array.from({ length: together }, oneAfterTheOther));
  return who.length / ((performance.now() - from) / 1000);
}
