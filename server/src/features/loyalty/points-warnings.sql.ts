import type { Transaction } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import type { Uuid } from '../../platform/ids.js';

/** Up to which moment a customer has been told about points that expire at a store. */
export type PointsWarning = Tables['points_warning'];

export const selectWarnings = (
  tx: Transaction,
  storeId: number,
  customerIds: readonly Uuid[],
): Promise<PointsWarning[]> =>
  tx
    .selectFrom('points_warning')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('customer_id', 'in', customerIds)
    .execute();

export const saveWarnings = (tx: Transaction, warnings: readonly PointsWarning[]) =>
  tx
    .insertInto('points_warning')
    .values([...warnings])
    .onConflict((known) =>
      known
        .columns(['customer_id', 'store_id', 'ahead'])
        .doUpdateSet(({ ref }) => ({ told_until: ref('excluded.told_until') })),
    )
    .execute();
