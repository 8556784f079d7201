import { sql } from 'kysely';
import {
  announceLottery,
  freeze,
  lockLottery,
  publishDraw,
  Seeds,
  ticketNumber,
  updateLottery,
} from 'server/features/lottery';
import { endSetAside } from 'server/features/orders';
import { insertMovements } from 'server/features/stock';
import { days, hours, later } from 'server/platform/clock';
import type { Transaction } from 'server/platform/database/database';
import { newId } from 'server/platform/ids';
import type { SecretKey } from 'server/platform/secret-key';
import type { Product } from './catalogue/product.js';
import { demoCustomers } from './customers.js';
import { insertAll } from './insert-all.js';
import { type DemoLottery, demoLotteries } from './lottery-calendar.js';
import { type DemoDraw, type DemoTicket, drawDemo } from './lottery-draws.js';
import { demoEntrants, loadEntrants } from './lottery-entrants.js';
import { random } from './pictures/drawing/random.js';

const [ada, grace] = demoCustomers;

/** Ada enters every lottery, Grace every third, and the others at random. */
function entrantsOf({ id, index, state }: DemoLottery) {
  if (state === 'announced') return [];
  const chance = random(`entrants ${id}`);
  const others = demoEntrants.filter(() => chance.chance(0.7));
  return [ada, ...(index % 3 === 1 ? [grace] : []), ...others].map((customer) => customer.id);
}

/** Entered while the lottery was open, and not after this moment. */
function ticketsOf(demo: DemoLottery, firstNumber: number, now: Date): DemoTicket[] {
  const { opens_at, closes_at, ticket_prefix } = demo.lottery;
  const last = Math.min(closes_at.getTime(), now.getTime()) - hours(0.01);
  const chance = random(`tickets ${demo.id}`);
  const moments = entrantsOf(demo).map((customer_id) => ({
    customer_id,
    entered_at: new Date(chance.between(opens_at.getTime(), last)),
  }));
  return moments
    .sort((a, b) => a.entered_at.getTime() - b.entered_at.getTime())
    .map((moment, nth) => ({
      ...moment,
      ticket_no: ticketNumber(ticket_prefix, firstNumber + nth, (below) => Math.floor(chance.next() * below)),
    }));
}

/** The bottles of a lottery come to the store for it, and leave with the winners. */
const receive = (tx: Transaction, { store_id, product_id, bottles }: DemoLottery['lottery']) =>
  insertMovements(tx, [
    { store_id, product_id, kind: 'received', quantity: bottles, why: 'For the lottery' },
  ]);

const giveOut = (tx: Transaction, { store_id, product_id, bottles }: DemoLottery['lottery']) =>
  insertMovements(tx, [
    { store_id, product_id, kind: 'adjusted', quantity: -bottles, why: 'Given out to the winners' },
  ]);

async function writeTurns(tx: Transaction, { turns }: DemoDraw, { id, state, lottery }: DemoLottery) {
  for (const { ticket, rank, standing, turn_at, claim_until } of turns)
    await tx
      .updateTable('lottery_ticket')
      .set({ rank, standing, turn_at, claim_until })
      .where('lottery_id', '=', id)
      .where('ticket_no', '=', ticket.ticket_no)
      .execute();
  await updateLottery(tx, id, { turns: turns.length });
  if (state !== 'settled') return;
  await updateLottery(tx, id, { state: 'settled', settled_at: later(lottery.closes_at, days(18)) });
  await endSetAside(tx, id);
  await giveOut(tx, lottery);
}

/** Takes a lottery through its states, as far as it has come: announced, open, closed, drawn, settled. */
async function play(tx: Transaction, demo: DemoLottery, tickets: readonly DemoTicket[], seeds: Seeds) {
  const { state, lottery, announced_at } = demo;
  const draw = drawDemo(demo, tickets, ada.id);
  await receive(tx, lottery);
  const id = await announceLottery(tx, lottery, seeds.seal(draw.seed), null, announced_at);
  if (id !== demo.id) throw new Error(`The demo's lottery ${demo.id} became ${id}.`);
  if (state === 'announced') return;
  await updateLottery(tx, id, { state: 'open' });
  const entry = { lottery_id: id, release: lottery.release, standing: 'entered' as const };
  await insertAll(
    tx,
    'lottery_ticket',
    tickets.map((ticket) => ({ ...ticket, ...entry, id: newId(ticket.entered_at) })),
  );
  if (state === 'open') return;
  await freeze(tx, (await lockLottery(tx, id))!, lottery.closes_at);
  if (state === 'closed') return;
  const drawing = { seed: draw.seed, heard: null, ranking: draw.ranking };
  await publishDraw(tx, id, drawing, later(lottery.closes_at, hours(0.25)));
  await writeTurns(tx, draw, demo);
}

/** Every draw of the demo is real: its record can be checked like any other. */
export async function loadLotteries(tx: Transaction, products: readonly Product[], secretKey: SecretKey) {
  await loadEntrants(tx);
  const seeds = new Seeds(secretKey);
  let number = 101;
  for (const demo of demoLotteries(products, tx.now)) {
    const tickets = ticketsOf(demo, number, tx.now);
    number += tickets.length;
    await play(tx, demo, tickets, seeds);
  }
  await sql`select setval('lottery_ticket_number', ${number})`.execute(tx);
}
