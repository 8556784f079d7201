import { Agent, request } from 'node:http';
import { addCartLine, getCart, updateCart } from 'contract/cart';
import { purchaseOrder } from 'contract/checkout';
import { listFulfilmentOptions } from 'contract/fulfilment';
import { openShop } from '../server/src/app/open-shop.js';
import { createLog } from '../server/src/platform/log.js';
import { readSettings } from '../server/src/platform/settings.js';
import { callsOf } from '../server/src/testing/calls.js';
import { openTestCustomer, type TestCustomer } from '../server/src/testing/test-customer.js';
import { freshKey, recordSql, replaySql } from './bare-sql.js';
import { startShop, type Where } from './built-shop.js';
import type { Databases } from './databases.js';
import { median, rounds } from './figures.js';
import type { Report } from './report.js';

const store_id = 1;
const bottles = [50, 111];
const atOnce = [1, 16];
const perRound = 150;
const roundsEach = 3;
const card = '4242 4242 4242 4242';

type Ready = { customer: TestCustomer; cart: string; lines: string[]; due: number };

/** The shop in this process, where its SQL can be watched; nobody is mailed and no job runs. */
async function openHere({ folder, databaseUrl }: Where) {
  const settings = readSettings({
    DATA_DIR: folder,
    DEMO: '1',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  const open = await openShop(settings, { log: createLog('silent') });
  return { ...open, calls: callsOf(open) };
}
type Here = Awaited<ReturnType<typeof openHere>>;

/** More than enough of everything: what is measured is buying, not being refused. */
const fillShelves = ({ shop }: Here) =>
  shop.write(async (tx) => {
    await tx
      .updateTable('store_product')
      .set({ on_hand: 1_000_000 })
      .where('store_id', '=', store_id)
      .where('product_id', 'in', bottles)
      .execute();
    await tx.updateTable('slot_plan').set({ places: 1_000_000 }).execute();
  });

async function comeIn({ calls, shop }: Here) {
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

const add = (product_id: number) => ({ store_id, product_id, quantity: 1 });

/** With two lines in the cart, a time to fetch them, and nothing left to choose. */
async function getReady(here: Here): Promise<Ready> {
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

const order = ({ cart, due }: Ready) => ({ cart_id: cart, due, payment: { method: 'card' as const, card } });

/** From the socket: the answer has to be read whole. */
const post = (origin: string, agent: Agent, path: string, headers: Record<string, string>, body: object) =>
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

/** How many a second, so many at a time, each for somebody else. */
async function perSecond<Who>(who: readonly Who[], together: number, work: (one: Who) => Promise<unknown>) {
  const waiting = [...who];
  const from = performance.now();
  const oneAfterTheOther = async () => {
    for (let one = waiting.pop(); one; one = waiting.pop()) await work(one);
  };
  await Promise.all(Array.from({ length: together }, oneAfterTheOther));
  return who.length / ((performance.now() - from) / 1000);
}

type Turn = { adding: TestCustomer[]; ordering: Ready[] };

async function turnOf(here: Here): Promise<Turn> {
  const adding: TestCustomer[] = [];
  const ordering: Ready[] = [];
  for (let nth = 0; nth < perRound; nth++) {
    adding.push(await comeIn(here));
    ordering.push(await getReady(here));
  }
  return { adding, ordering };
}

const addBoth = async (customer: TestCustomer) => {
  for (const product_id of bottles) await customer.call(addCartLine, { body: add(product_id) });
};
/** The built shop, asked over HTTP by this process. */
async function measureShop(where: Where, turns: readonly Turn[], together: number) {
  const { origin, stop } = await startShop(where);
  const agent = new Agent({ keepAlive: true, maxSockets: together });
  try {
    return await rounds(turns.length, async (nth) => ({
      added:
        2 *
        (await perSecond(turns[nth]!.adding, together, async ({ headers }) => {
          for (const product_id of bottles)
            await post(origin, agent, addCartLine.path, headers, add(product_id));
        })),
      bought: await perSecond(turns[nth]!.ordering, together, (ready) => {
        const headers = { ...ready.customer.headers, 'idempotency-key': freshKey() };
        return post(origin, agent, purchaseOrder.path, headers, order(ready));
      }),
    }));
  } finally {
    agent.destroy();
    await stop();
  }
}

/** What the shop asks its database for one customer, asked again for the others by a script. */
async function measureSql(where: Where, turns: readonly Turn[], together: number) {
  const here = await openHere(where);
  try {
    const adder = await comeIn(here);
    const adds = await recordSql(() => addBoth(adder));
    const buyer = await getReady(here);
    const key = freshKey();
    let number = '';
    const buys = await recordSql(async () => {
      const placed = await buyer.customer.call(
        purchaseOrder,
        { body: order(buyer) },
        { 'idempotency-key': key },
      );
      number = placed.order.number;
    });
    const onOwnClient = (statements: typeof buys, theirs: Map<string, string>) =>
      here.database.pool
        .connect()
        .then((client) => replaySql(client, statements, theirs).finally(() => client.release()));
    let made = 0;
    const measured = await rounds(turns.length, async (nth) => ({
      added:
        2 *
        (await perSecond(turns[nth]!.adding, together, ({ id }) =>
          onOwnClient(adds, new Map([[adder.id, id]])),
        )),
      bought: await perSecond(turns[nth]!.ordering, together, ({ customer, cart, lines }) =>
        onOwnClient(
          buys,
          new Map([
            [buyer.customer.id, customer.id],
            [buyer.cart, cart],
            ...lines.map((line, i) => [buyer.lines[i]!, line] as const),
            [key, freshKey()],
            [number, `bare-${together}-${++made}`],
          ]),
        ),
      ),
    }));
    return { measured, statements: { add: adds.length / 2, buy: buys.length } };
  } finally {
    await here.close();
  }
}

const middle = (rounds: readonly { added: number; bought: number }[], what: 'added' | 'bought') =>
  median(rounds.map((round) => round[what]));

export async function measureBuying(report: Report, databases: Databases) {
  report.title('Buying beside the same SQL, run bare by a script through the same driver');
  for (const kind of databases.kinds)
    for (const together of atOnce) {
      const where = await databases.make(kind);
      const here = await openHere(where);
      await fillShelves(here);
      const [forShop, forSql] = [
        await rounds(roundsEach, () => turnOf(here)),
        await rounds(roundsEach, () => turnOf(here)),
      ];
      await here.close();
      const shop = await measureShop(where, forShop, together);
      const { measured: bare, statements } = await measureSql(where, forSql, together);
      for (const [what, name, count] of [
        ['added', 'add to cart', statements.add],
        ['bought', 'checkout of two lines', statements.buy],
      ] as const) {
        const [ours, theirs] = [middle(shop, what), middle(bare, what)];
        report.row({
          what: `${kind}, ${together} at once: ${name}`,
          figure: (ours / theirs) * 100,
          unit: '%',
          least: 50,
          note: `${Math.round(ours)} a second, bare ${Math.round(theirs)}; ${count} statements`,
        });
      }
    }
}
