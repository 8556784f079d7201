import { sql } from 'kysely';
import { GiftCardCodes, issueGiftCards } from 'server/features/gift-cards';
import { postAll } from 'server/features/ledger';
import type { Transaction } from 'server/platform/database/database';
import type { SecretKey } from 'server/platform/secret-key';
import { demoCustomers } from './customers.js';
import { Books } from './history/books.js';
import { gesturesUntil } from './history/gestures.js';
import { demoGiftCards, expiries } from './history/gift-cards.js';
import { writeGiftPurchases } from './history/gift-purchases.js';
import { type DemoOrder, OrderStory } from './history/orders.js';
import { writeOutcomes } from './history/outcomes.js';

async function selectOrders(tx: Transaction) {
  const { rows } = await sql<Omit<DemoOrder, 'steps'> & { steps: { status: string; at: string }[] }>`
    select id, number, store_id, customer_id, created_at, lines_total, fee, tax, total,
      (
        select json_agg(json_build_object(
          'position', position, 'quantity', quantity, 'unit_price', unit_price,
          'savings', savings, 'tax', tax, 'returned', returned, 'taxed', taxed
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

/** The balances of the demo customers, as the result of their orders, gestures and gift cards. */
export async function loadHistory(tx: Transaction, secretKey: SecretKey) {
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
