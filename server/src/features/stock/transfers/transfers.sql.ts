import type { PageAsked } from 'contract/platform/page';
import type { TransferState, TransferView } from 'contract/stock/transfers.staff';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { nameOfProduct } from '../../../platform/database/tables/catalogue.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Uuid } from '../../../platform/ids.js';

/** Only the sending store sees a draft. */
const isOf = (storeId: number) => sql<boolean>`(
  transfer.from_store_id = ${storeId}
  or transfer.to_store_id = ${storeId} and transfer.state in ('under_way', 'received')
)`;

const isIn: Record<TransferView, (storeId: number) => RawBuilder<boolean>> = {
  leaving: (storeId) => sql`transfer.from_store_id = ${storeId} and transfer.state in ('draft', 'under_way')`,
  coming: (storeId) => sql`transfer.to_store_id = ${storeId} and transfer.state = 'under_way'`,
  over: (storeId) => sql`${isOf(storeId)} and transfer.state in ('received', 'cancelled')`,
};

const summed = (column: 'bottles' | 'received' | 'missing') =>
  sql<number>`(
    select coalesce(sum(${sql.ref(column)}), 0)::integer from stock_transfer_line where transfer_id = transfer.id
  )`.as(column);

const transfers = (db: Db) =>
  db
    .selectFrom('stock_transfer as transfer')
    .innerJoin('store as sender', 'sender.id', 'transfer.from_store_id')
    .innerJoin('store as receiver', 'receiver.id', 'transfer.to_store_id')
    .leftJoin('staff_person', 'staff_person.id', 'transfer.made_by')
    .select([
      'transfer.id',
      'transfer.state',
      'transfer.from_store_id',
      'sender.name as from_store',
      'transfer.to_store_id',
      'receiver.name as to_store',
      'transfer.note',
      'staff_person.name as made_by',
      'transfer.made_at',
      'transfer.sent_at',
      'transfer.version',
      'transfer.why',
      summed('bottles'),
      summed('received'),
      summed('missing'),
    ]);

export const selectTransfer = (db: Db, storeId: number, id: Uuid) =>
  transfers(db).where('transfer.id', '=', id).where(isOf(storeId)).executeTakeFirst();

export const selectTransfers = (db: Db, storeId: number, view: TransferView, { page, pageSize }: PageAsked) =>
  transfers(db)
    .where(isIn[view](storeId))
    .orderBy('transfer.made_at', 'desc')
    .orderBy('transfer.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export async function numberOfTransfers(db: Db, storeId: number, view: TransferView) {
  const { count } = await db
    .selectFrom('stock_transfer as transfer')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isIn[view](storeId))
    .executeTakeFirstOrThrow();
  return count;
}

/** For the store that sends it, or for the one that it goes to. */
export const lockTransfer = (tx: Transaction, storeId: number, id: Uuid, side: 'from' | 'to') =>
  tx
    .selectFrom('stock_transfer')
    .select(['from_store_id', 'to_store_id', 'state', 'version'])
    .where('id', '=', id)
    .where(side === 'from' ? 'from_store_id' : 'to_store_id', '=', storeId)
    .forUpdate()
    .executeTakeFirst();

/** False when the transfer exists already, even by a call at the same moment. */
export async function insertTransfer(
  tx: Transaction,
  transfer: Pick<
    Insertable<Tables['stock_transfer']>,
    'id' | 'from_store_id' | 'to_store_id' | 'note' | 'made_by'
  >,
) {
  const inserted = await tx
    .insertInto('stock_transfer')
    .values({ ...transfer, state: 'draft', made_at: tx.now })
    .onConflict((known) => known.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

type Changed = Partial<
  Pick<Tables['stock_transfer'], 'to_store_id' | 'note' | 'sent_at' | 'ended_at' | 'why'> & {
    state: TransferState;
  }
>;

export const updateTransfer = (tx: Transaction, id: Uuid, changed: Changed) =>
  tx
    .updateTable('stock_transfer')
    .set({ ...changed, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();

type Line = { product_id: number; bottles: number };

export async function replaceLines(tx: Transaction, id: Uuid, lines: readonly Line[]) {
  await tx.deleteFrom('stock_transfer_line').where('transfer_id', '=', id).execute();
  if (lines.length > 0)
    await tx
      .insertInto('stock_transfer_line')
      .values(lines.map((line) => ({ ...line, transfer_id: id })))
      .execute();
}

export const selectLinesOf = (db: Db, id: Uuid) =>
  db
    .selectFrom('stock_transfer_line as line')
    .innerJoin('stock_transfer as transfer', 'transfer.id', 'line.transfer_id')
    .innerJoin('product', 'product.id', 'line.product_id')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .leftJoin('store_product as shelf', (join) =>
      join
        .onRef('shelf.product_id', '=', 'line.product_id')
        .onRef('shelf.store_id', '=', 'transfer.from_store_id'),
    )
    .select([
      'line.product_id',
      ...nameOfProduct,
      'line.bottles',
      'line.received',
      'line.missing',
      sql<number>`coalesce(shelf.on_hand - shelf.held, 0)`.as('free'),
    ])
    .where('line.transfer_id', '=', id)
    .orderBy('brand.name')
    .orderBy('product.name')
    .orderBy('product.vintage')
    .orderBy('line.product_id')
    .execute();

/** How many of each have come; when the transfer ends, the rest is missing. */
export const updateReceived = (
  tx: Transaction,
  id: Uuid,
  lines: readonly { product_id: number; received: number }[],
  { ends }: { ends: boolean },
) =>
  sql`
    update stock_transfer_line line
    set received = coalesce(come.received, line.received),
      missing = case when ${ends} then line.bottles - coalesce(come.received, line.received) else 0 end
    from stock_transfer_line known
    left join unnest(
      ${lines.map(({ product_id }) => product_id)}::integer[], ${lines.map(({ received }) => received)}::integer[]
    ) as come (product_id, received) using (product_id)
    where known.transfer_id = ${id} and line.transfer_id = ${id} and line.product_id = known.product_id`.execute(
    tx,
  );

export const selectOtherStores = (db: Db, storeId: number) =>
  db.selectFrom('store').select(['id', 'name']).where('id', '<>', storeId).orderBy('name').execute();

/** What the bottles that left cost: what their shelf was worth before, less what it was worth after. */
export const selectWorthSent = (db: Db, id: Uuid) =>
  db
    .selectFrom('stock_movement as sent')
    .select([
      'sent.product_id',
      sql<number | null>`(
        select before.worth from stock_movement before
        where before.store_id = sent.store_id and before.product_id = sent.product_id
          and before.number < sent.number
        order by before.number desc limit 1
      ) - sent.worth`.as('worth'),
    ])
    .where('sent.transfer_id', '=', id)
    .where('sent.kind', '=', 'transferred_out')
    .execute();
