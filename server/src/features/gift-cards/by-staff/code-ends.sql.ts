import type { Transaction } from '../../../platform/database/database.js';

export const takeCardsWithoutEnd = (tx: Transaction, most: number) =>
  tx
    .selectFrom('gift_card')
    .select(['id', 'sealed_code'])
    .where('code_end', 'is', null)
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
