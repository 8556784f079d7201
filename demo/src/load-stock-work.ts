import { sql } from 'kysely';
import { hours, later } from 'server/platform/clock';
import type { Transaction } from 'server/platform/database/database';
import { newId } from 'server/platform/ids';

const [missionStreet, embarcadero, lincolnPark] = [1, 2, 3];

const personOf = async (tx: Transaction, email: string) =>
  (await tx.selectFrom('staff_person').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

/** The bottles of which a store has the most, so that it can spare some. */
const plentiful = async (tx: Transaction, storeId: number, most: number) =>
  tx
    .selectFrom('store_product')
    .select(['product_id', 'on_hand'])
    .where('store_id', '=', storeId)
    .where(sql<boolean>`carried and on_hand - held > 12`)
    .where('product_id', 'in', (other) =>
      other.selectFrom('store_product').select('product_id').where('store_id', '=', embarcadero),
    )
    .orderBy('product_id', 'desc')
    .limit(most)
    .execute();

/** Six of each are on their way to the other store of the same manager. */
async function loadTransfer(tx: Transaction) {
  const marco = await personOf(tx, 'marco@cellar-door.example');
  const sentAt = later(tx.now, -hours(3));
  const id = newId(sentAt);
  const bottles = 6;
  const lines = await plentiful(tx, missionStreet, 3);
  await tx
    .insertInto('stock_transfer')
    .values({
      id,
      from_store_id: missionStreet,
      to_store_id: embarcadero,
      state: 'under_way',
      note: 'For the tasting on Saturday',
      made_by: marco,
      made_at: sentAt,
      sent_at: sentAt,
    })
    .execute();
  await tx
    .insertInto('stock_transfer_line')
    .values(lines.map(({ product_id }) => ({ transfer_id: id, product_id, bottles })))
    .execute();
  await tx
    .insertInto('stock_movement')
    .values(
      lines.map(({ product_id }) => ({
        store_id: missionStreet,
        product_id,
        kind: 'transferred_out' as const,
        quantity: -bottles,
        transfer_id: id,
        person_id: marco,
        at: sentAt,
      })),
    )
    .execute();
}

/** A shelf that a clerk has counted: one bottle is missing, another is one too many. */
async function loadCount(tx: Transaction) {
  const mia = await personOf(tx, 'mia@cellar-door.example');
  const begunAt = later(tx.now, -hours(2));
  const id = newId(begunAt);
  const off = [-1, 0, 1, 0, 0];
  await tx
    .insertInto('stock_count')
    .values({
      id,
      store_id: lincolnPark,
      name: 'Shelf by the door',
      state: 'waiting',
      begun_by: mia,
      begun_at: begunAt,
    })
    .execute();
  for (const [nth, { product_id, on_hand }] of (await plentiful(tx, lincolnPark, off.length)).entries())
    await tx
      .insertInto('stock_count_line')
      .values({
        count_id: id,
        product_id,
        store_id: lincolnPark,
        counted: on_hand + off[nth]!,
        there: on_hand,
        on_hand,
        after_movement: sql<number>`(
          select max(number) from stock_movement
          where store_id = ${lincolnPark} and product_id = ${product_id}
        )`,
        counted_by: mia,
        counted_at: begunAt,
      })
      .execute();
}

/** What waits for a person on the first day: bottles on their way, and a count to look at. */
export async function loadStockWork(tx: Transaction) {
  await loadTransfer(tx);
  await loadCount(tx);
}
