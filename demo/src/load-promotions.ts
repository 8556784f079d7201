import type { Transaction } from 'server/platform/database/database';

/** Mixed cases of wine: what all three states of the demo allow, and what wine merchants do everywhere. */
export async function loadPromotions(tx: Transaction) {
  const { id: wine } = await tx
    .selectFrom('department')
    .select('id')
    .where('slug', '=', 'wine')
    .executeTakeFirstOrThrow();
  const { id: promotion_id } = await tx
    .insertInto('promotion')
    .values({
      name: 'Mixed cases, all stores',
      shown_as: 'Mixed case of wine',
      how: 'percent',
      state: 'on',
      starts_at: tx.now,
      ends_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const steps = [
    { promotion_id, from_bottles: 6, value: 500 },
    { promotion_id, from_bottles: 12, value: 1000 },
  ];
  await tx.insertInto('promotion_step').values(steps).execute();
  await tx.insertInto('promotion_goods').values({ promotion_id, kind: 'department', ref: wine }).execute();
  const stores = await tx.selectFrom('store').select('id').execute();
  await tx
    .insertInto('promotion_store')
    .values(stores.map(({ id: store_id }) => ({ promotion_id, store_id })))
    .execute();
}
