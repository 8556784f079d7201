import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.js';
import { isAtStores, isEarlier, type Stretch } from '../../platform/database/earlier.js';
import type { Uuid } from '../../platform/ids.js';

const moved = (kind: 'store_credit' | 'points') =>
  sql<number>`coalesce(sum(entry.amount) filter (where account.kind = ${sql.lit(kind)}), 0)::bigint`;

/** What moved a customer's credit and points; a cause that moved both is listed once. */
export const selectMovesBefore = (db: Db, ownerId: Uuid, { stores, before, most }: Stretch) =>
  db
    .selectFrom('ledger_account as account')
    .innerJoin('ledger_entry as entry', 'entry.account_id', 'account.id')
    .innerJoin('ledger_transaction as cause', 'cause.id', 'entry.transaction_id')
    .innerJoin('store', 'store.id', 'account.store_id')
    .select(['cause.id', 'cause.at', 'cause.reason', 'cause.about', 'store.name as store_name'])
    .select([moved('store_credit').as('credit'), moved('points').as('points')])
    .where('account.owner_id', '=', ownerId)
    .where('account.kind', 'in', ['store_credit', 'points'])
    .where(isAtStores('account.store_id', stores))
    .where(isEarlier('cause.at', 'cause.id', before))
    .groupBy(['cause.id', 'store.name'])
    .orderBy('cause.at', 'desc')
    .orderBy('cause.id', 'desc')
    .limit(most)
    .execute();
