import { claimBottle, enterLottery, getLottery } from 'contract/lottery';
import { getLotteryRecord } from 'contract/lottery-record';
import { sql } from 'kysely';
import { announceLottery, type NewLottery } from '../features/lottery/announcing/announce-lottery.js';
import { chainOf } from '../features/lottery/announcing/beacon-chain.js';
import { newSeed, Seeds } from '../features/lottery/announcing/seeds.js';
import { insertMovements } from '../features/stock/index.js';
import { days, hours, later, minutes, seconds } from '../platform/clock.js';
import type { Transaction } from '../platform/database/database.js';
import { type Buyer, buyerOf } from './buyer.js';
import type { AboutTestCustomer, TestCustomer } from './test-customer.js';
import type { TestShop } from './test-shop.js';

type About = Partial<NewLottery> & { seed?: string };

/** A store in Illinois, whose demo rules allow lotteries. */
const lincolnPark = 3;
let held = 0;

/** Adds this many bottles to the store's shelf, even of a product that it did not carry before. */
async function deliver(
  tx: Transaction,
  { store_id, product_id, bottles, price }: Pick<NewLottery, 'store_id' | 'product_id' | 'bottles' | 'price'>,
) {
  await tx
    .insertInto('store_product')
    .values({ store_id, product_id, price })
    .onConflict((there) => there.columns(['product_id', 'store_id']).doNothing())
    .execute();
  const why = 'For a lottery';
  await insertMovements(tx, [{ store_id, product_id, kind: 'received', quantity: bottles, why }]);
}

/** Announces a lottery that opens in an hour and closes three days later. */
export async function announceTestLottery(
  shop: TestShop,
  { seed = newSeed(), ...about }: About = {},
): Promise<number> {
  const now = shop.clock.now();
  const { rows } = await shop.shop.read((db) =>
    sql<{ id: number }>`
      select id from product join store_product on product_id = id
      where allocation = 'lottery' and store_id = ${lincolnPark} order by id limit 1`.execute(db),
  );
  const opens_at = later(now, hours(1));
  const lottery = {
    store_id: lincolnPark,
    product_id: rows[0]!.id,
    name: `Barolo Riserva, release ${++held}`,
    bottles: 2,
    price: 18_000,
    opens_at,
    closes_at: later(opens_at, days(3)),
    ticket_prefix: 'CH1',
    rules: 'One ticket for each person.',
    release: `release-${held}`,
    ...about,
  };
  const sealed = new Seeds(shop.shop.secretKey).seal(seed);
  return shop.shop.write(async (tx) => {
    await deliver(tx, lottery);
    return announceLottery(tx, lottery, sealed, chainOf(shop.shop.settings));
  });
}

/** Lets the shop do what is due, as it does every ten seconds. */
export async function tendAfter(shop: TestShop, milliseconds: number) {
  await shop.whole.jobs.schedule();
  shop.clock.advance(Math.max(seconds(11), milliseconds));
  await shop.runJobs();
}

/** Announces a lottery and opens it. */
export async function openTestLottery(shop: TestShop, about: About = {}) {
  const id = await announceTestLottery(shop, about);
  await tendAfter(shop, hours(1));
  return id;
}

/** Adults with a confirmed address and a valid license. */
export async function entrants(shop: TestShop, count: number, about: AboutTestCustomer = {}) {
  const customers = await shop.customers(count, about);
  const ids = customers.map(({ id }) => id);
  await shop.shop.write((tx) =>
    tx.updateTable('customer').set({ license_exp_date: '2031-01-01' }).where('id', 'in', ids).execute(),
  );
  return customers;
}

/** A drawn lottery: two tickets have won, in the order of the ranking, and the others wait behind them. */
export async function drawTestLottery(shop: TestShop, among = 3, about: About = {}) {
  const customers = await entrants(shop, among);
  const id = await openTestLottery(shop, about);
  const path = { path: { id: String(id) } };
  const byTicket = new Map<string, TestCustomer>();
  for (const customer of customers)
    byTicket.set((await customer.call(enterLottery, path)).ticket_no, customer);
  await tendAfter(shop, days(3));
  await tendAfter(shop, minutes(10));
  const { turns } = await shop.call(getLotteryRecord, path);
  const winners = await Promise.all(
    turns.map(({ ticket_no }) => buyerOf(shop, byTicket.get(ticket_no)!, lincolnPark)),
  );
  const alternates = customers.filter(({ id: one }) => winners.every((winner) => winner.id !== one));
  return { id, winners, alternates };
}

export const ticketIn = async (customer: TestCustomer, lotteryId: number) =>
  (await customer.call(getLottery, { path: { id: String(lotteryId) } })).ticket!;

/** The winner claims the bottle, and gets the cart that holds it. */
export async function claims(winner: Buyer, lotteryId: number) {
  const { id } = await ticketIn(winner.customer, lotteryId);
  const cart = await winner.customer.call(claimBottle, { path: { id } });
  winner.cartId = cart.id!;
  return cart;
}
