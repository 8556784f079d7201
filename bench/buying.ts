import { Agent } from 'node:http';
import { addCartLine } from 'contract/cart';
import { placeOrder } from 'contract/checkout';
import type { TestCustomer } from '../server/src/testing/test-customer.js';
import { freshKey, recordSql, replaySql } from './bare-sql.js';
import { startShop, type Where } from './built-shop.js';
import {
  add,
  bottles,
  buyAt,
  comeIn,
  fillShelves,
  getReady,
  type Here,
  openHere,
  order,
  perSecond,
  post,
  type Ready,
} from './buyers.js';
import type { Group } from './chart.js';
import type { Databases } from './databases.js';
import { median, rounds } from './figures.js';
import type { Report } from './report.js';
import { openTwoCalls } from './two-calls.js';

const atOnce = [1, 16];
/** The least share of the speed of two calls, in percent, by how many run at once. */
const leastBesideTwoCalls: Record<number, number> = { 1: 30, 16: 50 };
/** A shop that has just started compiles what it does while it does it: the first round is not measured. */
const perRound = [150, 100, 100, 100];

type Turn = { adding: TestCustomer[]; ordering: Ready[] };

/** As many of them as each round takes. */
const forRounds = <Made>(make: (count: number) => Promise<Made>) =>
  rounds(perRound.length, (nth) => make(perRound[nth]!));

async function turnOf(here: Here, count: number): Promise<Turn> {
  const adding: TestCustomer[] = [];
  const ordering: Ready[] = [];
  for (let nth = 0; nth < count; nth++) {
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
      bought: await perSecond(turns[nth]!.ordering, together, buyAt(origin, agent)),
    }));
  } finally {
    agent.destroy();
    await stop();
  }
}

/** The statements of one customer, which a script replays for the others. */
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
        placeOrder,
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

/** The least SQL that buys, without judging anything, to compare the shop with. */
async function measureTwoCalls(where: Where, ordering: readonly (readonly Ready[])[], together: number) {
  const here = await openHere(where);
  try {
    const buy = await openTwoCalls(here);
    const measured = await rounds(ordering.length, (nth) => perSecond(ordering[nth]!, together, buy));
    return median(measured.slice(1));
  } finally {
    await here.close();
  }
}

const middle = (rounds: readonly { added: number; bought: number }[], what: 'added' | 'bought') =>
  median(rounds.slice(1).map((round) => round[what]));

export async function measureBuying(report: Report, databases: Databases) {
  report.title('Buying beside the same SQL, run bare by a script through the same driver');
  const groups: Group[] = [];
  for (const kind of databases.kinds)
    for (const together of atOnce) {
      const where = await databases.make(kind);
      const here = await openHere(where);
      await fillShelves(here);
      const forShop = await forRounds((count) => turnOf(here, count));
      const forSql = await forRounds((count) => turnOf(here, count));
      const forCalls = await forRounds((count) => rounds(count, () => getReady(here)));
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
      const calls = await measureTwoCalls(where, forCalls, together);
      report.row({
        what: `${kind}, ${together} at once: checkout beside two calls`,
        figure: (middle(shop, 'bought') / calls) * 100,
        unit: '%',
        least: leastBesideTwoCalls[together]!,
        note: `two calls: ${Math.round(calls)} a second`,
      });
      groups.push({
        name: `${kind}, ${together} at once`,
        bars: [
          { label: 'two calls that judge nothing', figure: calls },
          { label: 'a checkout', figure: middle(shop, 'bought'), share: true },
        ],
      });
    }
  report.draw('buying', { title: 'Checkouts a second, beside the least SQL that buys', groups });
}
