import type { Transaction } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import type { Uuid } from '../../platform/ids.js';

export type Told = Tables['points_warning'];

export const selectTold = (tx: Transaction, storeId: number, customerIds: readonly Uuid[]): Promise<Told[]> =>
  tx
    .selectFrom('points_warning')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('customer_id', 'in', customerIds)
    .execute();

export const markTold = (tx: Transaction, told: readonly Told[]) =>
  tx
    .insertInto('points_warning')
    .values([...told])
    .onConflict((known) =>
      known
        .columns(['customer_id', 'store_id', 'ahead'])
        .doUpdateSet(({ ref }) => ({ told_until: ref('excluded.told_until') })),
    )
    .execute();
