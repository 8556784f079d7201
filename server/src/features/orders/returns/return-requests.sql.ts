import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { newId, type Uuid } from '../../../platform/ids.js';

export type LinePieces = { position: number; quantity: number };

/** The request that waits for the store's answer. Whoever changes it has locked the order. */
export const selectOpenRequest = (db: Db, orderId: Uuid) =>
  db
    .selectFrom('return_request')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('decided_at', 'is', null)
    .executeTakeFirst();

type NewRequest = { order_id: Uuid; reason: string; bring_by: string; begun_by_store?: boolean };

export async function insertRequest(tx: Transaction, request: NewRequest) {
  const id = newId(tx.now);
  await tx
    .insertInto('return_request')
    .values({ id, ...request, asked_at: tx.now })
    .execute();
  return id;
}

export const addRequestLines = (tx: Transaction, requestId: Uuid, lines: readonly LinePieces[]) =>
  tx
    .insertInto('return_request_line')
    .values(lines.map(({ position, quantity }) => ({ request_id: requestId, position, asked: quantity })))
    .onConflict((same) =>
      same.columns(['request_id', 'position']).doUpdateSet((now) => ({
        asked: sql<number>`return_request_line.asked + ${now.ref('excluded.asked')}`,
      })),
    )
    .execute();

export const renewRequest = (tx: Transaction, id: Uuid, change: { reason: string; bring_by: string }) =>
  tx.updateTable('return_request').set(change).where('id', '=', id).execute();

export const selectRequestLines = (db: Db, requestId: Uuid) =>
  db
    .selectFrom('return_request_line')
    .select(['position', 'asked'])
    .where('request_id', '=', requestId)
    .orderBy('position')
    .execute();

type Decided = { position: number; accepted: number; broken: number; kept: number; refused: number };

export async function decideRequest(
  tx: Transaction,
  id: Uuid,
  { lines, answer }: { lines: readonly Decided[]; answer: string },
) {
  for (const { position, ...decided } of lines)
    await tx
      .updateTable('return_request_line')
      .set(decided)
      .where('request_id', '=', id)
      .where('position', '=', position)
      .execute();
  await tx.updateTable('return_request').set({ decided_at: tx.now, answer }).where('id', '=', id).execute();
}

/** Nobody has brought the bottles: all of them count as refused. */
export async function endRequest(tx: Transaction, id: Uuid) {
  await tx
    .updateTable('return_request_line')
    .set((line) => ({ refused: line.ref('asked') }))
    .where('request_id', '=', id)
    .execute();
  await tx
    .updateTable('return_request')
    .set({ decided_at: tx.now, answer: 'The bottles were not brought in time.' })
    .where('id', '=', id)
    .execute();
}

export const selectRequests = (db: Db, orderId: Uuid) =>
  db
    .selectFrom('return_request')
    .select(['id', 'asked_at', 'reason', 'bring_by', 'decided_at', 'answer', 'begun_by_store'])
    .where('order_id', '=', orderId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const selectLinesOfRequests = (db: Db, orderId: Uuid) =>
  db
    .selectFrom('return_request_line as line')
    .innerJoin('return_request', 'return_request.id', 'line.request_id')
    .select([
      'line.request_id',
      'line.position',
      'line.asked',
      'line.accepted',
      'line.broken',
      'line.kept',
      'line.refused',
    ])
    .where('return_request.order_id', '=', orderId)
    .orderBy('line.position')
    .execute();

/**
 * Those of these products of which the customer has kept a bottle, from any order. What was paid back without
 * coming back is kept: else a store could pay for the end of a review.
 */
export async function selectKept(db: Db, customerId: Uuid, productIds: readonly number[]) {
  const { rows } = await sql<{ product_id: number }>`
    select distinct product.id as product_id
    from purchase_order
    join purchase_order_line line on line.order_id = purchase_order.id
    left join purchase_order_set_part part using (order_id, position)
    join product on product.id = coalesce(line.product_id, part.product_id)
    where purchase_order.customer_id = ${customerId}
      and purchase_order.status in ('handed_over', 'returned_in_part', 'returned')
      and line.quantity > line.returned - coalesce((
        select sum(back.kept) from return_request request
        join return_request_line back on back.request_id = request.id
        where request.order_id = line.order_id and back.position = line.position
      ), 0)
      and product.id = any(${[...productIds]}::integer[])`.execute(db);
  return rows.map(({ product_id }) => product_id);
}
