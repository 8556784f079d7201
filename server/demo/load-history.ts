import { sql } from 'kysely';
import { GiftCardCodes, issueGiftCards } from '../src/features/gift-cards/index.js';
import { postAll } from '../src/features/ledger/index.js';
import { days, hours, later } from '../src/platform/clock.js';
import type { Transaction } from '../src/platform/database/database.js';
import { demoCustomers } from './customers.js';
import { Books, demoId, type Event } from './history/books.js';
import { demoGiftCards, expiries } from './history/gift-cards.js';
import { writeGiftPurchases } from './history/gift-purchases.js';
import { type DemoOrder, OrderStory } from './history/orders.js';
import { writeOutcomes } from './history/outcomes.js';

/** Kind gestures of the stores over two years: where, what, how often, how much of it. */
const gestures = [
  { customer: 'Ada', storeId: 1, kind: 'store_credit', every: 34, amount: 1_250 },
  { customer: 'Ada', storeId: 3, kind: 'store_credit', every: 61, amount: 800 },
  { customer: 'Ada', storeId: 4, kind: 'store_credit', every: 120, amount: 2_000 },
  { customer: 'Ada', storeId: 2, kind: 'points', every: 45, amount: 75 },
  { customer: 'Ada', storeId: 3, kind: 'points', every: 60, amount: 120 },
  { customer: 'Ada', storeId: 5, kind: 'points', every: 180, amount: 250 },
  { customer: 'Grace', storeId: 3, kind: 'store_credit', every: 55, amount: 1_000 },
  { customer: 'Grace', storeId: 4, kind: 'points', every: 200, amount: 100 },
] as const;

const remembered = 730;

const gesturesUntil = (now: Date): Event[] =>
  gestures.flatMap(({ customer, storeId, kind, every, amount }) => {
    const ownerId = demoCustomers.find(({ first_name }) => first_name === customer)!.id;
    return Array.from({ length: Math.floor(remembered / every) }, (_, n) => {
      const at = later(now, -days(n * every) - hours(3));
      const moves = [
        { account: { kind, ownerId }, amount },
        { account: { kind: kind === 'points' ? 'points_issued' : 'goodwill' } as const, amount: -amount },
      ];
      const about = demoId(`gesture ${customer} ${storeId} ${kind} ${n}`);
      const play = (books: Books) => books.post({ storeId, reason: 'goodwill', about, at, moves });
      return { at, play };
    });
  });

async function selectOrders(tx: Transaction) {
  const { rows } = await sql<Omit<DemoOrder, 'steps'> & { steps: { status: string; at: string }[] }>`
    select id, number, store_id, customer_id, created_at, lines_total, fee, tax, total,
      (
        select json_agg(json_build_object(
          'position', position, 'quantity', quantity, 'unit_price', unit_price,
          'savings', savings, 'tax', tax, 'returned', returned
        ) order by position)
        from purchase_order_line where order_id = purchase_order.id
      ) as lines,
      (
        select json_agg(json_build_object('status', status, 'at', at) order by position)
        from purchase_order_step where order_id = purchase_order.id
      ) as steps
    from purchase_order order by number`.execute(tx);
  return rows.map(
    ({ steps, ...order }) =>
      ({ ...order, steps: steps.map(({ status, at }) => ({ status, at: new Date(at) })) }) as DemoOrder,
  );
}

/** What the demo customers hold, and how it came: by what they ordered, were given, and bought in cards. */
export async function loadHistory(tx: Transaction, secretKey: string) {
  const cards = demoGiftCards(demoCustomers, tx.now);
  await issueGiftCards(tx, new GiftCardCodes(secretKey), cards);
  await writeGiftPurchases(tx, cards);
  const books = new Books();
  for (const { id, store, amount } of cards) books.know(store.id, { kind: 'gift_card', ownerId: id }, amount);
  const told = (await selectOrders(tx)).map((order) => ({ order, story: new OrderStory(order, cards) }));
  const events = [
    ...gesturesUntil(tx.now),
    ...expiries(cards, tx.now),
    ...told.flatMap(({ story }) => story.events()),
  ];
  events.sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const { at, play } of events) if (at <= tx.now) play(books);
  await postAll(tx, books.postings);
  await writeOutcomes(tx, told);
}
