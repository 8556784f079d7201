import { days, hours, later } from '../src/platform/clock.js';
import type { Transaction } from '../src/platform/database/database.js';
import { newId } from '../src/platform/ids.js';
import type { Product } from './catalogue/product.js';
import { demoCustomers } from './customers.js';
import { insertAll } from './insert-all.js';
import { type Random, random } from './pictures/drawing/random.js';

type State = 'announced' | 'open' | 'closed' | 'drawn' | 'settled';
type Standing = 'entered' | 'alternate' | 'won' | 'claimed' | 'paid' | 'handed_over' | 'lapsed' | 'lost';

/** The newest first: when each closes, in days from today. */
const calendar: { state: State; closesIn: number }[] = [
  { state: 'announced', closesIn: 24 },
  { state: 'announced', closesIn: 18 },
  { state: 'open', closesIn: 9 },
  { state: 'open', closesIn: 5 },
  { state: 'open', closesIn: 2 },
  { state: 'closed', closesIn: -0.2 },
  { state: 'drawn', closesIn: -1 },
  { state: 'drawn', closesIn: -2 },
  ...Array.from({ length: 18 }, (_, past) => ({ state: 'settled' as const, closesIn: -20 - past * 27 })),
];

const storeCodes: Record<number, string> = { 3: 'CH1', 4: 'CH2', 5: 'MI1' };
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const check = (chance: Random) =>
  Array.from({ length: 4 }, () => signs[Math.floor(chance.next() * 30)]).join('');

const season = (day: Date) =>
  `${['Winter', 'Spring', 'Summer', 'Autumn'][Math.floor(((day.getUTCMonth() + 1) % 12) / 3)]} ${day.getUTCFullYear()}`;

const endings: Standing[] = ['lost', 'handed_over', 'lost', 'lost', 'lapsed', 'lost', 'handed_over', 'lost'];

/** How a ticket stands in a lottery of this state. */
function standingIn(state: State, index: number): Standing {
  if (state === 'drawn') return index % 2 === 0 ? 'won' : 'alternate';
  if (state === 'settled') return endings[index % endings.length]!;
  return 'entered';
}

/** Draws of the last two years, and those that are to come. */
export async function loadLotteries(tx: Transaction, products: readonly Product[]) {
  const allocated = products.filter(({ allocation }) => allocation.kind === 'lottery');
  const lotteries = calendar.map(({ state, closesIn }, index) => {
    const product = allocated[index % allocated.length]!;
    const offer = product.offers[index % product.offers.length]!;
    const closes_at = later(tx.now, days(closesIn));
    return {
      id: calendar.length - index,
      store_id: offer.storeId,
      product_id: product.number,
      name: `${product.brand} ${product.name}, ${season(closes_at)}`,
      bottles: 2 + (index % 5),
      price: offer.price,
      opens_at: later(closes_at, -days(10)),
      closes_at,
      state,
    };
  });
  await insertAll(tx, 'lottery', lotteries);
  const entered = lotteries.filter(({ state }) => state !== 'announced');
  const tickets = demoCustomers.flatMap((customer, who) =>
    entered
      .filter((_, index) => who === 0 || index % 3 === 1)
      .map(({ id, store_id, opens_at, state }, index) => {
        const entered_at = later(opens_at, hours(7 + ((index * 13) % 90)));
        const chance = random(`ticket ${customer.id} ${id}`);
        return {
          id: newId(entered_at),
          lottery_id: id,
          customer_id: customer.id,
          ticket_no: `${storeCodes[store_id]}-${String(id * 37 + who).padStart(4, '0')}-${check(chance)}`,
          entered_at,
          standing: standingIn(state, index + who),
        };
      }),
  );
  await insertAll(tx, 'lottery_ticket', tickets);
}
